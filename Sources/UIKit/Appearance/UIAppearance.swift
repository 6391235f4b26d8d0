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

    /// Returns the object whose looks all others of the class have whose traits contain these.
    static func appearance(for trait: UITraitCollection) -> Self

    /// Returns the object whose looks all others of the class have whose traits contain these, and that lie in objects
    /// of these classes, the innermost first.
    static func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
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
        proxy(in: containerTypes, for: nil)
    }

    /// Returns the view whose looks all views of the class take over in a window while their traits contain these.
    ///
    /// What a view has taken over is given back when its traits become others, unless it was changed since.
    public class func appearance(for trait: UITraitCollection) -> Self {
        appearance(for: trait, whenContainedInInstancesOf: [])
    }

    /// Returns the view whose looks all views of the class take over in a window while their traits contain these, in
    /// views or controllers of these classes, the innermost first.
    public class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        proxy(in: containerTypes, for: trait)
    }

    private class func proxy(
        in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
    ) -> Self {
        let proxies = FrameClock.current.part(AppearanceProxies.self)
        return unsafeDowncast(proxies.proxy(of: self, in: containers, for: traits), to: Self.self)
    }
}
