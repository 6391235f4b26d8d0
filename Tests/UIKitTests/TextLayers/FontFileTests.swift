import Foundation
import Testing
import UIKit

/// Fonts that a program brings as files or bytes.
@MainActor
struct FontFileTests {
    /// A font file of the machine.
    private func anyFont() throws -> URL {
        let files = FileManager.default.enumerator(
            at: URL(fileURLWithPath: "/usr/share/fonts"), includingPropertiesForKeys: nil)
        let all = (files?.allObjects as? [URL] ?? []).filter { ["ttf", "otf"].contains($0.pathExtension) }
        return try #require(all.min { $0.path < $1.path })
    }

    @Test func `a font of bytes is known once it is registered, and only once`() throws {
        let bytes = try Data(contentsOf: anyFont())
        let provider = try #require(CGDataProvider(data: bytes as CFData))
        #expect(provider.data as Data? == bytes)
        let font = try #require(CGFont(provider))
        let label = UILabel()
        label.text = "Before"
        let size = label.sizeThatFits(.zero)

        #expect(CTFontManagerRegisterGraphicsFont(font, nil))

        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(UIFont(name: try #require(font.postScriptName) as String, size: 12) != nil)
        #expect(label.sizeThatFits(.zero) == size)
    }

    @Test func `bytes and files that are no font give none, and say so`() throws {
        #expect(CGFont(try #require(CGDataProvider(data: Data([1, 2, 3]) as CFData))) == nil)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere") as CFURL) == nil)
        #expect(CGDataProvider(filename: "/nowhere") == nil)
        var error: Unmanaged<CFError>?
        #expect(
            !CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/nowhere") as CFURL, .process, &error))
        #expect(error?.takeRetainedValue().code == 103)
    }
}
