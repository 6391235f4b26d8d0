import CoreGraphics
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Pictures of blurred views: what bounds them, what is mixed in, and that a part drawn anew is like the whole.
@Suite(.serialized) struct BlurredPictureTests {
    private static let edge = 80

    private func stripes(scale: CGFloat = 1) -> Stage {
        let stage = Stage(size: CGSize(width: Self.edge, height: Self.edge), scale: scale)
        stage.window.backgroundColor = .black
        for x in stride(from: 0, to: Self.edge, by: 2) {
            let stripe = UIView(frame: CGRect(x: x, y: 0, width: 1, height: Self.edge))
            stripe.backgroundColor = .white
            stage.window.addSubview(stripe)
        }
        return stage
    }

    @discardableResult
    private func addBlur(to view: UIView, radius: Double = 6) -> UIView {
        let blur = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        blur.layer.backdropFilter = BackdropFilter(radius: radius)
        view.addSubview(blur)
        return blur
    }

    private func rows(_ image: CGImage) -> [[Int]] {
        image.withPixels { bytes in
            (0..<image.height).map { y in (0..<image.width).map { Int(bytes[(y * image.width + $0) * 4]) } }
        }
    }

    private func isGrey(_ value: Int) -> Bool { abs(value - 128) <= 3 }

    @Test func `round corners of a clipping view bound the blur`() throws {
        let stage = stripes()
        let clip = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        clip.layer.cornerRadius = 20
        clip.clipsToBounds = true
        stage.window.addSubview(clip)
        addBlur(to: clip).frame = clip.bounds

        let rows = rows(try stage.snapshot())

        #expect(isGrey(rows[40][40]) && isGrey(rows[40][41]) && isGrey(rows[22][40]))
        #expect(rows[21][22] == 255 && rows[21][23] == 0)
    }

    @Test func `a fainter view mixes the blurred with the sharp picture`() throws {
        let stage = stripes()
        let blur = addBlur(to: stage.window)
        blur.alpha = 0.5
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        child.backgroundColor = .red
        blur.addSubview(child)

        let rows = rows(try stage.snapshot())

        #expect(abs(rows[25][22] - 191) <= 3 && abs(rows[25][23] - 64) <= 3)
        #expect(rows[10][22] == 255)
    }

    @Test func `a turned view blurs what it covers`() throws {
        let stage = stripes()
        addBlur(to: stage.window).transform = CGAffineTransform(rotationAngle: .pi / 4)

        let rows = rows(try stage.snapshot())

        #expect(isGrey(rows[40][40]) && isGrey(rows[40][64]) && isGrey(rows[64][40]))
        #expect(rows[22][22] == 255 && rows[22][23] == 0)
    }

    @Test func `a mask cuts the blur`() throws {
        let stage = stripes()
        let blur = addBlur(to: stage.window)
        blur.mask = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        blur.mask?.backgroundColor = .black

        let rows = rows(try stage.snapshot())

        #expect(isGrey(rows[30][40]) && isGrey(rows[30][41]))
        #expect(rows[50][40] == 255 && rows[50][41] == 0)
    }

    @Test(arguments: [0, 0.3, 0.6])
    func `an overlay in front of a blur darkens it as it darkens the rest`(alpha: CGFloat) throws {
        let stage = stripes()
        addBlur(to: stage.window)
        let dimming = UIView(frame: stage.window.bounds)
        dimming.backgroundColor = .black
        dimming.alpha = alpha
        stage.window.addSubview(dimming)

        let rows = rows(try stage.snapshot())

        #expect(abs(CGFloat(rows[40][40]) - 128 * (1 - alpha)) <= 4)
        #expect(abs(CGFloat(rows[10][40]) - 255 * (1 - alpha)) <= 1)
    }

    @Test func `what is drawn anew in part is like what is drawn as a whole`() throws {
        func stage(steps: Bool) throws -> CGImage {
            let stage = stripes()
            let dot = UIView(frame: CGRect(x: 30, y: 30, width: 9, height: 9))
            dot.backgroundColor = .red
            stage.window.addSubview(dot)
            addBlur(to: stage.window, radius: 4)
            let second = addBlur(to: stage.window, radius: 9)
            second.frame = CGRect(x: 10, y: 40, width: 60, height: 30)
            if steps { _ = try stage.snapshot() }
            dot.center = CGPoint(x: 43, y: 47)
            if steps { _ = try stage.snapshot() }
            dot.backgroundColor = .blue
            return try stage.snapshot()
        }

        #expect(rows(try stage(steps: true)) == rows(try stage(steps: false)))
    }

    @Test func `snapshots of a view and of what it lies in show the blur`() throws {
        let stage = stripes()
        let wrapper = UIView(frame: stage.window.bounds)
        stage.window.addSubview(wrapper)
        let blur = addBlur(to: wrapper)
        _ = try stage.snapshot()

        let ofView = try #require(blur.snapshotView(afterScreenUpdates: false)?.layer.contents as? CGImage)
        let ofWindow = try #require(
            stage.window.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)

        #expect(isGrey(rows(ofView)[20][20]) && isGrey(rows(ofView)[20][21]))
        #expect(isGrey(rows(ofWindow)[40][40]) && isGrey(rows(ofWindow)[40][41]))
        #expect(rows(ofWindow)[10][40] == 255)
    }

    @Test func `a blur of nothing draws nothing`() throws {
        let stage = stripes()
        let blur = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        blur.layer.backdropFilter = BackdropFilter(radius: 5)
        let empty = UIView(frame: stage.window.bounds)
        empty.addSubview(blur)
        stage.window.addSubview(empty)

        let image = try #require(empty.snapshotView(afterScreenUpdates: true)?.layer.contents as? CGImage)

        #expect(image.withPixels { bytes in bytes.allSatisfy { $0 == 0 } })
    }

    @Test func `vibrant contents show what is behind them, whatever their colour`() throws {
        let stage = stripes()
        let effect = UIBlurEffect(style: .dark)
        let blur = UIVisualEffectView(effect: effect)
        blur.frame = stage.window.bounds
        let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: effect, style: .fill))
        vibrant.frame = blur.bounds
        let shape = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        shape.backgroundColor = .red
        vibrant.contentView.addSubview(shape)
        blur.contentView.addSubview(vibrant)
        stage.window.addSubview(blur)

        let image = try stage.snapshot()

        // The blur is 55; of the shape 30 % are white.
        let expected = Int(55 * 0.7 + 255 * 0.3)
        image.withPixels { bytes in
            let start = (40 * Self.edge + 40) * 4
            for channel in 0..<3 { #expect(abs(Int(bytes[start + channel]) - expected) <= 4) }
            #expect(abs(Int(bytes[(10 * Self.edge + 10) * 4]) - 55) <= 3)
        }
    }
}
