import Foundation
import Testing
import UIKit
import UITesting

/// Colours that depend on traits, and the traits that are current.
@Suite(.serialized) struct DynamicColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// Red, green and blue as one number, and alpha in percent.
    private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [red, green, blue].map { Int(($0 * 255).rounded()) }
        return [bytes[0] << 16 | bytes[1] << 8 | bytes[2], Int((alpha * 100).rounded())]
    }

    /// The values that Apple publishes for iOS.
    @Test(arguments: [
        (UIColor.label, [0x000000, 100], [0xFFFFFF, 100]),
        (.secondaryLabel, [0x3C3C43, 60], [0xEBEBF5, 60]),
        (.tertiaryLabel, [0x3C3C43, 30], [0xEBEBF5, 30]),
        (.quaternaryLabel, [0x3C3C43, 18], [0xEBEBF5, 16]),
        (.placeholderText, [0x3C3C43, 30], [0xEBEBF5, 30]),
        (.link, [0x007AFF, 100], [0x0984FF, 100]),
        (.separator, [0x3C3C43, 29], [0x545458, 60]),
        (.opaqueSeparator, [0xC6C6C8, 100], [0x38383A, 100]),
        (.systemFill, [0x787880, 20], [0x787880, 36]),
        (.secondarySystemFill, [0x787880, 16], [0x787880, 32]),
        (.tertiarySystemFill, [0x767680, 12], [0x767680, 24]),
        (.quaternarySystemFill, [0x747480, 8], [0x767680, 18]),
        (.systemBackground, [0xFFFFFF, 100], [0x000000, 100]),
        (.secondarySystemBackground, [0xF2F2F7, 100], [0x1C1C1E, 100]),
        (.tertiarySystemBackground, [0xFFFFFF, 100], [0x2C2C2E, 100]),
        (.systemGroupedBackground, [0xF2F2F7, 100], [0x000000, 100]),
        (.secondarySystemGroupedBackground, [0xFFFFFF, 100], [0x1C1C1E, 100]),
        (.tertiarySystemGroupedBackground, [0xF2F2F7, 100], [0x2C2C2E, 100]),
        (.systemRed, [0xFF3B30, 100], [0xFF453A, 100]),
        (.systemOrange, [0xFF9500, 100], [0xFF9F0A, 100]),
        (.systemYellow, [0xFFCC00, 100], [0xFFD60A, 100]),
        (.systemGreen, [0x34C759, 100], [0x30D158, 100]),
        (.systemMint, [0x00C7BE, 100], [0x63E6E2, 100]),
        (.systemTeal, [0x30B0C7, 100], [0x40C8E0, 100]),
        (.systemCyan, [0x32ADE6, 100], [0x64D2FF, 100]),
        (.systemBlue, [0x007AFF, 100], [0x0A84FF, 100]),
        (.systemIndigo, [0x5856D6, 100], [0x5E5CE6, 100]),
        (.systemPurple, [0xAF52DE, 100], [0xBF5AF2, 100]),
        (.systemPink, [0xFF2D55, 100], [0xFF375F, 100]),
        (.systemBrown, [0xA2845E, 100], [0xAC8E68, 100]),
        (.systemGray, [0x8E8E93, 100], [0x8E8E93, 100]),
        (.systemGray2, [0xAEAEB2, 100], [0x636366, 100]),
        (.systemGray3, [0xC7C7CC, 100], [0x48484A, 100]),
        (.systemGray4, [0xD1D1D6, 100], [0x3A3A3C, 100]),
        (.systemGray5, [0xE5E5EA, 100], [0x2C2C2E, 100]),
        (.systemGray6, [0xF2F2F7, 100], [0x1C1C1E, 100]),
    ]) func `system colours have iOS's values, light and dark`(color: UIColor, day: [Int], night: [Int]) {
        #expect(parts(color, light) == day)
        #expect(parts(color, dark) == night)
        #expect(parts(color, UITraitCollection()) == day, "unspecified counts as light")
    }

    @Test func `backgrounds are lighter above the screen, but only in the dark`() {
        let raised = UITraitCollection(userInterfaceLevel: .elevated)
        let above = UITraitCollection(traitsFrom: [dark, raised])

        #expect(parts(.systemBackground, above) == [0x1C1C1E, 100])
        #expect(parts(.secondarySystemBackground, above) == [0x2C2C2E, 100])
        #expect(parts(.tertiarySystemBackground, above) == [0x3A3A3C, 100])
        #expect(parts(.systemBackground, UITraitCollection(traitsFrom: [light, raised])) == [0xFFFFFF, 100])
        #expect(parts(.label, above) == [0xFFFFFF, 100])
    }

    @Test func `a block makes the colour of the traits, through other dynamic colours`() {
        let color = UIColor { $0.horizontalSizeClass == .compact ? .systemRed : .label }

        let narrow = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])

        #expect(parts(color, narrow) == [0xFF453A, 100])
        #expect(parts(color, dark) == [0xFFFFFF, 100])
        #expect(parts(color, light) == [0x000000, 100])
    }

    @Test func `another alpha keeps a colour dynamic`() {
        let faint = UIColor.label.withAlphaComponent(0.25)

        #expect(parts(faint, light) == [0x000000, 25])
        #expect(parts(faint, dark) == [0xFFFFFF, 25])
        #expect(parts(UIColor { _ in .red }.withAlphaComponent(0.5), dark) == [0xFF0000, 50])
        #expect(faint == UIColor.label.withAlphaComponent(0.25))
    }

    @Test func `colours are equal if they are the same under all traits`() {
        let dynamic = UIColor { _ in .red }

        #expect(UIColor.label == .label && dynamic == dynamic)
        #expect(UIColor.label != .black && dynamic != .red && dynamic != UIColor { _ in .red })
        #expect(UIColor.label.resolvedColor(with: light) == .black)
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
        #expect(Set([UIColor.label, .label, .black, dynamic]).count == 3)
    }

    // MARK: - The current traits

    @Test func `the current traits are those of the screen unless an app says otherwise`() {
        let stage = Stage(size: CGSize(width: 300, height: 800), scale: 2)
        #expect(UITraitCollection.current.displayScale == 2)
        #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: light).cgColor)

        stage.setUserInterfaceStyle(.dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(parts(UIColor(cgColor: UIColor.label.cgColor), light) == [0xFFFFFF, 100])

        light.performAsCurrent {
            #expect(UITraitCollection.current === light)
            dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
            #expect(parts(UIColor(cgColor: UIColor.label.cgColor), dark) == [0x000000, 100])
        }
        #expect(UITraitCollection.current.displayScale == 2)
        stage.setUserInterfaceStyle(.light)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func `each thread has current traits of its own`() {
        let stage = Stage()
        stage.setUserInterfaceStyle(.dark)
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var seen: [UIUserInterfaceStyle] = []

        Thread {
            seen.append(UITraitCollection.current.userInterfaceStyle)
            UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
                seen.append(UITraitCollection.current.userInterfaceStyle)
            }
            seen.append(UITraitCollection.current.userInterfaceStyle)
            done.signal()
        }.start()
        done.wait()

        #expect(seen == [.unspecified, .dark, .unspecified])
    }

    @Test func `collections tell whether colours may differ`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular)

        #expect(light.hasDifferentColorAppearance(comparedTo: dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!UITraitCollection(traitsFrom: [light, wide]).hasDifferentColorAppearance(comparedTo: light))
    }
}
