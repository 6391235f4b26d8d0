/// Tells the container when the constraints in a controller's view ask for another size.
extension UIViewController {
    /// Follows the fitting size of the view if the container overrides the method that reports its changes.
    func followFittingSize() {
        guard fittingSizeContainer != nil, let view = loadedView, view.isConstrainedInside else { return }
        clock.part(FittingSizes.self).follow(view) { [weak self, weak view] in
            guard let self, let view, view === self.loadedView else { return }
            self.announceFittingSize()
        }
    }

    private func announceFittingSize() {
        guard let container = fittingSizeContainer else { return }
        TransitionTrace.current.post(
            .presentation, container, "systemLayoutFittingSizeDidChange(forChildContentContainer:)")
        container.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }

    /// The parent, else the current presentation, if its class overrides the method.
    private var fittingSizeContainer: (any UIContentContainer)? {
        if let containingController {
            return FittingMethods.ofParent.isOverridden(in: containingController) ? containingController : nil
        }
        guard let controller = presentation.controller, controller.containerView != nil else { return nil }
        return FittingMethods.ofPresentation.isOverridden(in: controller) ? controller : nil
    }
}

/// The methods that report a change of the fitting size. A view is measured only for a class that overrides
/// them.
@MainActor
private enum FittingMethods {
    static let ofParent = OverridableMethod(
        of: UIViewController.self, plain: PlainController.self, overriding: ControllerProbe.self)
    static let ofPresentation = OverridableMethod(
        of: UIPresentationController.self, plain: PlainPresentation.self, overriding: PresentationProbe.self)
}

private final class PlainController: UIViewController {}

private final class ControllerProbe: UIViewController {
    override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) { title = "fitting" }
}

private final class PlainPresentation: UIPresentationController {}

private final class PresentationProbe: UIPresentationController {
    override func systemLayoutFittingSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) { delegate = nil }
}
