import Testing
import UIKit
import UITesting

/// Shadows, depth, gradients and instances of layers as pixels.
@Suite struct LayerLightTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let layer = CALayer()

    private let white = SIMD4<UInt8>(255, 255, 255, 255)
    private let red = SIMD4<UInt8>(255, 0, 0, 255)
    private let blue = SIMD4<UInt8>(0, 0, 255, 255)
    private let black = SIMD4<UInt8>(0, 0, 0, 255)

    init() {
        stage.window.backgroundColor = .white
        layer.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    }

    private func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }

    private func add(_ frame: CGRect, _ color: CGColor, to parent: CALayer? = nil) -> CALayer {
        let added = CALayer()
        added.frame = frame
        added.backgroundColor = color
        (parent ?? stage.window.layer).addSublayer(added)
        return added
    }

    private func colors(_ places: [(Int, Int)]) throws -> [SIMD4<UInt8>] {
        let picture = try stage.snapshot()
        return places.map { picture.pixel(x: $0.0, y: $0.1) }
    }

    // MARK: - Shadows

    /// Makes the layer a red square of 30…60 with a sharp shadow ten points to the right and twenty below.
    private func castShadow() {
        layer.frame = CGRect(x: 30, y: 30, width: 30, height: 30)
        layer.backgroundColor = UIColor.red.cgColor
        (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
        layer.shadowOffset = CGSize(width: 10, height: 20)
    }

    @Test func `a shadow lies to the right and below by its offset, behind its layer`() throws {
        castShadow()
        stage.window.layer.addSublayer(layer)

        #expect(try colors([(45, 45), (58, 58), (45, 70), (65, 70)]) == [red, red, black, black])
        #expect(try colors([(35, 70), (65, 45), (75, 70), (45, 85)]) == [white, white, white, white])

        change { layer.shadowOffset = CGSize(width: -10, height: -20) }
        #expect(try colors([(45, 20), (25, 20), (45, 70), (65, 70)]) == [black, black, white, white])
    }

    @Test func `a shadow falls on siblings behind its layer, and lies behind those in front`() throws {
        _ = add(CGRect(x: 40, y: 60, width: 15, height: 30), UIColor.blue.cgColor)
        castShadow()
        stage.window.layer.addSublayer(layer)
        _ = add(CGRect(x: 55, y: 60, width: 15, height: 30), UIColor.blue.cgColor)

        #expect(try colors([(45, 70), (45, 85), (65, 70)]) == [black, blue, blue])
    }

    @Test func `a shadow has the colour and the path that it is given`() throws {
        castShadow()
        layer.shadowColor = UIColor.blue.cgColor
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 40), transform: nil)
        stage.window.layer.addSublayer(layer)

        // The path is in the layer's coordinates: 30…40 × 30…70, moved by the offset.
        #expect(try colors([(45, 70), (45, 85), (55, 70), (45, 92)]) == [blue, blue, white, white])
        change { layer.shadowOpacity = 0.5 }
        let half = try colors([(45, 80)])[0]
        #expect((126...129).contains(half.x) && (126...129).contains(half.y) && half.z == 255)
        change { layer.shadowOpacity = 0 }
        #expect(try colors([(45, 80)]) == [white])
    }

    @Test func `a layer without a colour casts the shadow of its sublayers`() throws {
        castShadow()
        layer.backgroundColor = nil
        _ = add(CGRect(x: 5, y: 5, width: 10, height: 10), UIColor.red.cgColor, to: layer)
        stage.window.layer.addSublayer(layer)

        // The sublayer is at 35…45.
        #expect(try colors([(40, 40), (50, 60), (58, 60), (50, 70)]) == [red, black, white, white])
    }

    // MARK: - Depth

    /// How many of some places are more than half covered with red.
    private func redPixels(_ places: [(Int, Int)]) throws -> Int {
        let picture = try stage.snapshot()
        return places.count {
            let pixel = picture.pixel(x: $0.0, y: $0.1)
            return pixel.x == 255 && pixel.y < 128
        }
    }

    /// Turned about x the lower edge comes nearer, turned about y the left one.
    @Test(arguments: [(CGFloat(0.6), true), (-0.6, false)])
    func `in perspective a nearer edge is longer`(angle: CGFloat, isNearer: Bool) throws {
        layer.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
        layer.backgroundColor = UIColor.red.cgColor
        stage.window.layer.addSublayer(layer)
        var lens = CATransform3DIdentity
        lens.m34 = -1 / 100

        change { layer.transform = CATransform3DRotate(lens, angle, 1, 0, 0) }
        let (upper, lower) = (
            try redPixels((0..<100).map { ($0, 38) }), try redPixels((0..<100).map { ($0, 61) })
        )
        #expect(upper > 20 && lower > 20)
        #expect(isNearer ? lower > upper + 4 : upper > lower + 4)

        change { layer.transform = CATransform3DRotate(lens, angle, 0, 1, 0) }
        let (left, right) = (
            try redPixels((0..<100).map { (38, $0) }), try redPixels((0..<100).map { (61, $0) })
        )
        #expect(left > 20 && right > 20)
        #expect(isNearer ? left > right + 4 : right > left + 4)
    }

    @Test func `in perspective what lies higher is larger, about the middle of its superlayer`() throws {
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.sublayerTransform.m34 = -1 / 100
        let inner = add(CGRect(x: 40, y: 40, width: 20, height: 20), UIColor.red.cgColor, to: layer)
        stage.window.layer.addSublayer(layer)

        change { inner.zPosition = 50 }
        #expect(try colors([(28, 50), (32, 50), (67, 50), (71, 50)]) == [white, red, red, white])
        change { inner.zPosition = -100 }
        #expect(try colors([(43, 50), (46, 50), (53, 50), (56, 50)]) == [white, red, red, white])
    }

    // MARK: - Gradients

    @Test func `a gradient goes down, unless its points say otherwise`() throws {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        stage.window.layer.addSublayer(gradient)
        func reds(_ places: [(Int, Int)]) throws -> [Int] { try colors(places).map { Int($0.x) } }

        let down = try reds([(50, 10), (10, 50), (90, 50), (50, 90)])
        #expect(down[0] > 220 && down[3] < 35 && abs(down[1] - 127) < 4 && abs(down[2] - 127) < 4)

        change { (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5)) }
        let left = try reds([(90, 50), (50, 10), (50, 90), (10, 50)])
        #expect(left[0] > 220 && left[3] < 35 && abs(left[1] - 127) < 4 && abs(left[2] - 127) < 4)

        change { gradient.locations = [0.7, 0.9] }
        let late = try reds([(50, 50), (5, 50), (35, 50)])
        #expect(late[0] == 255 && late[1] == 0 && late[2] == 255)
    }

    // MARK: - Instances

    /// A replicator with a white square in its upper left corner, on black.
    private func replicator() -> CAReplicatorLayer {
        stage.window.backgroundColor = .black
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        _ = add(CGRect(x: 0, y: 0, width: 40, height: 40), UIColor.white.cgColor, to: replicator)
        replicator.instanceCount = 3
        stage.window.layer.addSublayer(replicator)
        return replicator
    }

    @Test func `a later instance lies in front of those before it`() throws {
        let replicator = replicator()
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        (replicator.instanceGreenOffset, replicator.instanceBlueOffset) = (-0.5, -0.5)

        let shown = try colors([(10, 20), (30, 20), (70, 20)])

        #expect(shown[0] == white && shown[2] == red)
        #expect(shown[1].x == 255 && (126...129).contains(shown[1].y) && (126...129).contains(shown[1].z))
    }

    @Test func `each step acts on the one before it: a half of a half is a quarter`() throws {
        let replicator = replicator()
        replicator.instanceTransform = CATransform3DMakeScale(0.5, 0.5, 1)
        replicator.instanceColor = UIColor.red.cgColor
        (replicator.instanceRedOffset, replicator.instanceBlueOffset) = (-0.5, 0.5)

        // About the middle: 0…40, 25…45 and 37.5…47.5 in both directions.
        let shown = try colors([(10, 10), (42, 30), (46, 40), (49, 49)])

        #expect(shown[0] == red && shown[2] == blue && shown[3] == black)
        #expect((126...129).contains(shown[1].x) && (126...129).contains(shown[1].z))
    }

    @Test func `no colour of the instances is white`() throws {
        let replicator = replicator()
        replicator.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
        replicator.instanceColor = UIColor.red.cgColor
        #expect(try colors([(10, 20), (50, 20)]) == [red, red])

        replicator.instanceColor = nil

        #expect(try colors([(10, 20), (50, 20)]) == [white, white])
    }
}
