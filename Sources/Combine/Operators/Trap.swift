import Foundation

/// Stops in an attached debugger.
func raiseTrap() { raise(SIGTRAP) }
