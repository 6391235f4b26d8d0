import Testing
import UIKit
import UITesting

/// Replicator layers: where instances are, in which colours, and when.
@MainActor
struct ReplicatorLayerTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        stage.window.backgroundColor = .white
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        dot.backgroundColor = UIColor.black.cgColor
        replicator.addSublayer(dot)
        stage.window.layer.addSublayer(replicator)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
        stage.settle()
    }

    private func color(_ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try stage.snapshot().pixel(x: x, y: y)
        return [Int(pixel.x), Int(pixel.y), Int(pixel.z)]
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private let white = [255, 255, 255]
    private let black = [0, 0, 0]

    @Test func `each instance lies a step farther than the one before`() throws {
        #expect(try [10, 40, 70].map { try color($0, 10) } == [black, black, black])
        #expect(try [25, 55, 95].map { try color($0, 10) } == [white, white, white])
        #expect(try color(10, 40) == white)
    }

    @Test func `steps turn about the middle of the replicator`() throws {
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

        for (x, y) in [(10, 10), (90, 10), (90, 90), (10, 90)] { #expect(try color(x, y) == black) }
        #expect(try color(50, 50) == white)
    }

    @Test func `instances follow what changes in the sublayers, new ones and masks among it`() throws {
        change { dot.frame.origin.y = 50 }
        #expect(try [10, 40, 70].map { try color($0, 10) } == [white, white, white])
        #expect(try [10, 40, 70].map { try color($0, 60) } == [black, black, black])

        let other = CALayer()
        other.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        other.backgroundColor = UIColor.red.cgColor
        change { dot.addSublayer(other) }
        #expect(try [5, 35, 65].map { try color($0, 55) } == [[255, 0, 0], [255, 0, 0], [255, 0, 0]])

        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        mask.backgroundColor = UIColor.black.cgColor
        change { dot.mask = mask }
        #expect(try color(38, 68) == black && color(42, 68) == white)
        change { mask.frame.origin.x = 10 }
        #expect(try color(38, 68) == white && color(42, 68) == black)
        change { mask.frame.origin.x = 0 }
        change { other.removeFromSuperlayer() }
        #expect(try color(35, 55) == black)
    }

    @Test func `instances follow where the picture of a layer goes`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        change {
            (dot.backgroundColor, dot.contents) = (nil, picture.cgImage)
            dot.contentsGravity = .left
        }
        #expect(try [3, 15, 63, 75].map { try color($0, 10) } == [[255, 0, 0], white, [255, 0, 0], white])

        change { dot.contentsGravity = .right }

        #expect(try [3, 15, 63, 75].map { try color($0, 10) } == [white, [255, 0, 0], white, [255, 0, 0]])
    }

    @Test func `shapes and gradients are replicated, too`() throws {
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 0, y: 30, width: 10, height: 10), transform: nil)
        shape.fillColor = UIColor.red.cgColor
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 60, width: 20, height: 20)
        gradient.colors = [UIColor.blue.cgColor, UIColor.blue.cgColor]
        change {
            replicator.addSublayer(shape)
            replicator.addSublayer(gradient)
        }
        #expect(try [5, 35, 65].map { try color($0, 35) } == [[255, 0, 0], [255, 0, 0], [255, 0, 0]])
        #expect(try [5, 35, 65].map { try color($0, 70) } == [[0, 0, 255], [0, 0, 255], [0, 0, 255]])

        change {
            shape.fillColor = UIColor.green.cgColor
            gradient.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
        }
        #expect(try color(65, 35) == [0, 255, 0] && color(65, 70) == black)
    }

    @Test func `colours are multiplied, by a step more each time`() throws {
        change { dot.backgroundColor = UIColor.white.cgColor }
        stage.window.backgroundColor = .black
        replicator.instanceColor = CGColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
        replicator.instanceGreenOffset = -0.2
        replicator.instanceBlueOffset = -1
        replicator.instanceAlphaOffset = -0.25

        func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 2 } }
        #expect(isNear(try color(10, 10), [255, 204, 102]))
        #expect(isNear(try color(40, 10), [191, 115, 0]))
        #expect(isNear(try color(70, 10), [128, 51, 0]))
    }

    @Test func `each instance runs animations later than the one before, and on when the first has ended`()
        throws
    {
        replicator.instanceDelay = 0.25
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
        fade.fillMode = .both
        fade.isRemovedOnCompletion = false
        fade.timingFunction = CAMediaTimingFunction(name: .linear)
        dot.add(fade, forKey: nil)

        stage.advance(by: 0.5)
        let half = try [10, 40, 70].map { try color($0, 10)[0] }
        #expect(zip(half, [128, 64, 0]).allSatisfy { abs($0 - $1) <= 3 })
        #expect(dot.presentation()?.opacity == 0.5)
        stage.settle()
        #expect(try [10, 40, 70].map { try color($0, 10) } == [white, white, white])
        #expect(!stage.isMoving)
    }

    /// Holds a value for a second.
    private func hold(_ keyPath: String, _ value: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
        stage.run { replicator.add(animation, forKey: keyPath) }
        stage.advance(by: 0.5)
    }

    @Test func `steps, counts and colours are animated`() throws {
        hold("instanceTransform.translation.x", 20)
        #expect(try [50, 65].map { try color($0, 10) } == [black, white])
        #expect(replicator.presentation()?.instanceTransform.m41 == 20)
        stage.settle()
        #expect(try [55, 65].map { try color($0, 10) } == [white, black])

        hold("instanceCount", 2)
        #expect(try [10, 40, 70].map { try color($0, 10) } == [black, black, white])
        hold("instanceCount", 0)
        #expect(try color(10, 10) == white)
        stage.settle()
        #expect(try color(70, 10) == black)

        change { dot.backgroundColor = UIColor.white.cgColor }
        stage.window.backgroundColor = .black
        hold("instanceColor", UIColor.red.cgColor)
        #expect(try color(10, 10) == [255, 0, 0] && color(70, 10) == [255, 0, 0])
        stage.settle()
        hold("instanceGreenOffset", -1)
        #expect(try color(10, 10) == white && color(40, 10) == [255, 0, 255])
        stage.settle()

        #expect(try [10, 40, 70].map { try color($0, 10) } == [white, white, white])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "instanceCount", "instanceDelay", "instanceRedOffset", "instanceTransform.translation.x",
    ])
    func `an animation to no number shows what can be shown`(keyPath: String) throws {
        hold(keyPath, Double.nan)
        hold(keyPath, Double.infinity)
        stage.settle()

        #expect(try [10, 40, 70].map { try color($0, 10) } == [black, black, black])
    }

    @Test func `the delay of instances is animated`() throws {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 1)
        dot.add(fade, forKey: nil)
        hold("instanceDelay", 0.25)

        let shades = try [10, 40].map { try color($0, 10)[0] }

        // 0.25 s later, a quarter less of the black is seen.
        #expect(abs(shades[1] - shades[0] - 64) <= 6)
    }

    @Test func `only the sublayers themselves are hit, and sublayers of the tree stay as they are`() {
        #expect(replicator.hitTest(CGPoint(x: 10, y: 10)) === dot)
        #expect(replicator.hitTest(CGPoint(x: 40, y: 10)) === replicator)
        #expect(replicator.sublayers?.count == 1)
    }

    @Test func `no instance shows nothing, and a replicator that leaves takes all along`() throws {
        replicator.instanceCount = 0
        #expect(try color(10, 10) == white && color(40, 10) == white)
        replicator.instanceCount = 2
        #expect(try color(10, 10) == black && color(40, 10) == black)
        change { replicator.removeFromSuperlayer() }
        #expect(try color(40, 10) == white)
        change { stage.window.layer.addSublayer(replicator) }
        #expect(try color(40, 10) == black)
    }

    // MARK: - Bad input

    @Test func `a million instances are a thousand, with a word`() throws {
        replicator.instanceTransform = CATransform3DMakeTranslation(0.1, 0, 0)
        replicator.instanceCount = 1_000_000

        #expect(replicator.instanceCount == 1000)
        #expect(try color(60, 10) == black)
        #expect(stage.diagnostics.map(\.call) == ["instanceCount"])
        for _ in 0..<20 { change { dot.addSublayer(CALayer()) } }
        stage.advance(by: 0)
        #expect(stage.diagnostics.map(\.call) == ["instanceCount", "instanceCount"])
        replicator.instanceCount = -5
        #expect(replicator.instanceCount == 0)
    }

    @Test func `numbers that are none are ignored with a word`() throws {
        replicator.instanceDelay = .nan
        replicator.instanceAlphaOffset = .infinity
        var broken = CATransform3DIdentity
        broken.m41 = .nan
        replicator.instanceTransform = broken

        #expect(try [10, 40, 70].map { try color($0, 10) } == [black, black, black])
        #expect(stage.diagnostics.count == 3)
    }

    @Test func `a tinted first instance has new sublayers, too, and lets go of those that leave`() throws {
        replicator.instanceColor = UIColor.red.cgColor
        let other = CALayer()
        other.frame = CGRect(x: 0, y: 40, width: 20, height: 20)
        other.backgroundColor = UIColor.white.cgColor
        stage.settle()

        change { replicator.addSublayer(other) }
        stage.window.backgroundColor = .black
        #expect(try color(10, 50) == [255, 0, 0] && color(40, 50) == [255, 0, 0])

        change { other.removeFromSuperlayer() }
        #expect(try color(10, 50) == black && color(40, 50) == black)
    }
}
