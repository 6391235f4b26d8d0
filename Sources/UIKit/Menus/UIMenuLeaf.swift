/// What can be chosen from a menu: an action or a command.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The entry's text.
    var title: String { get set }
    /// The picture at the entry's right end.
    var image: UIImage? { get set }
    /// What is special about the entry.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the entry is chosen.
    var state: UIMenuElement.State { get set }
    /// The object that performs it; nil while none does.
    var sender: Any? { get }

    /// Does what the entry is for.
    ///
    /// - Parameters:
    ///   - sender: who performs it.
    ///   - target: on which object, or from which responder on; nil for the usual ones.
    func performWithSender(_ sender: Any?, target: Any?)
}
