import CoreText
import Testing

@Suite struct TextLanguageTests {
    @Test func `the first variable that is set says the language`() {
        let language = TextLanguage(environment: [
            "LC_ALL": "", "LC_MESSAGES": "ar_EG.UTF-8", "LANG": "de_DE",
        ])

        #expect(language.isRightToLeft)
        #expect(!TextLanguage(environment: ["LANG": "de_DE.UTF-8"]).isRightToLeft)
        #expect(!TextLanguage(environment: [:]).isRightToLeft)
    }

    @Test func `Chinese characters look as the language writes them`() {
        #expect(TextLanguage(environment: ["LANG": "ja_JP.UTF-8"]).hanFamily == "Noto Sans CJK JP")
        #expect(TextLanguage(environment: ["LANG": "zh_TW.UTF-8"]).hanFamily == "Noto Sans CJK TC")
        #expect(TextLanguage(environment: ["LANG": "zh-Hant"]).hanFamily == "Noto Sans CJK TC")
        #expect(TextLanguage(environment: ["LANG": "C"]).hanFamily == "Noto Sans CJK SC")
    }
}
