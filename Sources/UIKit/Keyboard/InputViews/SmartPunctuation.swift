/// Whether straight quotation marks become curly ones as they are typed.
public enum UITextSmartQuotesType: Int, Sendable {
    /// They do not, as is usual on desktops.
    case `default`
    /// They do not.
    case no
    /// They do.
    case yes
}

/// Whether two hyphens become a dash as they are typed.
public enum UITextSmartDashesType: Int, Sendable {
    /// They do not, as is usual on desktops.
    case `default`
    /// They do not.
    case no
    /// They do.
    case yes
}

/// Whether words that are pasted get spaces, and the spaces of words that are cut or deleted go with them.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// No, as is usual on desktops.
    case `default`
    /// No.
    case no
    /// Yes.
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

    /// The usual one. Setting it does nothing.
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { .default }
        set {}
    }
}

extension TextInputTraits {
    /// Two hyphens in one.
    private static let dash: Character = "\u{2014}"
    /// Behind these a quotation mark opens, as behind white space.
    private static let openers: Set<Character> = [
        "(", "[", "{", "<", "\u{201C}", "\u{2018}", "\u{2013}", "\u{2014}",
    ]

    /// Returns typed text with the curly quotation marks and the dashes that it gets.
    ///
    /// - Parameters:
    ///   - typed: the text.
    ///   - before: what stands before it.
    ///   - joinsHyphen: whether its first hyphen may become a dash together with one before it.
    /// - Returns: the text, and whether it takes the place of the hyphen before it, too.
    func punctuated(
        _ typed: String, after before: Substring, joinsHyphen: Bool
    ) -> (text: String, replacesHyphen: Bool) {
        var (text, replacesHyphen) = ("", false)
        for letter in typed {
            let last = text.last ?? before.last
            guard letter == "-", last == "-", smartDashesType == .yes, joinsHyphen || !text.isEmpty else {
                text.append(curly(letter, after: last))
                continue
            }
            if text.isEmpty { replacesHyphen = true } else { text.removeLast() }
            text.append(Self.dash)
        }
        return (text, replacesHyphen)
    }

    /// Returns a straight quotation mark as a curly one that opens or closes, any other letter as it is.
    private func curly(_ letter: Character, after last: Character?) -> Character {
        guard smartQuotesType == .yes, letter == "\"" || letter == "'" else { return letter }
        let opens = last.map { $0.isWhitespace || Self.openers.contains($0) } ?? true
        if letter == "\"" { return opens ? "\u{201C}" : "\u{201D}" }
        return opens ? "\u{2018}" : "\u{2019}"
    }
}
