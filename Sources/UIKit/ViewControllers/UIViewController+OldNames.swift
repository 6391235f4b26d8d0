// The names that Swift 4 had for the calls of a container.
extension UIViewController {
    /// The old name of `children`.
    @available(*, deprecated, renamed: "children")
    public var childViewControllers: [UIViewController] { children }

    /// The old name of `addChild(_:)`.
    @available(*, deprecated, renamed: "addChild(_:)")
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }

    /// The old name of `removeFromParent()`.
    @available(*, deprecated, renamed: "removeFromParent()")
    public func removeFromParentViewController() { removeFromParent() }

    /// The old name of `willMove(toParent:)`.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }

    /// The old name of `didMove(toParent:)`.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
}

extension UIViewController {
    /// The old name of `isMovingToParent`.
    @available(*, deprecated, renamed: "isMovingToParent")
    public var isMovingToParentViewController: Bool { isMovingToParent }

    /// The old name of `isMovingFromParent`.
    @available(*, deprecated, renamed: "isMovingFromParent")
    public var isMovingFromParentViewController: Bool { isMovingFromParent }

    /// The old name of `setOverrideTraitCollection(_:forChild:)`.
    @available(*, deprecated, renamed: "setOverrideTraitCollection(_:forChild:)")
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChildViewController childViewController: UIViewController
    ) { setOverrideTraitCollection(collection, forChild: childViewController) }

    /// The old name of `overrideTraitCollection(forChild:)`.
    @available(*, deprecated, renamed: "overrideTraitCollection(forChild:)")
    public func overrideTraitCollection(
        forChildViewController childViewController: UIViewController
    ) -> UITraitCollection? { overrideTraitCollection(forChild: childViewController) }
}
