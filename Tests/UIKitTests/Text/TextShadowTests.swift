import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Shadows of text, and the place of letters that were shrunk.
@MainActor
struct TextShadowTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))

    /// The picture of a label at one pixel a point, row by row, as red, green, blue and alpha.
    private func pixels(_ label: UILabel) throws -> (bytes: [UInt8], width: Int) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
            label.drawText(in: label.bounds)
        }
        let picture = try #require(image.cgImage)
        return (picture.withPixels { Array($0) }, picture.width)
    }

    /// The rows in which a part of the colour is seen.
    private func rows(_ label: UILabel, part: Int) throws -> [Int] {
        let (bytes, width) = try pixels(label)
        return (0..<bytes.count / 4 / width).filter { row in
            (0..<width).contains { bytes[(row * width + $0) * 4 + part] > 100 }
        }
    }

    private func label(_ text: String = "H") -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.text = text
        label.textColor = .red
        return label
    }

    @Test func `a label's shadow is a copy in its colour, a point above by default`() throws {
        let label = label()
        label.shadowColor = .blue
        let red = try rows(label, part: 0)
        let blue = try rows(label, part: 2)
        #expect(blue.first == red.first.map { $0 - 1 })

        label.shadowOffset = CGSize(width: 0, height: 20)
        let low = try rows(label, part: 2)
        #expect(low.last == red.last.map { $0 + 20 })

        label.shadowColor = nil
        #expect(try rows(label, part: 2).isEmpty)
    }

    @Test func `a shadow takes no room, and the label's layer has it`() throws {
        let label = label()
        stage.window.addSubview(label)
        let size = label.sizeThatFits(.zero)
        label.layer.displayIfNeeded()
        #expect(label.layer.contentsTint != nil)

        label.shadowColor = .blue
        label.layer.displayIfNeeded()

        #expect(label.sizeThatFits(.zero) == size)
        #expect(label.layer.contentsTint == nil)
        let picture = try #require(label.layer.contents as? CGImage)
        #expect(
            picture.withPixels { bytes in stride(from: 2, to: bytes.count, by: 4).contains { bytes[$0] > 100 }
            })
    }

    @Test func `a label's dynamic shadow follows the appearance`() throws {
        let label = label()
        label.shadowOffset = CGSize(width: 0, height: 20)
        label.shadowColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .blue }
        stage.window.addSubview(label)
        #expect(try !rows(label, part: 2).isEmpty)

        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)

        #expect(try rows(label, part: 2).isEmpty)
        #expect(try !rows(label, part: 1).isEmpty)
    }

    @Test func `a blurred shadow spreads, and is as much coverage as a sharp one`() throws {
        func alpha(blur: CGFloat) throws -> (sum: Int, rows: Int) {
            let shadow = NSShadow()
            shadow.shadowColor = UIColor.blue
            shadow.shadowBlurRadius = blur
            let label = label()
            label.attributedText = NSAttributedString(
                string: "H", attributes: [.foregroundColor: UIColor.clear, .shadow: shadow])
            let (bytes, width) = try pixels(label)
            let alphas = stride(from: 3, to: bytes.count, by: 4).map { Int(bytes[$0]) }
            let rows = (0..<alphas.count / width).filter { row in
                alphas[row * width..<(row + 1) * width].contains { $0 > 2 }
            }
            return (alphas.reduce(0, +), rows.count)
        }

        let (sharp, soft) = (try alpha(blur: 0), try alpha(blur: 6))

        #expect(soft.rows > sharp.rows + 4)
        #expect(abs(soft.sum - sharp.sum) < sharp.sum / 8)
    }

    @Test
    func
        `shadows of an attribute are black of a third and right below; values that are not finite count as 0`()
    {
        let shadow = NSShadow()
        #expect(shadow.shadowOffset == .zero)
        #expect(shadow.shadowBlurRadius == 0)
        #expect(shadow.color == UIColor(white: 0, alpha: 1 / 3))
        #expect(shadow.copy() as? NSShadow == shadow)

        shadow.shadowOffset = CGSize(width: CGFloat.nan, height: .infinity)
        shadow.shadowBlurRadius = .nan
        let shade = shadow.shadow(in: UIColor.black.cgColor)
        #expect(shade?.offset == .zero)
        #expect(shade?.blurRadius == 0)
        #expect(shadow.shadow(in: UIColor.clear.cgColor) == nil)
    }

    @Test func `shrunk letters stand on the baseline of the full ones, in the middle or at the top`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.text = "HHHHHHHHHH"
        label.textColor = .red
        label.font = .systemFont(ofSize: 30)
        let full = try rows(label, part: 0)
        label.adjustsFontSizeToFitWidth = true

        let baseline = try rows(label, part: 0)
        label.baselineAdjustment = .alignCenters
        let center = try rows(label, part: 0)
        label.baselineAdjustment = .none
        let top = try rows(label, part: 0)

        #expect(abs((baseline.last ?? 0) - (full.last ?? 0)) <= 1)
        #expect((center.last ?? 0) < (baseline.last ?? 0))
        #expect((top.last ?? 0) < (center.last ?? 0))
        #expect(baseline.count == center.count)
    }
}
