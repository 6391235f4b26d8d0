/// An entry of a menu: an action, a command, or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Whether an entry is chosen.
    public enum State: Int, Sendable {
        /// Not chosen.
        case off = 0
        /// Chosen: a check mark stands in front of it.
        case on = 1
        /// Chosen in part: a dash stands in front of it.
        case mixed = 2
    }

    /// What is special about an entry.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Makes attributes of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen, and is pale.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// It destroys something, and is red.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Choosing it leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// What the text and the picture are, unless a subclass overrides them.
    final var ownTitle: String
    final var ownImage: UIImage?

    /// The entry's text.
    open var title: String { ownTitle }
    /// A second, smaller line below the text.
    open var subtitle: String?
    /// The picture at the entry's right end.
    open var image: UIImage? { ownImage }

    /// What stands for the element in a menu: itself, unless it is hidden or brings others.
    var shown: [UIMenuElement] { leaf?.attributes.contains(.hidden) == true ? [] : [self] }

    /// The element, if it does something when it is chosen.
    var leaf: (any UIMenuLeaf)? { nil }

    /// What can be chosen of the element and what is in it, from above.
    var leaves: [any UIMenuLeaf] { leaf.map { [$0] } ?? [] }

    /// Whether the element can be chosen.
    var canBeChosen: Bool { leaf?.attributes.contains(.disabled) != true }

    /// Whether it would be carried out by a responder, or by one after it.
    func canBePerformed(from first: UIResponder) -> Bool { true }

    /// The keys that do the same, as a list shows them; nil for none.
    package var keySigns: String? { nil }

    /// Called when the menu opens, before it is laid out.
    func prepare() {}

    /// Makes what is missing of the element, and tells when that is there.
    func load(_ didLoad: @escaping () -> Void) {}

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        ownImage = image
        super.init()
        self.subtitle = subtitle
    }
}
