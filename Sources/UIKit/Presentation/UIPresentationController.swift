import Foundation

/// Manages what is around a presented controller's view for as long as it is presented: where it lies, what is
/// behind it, and what happens beside the animator's animation when it comes and goes.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment,
    UITraitChangeObservable
{
    private weak var presented: UIViewController?
    /// Held until the presented controller holds this one in turn.
    private var retainedPresented: UIViewController?
    private weak var presenting: UIViewController?
    /// The container and the place that the presenter's view left; there while the controller is presented.
    var hierarchy: PresentationHierarchy?
    var traits = ControllerTraits()
    var olderTraitOverrides: UITraitCollection?
    /// The one that this one stands in for, as the presentation has adapted to its surroundings.
    var original: UIPresentationController?
    /// The surroundings changed while a transition ran.
    var adaptsAfterTransition = false

    // MARK: - Creating a presentation controller

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: the controller that will be presented.
    ///   - presentingViewController: the one that will present it, if that is known; UIKit sets the one that
    ///     really does when the presentation starts.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presented = presentedViewController
        retainedPresented = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // MARK: - The delegate

    /// Has a say in how the presentation adapts and in whether the user may dismiss it.
    ///
    /// For a sheet it may be a `UISheetPresentationControllerDelegate`, which hears of the detents, too.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { if delegate !== oldValue { checkLateDelegate() } }
    }

    // MARK: - Adapting to the surroundings

    /// The style where there is little room from side to side; `.none`: the same as elsewhere, the default.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style in surroundings with these traits; `.none`: the one that was asked for. The default asks the
    /// delegate, and without one says `adaptivePresentationStyle` where the horizontal size class is compact.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else {
            return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none
        }
        TransitionTrace.current.post(.delegate, delegate, "adaptivePresentationStyle(for:traitCollection:)")
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    // MARK: - Who and where

    /// The controller that presents; before anybody does, the presented one stands in for it.
    public var presentingViewController: UIViewController { presenting ?? presentedViewController }

    /// The controller that is presented.
    public var presentedViewController: UIViewController {
        guard let presented else {
            preconditionFailure(
                "The view controller that \(type(of: self)) presented is gone: keep it for as long as you ask."
            )
        }
        return presented
    }

    /// The view in which the presentation takes place; `nil` before it starts and after it has ended.
    open var containerView: UIView? { hierarchy?.container }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

    // MARK: - The presented view

    /// Where the presented view lies at the end, in the container. The default covers the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The view that comes and goes. The default is the presented controller's; overrides may wrap it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Whether the presentation covers the window. With `false` it covers the nearest controller that defines a
    /// presentation context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the hierarchy when the presentation has ended; only then does the
    /// presenter get appearance calls. The default keeps it.
    open var shouldRemovePresentersView: Bool { false }

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Coming and going

    /// The presentation starts: the container is there, the presented view not yet in it.
    open func presentationTransitionWillBegin() {}

    /// The presentation has ended.
    ///
    /// - Parameter completed: `false` if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal starts.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal has ended.
    ///
    /// - Parameter completed: `false` if it was cancelled, and the controller stays presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Sizes and traits

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller has another preferred size; called once before each presentation, too.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller gets in a container of `parentSize`. The default is all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to get another size. Overrides call `super`, which tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presentedSize = self.size(
            forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.announceSize(presentedSize, with: coordinator)
    }

    /// The traits are about to change. Overrides call `super`, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.announceTraits(inside: newCollection, with: coordinator)
    }

    /// The traits of what is covered: the window, or the presentation context; with this presentation's overrides.
    open var traitCollection: UITraitCollection { inheritedTraits.overridden(by: overriddenTraits) }

    /// Traits that hold for what is presented, whatever holds around it.
    public var traitOverrides: UITraitOverrides {
        get { traits.overrides }
        set {
            traits.overrides = newValue
            overridesDidChange()
        }
    }

    /// Traits that hold for what is presented, in the older form; `traitOverrides` wins over them.
    public var overrideTraitCollection: UITraitCollection? {
        get { olderTraitOverrides }
        set {
            olderTraitOverrides = newValue
            overridesDidChange()
        }
    }

    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - For the transition

    /// Who animates and who drives where no transitioning delegate says so. The default goes by the presented
    /// controller's `modalTransitionStyle`.
    func systemObjects(
        for operation: PresentationTransition.Operation, animated: Bool
    ) -> TransitionObjects {
        guard animated else { return TransitionObjects() }
        return TransitionObjects(animator: transitionStyle.animator(for: operation))
    }

    /// The controller that adapts this one's presentation to its surroundings in another style.
    func adaptedController(
        for style: UIModalPresentationStyle, showing shown: UIViewController
    ) -> UIPresentationController {
        shown.newPresentationController(for: style, presenting: presentingViewController, source: shown)
    }

    /// Whether the presented controller is presented, or about to be.
    var isPresented: Bool { presented?.presentingViewController != nil }

    /// The presented controller's style, or where the presentation context has a say in it, the context's.
    private var transitionStyle: UIModalTransitionStyle {
        let context = presentingViewController
        let isContextual = CoveringPresentationController.isContextual(presentationStyle)
        return isContextual && context.providesPresentationContextTransitionStyle
            ? context.preferredStyle : presentedViewController.preferredStyle
    }

    /// Whether nobody but UIKit places the presented view: it then follows the container's size.
    var placesPresentedView: Bool { type(of: self) == UIPresentationController.self }

    /// Whether the presenter's view has another place for as long as the presentation lasts, whatever became of a
    /// transition: a sheet pushes it back by as much as it stands high.
    var movesPresentersView: Bool { false }

    /// Whether touches beside the presented view reach what is behind the container.
    var letsTouchesThrough: Bool { false }

    /// The presentation starts with this presenter, whatever was said before.
    func setPresenting(_ controller: UIViewController) {
        presenting = controller
    }

    /// The presented controller holds this one now, or does not any more; only one of the two holds the other.
    func setHeldByPresented(_ isHeld: Bool) {
        retainedPresented = isHeld ? nil : presented
    }
}
