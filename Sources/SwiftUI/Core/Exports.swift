// `import SwiftUI` brings Foundation, Combine's names and the value types of the lower targets, as on Apple's systems.
@_exported import Combine
@_exported import Foundation
@_exported import MartletBase
@_exported import MartletLayout
@_exported import Observation
