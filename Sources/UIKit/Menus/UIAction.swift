/// Called when an action is performed; gets the action, whose `sender` tells who performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, perhaps an image, and the closure to run: what a button, a bar button item or a menu's entry does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// A name that tells actions apart. A control keeps one action for an identifier and a set of events.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes an identifier of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What a button or a menu's entry made for this action shows.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// The picture of a button or a menu's entry made for this action.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    /// The action's identifier; a unique one unless it was given.
    public let identifier: Identifier
    /// What is special about the menu's entry.
    open var attributes: Attributes
    /// Whether the menu's entry is chosen.
    open var state: State
    /// The object that performs the action; nil while none does.
    public internal(set) var sender: Any?

    let handler: UIActionHandler

    override var leaf: (any UIMenuLeaf)? { self }

    /// Makes an action; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the closure.
    ///
    /// - Parameters:
    ///   - sender: who performs the action.
    ///   - target: has no meaning for an action.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
