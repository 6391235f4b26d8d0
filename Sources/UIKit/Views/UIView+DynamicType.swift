import Foundation

// `init(frame:)` is not required of subclasses, so that a metatype alone cannot call it. Both declarations are the
// same function: an initialiser that allocates an object of the type it is called on.
extension UIView {
    @_silgen_name("uikit_view_ofDynamicType")
    convenience init(dynamicTypeWith frame: CGRect) { self.init(frame: frame) }

    /// Makes a view of this class with its `init(frame:)`.
    @_silgen_name("uikit_view_ofDynamicType")
    static func makeView(frame: CGRect) -> UIView
}
