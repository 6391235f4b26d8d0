import Foundation

extension NSMutableString {
    /// Adds text of a format at the end.
    ///
    /// - Parameters:
    ///   - format: the format, as of `String(format:)`.
    ///   - args: the values of its places.
    public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
        append(String(format: format as String, arguments: args))
    }
}
