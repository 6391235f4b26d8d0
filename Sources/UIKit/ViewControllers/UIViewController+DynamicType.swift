import Foundation

// `init(nibName:bundle:)` is not required of subclasses, so that a metatype alone cannot call it. Both
// declarations are the same function: an initialiser that allocates an object of the type it is called on.
extension UIViewController {
    @_silgen_name("uikit_viewController_ofDynamicTypeAndNib")
    convenience init(dynamicTypeWithNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    /// Makes a controller of this class with its `init(nibName:bundle:)`.
    @_silgen_name("uikit_viewController_ofDynamicTypeAndNib")
    static func makeController(nibName: String?, bundle: Bundle?) -> UIViewController
}
