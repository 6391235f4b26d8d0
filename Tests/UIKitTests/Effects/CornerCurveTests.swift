import CoreGraphics
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Continuous corners on the screen, beside the path of published descriptions that `render(in:)` fills.
@Suite(.serialized) struct CornerCurveTests {
    private static let edge = 100

    private func view(_ curve: CALayerCornerCurve, _ size: CGSize, radius: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(origin: CGPoint(x: 10, y: 10), size: size))
        view.backgroundColor = .white
        view.layer.cornerRadius = radius
        view.layer.cornerCurve = curve
        return view
    }

    private func shown(_ view: UIView, clips: Bool = false) throws -> [Double] {
        let stage = Stage(size: CGSize(width: Self.edge, height: Self.edge))
        stage.window.backgroundColor = .black
        stage.window.addSubview(view)
        if clips {
            let child = UIView(frame: view.bounds)
            child.backgroundColor = .white
            view.backgroundColor = nil
            view.clipsToBounds = true
            view.addSubview(child)
        }
        return brightness(try stage.snapshot())
    }

    private func brightness(_ image: CGImage) -> [Double] {
        image.withPixels { bytes in stride(from: 0, to: bytes.count, by: 4).map { Double(bytes[$0]) / 255 } }
    }

    /// What `render(in:)` fills: at four times the scale, since it draws curves as lines that stay within a tenth of a
    /// pixel of them.
    private func filled(_ view: UIView) throws -> [Double] {
        let (fine, edge) = (4, Self.edge)
        let context = try #require(
            CGContext(width: edge * fine, height: edge * fine, scale: CGFloat(fine)))
        context.setFillColor(.black)
        context.fill(CGRect(x: 0, y: 0, width: Self.edge, height: Self.edge))
        context.translateBy(x: 10, y: 10)
        view.layer.render(in: context)
        let pixels = brightness(try #require(context.makeImage()))
        return (0..<edge * edge).map { index in
            let first = (index / edge * edge * fine + index % edge) * fine
            let rows = (0..<fine).map { first + $0 * edge * fine }
            return rows.reduce(0) { $0 + pixels[$1..<$1 + fine].reduce(0, +) } / Double(fine * fine)
        }
    }

    /// No pixel of the edge is off by more than a tenth of one, and the area agrees to three quarters of one a corner: at a radius
    /// of 24, circular corners differ by six. In the view of 80 points, a radius of 32 has less room than it wants.
    @Test(arguments: [8, 24, 32, 40], [false, true])
    func `continuous corners are the published curve`(radius: CGFloat, clips: Bool) throws {
        let size = CGSize(width: 80, height: 80)
        let path = try filled(view(.continuous, size, radius: radius))

        let drawn = try shown(view(.continuous, size, radius: radius), clips: clips)

        let differences = zip(path, drawn).map { $0 - $1 }
        #expect(differences.map(abs).max() ?? 1 < 0.1)
        #expect(abs(differences.reduce(0, +)) < 3)
    }

    @Test func `a border has its width all along the curve`() throws {
        let view = view(.continuous, CGSize(width: 80, height: 80), radius: 24)
        view.backgroundColor = nil
        view.layer.borderColor = .white
        view.layer.borderWidth = 4

        let drawn = try shown(view)

        // Along the diagonal, whose steps are √2 long, and in the middle of the upper edge.
        let diagonal = (10..<40).map { drawn[$0 * Self.edge + $0] }.reduce(0, +) * 2.0.squareRoot()
        let upright = (10..<40).map { drawn[$0 * Self.edge + 50] }.reduce(0, +)
        #expect(abs(upright - 4) < 0.05)
        #expect(abs(diagonal - 4) < 0.3)
    }

    /// Shadows of boxes without a blur have the outline of the box: as tiles, and as one picture where the box is small.
    @Test(arguments: [CGFloat(1), 24])
    func `a shadow has the curve of its layer`(radius: CGFloat) throws {
        let size = CGSize(width: radius > 20 ? 60 : 80, height: 80)
        let plain = try shown(view(.continuous, size, radius: radius))
        let caster = view(.continuous, size, radius: radius)
        caster.center.x -= 200
        caster.layer.shadowColor = .white
        caster.layer.shadowOpacity = 1
        caster.layer.shadowRadius = 0
        caster.layer.shadowOffset = CGSize(width: 200, height: 0)

        let shadow = try shown(caster)

        #expect(zip(plain, shadow).map { abs($0 - $1) }.max() ?? 1 < 0.1)
    }

    @Test func `they begin farther from the corner than circular ones`() throws {
        let size = CGSize(width: 80, height: 80)
        let round = try shown(view(.circular, size, radius: 24))
        let continuous = try shown(view(.continuous, size, radius: 24))

        // In the first row, 28 points from the corner.
        let place = 10 * Self.edge + 10 + 28
        #expect(round[place] == 1)
        #expect(continuous[place] < 0.97)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) > 1.5)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    }

    @Test func `where there is no room for more they are circular`() throws {
        let size = CGSize(width: 60, height: 60)
        let round = try shown(view(.circular, size, radius: 30))
        let continuous = try shown(view(.continuous, size, radius: 30))

        #expect(zip(round, continuous).map { abs($0 - $1) }.max() ?? 1 < 0.06)
    }

    @Test func `corners that are not masked stay sharp`() throws {
        let view = view(.continuous, CGSize(width: 80, height: 80), radius: 24)
        view.layer.maskedCorners = [.layerMinXMinYCorner]

        let drawn = try shown(view)

        #expect(drawn[10 * Self.edge + 10] == 0)
        #expect(drawn[10 * Self.edge + 89] == 1)
        #expect(drawn[89 * Self.edge + 10] == 1)
    }
}
