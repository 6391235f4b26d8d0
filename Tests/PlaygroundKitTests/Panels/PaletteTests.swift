import Foundation
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// Whether the tool's texts can be read on its grounds.
struct PaletteTests {
    /// The least contrast of texts, as WCAG 2 (AA) asks for.
    private static let least = 4.5

    private typealias RGB = SIMD3<Double>

    private func parts(_ color: UIColor, _ style: UIUserInterfaceStyle) -> (rgb: RGB, alpha: Double) {
        let plain = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        plain.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (RGB(Double(red), Double(green), Double(blue)), Double(alpha))
    }

    private func luminance(_ rgb: RGB) -> Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(rgb.x) + 0.7152 * linear(rgb.y) + 0.0722 * linear(rgb.z)
    }

    private func contrast(_ one: RGB, _ other: RGB) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private var texts: [(name: String, color: UIColor)] {
        [
            ("text", Palette.text), ("secondary", Palette.secondaryText), ("accent", Palette.accent),
            ("mistake", Palette.mistake), ("done", Palette.done),
        ] + Call.Kind.allCases.map { ("\($0)", Palette.color(of: $0)) }
            + Film.Role.allCases.map { ("\($0)", Palette.color(of: $0)) }
            + SwiftLexer.Kind.allCases.map { ("\($0)", Palette.color(of: $0)) }
    }

    /// Each ground, and each with a row or button that is chosen or below the pointer on it.
    private func grounds(_ style: UIUserInterfaceStyle) -> [(name: String, rgb: RGB)] {
        let plain = [
            ("window", Palette.window), ("panel", Palette.panel), ("bar", Palette.bar),
            ("field", Palette.field),
        ]
        .map { ($0.0, parts($0.1, style).rgb) }
        let tints = [("selection", Palette.selection), ("hover", Palette.hover)]
        return plain
            + plain.dropFirst().flatMap { ground in
                tints.map { tint in
                    let (rgb, alpha) = parts(tint.1, style)
                    return ("\(ground.0) with \(tint.0)", rgb * alpha + ground.1 * (1 - alpha))
                }
            }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `every text has enough contrast to every ground`(style: UIUserInterfaceStyle) {
        for text in texts {
            let (rgb, alpha) = parts(text.color, style)
            #expect(alpha == 1, "\(text.name)")
            for ground in grounds(style) {
                let ratio = contrast(rgb, ground.rgb)
                #expect(ratio >= Self.least, "\(text.name) on \(ground.name): \(ratio)")
            }
        }
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `buttons that can do nothing can be read on bars and panels`(style: UIUserInterfaceStyle) {
        for ground in [Palette.bar, Palette.panel] {
            let ratio = contrast(parts(Palette.disabledText, style).rgb, parts(ground, style).rgb)
            #expect(ratio >= Self.least, "\(ratio)")
        }
    }

    @Test func `contrast is that of the standard: black on white 21, grey 0x777777 on white 4.48`() {
        #expect(abs(contrast(RGB(0, 0, 0), RGB(1, 1, 1)) - 21) < 1e-9)
        #expect(abs(contrast(RGB(repeating: 0x77 / 255.0), RGB(1, 1, 1)) - 4.478) < 0.001)
    }
}
