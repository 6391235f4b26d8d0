/// A list of actions, commands and other menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// A name that tells menus apart.
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

        /// The standard edit actions, in a menu that is suggested for a text or a view.
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    }

    /// How a menu is shown in another one.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits, with UIKit's values.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Its entries stand between lines in the menu around it, below its title.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Its title is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Choosing an action turns it on and the others of the menu off.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The menu's identifier; a unique one unless it was given.
    public let identifier: Identifier
    /// How the menu is shown in another one.
    public let options: Options
    /// The entries, from above.
    public let children: [UIMenuElement]

    /// Makes a menu; without an identifier it gets a unique one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The entries that are turned on, those of inline menus included.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return child.leaf?.state == .on ? [child] : []
        }
    }

    /// Returns the menu without what no responder carries out, from one on.
    func performable(from first: UIResponder) -> UIMenu {
        replacingChildren(
            children.filter { $0.canBePerformed(from: first) }.map {
                ($0 as? UIMenu)?.performable(from: first) ?? $0
            })
    }

    /// What is shown in the menu, from above: without what is hidden, with what elements bring.
    var entries: [UIMenuElement] { children.flatMap(\.shown) }

    override var leaves: [any UIMenuLeaf] { children.flatMap(\.leaves) }

    override func prepare() {
        for child in children { child.prepare() }
    }

    /// Makes what is missing in the menu, and in those that are a part of it.
    override func load(_ didLoad: @escaping () -> Void) {
        for child in children where (child as? UIMenu)?.options.contains(.displayInline) != false {
            child.load(didLoad)
        }
    }

    /// Turns an action that was chosen from the menu on, and the others off, where only one can be chosen: of the menu, or
    /// of those that are a part of it.
    func select(_ leaf: any UIMenuLeaf) {
        guard leaves.contains(where: { $0 === leaf }) else { return }
        if options.contains(.singleSelection) { selectOnly(leaf) }
        for case let part as UIMenu in children where part.options.contains(.displayInline) {
            part.select(leaf)
        }
    }

    /// Turns an action on, and the others of the menu off.
    func selectOnly(_ leaf: any UIMenuLeaf) {
        for other in leaves { other.state = other === leaf ? .on : .off }
    }
}
