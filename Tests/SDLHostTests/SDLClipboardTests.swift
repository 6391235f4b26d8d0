import CSDL2
import Testing

@testable import SDLHost

/// The clipboard of SDL, which keeps texts for the program itself where there is no desktop.
@MainActor
@Suite struct SDLClipboardTests {
    private let clipboard = SDLClipboard()
    /// SDL has a clipboard while its video part runs.
    private let video: SDLVideo

    init() throws { video = try SDLVideo(.offscreen) }

    @Test func `several texts come back as they were, and are lines for other programs`() throws {
        let count = clipboard.changeCount
        clipboard.strings = ["one", "two\0"]

        #expect(clipboard.strings == ["one", "two"])
        #expect(clipboard.changeCount == count + 1)
        let text = try #require(SDL_GetClipboardText())
        defer { SDL_free(text) }
        #expect(String(cString: text) == "one\ntwo")
    }

    @Test func `a text of another program replaces them`() {
        clipboard.strings = ["one", "two"]
        let count = clipboard.changeCount

        SDL_SetClipboardText("elsewhere")

        #expect(clipboard.strings == ["elsewhere"] && clipboard.changeCount == count + 1)
        clipboard.strings = []
        #expect(clipboard.strings.isEmpty)
    }
}
