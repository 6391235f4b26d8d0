/// The presentation of the styles that cover the window or a presentation context.
final class CoveringPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(
        style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
    ) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenting)
    }

    /// Whether the style covers a presentation context instead of the window.
    static func isContextual(_ style: UIModalPresentationStyle) -> Bool {
        style == .currentContext || style == .overCurrentContext
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldPresentInFullscreen: Bool { !Self.isContextual(style) }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override var placesPresentedView: Bool { true }
}
