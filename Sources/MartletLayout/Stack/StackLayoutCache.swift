/// What a stack layout keeps between calls.
public struct _StackLayoutCache {
    let engine: StackEngine
}
