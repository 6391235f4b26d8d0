import Foundation

// `init()` is not required of subclasses, so that a metatype alone cannot call it. Both declarations are the
// same function: an initialiser that allocates an object of the type it is called on.
extension UIResponder {
    @_silgen_name("uikit_responder_ofDynamicType")
    convenience init(responderOfDynamicType: Void) { self.init() }

    /// Makes a responder of this class with its `init()`.
    @_silgen_name("uikit_responder_ofDynamicType")
    static func makeResponder(responderOfDynamicType: Void) -> UIResponder
}
