/// Whether straight quotation marks become curly ones as they are typed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// They do on the default keyboard, where the text is about nothing that the app names.
    case `default`
    /// They do not.
    case no
    /// They do.
    case yes
}

/// Whether two hyphens become a dash as they are typed.
public enum UITextSmartDashesType: Int, Sendable {
    /// They do on the default keyboard, where the text is about nothing that the app names.
    case `default`
    /// They do not.
    case no
    /// They do.
    case yes
}

extension UITextInputTraits {
    /// The usual one. Setting it does nothing.
    public var smartQuotesType: UITextSmartQuotesType {
        get { .default }
        set {}
    }

    /// The usual one. Setting it does nothing.
    public var smartDashesType: UITextSmartDashesType {
        get { .default }
        set {}
    }
}

extension TextInputTraits {
    /// Two hyphens in one.
    static let dash = "\u{2014}"

    private var isForProse: Bool { keyboardType == .default && contentType == nil }

    private var hasSmartQuotes: Bool { smartQuotesType == .yes || smartQuotesType == .default && isForProse }

    private var hasSmartDashes: Bool { smartDashesType == .yes || smartDashesType == .default && isForProse }

    /// Returns typed text, a straight quotation mark as a curly one that opens or closes.
    ///
    /// - Parameters:
    ///   - typed: the text.
    ///   - before: what stands before it.
    /// - Returns: the text.
    func quoted(_ typed: String, after before: Substring) -> String {
        guard hasSmartQuotes, typed == "\"" || typed == "'" else { return typed }
        let openers: Set<Character> = ["(", "[", "{", "<", "\u{201C}", "\u{2018}", "\u{2013}", "\u{2014}"]
        let opens = before.last.map { $0.isWhitespace || openers.contains($0) } ?? true
        if typed == "\"" { return opens ? "\u{201C}" : "\u{201D}" }
        return opens ? "\u{2018}" : "\u{2019}"
    }

    /// Returns whether typed text is the second of two hyphens that become a dash.
    func completesDash(_ typed: String, after before: Substring) -> Bool {
        hasSmartDashes && typed == "-" && before.last == "-"
    }
}
