import Foundation

/// A class whose objects hold others: an appearance may be meant for what lies in them alone.
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// A class whose objects take over the looks that were set for all of them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// Returns the object whose looks all others of the class take over as they come into a window.
    static func appearance() -> Self

    /// Returns the object whose looks all others of the class take over that come to lie in objects of these
    /// classes, the innermost first.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}

extension UIResponder: UIAppearanceContainer {}

extension UIView: UIAppearance {
    /// Returns the view whose looks all views of the class take over as they come into a window.
    ///
    /// It is a view like any other. What differs in it from a new view is taken over where a view still has
    /// what a new one has: colours, the direction, the looks of bars, switches, sliders, progress views, page
    /// controls and labels.
    public class func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

    /// Returns the view whose looks all views of the class take over as they come into a window, in views or
    /// controllers of these classes, the innermost first.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
    {
        let proxies = FrameClock.current.part(AppearanceProxies.self)
        return unsafeDowncast(proxies.proxy(of: self, in: containerTypes), to: Self.self)
    }
}
