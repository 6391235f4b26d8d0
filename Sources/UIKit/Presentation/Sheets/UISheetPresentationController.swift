import Foundation
import QuartzCore

/// Presents a controller as a sheet: a card that rests at detents, is dragged between them, and is dismissed
/// by a drag downwards or a tap beside it.
///
/// Where there is room both ways the card lies in the middle; where there is little width it stands on the
/// lower edge; where there is little height it covers everything. The presenter's view stays below, and gets
/// no appearance calls.
///
/// ```swift
/// if let sheet = controller.sheetPresentationController {
///     sheet.detents = [.medium(), .large()]
///     sheet.prefersGrabberVisible = true
/// }
/// present(controller, animated: true)
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    private(set) lazy var scene = SheetScene(self)
    private var isAnimatingChanges = false
    private var storedSelection: Detent.Identifier?
    /// The style that it was made for, or in which a popover is shown; `nil`: the presented controller's.
    var style: UIModalPresentationStyle?

    convenience init(
        style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
    ) {
        self.init(presentedViewController: presented, presenting: presenting)
        self.style = style
    }

    // MARK: - Detents

    /// The heights at which the sheet may rest, in any order; only the large detent by default. An empty list
    /// counts as that, with a diagnostic.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty { reportNoDetents() }
            settingsDidChange()
        }
    }

    /// The detent at which the sheet rests; `nil`, or one that is not among the detents: the smallest.
    ///
    /// The user's drags change it. Set it in `animateChanges(_:)` to let the sheet move there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { storedSelection }
        set {
            storedSelection = newValue
            settingsDidChange()
        }
    }

    /// Resolves the custom detents again; in `animateChanges(_:)` the sheet moves there.
    open func invalidateDetents() {
        settingsDidChange()
    }

    // MARK: - Behaviour

    /// The largest detent at which what is behind the sheet is not dimmed and takes touches; `nil`: none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { settingsDidChange() }
    }

    /// Whether a drag up on a scroll view that is at its top first enlarges the sheet. `true` by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: - Look

    /// Whether there is a grabber at the upper edge. `false` by default.
    open var prefersGrabberVisible = false {
        didSet { settingsDidChange() }
    }

    /// A value that stands for the system's own.
    public static let automaticDimension: CGFloat = .greatestFiniteMagnitude

    /// The radius of the corners, in points; `nil`, or `automaticDimension`: the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { settingsDidChange() }
    }

    /// Whether the sheet stands on the lower edge where there is little height, instead of covering
    /// everything.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { settingsDidChange() }
    }

    /// Whether a sheet that stands on the lower edge is as wide as the presented controller prefers.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { settingsDidChange() }
    }

    /// Whether a card in the middle is as large as a page; else it has the presented controller's preferred
    /// size, or that of a form. By default `false` for the style `.formSheet` and `true` for the others.
    open var prefersPageSizing: Bool {
        get { storedPageSizing ?? (presentationStyle != .formSheet) }
        set {
            storedPageSizing = newValue
            settingsDidChange()
        }
    }

    private var storedPageSizing: Bool?

    // MARK: - Changes

    /// Animates the changes that are made to the sheet's properties in `changes`, and whatever else is
    /// animatable.
    public final func animateChanges(_ changes: () -> Void) {
        let clock = containerView?.clock ?? .current
        clock.perform { animate(changes) }
    }

    private func animate(_ changes: () -> Void) {
        isAnimatingChanges = true
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(
                withDuration: SheetSpring.duration, delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: [], animations: changes)
        }
        isAnimatingChanges = false
        scene.settleAtDetent()
    }

    private func settingsDidChange() {
        guard containerView != nil else { return }
        if isAnimatingChanges {
            scene.refresh()
        } else {
            containerView?.setNeedsLayout()
        }
    }

    /// Selects the detent to which the user has dragged the sheet, and tells the delegate of a change.
    func userDidSelect(_ identifier: Detent.Identifier) {
        let before = scene.stops.stop(storedSelection).identifier
        storedSelection = identifier
        guard identifier != before else { return }
        scene.refresh()
        guard let delegate = delegate as? any UISheetPresentationControllerDelegate else { return }
        TransitionTrace.current.post(
            .delegate, delegate, "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)")
        delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func reportNoDetents() {
        TransitionTrace.current.report(
            Diagnostic(
                .error, self, "detents",
                "\(TransitionTrace.className(of: self)) was given no detents, so it rests at the large one: set at "
                    + "least one detent."))
    }

    // MARK: - UIPresentationController

    /// The style of the presentation; `.automatic` is a page sheet.
    open override var presentationStyle: UIModalPresentationStyle {
        let style = self.style ?? presentedViewController.modalPresentationStyle
        return style == .automatic ? .pageSheet : style
    }

    /// The card around the presented controller's view.
    open override var presentedView: UIView? { scene.card }

    /// Where the card rests at the selected detent, or where it is while it is dragged.
    open override var frameOfPresentedViewInContainerView: CGRect { scene.frame }

    /// Installs what is around the card. Overrides call `super`.
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        scene.transitionWillBegin(.presentation)
    }

    /// Puts the card where it rests, or removes what is around it. Overrides call `super`.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        scene.transitionDidEnd(isPresented: completed)
    }

    /// Starts to remove what is around the card. Overrides call `super`.
    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        scene.transitionWillBegin(.dismissal)
    }

    /// Removes what is around the card, or puts the card back where it rests. Overrides call `super`.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        scene.transitionDidEnd(isPresented: !completed)
    }

    /// Places the card. Overrides call `super`.
    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        scene.layOut()
    }

    /// Resizes the card where it follows the preferred size. Overrides call `super`.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        settingsDidChange()
    }

    /// Returns the size of the card in a container of `parentSize`.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let view = containerView, container === presentedViewController else { return parentSize }
        let layout = layout(size: parentSize, safeArea: view.safeAreaInsets)
        let stops = stops(in: layout)
        return layout.frame(at: stops.stop(selectedDetentIdentifier).position, within: stops.range).size
    }

    override var isElevated: Bool { true }

    override var isNarrow: Bool { presentationStyle == .formSheet }

    override func systemObjects(
        for operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects {
        scene.objects(for: operation, animated: animated)
            ?? super.systemObjects(for: operation, animated: animated)
    }

    override var movesPresentersView: Bool { true }

    override var letsTouchesThrough: Bool { scene.stops.isUndimmed(at: selectedDetentIdentifier) }

    override var dimsTintBehind: Bool { !letsTouchesThrough }
}
