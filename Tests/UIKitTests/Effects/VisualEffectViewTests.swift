import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Effect views: what they show, how they are animated, and what does not belong into them.
@Suite(.serialized) final class VisualEffectViewTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    private lazy var field = Playfield(size: CGSize(width: 80, height: 80))

    private func effectView(_ style: UIBlurEffect.Style) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
        return field.add(view)
    }

    /// Stripes of one pixel: blurred, they are grey.
    private func addStripes() {
        for x in stride(from: 0, to: 80, by: 2) {
            let stripe = field.add(UIView(frame: CGRect(x: x, y: 0, width: 1, height: 80)))
            stripe.backgroundColor = .white
        }
    }

    private func pixels() throws -> [[SIMD4<Int>]] {
        let image = try field.stage.snapshot()
        return image.withPixels { bytes in
            (0..<80).map { y in
                (0..<80).map { x in
                    let start = (y * image.width + x) * 4
                    return SIMD4(
                        Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]), Int(bytes[start + 3])
                    )
                }
            }
        }
    }

    @Test func `what is behind the view is blurred and tinted, and nothing else is`() throws {
        addStripes()
        let view = effectView(.dark)

        let pixels = try pixels()

        // Half of the light, under a tint of 73 % of 0.11.
        let expected = Int((255 * (0.5 * 0.27 + 0.11 * 0.73)).rounded())
        for x in 20..<60 { #expect(abs(pixels[40][x].x - expected) <= 2, "\(x)") }
        #expect(pixels[10][20].x == 255 && pixels[10][21].x == 0)
        #expect(pixels[40][18].x == 255 && pixels[40][19].x == 0)
        #expect(view.contentView.superview === view)
        #expect(view.contentView.frame == view.bounds)
    }

    @Test func `nothing shines through a material where the user wants less of that`() throws {
        addStripes()
        let view = effectView(.dark)
        _ = try pixels()

        field.stage.accessibility.isReduceTransparencyEnabled = true
        let opaque = try pixels()
        field.stage.accessibility.isReduceTransparencyEnabled = false
        let again = try pixels()

        let tint = Int((255 * 0.11).rounded())
        for x in 20..<60 {
            #expect(opaque[40][x] == SIMD4(tint, tint, tint, 255), "\(x)")
            #expect(again[40][x].x > tint + 10)
        }
        #expect(view.effect == UIBlurEffect(style: .dark))
    }

    @Test func `an effect that is taken away in an animation shrinks`() throws {
        addStripes()
        let view = effectView(.dark)
        field.run()

        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.effect = nil }
        animator.fractionComplete = 0.5
        field.run()
        let half = try #require(view.subviews.first?.layer.presentation()?.backdropFilter)
        animator.fractionComplete = 0.25
        field.run()
        let quarter = try #require(view.subviews.first?.layer.presentation()?.backdropFilter)

        #expect(view.effect == nil)
        #expect(abs(half.radius - 10) < 0.01 && abs(half.saturation - 1.4) < 0.01)
        #expect(abs(half.tint.w - 0.365) < 0.01)
        #expect(abs(quarter.radius - 15) < 0.01)
    }

    @Test func `an adaptive style follows the appearance, and a fixed one does not`() {
        let adaptive = effectView(.systemMaterial)
        let fixed = effectView(.systemMaterialLight)
        func tint(_ view: UIView) -> Double { view.subviews.first?.layer.backdropFilter?.tint.x ?? -1 }
        #expect(tint(adaptive) == tint(fixed))

        field.stage.setUserInterfaceStyle(.dark)

        #expect(tint(adaptive) < 0.2)
        #expect(tint(fixed) > 0.7)
    }

    @Test(arguments: [
        [
            UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial,
        ],
        [
            .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight,
        ],
        [
            .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark,
        ],
    ])
    func `the thicker a material, the less shines through`(styles: [UIBlurEffect.Style]) {
        for appearance in [UIUserInterfaceStyle.light, .dark] {
            field.stage.setUserInterfaceStyle(appearance)
            let covers = styles.map {
                effectView($0).subviews.first?.layer.backdropFilter?.tint.w ?? -1
            }
            for (thinner, thicker) in zip(covers, covers.dropFirst()) {
                #expect(thinner < thicker, "\(covers)")
            }
        }
    }

    @Test func `a subview of the effect view itself is reported, and is shown`() {
        let view = effectView(.light)

        let label = UILabel()
        view.addSubview(label)
        view.contentView.addSubview(UIView())

        #expect(label.superview === view)
        #expect(field.diagnostics.count == 1)
        #expect(field.diagnostics.first?.contains("add it to contentView") == true)
    }

    @Test func `effects of one style are equal`() {
        #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
        #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
        let blur = UIBlurEffect(style: .dark)
        #expect(
            UIVibrancyEffect(blurEffect: blur, style: .fill) != UIVibrancyEffect(blurEffect: blur))
        #expect(UIVisualEffectView().effect == nil)
    }

    @Test func `what lies beside the round corners of a blur is seen as it is`() throws {
        let stage = Stage(size: CGSize(width: 100, height: 100))
        stage.window.backgroundColor = .white
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        effect.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        effect.layer.cornerRadius = 30
        effect.clipsToBounds = true
        stage.window.addSubview(effect)
        stage.settle()

        let image = try stage.snapshot()

        for (x, y) in [(22, 22), (77, 22), (22, 77), (77, 77)] {
            #expect(image.pixel(x: x, y: y) == SIMD4(255, 255, 255, 255))
        }
        #expect(image.pixel(x: 50, y: 50).x < 200)
    }
}
