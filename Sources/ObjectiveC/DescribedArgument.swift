import Foundation

/// An object that `%@` in a format shows by its description, as every object of Objective-C.
///
/// It is for classes to conform to: `NSObject` itself cannot, since its subclass `NSString` does so on its own.
public protocol DescribedArgument: NSObject, _CVarArgObject {}

extension DescribedArgument {
    /// The description, which takes the object's place.
    public var _cVarArgObject: any CVarArg { NSString(string: description) }

    /// The bits of the description, for those who do not ask for the object first; it is held until the main queue
    /// is served.
    public var _cVarArgEncoding: [Int] {
        let text = NSString(string: description)
        nonisolated(unsafe) let kept = text
        DispatchQueue.main.async { withExtendedLifetime(kept) {} }
        return text._cVarArgEncoding
    }
}
