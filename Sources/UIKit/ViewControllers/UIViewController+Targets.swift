/// Finds the controller that shows another one.
extension UIViewController {
    /// The nearest controller, from this one up the parents, that performs an action. Every controller has the methods
    /// that show another one, and only those whose class overrides them perform them.
    func nearestTarget(of action: Selector, _ sender: Any?) -> UIViewController? {
        let method = ShowMethods.method(of: action)
        return sequence(first: self, next: \.parent).first {
            $0.canPerformAction(action, withSender: sender) && method?.isOverridden(in: $0) != false
        }
    }

    func showByTarget(_ controller: UIViewController, _ sender: Any?) {
        guard let target = otherTarget(of: ShowMethods.show, sender) else { return presentShown(controller) }
        target.show(controller, sender: sender)
    }

    func showDetail(_ controller: UIViewController, _ sender: Any?) {
        guard let target = otherTarget(of: ShowMethods.showDetail, sender) else {
            return presentShown(controller)
        }
        target.showDetailViewController(controller, sender: sender)
    }

    /// The target of an action; nil also where that is this controller, whose override has called the method.
    private func otherTarget(of action: Selector, _ sender: Any?) -> UIViewController? {
        let target = targetViewController(forAction: action, sender: sender)
        return target === self ? nil : target
    }

    private func presentShown(_ controller: UIViewController) {
        present(controller, animated: UIView.areAnimationsEnabled)
    }
}

/// The methods that show another controller.
@MainActor
private enum ShowMethods {
    /// The names are those that `#selector` gives.
    static let show = Selector("show:sender:", UIViewController.show(_:sender:))
    static let showDetail = Selector(
        "showDetailViewController:sender:", UIViewController.showDetailViewController(_:sender:))

    private static let ownShow = OverridableMethod(
        of: UIViewController.self, plain: PlainProbe.self, overriding: ShowProbe.self)
    private static let ownShowDetail = OverridableMethod(
        of: UIViewController.self, plain: PlainProbe.self, overriding: ShowDetailProbe.self)

    /// The method of an action; nil for those that not every controller has.
    static func method(of action: Selector) -> OverridableMethod? {
        switch action {
        case show, "showViewController:sender:": ownShow
        case showDetail: ownShowDetail
        default: nil
        }
    }
}

private final class PlainProbe: UIViewController {}

private final class ShowProbe: UIViewController {
    override func show(_ vc: UIViewController, sender: Any?) { title = "shown" }
}

private final class ShowDetailProbe: UIViewController {
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { title = "detail" }
}
