import Testing
import UIKit

@Suite struct ColorTests {
    private func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        }
        return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test func `system colours have iOS's numbers`() {
        // From Apple's interface guidelines, iOS, light.
        #expect(components(.systemBlue) == [0, 122, 255, 255])
        #expect(components(.systemGray6) == [242, 242, 247, 255])
        #expect(components(.secondaryLabel) == [60, 60, 67, 153])
        #expect(components(.systemBackground) == [255, 255, 255, 255])
    }

    @Test func `a hue comes back from the colour it makes`() {
        for hue in stride(from: 0.0, to: 1, by: 0.07) {
            let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
            var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)

            color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)

            #expect(abs(h - hue) < 0.001 && abs(s - 0.6) < 0.001 && abs(b - 0.8) < 0.001 && a == 0.5)
        }
    }

    @Test func `a hue of a third is green`() {
        #expect(components(UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 255])
    }

    @Test func `another alpha leaves the colour as it is`() {
        #expect(components(UIColor.red.withAlphaComponent(0.2)) == [255, 0, 0, 51])
    }

    @Test func `numbers beyond the ends and no numbers do no harm`() {
        #expect(components(UIColor(red: 2, green: -1, blue: .nan, alpha: 5)) == [255, 0, 0, 255])
    }
}
