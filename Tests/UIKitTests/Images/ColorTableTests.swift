import Testing
import UIKit

/// The colours that iOS names, in its light appearance: Apple's Human Interface Guidelines, "Color", and the header.
@Suite struct ColorTableTests {
    /// A colour with red, green and blue from 0 to 255, and alpha.
    private struct Row {
        let color: UIColor
        let red: CGFloat
        let green: CGFloat
        let blue: CGFloat
        let alpha: CGFloat

        init(_ color: UIColor, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
            (self.color, self.red, self.green, self.blue, self.alpha) = (color, red, green, blue, alpha)
        }
    }

    private static let table: [Row] = [
        Row(.cyan, 0, 255, 255, 1), Row(.yellow, 255, 255, 0, 1), Row(.magenta, 255, 0, 255, 1),
        Row(.orange, 255, 127.5, 0, 1), Row(.purple, 127.5, 0, 127.5, 1), Row(.brown, 153, 102, 51, 1),
        Row(.darkGray, 85, 85, 85, 1), Row(.lightGray, 170, 170, 170, 1),
        Row(.systemRed, 255, 59, 48, 1), Row(.systemOrange, 255, 149, 0, 1),
        Row(.systemYellow, 255, 204, 0, 1), Row(.systemGreen, 52, 199, 89, 1),
        Row(.systemMint, 0, 199, 190, 1), Row(.systemTeal, 48, 176, 199, 1),
        Row(.systemCyan, 50, 173, 230, 1), Row(.systemBlue, 0, 122, 255, 1),
        Row(.systemIndigo, 88, 86, 214, 1), Row(.systemPurple, 175, 82, 222, 1),
        Row(.systemPink, 255, 45, 85, 1), Row(.systemBrown, 162, 132, 94, 1),
        Row(.systemGray, 142, 142, 147, 1), Row(.systemGray2, 174, 174, 178, 1),
        Row(.systemGray3, 199, 199, 204, 1), Row(.systemGray4, 209, 209, 214, 1),
        Row(.systemGray5, 229, 229, 234, 1), Row(.systemGray6, 242, 242, 247, 1),
        Row(.secondaryLabel, 60, 60, 67, 0.6), Row(.tertiaryLabel, 60, 60, 67, 0.3),
        Row(.quaternaryLabel, 60, 60, 67, 0.18), Row(.placeholderText, 60, 60, 67, 0.3),
        Row(.darkText, 0, 0, 0, 1), Row(.lightText, 255, 255, 255, 0.6),
        Row(.opaqueSeparator, 198, 198, 200, 1),
        Row(.systemFill, 120, 120, 128, 0.2), Row(.secondarySystemFill, 120, 120, 128, 0.16),
        Row(.tertiarySystemFill, 118, 118, 128, 0.12), Row(.quaternarySystemFill, 116, 116, 128, 0.08),
        Row(.systemBackground, 255, 255, 255, 1), Row(.secondarySystemBackground, 242, 242, 247, 1),
        Row(.tertiarySystemBackground, 255, 255, 255, 1), Row(.systemGroupedBackground, 242, 242, 247, 1),
        Row(.secondarySystemGroupedBackground, 255, 255, 255, 1),
        Row(.tertiarySystemGroupedBackground, 242, 242, 247, 1),
    ]

    @Test(arguments: 0..<43)
    func `a named colour has iOS's components`(row: Int) {
        let expected = Self.table[row]
        let color = expected.color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        var (red, green, blue, opacity) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))

        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &opacity))

        #expect(abs(red * 255 - expected.red) < 0.01)
        #expect(abs(green * 255 - expected.green) < 0.01)
        #expect(abs(blue * 255 - expected.blue) < 0.01)
        #expect(abs(opacity - expected.alpha) < 1e-6)
    }

    @Test func `the table is complete`() {
        #expect(Self.table.count == 43)
    }

    @Test func `only a gray has a lightness`() {
        var (white, alpha) = (CGFloat(-1), CGFloat(-1))

        #expect(UIColor.lightGray.withAlphaComponent(0.5).getWhite(&white, alpha: &alpha))
        #expect(abs(white - 2 / 3) < 1e-6 && alpha == 0.5)
    }
}
