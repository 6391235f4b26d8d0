import Foundation
import Testing
import UITesting

@testable import UIKit

@Suite struct NamedImageTests {
    private let stage = Stage(size: CGSize(width: 10, height: 10), scale: 2)
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "NamedImages-\(UUID().uuidString)")

    /// Writes a square of so many pixels.
    private func write(_ path: String, side: CGFloat) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
            $0.fill(.zero)
        }
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    private func image(_ name: String) throws -> UIImage? {
        let bundle = try #require(Bundle(path: folder.path))
        return stage.run { UIImage(named: name, in: bundle, compatibleWith: nil) }
    }

    @Test func `the file for the screen's scale is found, with or without an ending`() throws {
        try write("star.png", side: 4)
        try write("star@2x.png", side: 8)
        try write("star@3x.png", side: 12)
        defer { try? FileManager.default.removeItem(at: folder) }

        #expect(try image("star")?.cgImage?.width == 8)
        #expect(try image("star.png")?.scale == 2)
        #expect(try image("star")?.size == CGSize(width: 4, height: 4))
        #expect(try image("moon") == nil)
        let bundle = try #require(Bundle(path: folder.path))
        let symbol = UIImage.SymbolConfiguration(pointSize: 20)
        #expect(stage.run { UIImage(named: "star", in: bundle, with: symbol)?.scale } == 2)
        #expect(UIImage(named: "there is no such image") == nil)
    }

    @Test func `an image set of a catalog is found, and says whether it is a template`() throws {
        try write("Assets.xcassets/Icons/bell.imageset/b1.png", side: 4)
        try write("Assets.xcassets/Icons/bell.imageset/b3.png", side: 12)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"images":[{"idiom":"universal","scale":"1x","filename":"b1.png"},{"idiom":"universal","scale":"2x"},
            {"idiom":"universal","scale":"3x","filename":"b3.png"}],
            "properties":{"template-rendering-intent":"template"}}
            """
        try Data(contents.utf8).write(
            to: folder.appending(path: "Assets.xcassets/Icons/bell.imageset/Contents.json"))

        let bell = try image("bell")

        #expect(bell?.scale == 3)
        #expect(bell?.size == CGSize(width: 4, height: 4))
        #expect(bell?.renderingMode == .alwaysTemplate)
    }

    @Test func `a data set of a catalog is found`() throws {
        let set = folder.appending(path: "Assets.xcassets/Sounds/bell.dataset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"data":[{"idiom":"universal","filename":"bell.json","universal-type-identifier":"public.json"}]}
            """
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        try Data("[1]".utf8).write(to: set.appending(path: "bell.json"))
        let bundle = try #require(Bundle(path: folder.path))

        let bell = NSDataAsset(name: "bell", bundle: bundle)

        #expect(
            bell?.name == "bell" && bell?.data == Data("[1]".utf8) && bell?.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "moon", bundle: bundle) == nil && NSDataAsset(name: "bell") == nil)
        try FileManager.default.removeItem(at: set.appending(path: "bell.json"))
        #expect(NSDataAsset(name: "bell", bundle: bundle) == nil)
    }

    @Test func `the status bar's frame is posted when the device turns`() {
        let stage = Stage(size: CGSize(width: 393, height: 852), device: StageDevice.all.first)
        var frames: [CGRect] = []
        let upright = stage.run { UIApplication.shared.statusBarFrame }
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didChangeStatusBarFrameNotification, object: nil, queue: nil
        ) { note in
            let value = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
            MainActor.assumeIsolated { frames.append(value?.cgRectValue ?? .null) }
        }

        stage.resize(to: CGSize(width: 852, height: 393))

        // The frame before, as UIKit's header says; that after comes with the notification before the change.
        #expect(upright.width == 393 && frames == [upright])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `the application answers to its key, as code for extensions asks`() {
        let application = stage.run { UIApplication.value(forKeyPath: "shared") as? UIApplication }

        #expect(application === stage.run { UIApplication.shared })
        #expect(stage.run { UIApplication.value(forKey: "other") } == nil)
        #expect(stage.diagnostics.count == 1)
    }
}
