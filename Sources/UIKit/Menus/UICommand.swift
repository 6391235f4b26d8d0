/// An entry of a menu that sends a method up the responder chain, to the first responder that has it.
///
/// In an edit menu it is left out while no responder carries it out.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The entry's text.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }

    /// The picture at the entry's right end.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }

    // Never nil; optional in a key command, as in Apple's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The method, which takes the command or nothing.
    open private(set) var action: Selector!
    /// What tells apart commands with the same action, for the method to read.
    open private(set) var propertyList: Any?
    /// What is special about the entry.
    open var attributes: Attributes
    /// Whether the entry is chosen.
    open var state: State
    /// The object that performs the command; nil while none does.
    open private(set) var sender: Any?

    override var leaf: (any UIMenuLeaf)? { self }

    override func canBePerformed(from first: UIResponder) -> Bool {
        first.target(forAction: action, withSender: self) != nil
    }

    /// Makes a command.
    ///
    /// - Parameters:
    ///   - title: the entry's text.
    ///   - subtitle: a second, smaller line.
    ///   - image: the picture at the entry's right end.
    ///   - action: the method; it is called on the first responder in the chain that has it.
    ///   - propertyList: what tells apart commands with the same action.
    ///   - attributes: what is special about the entry.
    ///   - state: whether the entry is chosen.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
        propertyList: Any? = nil, attributes: Attributes = [], state: State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Calls the method on the first responder that has it.
    ///
    /// - Parameters:
    ///   - sender: who performs the command.
    ///   - target: the responder at which the search begins, or another object that has the method; nil for the
    ///     sender.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        let target = target ?? sender
        if let first = target as? UIResponder {
            perform(from: first)
        } else if let target {
            TargetAction.send(action, to: target, from: self, for: nil)
        }
        self.sender = outer
    }

    /// Calls the action on the first responder in the chain that has it.
    ///
    /// - Returns: whether a responder had it.
    @discardableResult
    func perform(from first: UIResponder) -> Bool {
        guard let target = first.target(forAction: action, withSender: self) else { return false }
        return TargetAction.send(action, to: target, from: self, for: nil)
    }
}
