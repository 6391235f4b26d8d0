import Testing
import UIKit
import UITesting

/// Sizes and kinds of the fonts that iOS names.
@Suite struct FontTableTests {
    private let stage = Stage()

    @Test func `text styles have iOS's sizes at the setting that is chosen at first`() {
        let table: [(UIFont.TextStyle, CGFloat)] = [
            (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
            (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
        ]

        for (style, size) in table {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size, "\(style)")
        }
        #expect(Set(table.map(\.0.rawValue)).count == table.count)
    }

    @Test func `the sizes of the system's own texts`() {
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
    }

    @Test func `heavier letters are wider`() {
        let weights: [UIFont.Weight] = [.thin, .light, .regular, .semibold, .bold, .heavy]
        let widths = weights.map { width(of: "Transition", .systemFont(ofSize: 40, weight: $0)) }

        #expect(widths == widths.sorted() && Set(widths).count == widths.count)
    }

    @Test func `letters of a monospaced font, and digits of one with such digits, are equally wide`() {
        let letters = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        let plain = UIFont.systemFont(ofSize: 17)

        #expect(width(of: "iiii", letters) == width(of: "WWWW", letters))
        #expect(width(of: "1111", digits) == width(of: "0000", digits))
        #expect(width(of: "1111", plain) < width(of: "0000", plain))
        #expect(width(of: "iiii", digits) < width(of: "WWWW", digits))
    }

    @Test func `a font in another size is the same font`() {
        let font = UIFont.italicSystemFont(ofSize: 20)
        let large = font.withSize(40)

        #expect(large.pointSize == 40 && large.familyName == font.familyName)
        #expect(!font.familyName.isEmpty)
        #expect(large == .italicSystemFont(ofSize: 40) && large != .systemFont(ofSize: 40))
        #expect(abs(width(of: "Transition", large) - 2 * width(of: "Transition", font)) < 2)
    }

    private func width(of text: String, _ font: UIFont) -> CGFloat {
        let label = UILabel()
        label.font = font
        label.text = text
        return label.intrinsicContentSize.width
    }
}
