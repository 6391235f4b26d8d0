import CoreGraphics
import Foundation
import Testing

@Suite struct CoreFoundationNameTests {
    @Test func `the keys of a bundle's list are the names in its file`() {
        let keys = [
            kCFBundleInfoDictionaryVersionKey as String, kCFBundleExecutableKey as String,
            kCFBundleIdentifierKey as String, kCFBundleVersionKey as String,
            kCFBundleDevelopmentRegionKey as String, kCFBundleNameKey as String,
            kCFBundleLocalizationsKey as String,
        ]

        #expect(
            keys == [
                "CFBundleInfoDictionaryVersion", "CFBundleExecutable", "CFBundleIdentifier",
                "CFBundleVersion", "CFBundleDevelopmentRegion", "CFBundleName", "CFBundleLocalizations",
            ])
    }

    @Test func `a bundle is asked by a key of Core Foundation's`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let list = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleName": "Kites"], format: .xml, options: 0)
        try list.write(to: folder.appendingPathComponent("Info.plist"))

        let bundle = try #require(Bundle(url: folder))

        #expect(bundle.object(forInfoDictionaryKey: kCFBundleNameKey as String) as? String == "Kites")
    }
}
