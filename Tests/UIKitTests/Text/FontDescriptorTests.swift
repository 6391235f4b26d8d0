import Testing
import UITesting

@testable import UIKit

/// What a font's descriptor says, and other fonts that are made of it; labels that use paragraph styles.
@Suite struct FontDescriptorTests {
    private let stage = Stage()

    private func font(_ descriptor: UIFontDescriptor?) throws -> UIFont {
        UIFont(descriptor: try #require(descriptor), size: 0)
    }

    @Test(arguments: [
        (UIFont.Weight.light, false), (.regular, false), (.medium, false), (.semibold, true), (.bold, true),
        (.black, true),
    ])
    func `letters are bold from semibold on`(weight: UIFont.Weight, isBold: Bool) {
        let traits = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor.symbolicTraits

        #expect(traits.contains(.traitBold) == isBold)
        #expect(!traits.contains(.traitItalic) && !traits.contains(.traitMonoSpace))
    }

    @Test func `a font that is bold already keeps its weight, another gets that of bold letters`() throws {
        let (semibold, medium) = (
            UIFont.systemFont(ofSize: 17, weight: .semibold).fontDescriptor,
            UIFont.systemFont(ofSize: 17, weight: .medium).fontDescriptor
        )

        #expect(try font(semibold.withSymbolicTraits(.traitBold)) == UIFont(descriptor: semibold, size: 17))
        #expect(try font(medium.withSymbolicTraits(.traitBold)) == .boldSystemFont(ofSize: 17))
        #expect(try font(semibold.withSymbolicTraits([])) == .systemFont(ofSize: 17))
        #expect(try font(medium.withSymbolicTraits([])) == .systemFont(ofSize: 17, weight: .medium))
    }

    @Test func `slant and width of letters come and go by the traits`() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor

        let italic = try #require(plain.withSymbolicTraits(.traitItalic))
        #expect(try font(italic) == .italicSystemFont(ofSize: 17) && italic.symbolicTraits == .traitItalic)
        #expect(try font(italic.withSymbolicTraits([])) == .systemFont(ofSize: 17))
        let wide = try #require(plain.withSymbolicTraits(.traitMonoSpace))
        #expect(try font(wide) == .monospacedSystemFont(ofSize: 17, weight: .regular))
        #expect(wide.symbolicTraits == .traitMonoSpace)
        #expect(try font(wide.withSymbolicTraits([])) == .systemFont(ofSize: 17))
    }

    @Test func `a design keeps weight, slant and size`() throws {
        let bold = try #require(
            UIFont.systemFont(ofSize: 13, weight: .bold).fontDescriptor.withSymbolicTraits([
                .traitBold, .traitItalic,
            ]))

        let wide = try #require(bold.withDesign(.monospaced))

        #expect(wide.symbolicTraits == [.traitBold, .traitItalic, .traitMonoSpace] && wide.pointSize == 13)
        #expect(try font(wide.withDesign(.default)) == font(bold))
        #expect(UIFont(descriptor: wide, size: 21).pointSize == 21)
        #expect(UIFont(descriptor: wide, size: -1).pointSize == 13)
    }

    @Test func `letters with serifs are a design, round ones are none here`() throws {
        let bold = UIFont.systemFont(ofSize: 13, weight: .bold).fontDescriptor

        let serif = try #require(bold.withDesign(.serif))

        #expect(serif.pointSize == 13 && serif.symbolicTraits == .traitBold && serif != bold)
        #expect(try font(serif.withDesign(.default)) == font(bold))
        #expect(bold.withDesign(.rounded) == nil)
    }

    @Test(arguments: [UIFont.Weight.ultraLight, .regular, .medium, .bold, .black])
    func `the traits of a font say how bold and slanted it is`(weight: UIFont.Weight) throws {
        let plain = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor
        func number(_ descriptor: UIFontDescriptor, _ key: UIFontDescriptor.TraitKey) throws -> NSNumber {
            let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            return try #require(traits?[key] as? NSNumber)
        }

        #expect(abs(try number(plain, .weight).doubleValue - Double(weight.rawValue)) < 0.001)
        #expect(try number(plain, .slant).doubleValue == 0)
        #expect(try number(plain, .symbolic).uint32Value == plain.symbolicTraits.rawValue)
        let italic = try #require(plain.withSymbolicTraits(.traitItalic))
        #expect(try number(italic, .slant).doubleValue > 0)
    }

    @Test func `attributes that are added go before those of the font`() throws {
        let plain = UIFont.systemFont(ofSize: 17).fontDescriptor

        let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(try font(heavy) == .systemFont(ofSize: 17, weight: .heavy))
        let light = plain.addingAttributes([
            .size: 21, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light.rawValue],
        ])
        #expect(try font(light) == .systemFont(ofSize: 21, weight: .light))
        let traits = UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
        let italic = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.symbolic: traits]])
        #expect(try font(italic) == .italicSystemFont(ofSize: 17))
        #expect(
            try font(italic.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: 0]])) == font(plain))
        #expect(try font(plain.addingAttributes()) == font(plain))
        #expect(plain.addingAttributes([.family: "DejaVu Sans"]).pointSize == 17)
    }

    @Test func `a font is described by attributes alone`() throws {
        #expect(try font(UIFontDescriptor(fontAttributes: [:])) == .systemFont(ofSize: 12))
        #expect(try font(UIFontDescriptor(fontAttributes: [.size: 20.5])) == .systemFont(ofSize: 20.5))
        let title = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.title1])
        #expect(
            try font(title) == UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .title1), size: 0))
        #expect(title.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
    }

    @Test func `a paragraph's alignment goes before that of its label, unless it is none of its own`() {
        let label = UILabel()
        label.textAlignment = .center
        func left(_ alignment: NSTextAlignment?) -> CGFloat {
            let style = NSMutableParagraphStyle()
            if let alignment { style.alignment = alignment }
            label.attributedText = NSAttributedString(string: "word", attributes: [.paragraphStyle: style])
            return label.textRect(
                forBounds: CGRect(x: 0, y: 0, width: 200, height: 40), limitedToNumberOfLines: 1
            ).minX
        }
        #expect(left(.left) == 0)
        let width = label.sizeThatFits(.zero).width

        #expect(width > 20 && left(.right) == 200 - width)
        #expect(left(nil) == (200 - width) / 2)
    }

    @Test func `a label of several lines asks for room within the width that it prefers`() {
        let label = UILabel()
        label.text = "one two three four five six"
        label.numberOfLines = 0
        stage.window.addSubview(label)
        let line = label.intrinsicContentSize
        #expect(line.width > 150)

        label.preferredMaxLayoutWidth = 80
        #expect(label.intrinsicContentSize.width <= 80)
        #expect(label.intrinsicContentSize.height > line.height * 2.5)
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == line)
        (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, 0)

        #expect(label.intrinsicContentSize == line)
    }
}
