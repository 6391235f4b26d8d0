import Foundation

/// A mistake that ends the program.
///
/// Swift cannot catch exceptions, so that raising one ends the program, as it does on iOS where nobody
/// catches it.
open class NSException: NSObject, @unchecked Sendable {
    /// What kind of mistake it is.
    public let name: NSExceptionName
    /// What is wrong.
    public let reason: String?
    /// More about it.
    public let userInfo: [AnyHashable: Any]?

    /// Makes an exception; nothing happens before it is raised.
    ///
    /// - Parameters:
    ///   - aName: what kind of mistake it is.
    ///   - aReason: what is wrong.
    ///   - aUserInfo: more about it.
    public init(
        name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
        super.init()
    }

    /// Ends the program with name and reason.
    open func raise() {
        fatalError(
            "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "(null)")'")
    }

    /// Ends the program with a name and a reason.
    ///
    /// - Parameters:
    ///   - name: what kind of mistake it is.
    ///   - format: what is wrong, with places for the arguments.
    ///   - argList: the arguments.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: NSString(format: format, arguments: argList) as String).raise()
    }
}

extension NSExceptionName {
    /// A mistake of no other kind.
    public static let genericException = NSExceptionName("NSGenericException")
    /// An index beyond the ends.
    public static let rangeException = NSExceptionName("NSRangeException")
    /// An argument that does not fit.
    public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
    /// A state that should not be possible.
    public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
    /// An object that cannot do what is asked of it.
    public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
