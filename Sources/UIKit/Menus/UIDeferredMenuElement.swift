/// An entry of a menu that brings others, which are made when the menu opens.
///
/// Until they are there, a pale row says that they are being loaded.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private static let waitingTitle = "Loading…"

    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var elements: [UIMenuElement]?
    private var isLoading = false

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.isCached = isCached
        self.provider = provider
        super.init(title: Self.waitingTitle, subtitle: nil, image: nil)
    }

    /// Makes an element whose entries are made once.
    ///
    /// - Parameter elementProvider: called when the menu opens for the first time; calls what it is given with the
    ///   entries, at once or later.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Returns an element whose entries are made each time that the menu opens.
    ///
    /// - Parameter elementProvider: called when the menu opens; calls what it is given with the entries, at once or
    ///   later.
    /// - Returns: the element.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    override var shown: [UIMenuElement] { elements.map { $0.flatMap(\.shown) } ?? [self] }

    override var leaves: [any UIMenuLeaf] { elements?.flatMap(\.leaves) ?? [] }

    override var canBeChosen: Bool { false }

    override func prepare() {
        if !isCached { elements = nil }
    }

    override func load(_ didLoad: @escaping () -> Void) {
        if let elements { return elements.forEach { $0.load(didLoad) } }
        guard !isLoading else { return }
        isLoading = true
        provider { [weak self] made in
            guard let self else { return }
            isLoading = false
            elements = made
            didLoad()
        }
    }
}
