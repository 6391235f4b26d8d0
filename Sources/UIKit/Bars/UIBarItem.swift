/// An item in a bar: a title or an image that can be disabled.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// The title. Default nil.
    open var title: String? {
        didSet { didChange() }
    }

    /// The image; a bar button item shows it instead of the title. Default nil.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// Whether the item can be tapped. Default true.
    open var isEnabled = true {
        didSet { didChange() }
    }

    /// A number to find the item by. Default 0.
    open var tag = 0

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Called after a visible property has changed.
    func didChange() {}
}
