import Foundation
import Testing
import UITesting

@testable import UIKit

/// Image sets of asset catalogs, with what they say of each file.
@Suite final class ImageCatalogTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "ImageCatalogs-\(UUID().uuidString)")
    private let stage = Stage(size: CGSize(width: 20, height: 20), scale: 1)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes an image set with squares of so many pixels for its files.
    private func write(_ set: String, _ files: [String: Int], _ contents: String) throws {
        let url = folder.appending(path: "Assets.xcassets/\(set).imageset")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, side) in files {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let data = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
                .pngData { $0.fill(.zero) }
            try data.write(to: url.appending(path: name))
        }
        try Data(contents.utf8).write(to: url.appending(path: "Contents.json"))
    }

    private func image(_ name: String, _ traits: UITraitCollection? = nil) throws -> UIImage? {
        let bundle = try #require(Bundle(path: folder.path))
        return UIImage(named: name, in: bundle, compatibleWith: traits)
    }

    @Test func `a file for the dark appearance shows where it is dark`() throws {
        try write(
            "moon", ["day.png": 4, "night.png": 6, "sharp.png": 8],
            """
            {"images":[{"idiom":"universal","filename":"sharp.png",
            "appearances":[{"appearance":"contrast","value":"high"}]},
            {"idiom":"universal","filename":"day.png"},
            {"idiom":"universal","filename":"night.png",
            "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """)

        let moon = try #require(try image("moon"))

        #expect(moon.cgImage?.width == 4)
        #expect(try image("moon", dark)?.cgImage?.width == 6)
        #expect(moon.imageAsset?.image(with: dark).cgImage?.width == 6)
        let view = UIImageView(image: moon)
        stage.run { stage.window.addSubview(view) }
        stage.run { stage.window.overrideUserInterfaceStyle = .dark }
        #expect((view.layer.contents as? CGImage)?.width == 6)
    }

    @Test func `a file for tablets is not shown on phones, and one for watches nowhere`() throws {
        try write(
            "card", ["any.png": 4, "pad.png": 6, "watch.png": 8],
            """
            {"images":[{"idiom":"watch","filename":"watch.png"},{"idiom":"ipad","filename":"pad.png"},
            {"idiom":"universal","filename":"any.png"}]}
            """)

        #expect(try image("card", UITraitCollection(userInterfaceIdiom: .pad))?.cgImage?.width == 6)
        #expect(try image("card", UITraitCollection(userInterfaceIdiom: .phone))?.cgImage?.width == 4)
    }

    @Test func `edges that keep their size are counted in pixels of the file`() throws {
        try write(
            "bubble", ["bubble.png": 20],
            """
            {"images":[{"idiom":"universal","scale":"2x","filename":"bubble.png","resizing":{"mode":"9-part",
            "center":{"mode":"stretch","width":1,"height":1},
            "cap-insets":{"top":4,"left":6,"bottom":8,"right":2}}}]}
            """)

        let bubble = try image("bubble")

        #expect(bubble?.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 1))
        #expect(bubble?.resizingMode == .stretch && bubble?.size == CGSize(width: 10, height: 10))
    }

    @Test func `folders that provide a namespace are part of the name, and others are not`() throws {
        let set = #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#
        try write("Icons/Small/bell", ["a.png": 4], set)
        try write("Plain/bell", ["a.png": 6], set)
        let group = #"{"properties":{"provides-namespace":true}}"#
        try Data(group.utf8).write(to: folder.appending(path: "Assets.xcassets/Icons/Contents.json"))

        #expect(try image("Icons/bell")?.cgImage?.width == 4)
        #expect(try image("bell")?.cgImage?.width == 6)
        #expect(try image("Icons/Small/bell") == nil && image("Plain/bell") == nil)
    }

    @Test func `files that are not there, or no pictures, give no image`() throws {
        try write("gone", [:], #"{"images":[{"idiom":"universal","filename":"a.png"}]}"#)
        try write("odd", ["a.png": 4], #"{"images":[{"filename":"a.png","scale":"-2x"}]}"#)
        try write("broken", ["a.png": 4], "no JSON")

        #expect(try image("gone") == nil && image("broken") == nil)
        #expect(try image("odd")?.scale == 1)
    }

    @Test func `a dark file that cannot be read leaves the light one`() throws {
        try write(
            "sun", ["day.png": 4],
            """
            {"images":[{"idiom":"universal","filename":"day.png"},{"idiom":"universal","filename":"night.png",
            "appearances":[{"appearance":"luminosity","value":"dark"}]}]}
            """)

        #expect(try image("sun")?.imageAsset?.image(with: dark).cgImage?.width == 4)
    }
}
