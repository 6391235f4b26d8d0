import Testing
import UITesting

@testable import UIKit

@Suite struct StringDrawingTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    private let text = "Several words that need more than one line of forty points"

    @Test func `lines break at the width, and the rectangle is as high as all of them`() {
        let one = text.boundingRect(
            with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let many = (text as NSString).boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)

        #expect(one.origin == .zero)
        #expect(many.width <= 200 && many.width > 100)
        #expect(one.width > 400)
        #expect(many.height >= one.height * 3)
    }

    @Test func `the size is that of one line, and without lines the rectangle hangs on the baseline`() {
        let size = (text as NSString).size(withAttributes: attributes)
        let rect = text.boundingRect(with: .zero, attributes: attributes, context: nil)

        #expect(abs(rect.width - size.width) < 0.01)
        #expect(rect.minY < -10 && rect.maxY > 0)
        #expect(size == text.size(withAttributes: attributes))
    }

    @Test func `a label needs the room that the rectangle says`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 20)
        label.text = text

        let rect = text.boundingRect(
            with: CGSize(width: 200, height: CGFloat.infinity),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            attributes: attributes, context: nil)
        let fitting = label.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))

        #expect(abs(fitting.height - rect.height) <= 1)
        #expect(abs(fitting.width - rect.width) <= 1)
    }

    @Test func `a height cuts lines off only where the last one is truncated`() {
        let size = CGSize(width: 200, height: 30)
        let whole = text.boundingRect(
            with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let cut = text.boundingRect(
            with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes,
            context: nil)

        #expect(whole.height > 60)
        #expect(cut.height < 30)
    }

    @Test func `a context lets letters shrink, and says how far they did`() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let full = text.size(withAttributes: attributes).width

        let rect = text.boundingRect(
            with: CGSize(width: full * 0.8, height: 0), attributes: attributes, context: context)

        #expect(context.actualScaleFactor < 0.82 && context.actualScaleFactor > 0.6)
        #expect(rect.width <= full * 0.8)
        #expect(context.totalBounds == rect)
    }

    @Test func `text is drawn into the rectangle`() throws {
        UIGraphicsBeginImageContext(CGSize(width: 100, height: 40))
        defer { UIGraphicsEndImageContext() }
        ("Hi" as NSString).draw(in: CGRect(x: 0, y: 0, width: 50, height: 40), withAttributes: attributes)
        "Hi".draw(
            with: CGRect(x: 50, y: 0, width: 50, height: 40), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)

        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)

        func ink(_ columns: Range<Int>) -> Int {
            image.withPixels { pixels in
                columns.reduce(0) { sum, x in
                    sum + (0..<40).reduce(0) { $0 + (pixels[($1 * 100 + x) * 4 + 3] > 128 ? 1 : 0) }
                }
            }
        }
        #expect(ink(0..<50) > 20)
        #expect(ink(0..<50) == ink(50..<100))
    }
}
