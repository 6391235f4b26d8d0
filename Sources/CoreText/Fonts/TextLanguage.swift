/// The language that the user's environment asks for: what Chinese characters look like and where text begins.
///
/// Read from the variables that all programs of the machine heed; asking Foundation's `Locale` costs milliseconds of
/// a program's start, and on Linux it does not heed them.
package struct TextLanguage: Hashable, Sendable {
    /// As in `zh_TW` or `ar`: without encoding, in lower case, parts joined by underscores.
    private let name: String

    package static let current = TextLanguage(environment: ProcessInfo.processInfo.environment)

    package init(environment: [String: String]) {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first {
            !$0.isEmpty
        }
        name = (value ?? "").prefix { $0 != "." && $0 != "@" }.lowercased().replacingOccurrences(
            of: "-", with: "_")
    }

    /// Whether the language is written from the right.
    package var isRightToLeft: Bool {
        ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(
            name.prefix { $0 != "_" })
    }

    /// The font family with the Chinese characters of the language; simplified unless it says otherwise.
    package var hanFamily: String {
        if name.hasPrefix("ja") { return "Noto Sans CJK JP" }
        if name.hasPrefix("ko") { return "Noto Sans CJK KR" }
        if name.hasPrefix("zh_hk") { return "Noto Sans CJK HK" }
        if name.hasPrefix("zh_tw") || name.hasPrefix("zh_hant") { return "Noto Sans CJK TC" }
        return "Noto Sans CJK SC"
    }
}
