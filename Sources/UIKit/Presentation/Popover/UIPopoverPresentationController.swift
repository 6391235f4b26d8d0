import Foundation

/// Presents a controller as a popover: a box with an arrow that points to what it belongs to. A tap beside it
/// dismisses it.
///
/// Where the width is compact it is a sheet, unless the delegate says otherwise.
///
/// ```swift
/// controller.modalPresentationStyle = .popover
/// controller.popoverPresentationController?.sourceItem = button
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// The size of the body where the presented controller prefers none, as on iOS.
    private static let defaultSize = CGSize(width: 320, height: 480)
    /// The duration of a change of size, in seconds.
    private static let resizeDuration: TimeInterval = 0.25

    private let popover = PopoverView()
    private lazy var backdrop = PopoverBackdrop(self)
    private var laidOutSize: CGSize?

    // MARK: - What it points to

    /// The view or the bar button item that the popover points to; takes precedence over the other sources.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { sourceDidChange() }
    }

    /// The view that holds the rectangle that the popover points to.
    open weak var sourceView: UIView? {
        didSet { sourceDidChange() }
    }

    /// The rectangle in the source view that the popover points to. Null, the default: the whole view.
    open var sourceRect = CGRect.null {
        didSet { sourceDidChange() }
    }

    /// The bar button item that the popover points to.
    open weak var barButtonItem: UIBarButtonItem? {
        didSet { sourceDidChange() }
    }

    /// Whether the popover may cover what it points to rather than be made smaller. `false` by default.
    open var canOverlapSourceViewRect = false {
        didSet { sourceDidChange() }
    }

    // MARK: - The arrow

    /// Where the arrow may point to; any direction by default. Empty: there is no arrow, and the popover
    /// covers its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any {
        didSet { sourceDidChange() }
    }

    /// Where the arrow points to; `.unknown` before the popover is presented.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

    // MARK: - Surroundings

    /// Views outside the popover that take touches while it is shown; a tap on them does not dismiss it.
    open var passthroughViews: [UIView]?

    /// The least distances of the popover from the edges of the window; 10 points by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { sourceDidChange() }
    }

    /// The colour of body and arrow; `nil`: the system's.
    open var backgroundColor: UIColor? {
        didSet { popover.color = backgroundColor ?? .systemBackground }
    }

    /// The class of the background with its arrow, a subclass of `UIPopoverBackgroundView`; `nil`: the system's. It
    /// counts when the popover is presented, and takes precedence over `backgroundColor`.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: - As a sheet

    /// The sheet that is shown instead of the popover where the width is compact.
    public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
        let sheet = UISheetPresentationController(
            style: .pageSheet, presented: presentedViewController, presenting: nil)
        sheet.setHeldByPresented(true)
        return sheet
    }()

    override var isElevated: Bool { true }

    override var isNarrow: Bool { true }

    override func adaptedController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController {
        guard style == .pageSheet || style == .formSheet, shown === presentedViewController else {
            return super.adaptedController(for: style, showing: shown)
        }
        adaptiveSheetPresentationController.style = style
        return adaptiveSheetPresentationController
    }

    /// A page sheet.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    // MARK: - UIPresentationController

    /// `.popover`.
    open override var presentationStyle: UIModalPresentationStyle { .popover }

    /// The box with the arrow, around the presented controller's view.
    open override var presentedView: UIView? { popover }

    /// The frame of body and arrow.
    open override var frameOfPresentedViewInContainerView: CGRect { layout?.frame ?? .zero }

    /// Lets the delegate prepare the popover, and installs the backdrop. Overrides call `super`.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            TransitionTrace.current.post(.delegate, delegate, "prepareForPopoverPresentation(_:)")
            delegate.prepareForPopoverPresentation(self)
        }
        guard let containerView else { return }
        if source(in: containerView) == nil { reportNoSource() }
        backdrop.frame = containerView.bounds
        containerView.insertSubview(backdrop, at: 0)
        popover.setBackground(ownBackground)
        popover.color = backgroundColor ?? .systemBackground
        popover.host(presentedViewController.view)
        laidOutSize = containerView.bounds.size
        layOut()
    }

    /// Removes the backdrop. Overrides call `super`.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        backdrop.removeFromSuperview()
        arrowDirection = .unknown
    }

    /// Places the popover. Overrides call `super`.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        if let size = containerView?.bounds.size, laidOutSize != nil, size != laidOutSize {
            laidOutSize = size
            askWhereToGo()
        }
        layOut()
    }

    /// Animates the popover to the new size. Overrides call `super`.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        guard let containerView, laidOutSize != nil else { return }
        containerView.setNeedsLayout()
        guard presentedViewController.activeTransition == nil else { return }
        UIView.animate(withDuration: Self.resizeDuration) { containerView.layoutIfNeeded() }
    }

    /// Returns the size of the body in a container of `parentSize`.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let wanted = preferredContentSize
        let margins = popoverLayoutMargins
        return CGSize(
            width: min(
                wanted.width > 0 ? wanted.width : Self.defaultSize.width,
                max(parentSize.width - margins.left - margins.right, 0)),
            height: min(
                wanted.height > 0 ? wanted.height : Self.defaultSize.height,
                max(parentSize.height - margins.top - margins.bottom, 0)))
    }

    override func systemObjects(
        for operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects {
        animated ? TransitionObjects(animator: PopoverAnimator(operation)) : TransitionObjects()
    }

    /// Touches that the backdrop does not take reach what is behind.
    override var letsTouchesThrough: Bool { true }

    override var dimsTintBehind: Bool { true }

    // MARK: - Layout

    /// The class of the background, if the application has set one; a class of the wrong kind gives a
    /// diagnostic.
    private var ownBackground: UIPopoverBackgroundView.Type? {
        guard let popoverBackgroundViewClass else { return nil }
        if let found = popoverBackgroundViewClass as? UIPopoverBackgroundView.Type { return found }
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "popoverBackgroundViewClass",
                "UIPopoverPresentationController cannot use \(popoverBackgroundViewClass) for a background: "
                    + "it must be a subclass of UIPopoverBackgroundView."))
        return nil
    }

    private var layout: PopoverLayout? {
        guard let containerView else { return nil }
        let bounds = containerView.bounds
        let area = bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        let source = source(in: containerView)
        return PopoverLayout(
            content: size(
                forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size),
            source: source ?? CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0), area: area,
            permitted: source == nil ? [] : permittedArrowDirections, overlaps: canOverlapSourceViewRect,
            shape: popover.shape)
    }

    private func layOut() {
        guard let layout else { return }
        arrowDirection = layout.direction.isEmpty ? .unknown : layout.direction
        popover.show(layout)
    }

    /// Returns the rectangle that the popover points to; `nil` if none can be seen.
    private func source(in container: UIView) -> CGRect? {
        let rect: CGRect?
        if let sourceItem {
            rect = sourceItem.frame(in: container)
        } else if let barButtonItem {
            rect = barButtonItem.frame(in: container)
        } else if let sourceView, sourceView.window != nil {
            rect = sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
        } else {
            rect = nil
        }
        return rect.flatMap { $0.isNull ? nil : $0 }
    }

    private func sourceDidChange() {
        containerView?.setNeedsLayout()
    }

    /// Lets the delegate change the source after the window was resized.
    private func askWhereToGo() {
        guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate, let containerView
        else {
            return
        }
        var view = (sourceItem as? UIView) ?? sourceView ?? containerView
        var rect =
            sourceView != nil && !sourceRect.isNull
            ? sourceRect : source(in: containerView).map { containerView.convert($0, to: view) } ?? .null
        let (oldView, oldRect) = (view, rect)
        TransitionTrace.current.post(
            .delegate, delegate, "popoverPresentationController(_:willRepositionPopoverTo:in:)")
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        guard view !== oldView || rect != oldRect else { return }
        sourceItem = nil
        barButtonItem = nil
        sourceView = view
        sourceRect = rect
    }

    private func reportNoSource() {
        let name = TransitionTrace.className(of: presentedViewController)
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "sourceView",
                "The popover of \(name) has nothing to point to, so it is in the middle of the window: set "
                    + "sourceItem, barButtonItem or a sourceView that is in the window, before it is presented."
            ))
    }
}
