/// Cuts Swift source into tokens, for colouring it.
///
/// Any text is cut: what is not Swift, or ends in the middle of a string, gives tokens all the same. Bare regular
/// expression literals (`/…/`) are read as operators.
struct SwiftLexer {
    /// What a piece of source is.
    enum Kind: String, CaseIterable, Sendable {
        case plain, keyword, type, attribute, string, number, comment
    }

    /// A piece of source. What lies between two tokens is plain.
    struct Token: Equatable, Sendable {
        let kind: Kind
        /// The place, in UTF-8 bytes of the text.
        let range: Range<Int>
    }

    private let bytes: [UInt8]
    private var place = 0
    private var tokens: [Token] = []
    /// The last byte that is neither space nor comment; 0 at the start.
    private var before: UInt8 = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the tokens of a text, in order.
    static func tokens(in text: String) -> [Token] {
        var lexer = SwiftLexer([UInt8](text.utf8))
        if lexer.starts("#!") { lexer.add(.comment, to: lexer.endOfLine(lexer.place)) }
        lexer.readCode(isInterpolation: false)
        return lexer.tokens
    }

    // MARK: - Looking

    private func byte(_ offset: Int = 0) -> UInt8 {
        place + offset < bytes.count ? bytes[place + offset] : 0
    }

