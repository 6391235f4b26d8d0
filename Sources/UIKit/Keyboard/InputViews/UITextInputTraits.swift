/// What a text input asks of the keyboard that writes into it.
///
/// A machine with a keyboard of its own shows none. Capitals, curly quotation marks, dashes, spaces around what is cut
/// and pasted, and a return key that waits for text, hold for every keyboard; the rest goes to the host with the request
/// for text, and SDL's host has no use for it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are made capitals where the user types small ones.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the input method corrects words.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether the input method marks misspelt words.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Whether straight quotation marks become curly ones as they are typed.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// Whether two hyphens become a dash as they are typed.
    var smartDashesType: UITextSmartDashesType { get set }
    /// Whether words that are pasted get spaces, and the spaces of words that are cut or deleted go with them.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The letters of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is light or dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key does nothing while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
}

/// Which letters are made capitals where the user types small ones.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Whether the input method corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As it usually does.
    case `default`
    /// It does not.
    case no
    /// It does.
    case yes
}

/// Whether the input method marks misspelt words.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As it usually does.
    case `default`
    /// It does not.
    case no
    /// It does.
    case yes
}

/// The letters of a keyboard.
public enum UIKeyboardType: Int, Sendable {
    /// Those of the language.
    case `default`
    /// Latin letters.
    case asciiCapable
    /// Digits and punctuation.
    case numbersAndPunctuation
    /// Letters with what addresses of pages have.
    case URL
    /// Digits.
    case numberPad
    /// Digits as on a telephone.
    case phonePad
    /// Letters, and digits as on a telephone.
    case namePhonePad
    /// Letters with what addresses of letters have.
    case emailAddress
    /// Digits with a point.
    case decimalPad
    /// Letters with the signs of names and topics.
    case twitter
    /// Letters with what searching needs.
    case webSearch
    /// Latin digits.
    case asciiCapableNumberPad

    /// Latin letters, by its old name.
    public static let alphabet = UIKeyboardType.asciiCapable
}

/// Whether a keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As the text input is.
    case `default`
    /// Dark.
    case dark
    /// Light.
    case light

    /// Dark, by its old name.
    public static let alert = UIKeyboardAppearance.dark
}

/// What the return key of a keyboard says.
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default`
    /// Go.
    case go
    /// Google.
    case google
    /// Join.
    case join
    /// Next.
    case next
    /// Route.
    case route
    /// Search.
    case search
    /// Send.
    case send
    /// Yahoo.
    case yahoo
    /// Done.
    case done
    /// Emergency call.
    case emergencyCall
    /// Continue.
    case `continue`
}

/// What a text is about, so that the host can offer what it knows.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A person's family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password for a new account.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is sent once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// The name of a town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The number of a post office.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A street with its number.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The number of a card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The traits of a text input.
package struct TextInputTraits: Hashable, Sendable {
    package var keyboardType = UIKeyboardType.default
    package var keyboardAppearance = UIKeyboardAppearance.default
    package var returnKeyType = UIReturnKeyType.default
    package var enablesReturnKeyAutomatically = false
    package var autocorrectionType = UITextAutocorrectionType.default
    package var spellCheckingType = UITextSpellCheckingType.default
    package var smartQuotesType = UITextSmartQuotesType.default
    package var smartDashesType = UITextSmartDashesType.default
    package var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    package var contentType: UITextContentType?
    /// Nil where the app says nothing: then letters stay as they are typed, as is usual on desktops.
    package var autocapitalizationType: UITextAutocapitalizationType?

    /// Returns typed text with the capitals that it gets.
    ///
    /// - Parameters:
    ///   - typed: the text.
    ///   - before: what stands before it.
    /// - Returns: the text.
    func capitalized(_ typed: String, after before: Substring) -> String {
        guard let first = typed.first, first.isLowercase else { return typed }
        switch autocapitalizationType ?? .none {
        case .none: return typed
        case .allCharacters: return typed.uppercased()
        case .words: guard before.last?.isWhitespace ?? true else { return typed }
        case .sentences:
            let rest = before.trimmingCharacters(in: .whitespaces)
            let ends: Set<Character> = [".", "!", "?", "\n", "…"]
            let isStart = rest.isEmpty || rest.last.map(ends.contains) == true
            guard isStart, before.last?.isWhitespace ?? true else { return typed }
        }
        return first.uppercased() + typed.dropFirst()
    }
}

/// A text input that has traits for the keyboard.
@MainActor
protocol TraitsOwner: UIKeyInput {
    var inputTraits: TextInputTraits { get }
}
