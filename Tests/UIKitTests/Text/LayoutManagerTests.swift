import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Texts that are laid out to ask where their letters are.
@MainActor
struct LayoutManagerTests {
    /// A text of a font of equal letters, in a container of a width without space at its sides.
    private func layOut(
        _ text: String, width: CGFloat, size: CGFloat = 20
    ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let font = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        return (storage, manager, container)
    }

    private var letter: CGSize {
        "m".size(withAttributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)])
    }

    @Test func `the letter at a point is found, and the nearest one beside the lines`() {
        let (storage, manager, container) = layOut("abcd efgh", width: letter.width * 6)

        func hit(_ column: CGFloat, _ row: CGFloat) -> Int {
            manager.characterIndex(
                for: CGPoint(x: column * letter.width, y: row * letter.height), in: container,
                fractionOfDistanceBetweenInsertionPoints: nil)
        }
        #expect(hit(0.5, 0.5) == 0 && hit(2.2, 0.5) == 2 && hit(1.5, 1.5) == 6)
        #expect(hit(-3, 0.5) == 0 && hit(5.5, 1.5) == 8 && hit(0.5, 9) == 5)
        var fraction: CGFloat = 0
        let point = CGPoint(x: letter.width * 2.25, y: 1)
        #expect(manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction) == 2)
        #expect(abs(fraction - 0.25) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test func `of a letter that is written from right to left the part at the right lies before a point`() {
        let (storage, manager, container) = layOut("a שלום", width: 1000)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
        var fraction: CGFloat = 0

        let point = CGPoint(x: rect.maxX - rect.width / 4, y: rect.midY)
        let glyph = manager.glyphIndex(
            for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)

        #expect(glyph == 2 && abs(fraction - 0.25) < 0.01)
        withExtendedLifetime(storage) {}
    }

    @Test func `ranges have their rectangles, in one line or several`() {
        let (storage, manager, container) = layOut("abcd efgh", width: letter.width * 6)

        let word = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: container)
        var rects: [CGRect] = []
        manager.enumerateEnclosingRects(
            forGlyphRange: NSRange(location: 2, length: 5),
            withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
        ) { rect, _ in rects.append(rect) }

        #expect(abs(word.minX - letter.width) < 0.1 && abs(word.width - 2 * letter.width) < 0.1)
        #expect(word.minY == 0 && abs(word.height - letter.height) < 0.1)
        #expect(rects.count == 2 && rects[0].minY < rects[1].minY && rects[1].minX == 0)
        withExtendedLifetime(storage) {}
    }

    @Test func `lines have the ends of their paragraphs, and an edit is seen at once`() {
        let (storage, manager, container) = layOut("ab\n\ncd", width: 1000)
        func lines() -> [NSRange] {
            var ranges: [NSRange] = []
            manager.enumerateLineFragments(
                forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)
            ) {
                _, _, _, range, _ in ranges.append(range)
            }
            return ranges
        }
        #expect(
            lines() == [
                NSRange(location: 0, length: 3), NSRange(location: 3, length: 1),
                NSRange(location: 4, length: 2),
            ])
        let height = manager.usedRect(for: container).height
        #expect(abs(height - 3 * letter.height) < 0.5)

        storage.append(
            NSAttributedString(string: "\nef", attributes: storage.attributes(at: 0, effectiveRange: nil)))

        #expect(lines().count == 4 && manager.numberOfGlyphs == 9)
        #expect(manager.usedRect(for: container).height > height)
        #expect(manager.location(forGlyphAt: 8).x > manager.location(forGlyphAt: 7).x)
    }

    @Test func `paragraphs keep the gaps of their styles`() {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (2, 10, 5)
        let (storage, manager, container) = layOut("a\n\nb", width: 1000)
        storage.addAttribute(
            .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))

        let last = manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil)

        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY == 0)
        #expect(abs(last.minY - (2 * letter.height + 34)) < 0.5)
        #expect(abs(manager.usedRect(for: container).height - (3 * letter.height + 34)) < 0.5)
    }

    @Test func `a container limits the lines`() {
        let (storage, manager, container) = layOut("a b c d\ne", width: letter.width)
        container.maximumNumberOfLines = 2
        container.lineBreakMode = .byWordWrapping

        #expect(abs(manager.usedRect(for: container).height - 2 * letter.height) < 0.5)
        #expect(manager.glyphRange(for: container).length < storage.length)
    }

    @Test func `a container has as many lines as fit into its height`() {
        let (storage, manager, container) = layOut("a b c d\ne f", width: letter.width)
        func lineCount(height: CGFloat) -> Int {
            container.size.height = letter.height * height
            var count = 0
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, _, _, _, _ in count += 1
            }
            return count
        }

        #expect(lineCount(height: 2.5) == 2 && manager.glyphRange(for: container).length == 4)
        #expect(lineCount(height: 4.5) == 4 && lineCount(height: 5) == 5 && lineCount(height: 9) == 6)
    }

    @Test func `the space at the sides moves the letters`() {
        let (storage, manager, container) = layOut("ab", width: 200)
        container.lineFragmentPadding = 7

        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        #expect(abs(rect.minX - 7) < 0.1)
        #expect(abs(manager.usedRect(for: container).width - (2 * letter.width + 14)) < 0.5)
        withExtendedLifetime(storage) {}
    }

    @Test func `without a text or a container there is nothing`() {
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)

        let storage = NSTextStorage(string: "")
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        #expect(manager.characterIndexForGlyph(at: 3) == 3)
        #expect(
            manager.characterIndex(
                for: .zero, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 0)
        storage.removeLayoutManager(manager)
        #expect(manager.textStorage == nil && storage.layoutManagers.isEmpty)
    }

    @Test func `glyphs are drawn where they are`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let (storage, manager, _) = layOut("m\nm", width: 100)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 80), format: format).image {
            UIColor.red.setFill()
            manager.drawGlyphs(forGlyphRange: NSRange(location: 2, length: 1), at: .zero)
            $0.fill(CGRect(x: 39, y: 0, width: 1, height: 1))
        }
        let picture = try #require(image.cgImage)
        #expect(picture.pixel(x: 39, y: 0) == SIMD4(255, 0, 0, 255))
        func hasInk(_ rows: Range<Int>) -> Bool {
            rows.contains { y in (0..<39).contains { picture.pixel(x: $0, y: y).w > 0 } }
        }

        #expect(!hasInk(0..<Int(letter.height)) && hasInk(Int(letter.height)..<80))
        withExtendedLifetime(storage) {}
    }

    @Test func `a line behind the last paragraph has no glyph, and a rectangle of its own`() {
        let (storage, manager, container) = layOut("ab\n", width: 100)
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 3)) { _, _, _, _, _ in
            count += 1
        }

        let extra = manager.extraLineFragmentRect
        #expect(count == 1 && abs(extra.minY - letter.height) < 0.5 && extra.width == 100)
        #expect(abs(extra.height - letter.height) < 0.5)
        #expect(manager.extraLineFragmentTextContainer === container)
        #expect(manager.extraLineFragmentUsedRect.minX == 0)
        storage.append(NSAttributedString(string: "c"))
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        withExtendedLifetime(storage) {}
    }

    @Test func `a paragraph without letters stands where its style aligns it`() {
        let (storage, manager, container) = layOut("ab\n\ncd", width: 100)
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 3, length: 1))

        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 1), in: container)

        #expect(rect.minX == 50 && rect.width == 0 && abs(rect.minY - letter.height) < 0.5)
        #expect(abs(manager.location(forGlyphAt: 3).x - 50) < 0.01)
        #expect(abs(manager.location(forGlyphAt: 3).y - manager.location(forGlyphAt: 0).y) < 0.01)
        #expect(abs(manager.location(forGlyphAt: 0).x) < 0.01)
        withExtendedLifetime(storage) {}
    }

    // MARK: - Drawing

    /// Whether there is ink in columns of letters, and its colour.
    private func columns(_ count: Int, _ draw: () -> Void) throws -> [SIMD4<UInt8>?] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: letter.width * CGFloat(count), height: letter.height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
        let picture = try #require(image.cgImage)
        return (0..<count).map { column in
            let (left, right) = (CGFloat(column) * letter.width, CGFloat(column + 1) * letter.width)
            let pixels = (Int(left) + 1..<Int(right) - 1).flatMap { x in
                (0..<picture.height).map { picture.pixel(x: x, y: $0) }
            }
            return pixels.max { $0.w < $1.w }.flatMap { $0.w > 100 ? $0 : nil }
        }
    }

    @Test func `glyphs of a range are drawn without those beside them`() throws {
        let (storage, manager, _) = layOut("mmmm", width: 1000)

        let ink = try columns(4) {
            manager.drawGlyphs(forGlyphRange: NSRange(location: 1, length: 2), at: .zero)
        }

        #expect(ink.map { $0 != nil } == [false, true, true, false])
        withExtendedLifetime(storage) {}
    }

    @Test func `backgrounds are drawn apart from glyphs, by rectangles that a subclass may fill otherwise`()
        throws
    {
        final class Rounding: NSLayoutManager {
            var filled: [(CGRect, NSRange)] = []
            override func fillBackgroundRectArray(
                _ rectArray: UnsafePointer<CGRect>, count rectCount: Int,
                forCharacterRange charRange: NSRange,
                color: UIColor
            ) {
                for index in 0..<rectCount { filled.append((rectArray[index], charRange)) }
                super.fillBackgroundRectArray(
                    rectArray, count: rectCount, forCharacterRange: charRange, color: color)
            }
        }
        let (storage, _, container) = layOut("m m", width: 1000)
        let manager = Rounding()
        container.replaceLayoutManager(manager)
        storage.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let all = NSRange(location: 0, length: 3)

        let glyphs = try columns(3) { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
        let backgrounds = try columns(3) { manager.drawBackground(forGlyphRange: all, at: .zero) }

        #expect(glyphs.map { $0 != nil } == [true, false, true])
        #expect(backgrounds == [nil, SIMD4(255, 0, 0, 255), nil])
        let filled = try #require(manager.filled.first)
        #expect(manager.filled.count == 1 && filled.1 == NSRange(location: 1, length: 1))
        #expect(abs(filled.0.minX - letter.width) < 0.1 && abs(filled.0.width - letter.width) < 0.1)
        withExtendedLifetime(storage) {}
    }

    // MARK: - What belongs together

    @Test func `the delegate says how far lines are apart, and hears that they are laid out`() {
        final class Spacing: NSObject, NSLayoutManagerDelegate {
            var asked: [Int] = []
            var (invalidated, completed) = (0, 0)
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat {
                asked.append(glyphIndex)
                return 7
            }
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { invalidated += 1 }
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) { completed += 1 }
        }
        let (storage, manager, container) = layOut("a b\n\nc", width: letter.width)
        let spacing = Spacing()
        manager.delegate = spacing

        #expect(abs(manager.usedRect(for: container).height - (4 * letter.height + 3 * 7)) < 0.5)
        #expect(spacing.asked.contains(1) && spacing.asked.contains(2) && spacing.completed == 1)
        storage.append(
            NSAttributedString(string: "d", attributes: storage.attributes(at: 0, effectiveRange: nil)))
        #expect(spacing.invalidated == 1)
        manager.ensureLayout(for: container)
        #expect(spacing.completed == 2)
        manager.delegate = nil

        #expect(abs(manager.usedRect(for: container).height - 5 * letter.height) < 0.5)
        withExtendedLifetime(storage) {}
    }

    @Test func `a delegate that has been asked is not held`() {
        final class Silent: NSObject, NSLayoutManagerDelegate {}
        let (storage, manager, container) = layOut("a\nb", width: 1000)
        weak var held: Silent?
        do {
            let delegate = Silent()
            held = delegate
            manager.delegate = delegate
            manager.ensureLayout(for: container)
        }

        #expect(held == nil && manager.delegate == nil)
        #expect(abs(manager.usedRect(for: container).height - 2 * letter.height) < 0.5)
        withExtendedLifetime(storage) {}
    }

    @Test func `another manager takes over containers and text`() {
        let (storage, manager, container) = layOut("ab", width: 100)
        let other = NSLayoutManager()
        #expect(container.layoutManager === manager)

        container.replaceLayoutManager(other)

        #expect(container.layoutManager === other && other.textStorage === storage)
        #expect(other.textContainers == [container] && manager.textContainers.isEmpty)
        #expect(manager.textStorage == nil && storage.layoutManagers == [other])
        #expect(other.usedRect(for: container).width > 0 && manager.usedRect(for: container) == .zero)
        withExtendedLifetime(storage) {}
    }

    @Test func `a container of another size has other lines`() {
        let (storage, manager, container) = layOut("aa bb", width: letter.width * 5)
        let height = manager.usedRect(for: container).height

        container.size.width = letter.width * 3

        #expect(abs(manager.usedRect(for: container).height - 2 * height) < 0.1)
        #expect(
            manager.glyphRange(
                forBoundingRect: CGRect(x: 0, y: height + 1, width: 1, height: 1), in: container)
                == NSRange(location: 3, length: 2))
        withExtendedLifetime(storage) {}
    }

    @Test func `the first container has the text, also when one is put before it or taken out`() {
        let (storage, manager, wide) = layOut("abcd efgh", width: letter.width * 20)
        let narrow = NSTextContainer(size: CGSize(width: letter.width * 6, height: 0))
        narrow.lineFragmentPadding = 0
        let height = manager.usedRect(for: wide).height

        manager.insertTextContainer(narrow, at: 0)
        #expect(manager.textContainers == [narrow, wide])
        #expect(abs(manager.usedRect(for: narrow).height - 2 * height) < 0.1)
        #expect(manager.usedRect(for: wide) == .zero)
        manager.removeTextContainer(at: 0)

        #expect(manager.textContainers == [wide] && manager.usedRect(for: wide).height == height)
        withExtendedLifetime(storage) {}
    }

    @Test func `a container that another manager gets leaves the one before`() {
        let (storage, manager, container) = layOut("ab", width: 100)
        let other = NSLayoutManager()

        other.addTextContainer(container)
        #expect(manager.textContainers.isEmpty && container.layoutManager === other)
        other.addTextContainer(container)

        #expect(other.textContainers == [container] && container.layoutManager === other)
        withExtendedLifetime(storage) {}
    }
}
