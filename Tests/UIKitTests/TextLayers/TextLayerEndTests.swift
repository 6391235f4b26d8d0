import Testing
import UITesting

@testable import UIKit

/// Text layers whose text does not fit, and where their lines begin.
@Suite struct TextLayerEndTests {
    private let stage = Stage(size: CGSize(width: 120, height: 120))
    private let layer = CATextLayer()
    private let high = String(repeating: "l", count: 60)
    private let low = String(repeating: "_", count: 60)

    init() {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        layer.fontSize = 20
        stage.window.layer.addSublayer(layer)
    }

    /// The box around what is drawn in some columns.
    private func ink(_ columns: Range<Int>) throws -> CGRect {
        stage.advance(by: 0.4)
        let image = try #require(layer.contents as? CGImage)
        return image.withPixels { bytes in
            var box = CGRect.null
            for y in 0..<image.height {
                for x in columns where x < image.width && bytes[y * image.bytesPerRow + x * 4 + 3] > 30 {
                    box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
            return box
        }
    }

    /// High letters begin above the middle of the line, low ones and the ellipsis below.
    @Test(arguments: [
        (CATextLayerTruncationMode.end, true, true), (.start, false, false), (.middle, true, false),
        (.none, true, true),
    ])
    func `letters are left out where the mode says`(
        mode: CATextLayerTruncationMode, left: Bool, middle: Bool
    ) throws {
        layer.string = high + low
        layer.truncationMode = mode

        #expect(try (ink(0..<25).minY < 12) == left)
        #expect(try (ink(60..<80).minY < 12) == middle)
        #expect(try ink(0..<100).maxY < 30, "it is one line")
    }

    @Test func `lines that would be cut by the lower edge are left out`() throws {
        layer.string = "l\nl\nl"
        layer.isWrapped = true
        layer.frame.size.height = 60
        let two = try ink(0..<100)

        layer.frame.size.height = 80
        let three = try ink(0..<100)

        #expect(two.maxY > 35 && two.maxY < 50)
        #expect(three.maxY > 60 && three.minY == two.minY)
    }

    @Test func `attributed text has its paragraph's indent`() throws {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 40
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .paragraphStyle: style,
        ]
        layer.string = NSAttributedString(string: "l", attributes: attributes)

        #expect(try ink(0..<100).minX >= 40)
    }

    @Test func `text begins at the origin of the bounds`() throws {
        layer.string = "H"
        let before = try ink(0..<100)

        layer.bounds.origin = CGPoint(x: 30, y: 10)
        layer.setNeedsDisplay()

        #expect(try ink(0..<100) == before)
    }
}
