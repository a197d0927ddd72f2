import MartletBase

/// Views made from a collection of data, one identity for each element. Documented behaviour.
///
/// State moves with an element's identity when the collection is reordered. With two elements of the same identity, the later ones
/// get identities of their own by their order of appearance and a report is made: results are undefined on Apple's systems.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data the views are made from.
    public var data: Data
    /// Makes the view of one element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element, Data.Index) -> ID
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { ForEachNode(view, context) }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    /// Views for identifiable elements.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content) { element, _ in element.id }
    }
}

extension ForEach where Content: View {
    /// Views for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in element[keyPath: id] }
    }

    /// Views for the elements of a collection in a binding, with their identity at a key path.
    nonisolated public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
        self.init(data: pairs) { pair in
            let index = pair.0
            // An element that was removed meanwhile is read as it was.
            return content(
                Binding(
                    get: {
                        let now = data.wrappedValue
                        return now.indices.contains(index) ? now[index] : elements[index]
                    },
                    set: { value, transaction in
                        guard data.wrappedValue.indices.contains(index) else { return }
                        data.transaction(transaction).wrappedValue[index] = value
                    }))
        } id: { pair, _ in pair.1 }
    }
}

extension ForEach where Content: View {
    /// Views for identifiable elements of a collection in a binding; each view gets a binding to its element.
    nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
    {
        self.init(data, id: \.id, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Views for a constant range of numbers.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content) { number, _ in number }
    }
}

extension ForEach: DynamicViewContent where Content: View {}

/// Views made from data that lists can edit.
public protocol DynamicViewContent: View {
    associatedtype Data: Collection
    /// The data the views are made from.
    var data: Data { get }
}

/// The node of a loop: a child for each identity, kept while the identity stays.
private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    private struct Key: Hashable {
        var id: ID
        /// Counts elements with the same identity.
        var repeated: Int
    }

    private var order: [_ViewNode<Content>] = []
    private var keys: [Key] = []
    private var nodes: [Key: _ViewNode<Content>] = [:]

    private var view: ForEach<Data, ID, Content>
    /// What the content closure reads makes the loop run again, not the body that made it.
    private let subscriber = Subscriber()

    init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        subscriber.owner = self
        show()
        collectElements()
    }

    private func show() { 
        let contents = subscriber.tracking(graph) { makeContents() }
        show(contents)
    }

    private func makeContents() -> [(ID, Content)] {
        view.data.indices.map { index in
            let element = view.data[index]
            return (view.id(element, index), view.content(element))
        }
    }

    private func show(_ contents: [(ID, Content)]) {
        var newKeys: [Key] = []
        newKeys.reserveCapacity(contents.count)
        var counts: [ID: Int] = [:]
        var newOrder: [_ViewNode<Content>] = []
        newOrder.reserveCapacity(contents.count)
        var changed = false
        var position = 0
        for (id, content) in contents {
            let repeated = counts[id, default: 0]
            counts[id] = repeated + 1
            if repeated == 1 {
                graph.diagnostics.report(
                    "ForEach: the identity \(id) is used by more than one element. Give every element an identity of its own.")
            }
            let key = Key(id: id, repeated: repeated)
            if !(position < keys.count && keys[position] == key) { changed = true }
            newKeys.append(key)
            if let node = nodes[key] {
                node.update(content, environment)
                newOrder.append(node)
            } else {
                let node = Content._makeNode(content, childContext())
                nodes[key] = node
                newOrder.append(node)
            }
            position += 1
        }
        if changed || newKeys.count != keys.count {
            let kept = Set(newKeys)
            for key in keys where !kept.contains(key) { nodes.removeValue(forKey: key)?.unmount() }
            keys = newKeys
            order = newOrder
            orderChanged = true
        }
    }

    private var orderChanged = false

    override func update(_ view: ForEach<Data, ID, Content>, _ environment: EnvironmentValues) {
        self.environment = environment
        self.view = view
        rerun()
    }

    private func rerun() {
        collecting {
            show()
            if orderChanged { childElementsChanged(self) }
        }
    }

    override func flush() {
        if isMounted, subscriber.isInvalid { rerun() }
    }

    override func didUnmount() { subscriber.dispose() }

    override func refresh(_ environment: EnvironmentValues) {
        self.environment = environment
        collecting { for node in order { node.refresh(environment) } }
    }

    override func collectElements() {
        orderChanged = false
        super.collectElements()
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { for node in order { body(node) } }
}
