import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UITesting

/// What golden pictures let pass, and what they do not.
@Suite(.serialized) struct GoldenImagesTests {
    /// A card with round corners, a shadow and a line of text.
    private func card(
        _ change: (_ card: UIView, _ label: UILabel) -> Void = { _, _ in }
    ) throws -> CGImage {
        let stage = Stage(size: CGSize(width: 160, height: 120))
        stage.window.backgroundColor = .white
        let card = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 60))
        card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
        card.layer.cornerRadius = 11
        card.layer.shadowOpacity = 0.15
        card.layer.shadowRadius = 6
        card.layer.shadowOffset = CGSize(width: 0, height: 3)
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 80, height: 20))
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        label.text = "Transition"
        card.addSubview(label)
        stage.window.addSubview(card)
        change(card, label)
        return try stage.snapshot()
    }

    /// The picture with each channel off by 1, up or down in turns as roundings are.
    private func rounded(_ image: CGImage) -> CGImage {
        var pixels = image.withPixels { [UInt8]($0) }
        for index in pixels.indices where index % 4 != 3 {
            let isUp = (index / 7) % 2 == 0
            pixels[index] = isUp ? min(pixels[index], 254) + 1 : max(pixels[index], 1) - 1
        }
        return CGImage(
            width: image.width, height: image.height, isMask: false, isOpaque: true, pixels: pixels)
    }

    @Test func `roundings and an edge that lies a thirty-second of a pixel off pass`() throws {
        let golden = try card()

        #expect(GoldenComparison(try card(), golden).largestDifference == 0)
        #expect(GoldenComparison(rounded(golden), golden).isMatch)
        let shifted = try card { card, label in
            card.frame.origin.x += 1.0 / 32
            label.frame.origin.x -= 1.0 / 32
        }
        #expect(GoldenComparison(rounded(shifted), golden).isMatch)
    }

    @Test func `a narrow block at the edge counts as much as a whole one`() {
        func picture(_ edge: UInt8) -> CGImage {
            let (whole, rest): ([UInt8], [UInt8]) = ([100, 100, 100, 255], [100, 100, edge, 255])
            let row = (0..<20).flatMap { $0 < 16 ? whole : rest }
            let pixels = [[UInt8]](repeating: row, count: 16).flatMap { $0 }
            return CGImage(width: 20, height: 16, isMask: false, isOpaque: true, pixels: pixels)
        }

        #expect(GoldenComparison(picture(102), picture(100)).isMatch)
        #expect(!GoldenComparison(picture(106), picture(100)).isMatch)
    }

    @Test func `a corner radius that is a point off fails`() throws {
        let comparison = GoldenComparison(try card { card, _ in card.layer.cornerRadius = 10 }, try card())

        #expect(!comparison.isMatch)
        #expect(comparison.differentPixels > 8)
    }

    @Test func `a missing shadow fails, and one that is half as dark`() throws {
        let golden = try card()

        for opacity in [0, 0.075] as [Float] {
            let comparison = GoldenComparison(
                try card { card, _ in card.layer.shadowOpacity = opacity }, golden)
            #expect(!comparison.isMatch)
        }
        let other = GoldenComparison(try card { card, _ in card.layer.shadowRadius = 10 }, golden)
        #expect(!other.isMatch)
    }

    @Test func `text that is a pixel off fails, either way`() throws {
        let golden = try card()

        for (x, y) in [(1, 0), (0, 1), (0.5, 0)] as [(CGFloat, CGFloat)] {
            let moved = try card { _, label in
                label.frame.origin.x += x
                label.frame.origin.y += y
            }
            #expect(!GoldenComparison(moved, golden).isMatch, "moved by \(x), \(y)")
        }
    }

    @Test func `another shade fails, though no pixel is far off`() throws {
        let shade = try card { card, _ in
            card.backgroundColor = UIColor(red: 0.2 + 4.0 / 255, green: 0.4, blue: 0.8, alpha: 1)
        }

        let comparison = GoldenComparison(shade, try card())
        #expect(comparison.largestDifference == 4)
        #expect(!comparison.isMatch)
    }

    @Test func `another size fails`() throws {
        let small = try Stage(size: CGSize(width: 20, height: 10)).snapshot()
        let large = try Stage(size: CGSize(width: 20, height: 11)).snapshot()

        #expect(!GoldenComparison(small, large).isMatch)
    }

    @Test func `a golden picture is written on purpose only, and what differs beside its difference`() throws
    {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let (folder, failures) = (
            root.appendingPathComponent("Golden"), root.appendingPathComponent("Failed")
        )
        func images(_ mode: KeptFiles.Mode) -> GoldenImages {
            GoldenImages(KeptFiles(folder: folder, failures: failures, mode: mode))
        }
        func files(_ folder: URL) throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        }

        let missing = images(.compare).problem(of: try card(), named: "card")
        #expect(missing?.contains("There is no golden picture \(folder.path)/card.png") == true)
        #expect(try files(failures) == ["card.actual.png"])
        #expect(images(.write).problem(of: try card(), named: "card") == nil)
        #expect(images(.compare).problem(of: try card(), named: "card") == nil)
        #expect(try files(failures) == ["card.actual.png"])

        let text = images(.compare).problem(of: try card { card, _ in card.alpha = 0.9 }, named: "card")
        #expect(text?.contains("pixels differ by more than 16 of 255") == true)
        #expect(text?.contains("\(failures.path)/card.difference.png") == true)
        #expect(try files(failures) == ["card.actual.png", "card.difference.png"])
    }

    @Test func `a picture that differs fails the test`() throws {
        let golden = GoldenImages(folder: "Nowhere", besides: #filePath)

        let picture = try Stage(size: CGSize(width: 4, height: 4)).snapshot()
        withKnownIssue {
            golden.check(picture, named: "nothing")
        } matching: { issue in
            issue.comments.first?.rawValue.contains("There is no golden picture") == true
        }
    }
}
