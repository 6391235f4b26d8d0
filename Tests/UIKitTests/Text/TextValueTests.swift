import Foundation
import Testing
import UITesting

@testable import UIKit

/// Fonts, shadows and attributes: what they are called, what is equal, and what is measured.
@Suite struct TextValueTests {
    // MARK: - Fonts

    @Test(
        arguments: [
            (.ultraLight, "Thin"), (.thin, "ExtraLight"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "SemiBold"), (.bold, "Bold"), (.heavy, "ExtraBold"),
            (.black, "Black"),
        ] as [(UIFont.Weight, String)])
    func `a font's name ends with its weight`(weight: UIFont.Weight, name: String) throws {
        let font = UIFont.systemFont(ofSize: 12, weight: weight)

        #expect(font.fontName.hasSuffix("-\(name)"))
        #expect(!font.fontName.contains(" "))
        let slanted = try #require(font.fontDescriptor.withSymbolicTraits(.traitItalic))
        #expect(UIFont(descriptor: slanted, size: 0).fontName.hasSuffix("Italic"))
    }

    @Test func `a weight beyond the lightest or the heaviest is that one, and no number the usual one`() {
        #expect(UIFont.Weight(rawValue: -2).value == 100 && UIFont.Weight(rawValue: 2).value == 900)
        #expect(UIFont.Weight(rawValue: .nan).value == 400 && UIFont.Weight.regular.value == 400)
        #expect(UIFont.Weight(rawValue: -0.7).value == 150)
    }

    @Test func `a font of a descriptor keeps its size unless another one is asked for`() {
        let descriptor = UIFont.systemFont(ofSize: 21).fontDescriptor

        #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 21)
        #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
    }

    @Test func `a font that was scaled is not scaled a second time`() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)

        let once = metrics.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
        let twice = metrics.scaledFont(for: once, compatibleWith: traits)

        #expect(abs(once.pointSize - 23) < 0.001 && twice.pointSize == once.pointSize)
        #expect(abs(metrics.scaledValue(for: 34, compatibleWith: traits) - 46) < 0.001)
    }

    // MARK: - Attributes

    @Test func `each of Swift's attributes becomes that of Foundation, over the ones below`() throws {
        typealias Kit = AttributeScopes.UIKitAttributes
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        var own = AttributeContainer()
        own[Kit.KernAttribute.self] = 3
        own[Kit.BackgroundColorAttribute.self] = .yellow
        own[Kit.UnderlineStyleAttribute.self] = .single
        own[Kit.ParagraphStyleAttribute.self] = style
        var base = AttributeContainer()
        base[Kit.FontAttribute.self] = .systemFont(ofSize: 31)
        base[Kit.BackgroundColorAttribute.self] = .red
        base[Kit.StrikethroughStyleAttribute.self] = .single

        let drawn = AttributedString("a", attributes: own).drawn(over: base) { $0 }

        try #require(drawn.length == 1)
        let found = drawn.attributes(at: 0, effectiveRange: nil)
        #expect(found[.kern] as? CGFloat == 3 && (found[.font] as? UIFont)?.pointSize == 31)
        #expect(found[.backgroundColor] as? UIColor == .yellow && found[.foregroundColor] == nil)
        #expect(found[.underlineStyle] as? Int == 1 && found[.strikethroughStyle] as? Int == 1)
        #expect((found[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    }

    @Test func `a label's plain text has its font and colour as attributes`() throws {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.text = "a"
        label.font = .systemFont(ofSize: 23)
        label.textColor = .red

        let found = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)

        #expect((found[.font] as? UIFont)?.pointSize == 23 && found[.foregroundColor] as? UIColor == .red)
        label.attributedText = NSAttributedString(string: "b")
        #expect(label.text == "b")
        label.text = "b"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) != nil, "plain again")
    }

    @Test func `shadows are equal where place, blur and colour are, and a copy has all three`() throws {
        func shadow(_ x: CGFloat = 1, _ blur: CGFloat = 2, _ color: UIColor = .red) -> NSShadow {
            let shadow = NSShadow()
            shadow.shadowOffset = CGSize(width: x, height: 0)
            shadow.shadowBlurRadius = blur
            shadow.shadowColor = color
            return shadow
        }
        let copy = try #require(shadow().copy() as? NSShadow)

        #expect(copy.shadowOffset.width == 1 && copy.shadowBlurRadius == 2)
        #expect(copy.shadowColor as? UIColor == .red)
        #expect(shadow().isEqual(copy) && shadow().hash == copy.hash && !shadow().isEqual("shadow"))
        #expect(!shadow().isEqual(shadow(2)) && !shadow().isEqual(shadow(1, 3)))
        #expect(!shadow().isEqual(shadow(1, 2, .blue)))
    }

    // MARK: - Measuring

    @Test func `the rectangle of the ink lies within that of the line`() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
        let room = CGSize(width: 500, height: 500)
        let line = "x".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: font, context: nil)
        let ink = "x".boundingRect(
            with: room, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], attributes: font, context: nil
        )

        #expect(ink.height > 10 && ink.height < line.height * 0.8)
        #expect(ink.minY > line.minY + 5 && ink.maxY < line.maxY)
        #expect(
            "".boundingRect(with: room, options: .usesDeviceMetrics, attributes: font, context: nil) == .zero)
    }

    @Test func `paragraph styles differ where any of their values do`() throws {
        let changes: [(NSMutableParagraphStyle) -> Void] = [
            { $0.alignment = .center }, { $0.lineBreakMode = .byClipping }, { $0.lineSpacing = 1 },
            { $0.minimumLineHeight = 1 }, { $0.maximumLineHeight = 1 }, { $0.lineHeightMultiple = 2 },
            { $0.paragraphSpacing = 1 }, { $0.paragraphSpacingBefore = 1 }, { $0.firstLineHeadIndent = 1 },
            { $0.headIndent = 1 }, { $0.tailIndent = 1 }, { $0.allowsDefaultTighteningForTruncation = true },
        ]
        var styles: [NSParagraphStyle] = [.default]
        for change in changes {
            let style = NSMutableParagraphStyle()
            change(style)
            #expect(!styles.contains { $0.isEqual(style) })
            styles.append(style)
            let copy = try #require(style.copy() as? NSParagraphStyle)
            #expect(copy.isEqual(style) && copy.hash == style.hash)
        }
    }
}
