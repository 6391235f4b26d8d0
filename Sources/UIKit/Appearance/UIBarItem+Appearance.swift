import QuartzCore

extension UIBarButtonItem {
    /// Returns the item whose title's attributes and place and whose tint all others of the class take over when a bar
    /// shows them that lies in objects of these classes, or is one, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        let containers = containerTypes.map { $0 as AnyClass }
        return FrameClock.current.part(BarItemProxies.self).item(of: self, in: containers) {
            UIBarButtonItem()
        }
    }
}

extension UITabBarItem {
    /// Returns the item whose title's and badge's attributes and title's position all others of the class take over
    /// when a bar shows them that lies in objects of these classes, or is one, the innermost first.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBarItem {
        let containers = containerTypes.map { $0 as AnyClass }
        return FrameClock.current.part(BarItemProxies.self).item(of: self, in: containers) {
            UITabBarItem()
        }
    }
}
