import Foundation

/// Manages a presentation for as long as it lasts: where the presented view lies, what is around it, and what
/// happens beside the animator's animation.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable
{
    private weak var presented: UIViewController?
    /// Held until the presented controller holds this one in turn.
    private var retainedPresented: UIViewController?
    private weak var presenting: UIViewController?
    /// The container and the place of the presenter's view; `nil` unless the controller is presented.
    var hierarchy: PresentationHierarchy?
    var traits = ControllerTraits()
    var olderTraitOverrides: UITraitCollection?
    /// The requested presentation controller that this one replaces, if the presentation has adapted.
    var original: UIPresentationController?
    /// Whether the traits changed during a transition, so that the presentation adapts at its end.
    var adaptsAfterTransition = false

    // MARK: - Creating a presentation controller

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller that will be presented.
    ///   - presentingViewController: the one that will present it, if that is known; UIKit sets the actual
    ///     one when the presentation starts.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        retainedPresented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // MARK: - The delegate

    /// Decides how the presentation adapts and whether the user may dismiss it.
    ///
    /// For a sheet it may be a `UISheetPresentationControllerDelegate`, which is also told of the selected
    /// detent.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { if delegate !== oldValue { checkLateDelegate() } }
    }

    // MARK: - Adapting to the surroundings

    /// The style for a compact width; `.none`, the default: the requested one.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// Returns the style for these traits; `.none`: the requested one. The default asks the delegate; without
    /// one it is `adaptivePresentationStyle` for a compact width, else `.none`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else {
            return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
        }
        TransitionTrace.current.post(.delegate, delegate, "adaptivePresentationStyle(for:traitCollection:)")
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    // MARK: - Controllers, container and style

    /// The presenting controller; before it is known, the presented one.
    public var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The presented controller.
    public var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure(
                "The view controller that \(type(of: self)) presented is gone: keep it for as long as you ask."
            )
        }
        return presented
    }

    /// The view in which the presentation takes place; `nil` before `presentationTransitionWillBegin()` and
    /// after the presentation has ended.
    open var containerView: UIView? { hierarchy.flatMap { $0.hasBegun ? $0.container : nil } }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    // MARK: - The presented view

    /// The final frame of the presented view, in the container. By default it covers the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The view that is presented and dismissed. The default is the presented controller's; overrides may
    /// wrap it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Whether the presentation covers the window. With `false` it covers the nearest controller that defines
    /// a presentation context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the hierarchy when the presentation has ended; only then does the
    /// presenter get appearance calls. The default keeps it.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Coming and going

    /// Called when the presentation starts: the container is installed, the presented view not yet in it.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation has ended.
    ///
    /// - Parameter completed: `false` if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal starts.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal has ended.
    ///
    /// - Parameter completed: `false` if it was cancelled, and the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Sizes and traits

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller's preferred size has changed, and once before each presentation.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when the constraints in the presented view ask for another size. The default does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented controller in a container of `parentSize`: by default all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container is resized. Overrides call `super`, which tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presentedSize = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.announceSize(presentedSize, with: coordinator)
    }

    /// Called before the traits change. Overrides call `super`, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.announceTraits(inside: newCollection, with: coordinator)
    }

    /// The traits of what is covered, the window or the presentation context, with this presentation's overrides.
    /// In popovers and form sheets the width is compact.
    open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: overriddenTraits) }

    /// Trait overrides for what is presented.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            overridesDidChange()
        }
    }

    /// Trait overrides for what is presented, in the older form; `traitOverrides` takes precedence.
    public var overrideTraitCollection: UITraitCollection? {
        get { olderTraitOverrides }
        set {
            olderTraitOverrides = newValue
            overridesDidChange()
        }
    }

    /// Whether the width of what is presented is compact.
    var isNarrow: Bool { false }

    /// Whether dark colours are those of the level above the screen's background.
    var isElevated: Bool { false }

    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - For the transition

    /// Returns animator and driver where no transitioning delegate supplies them. The default goes by the
    /// presented controller's `modalTransitionStyle`.
    func systemObjects(
        for operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects {
        guard animated else { return TransitionObjects() }
        return TransitionObjects(animator: transitionStyle.animator(for: operation))
    }

    /// Returns the presentation controller that replaces this one when the presentation adapts to another
    /// style.
    func adaptedController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController {
        shown.newPresentationController(for: style, presenting: presentingViewController, source: shown)
    }

    /// Whether the presented controller is presented, or about to be.
    var isPresented: Bool { presented?.presentingViewController != nil }

    /// The presented controller's transition style, or that of a presentation context which provides one.
    private var transitionStyle: UIModalTransitionStyle {
        let context = presentingViewController
        let isContextual = CoveringPresentationController.isContextual(presentationStyle)
        return isContextual && context.providesPresentationContextTransitionStyle
            ? context.effectiveTransitionStyle
            : presentedViewController.effectiveTransitionStyle
    }

    /// Whether UIKit alone places the presented view, which then follows the container's size.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }

    /// Whether the presentation moves the presenter's view while it lasts, as a sheet pushes it back.
    var movesPresentersView: Bool { false }

    /// Whether the tint of the views behind is dimmed.
    var dimsTintBehind: Bool { false }

    /// Whether touches beside the presented view reach what is behind the container.
    var letsTouchesThrough: Bool { false }

    /// Sets the presenting controller, also if it was another one before.
    func setPresenting(_ controller: UIViewController) {
        presenting = controller
    }

    /// Sets whether the presented controller retains this one; only one of the two retains the other.
    func setHeldByPresented(_ isHeld: Bool) {
        retainedPresented = isHeld ? nil : presented
    }
}
