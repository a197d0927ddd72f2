import Foundation

/// A compiled file of views, loaded into this process. It uses the process's own copy of SwiftUI.
@MainActor
package struct LoadedLibrary {
    private typealias Make = @convention(c) (Int32, UnsafeMutableRawPointer) -> Bool
    private let make: Make

    package init(path: String) throws(CommandError) {
        guard let handle = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? "unknown"
            throw CommandError(
                .failure, "can't load the compiled views", why: reason,
                whatToDo: "remove '\(path)' and try again")
        }
        guard let symbol = dlsym(handle, GeneratedSource.entryPoint) else {
            throw CommandError(
                .failure, "can't load the compiled views", why: "'\(path)' has no entry point",
                whatToDo: "remove it and try again")
        }
        // The symbol is the `@_cdecl` function that GeneratedSource writes, which has this type.
        make = unsafeBitCast(symbol, to: Make.self)
    }

    /// The view of an entry; `nil` when a condition in the source left the entry out. `type` is `AnyView`, which is what
    /// the entry point writes.
    package func view<AnyView>(_ number: Int, as type: AnyView.Type) -> AnyView? {
        let memory = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
        defer { memory.deallocate() }
        guard make(Int32(number), UnsafeMutableRawPointer(memory)) else { return nil }
        return memory.move()
    }
}
