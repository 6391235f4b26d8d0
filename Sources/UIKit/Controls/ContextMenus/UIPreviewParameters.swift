/// What of a view a preview shows, and on which ground.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// Space around lines of text, and the radius of the corners around them, in points. Our own values.
    private static let (textMargin, textRadius): (CGFloat, CGFloat) = (4, 6)

    /// The part of the view that is shown, in its coordinates; nil for all of it.
    open var visiblePath: UIBezierPath?

    /// The outline of the shadow, in the view's coordinates; nil for that of what is shown.
    open var shadowPath: UIBezierPath?

    // As in UIKit, where nil sets the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The ground behind the view. Default the system's background; nil sets that again.
    open var backgroundColor: UIColor! {
        get { ground ?? .systemBackground }
        set { ground = newValue }
    }

    private var ground: UIColor?

    /// Makes parameters that show a whole view.
    public override init() {
        super.init()
    }

    /// Makes parameters that show lines of text, with some space around.
    ///
    /// - Parameter textLineRects: the frames of the lines as values of `CGRect`, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) where !rect.isEmpty {
            let around = rect.insetBy(dx: -Self.textMargin, dy: -Self.textMargin)
            path.append(UIBezierPath(roundedRect: around, cornerRadius: Self.textRadius))
        }
        visiblePath = path.isEmpty ? nil : path
    }
}