    private func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
        let start = place + offset
        guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }

    private func endOfLine(_ start: Int) -> Int {
        bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func add(_ kind: Kind, to end: Int) {
        if end > place { tokens.append(Token(kind: kind, range: place..<end)) }
        place = end
    }

    // MARK: - Code

    /// Reads code to the end of the text, or of an interpolation.
    private mutating func readCode(isInterpolation: Bool) {
        var depth = 0
        while place < bytes.count {
            let first = byte()
            if isInterpolation, first == UInt8(ascii: ")"), depth == 0 { return }
            if starts("//") {
                add(.comment, to: endOfLine(place))
            } else if starts("/*") {
                readBlockComment()
            } else if first == UInt8(ascii: "\"") || isRawString {
                readString()
            } else if first.isDigit {
                readNumber()
            } else if first == UInt8(ascii: "@") || first == UInt8(ascii: "#"), byte(1).beginsWord {
                add(first == UInt8(ascii: "@") ? .attribute : .keyword, to: endOfWord(place + 1))
                before = UInt8(ascii: "a")
            } else if first == UInt8(ascii: "`") {
                readQuotedName()
            } else if first.beginsWord {
                readWord()
            } else {
                if first == UInt8(ascii: "(") { depth += 1 }
                if first == UInt8(ascii: ")") { depth -= 1 }
                if !first.isSpace { before = first }
                place += 1
            }
        }
    }

    private mutating func readBlockComment() {
        var (end, depth) = (place + 2, 1)
        while end < bytes.count, depth > 0 {
            let isPair = end + 1 < bytes.count
            if isPair, bytes[end] == UInt8(ascii: "*"), bytes[end + 1] == UInt8(ascii: "/") {
                (end, depth) = (end + 2, depth - 1)
            } else if isPair, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "*") {
                (end, depth) = (end + 2, depth + 1)
            } else {
                end += 1
            }
        }
        add(.comment, to: end)
    }

    /// Numbers of all bases, with underscores, fractions and exponents; a range's dots do not belong to one.
    private mutating func readNumber() {
        var end = place
        let isHex = byte() == UInt8(ascii: "0") && byte(1) == UInt8(ascii: "x")
        let exponents =
            isHex ? [UInt8(ascii: "p"), UInt8(ascii: "P")] : [UInt8(ascii: "e"), UInt8(ascii: "E")]
        func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        while end < bytes.count {
            let isSign = at(end) == UInt8(ascii: "-") || at(end) == UInt8(ascii: "+")
            let isPoint = at(end) == UInt8(ascii: ".")
            guard
                at(end).continuesWord || isPoint && at(end + 1).isDigit && at(end - 1).continuesWord
                    || isSign && end > place && exponents.contains(at(end - 1)) && at(end + 1).isDigit
            else { break }
            end += 1
        }
        // `pair.0.1`: members of a tuple, not a fraction.
        if before == UInt8(ascii: "."), place < 2 || bytes[place - 2] != UInt8(ascii: ".") {
            place = end
        } else {
            add(.number, to: end)
        }
        before = UInt8(ascii: "0")
    }

    private func endOfWord(_ start: Int) -> Int {
        bytes[start...].firstIndex { !$0.continuesWord } ?? bytes.count
    }

    private mutating func readQuotedName() {
        let end = bytes[(place + 1)...].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }
        place = min((end ?? bytes.count) + 1, bytes.count)
        before = UInt8(ascii: "a")
    }

    private mutating func readWord() {
        let end = endOfWord(place)
        let word = text(place..<end)
        let isMember = before == UInt8(ascii: ".")
        if SwiftWords.keywords.contains(word), !isMember, !isLabel(word, end) {
            add(.keyword, to: end)
        } else if word == "self" || word == "Type", isMember {
            add(.keyword, to: end)
        } else if word.unicodeScalars.first?.properties.isUppercase == true {
            add(.type, to: end)
        } else {
            place = end
        }
        before = UInt8(ascii: "a")
    }

    /// Whether a keyword is a label of an argument or a parameter: `for:`, or `(in bounds:` in a declaration.
    private func isLabel(_ word: String, _ end: Int) -> Bool {
        guard !SwiftWords.neverLabels.contains(word) else { return false }
        func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
        let isInList =
            before == UInt8(ascii: "(") || before == UInt8(ascii: ",") || before == UInt8(ascii: "[")
        if at(end) == UInt8(ascii: ":") { return word != "default" || isInList }
        guard isInList, at(end) == UInt8(ascii: " "), at(end + 1).beginsWord else { return false }
        return at(endOfWord(end + 1)) == UInt8(ascii: ":")
    }

    // MARK: - Strings

    /// Whether a string in number signs begins here: `#"…"#`.
    private var isRawString: Bool {
        guard byte() == UInt8(ascii: "#") else { return false }
        return bytes[place...].first { $0 != UInt8(ascii: "#") } == UInt8(ascii: "\"")
    }

    private mutating func readString() {
        let signs = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
        let isLong = starts("\"\"\"", at: signs)
        let quotes = isLong ? 3 : 1
        var end = place + signs + quotes
        while end < bytes.count {
            let next = bytes[end]
            if next == UInt8(ascii: "\n"), !isLong { break }
            if next == UInt8(ascii: "\""), closes(end, quotes, signs) {
                end += quotes + signs
                break
            }
            guard next == UInt8(ascii: "\\"), count(of: UInt8(ascii: "#"), from: end + 1) >= signs else {
                end += 1
                continue
            }
            let escaped = end + 1 + signs
            if escaped < bytes.count, bytes[escaped] == UInt8(ascii: "(") {
                add(.string, to: escaped + 1)
                before = UInt8(ascii: "(")
                readCode(isInterpolation: true)
                end = place
            } else {
                end = min(escaped + 1, bytes.count)
                if end > 0, bytes[end - 1] == UInt8(ascii: "\n"), !isLong { end -= 1 }
            }
        }
        add(.string, to: end)
        before = UInt8(ascii: "\"")
    }

    private func closes(_ start: Int, _ quotes: Int, _ signs: Int) -> Bool {
        count(of: UInt8(ascii: "\""), from: start) >= quotes
            && count(of: UInt8(ascii: "#"), from: start + quotes) >= signs
    }

    private func count(of byte: UInt8, from start: Int) -> Int {
        guard start < bytes.count else { return 0 }
        return bytes[start...].prefix { $0 == byte }.count
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
    fileprivate var beginsWord: Bool {
        self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
    }
    fileprivate var continuesWord: Bool { beginsWord || isDigit }
}
