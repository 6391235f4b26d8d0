/// The room in which a text view lays out its lines.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    /// Hears that lines lie elsewhere: the text view that uses it.
    var didChange: (() -> Void)?

    /// Makes a container of a size. A text view makes it as wide as itself; its height has no limit.
    public init(size: CGSize = .zero) {
        self.size = size
        super.init()
    }

    /// The size that was given.
    open var size: CGSize

    /// Space between the room's sides and the text, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { didChange?() }
        }
    }
    /// How a text that a layout manager lays out ends where there is no room for it. Default by words.
    ///
    /// A text view goes on below, and has no use for it.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// The most lines of a text that a layout manager lays out; 0, the default, for no limit.
    ///
    /// A text view shows all of its lines.
    open var maximumNumberOfLines = 0
}
