/// Called when an action is performed; gets the action, whose `sender` tells who performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A title, perhaps an image, and the closure to run: what a button or a bar button item does.
@preconcurrency @MainActor
open class UIAction {
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

    /// What a button made for this action shows.
    open var title: String
    /// What a button made for this action shows in front of the title.
    open var image: UIImage?
    /// The action's identifier; a unique one unless it was given.
    public let identifier: Identifier
    /// The object that performs the action; nil while none does.
    public internal(set) var sender: Any?

    let handler: UIActionHandler

    /// Makes an action; without an identifier it gets a unique one.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }

    func perform(sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }
}
