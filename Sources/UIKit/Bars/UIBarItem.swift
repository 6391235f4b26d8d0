/// What can stand in a bar: a title or an image that can be switched off.
@preconcurrency @MainActor
open class UIBarItem {
    /// What is read. Default nil.
    open var title: String? {
        didSet { didChange() }
    }

    /// What is seen instead of the title. Default nil.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// Whether the item can be chosen. Default true.
    open var isEnabled = true {
        didSet { didChange() }
    }

    /// A number to find the item by. Default 0.
    open var tag = 0

    /// Makes an item without a title.
    public init() {}

    /// Called after something that can be seen took another value.
    func didChange() {}
}
