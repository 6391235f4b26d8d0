import Foundation

/// For whom fonts are made known.
public enum CTFontManagerScope: UInt32, Sendable {
    /// Nobody.
    case none = 0
    /// The program, while it runs.
    case process = 1
    /// The user.
    case persistent = 2
    /// The user's session.
    case session = 3

    /// The user.
    public static var user: CTFontManagerScope { .persistent }
}

/// Makes the fonts of a file known to the program while it runs, whatever the scope.
///
/// - Parameters:
///   - fontURL: the file.
///   - scope: for whom.
///   - error: gets what went wrong.
/// - Returns: false for a file that is no font, or that is known already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    FontRegistration.register((fontURL as URL).path, error)
}

/// Makes font files known, and says what is wrong with others.
package enum FontRegistration {
    /// The domain of errors about font files.
    private static let domain = "com.apple.CoreText.CTFontManagerErrorDomain"
    /// A file that is no font.
    private static let unrecognized = 103
    /// A file that is known already.
    private static let known = 105

    package static func register(
        _ path: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
    ) -> Bool {
        if TextSystem.shared.addFonts(at: path) { return true }
        let code = FontFile.faces(at: path).isEmpty ? unrecognized : known
        error?.pointee = Unmanaged.passRetained(NSError(domain: domain, code: code))
        return false
    }
}
