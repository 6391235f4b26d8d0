import CoreGraphics
import QuartzCore
import Testing
import UITesting

@testable import UIKit

/// Random layers on the screen, beside what `render(in:)` draws of them; without shapes, which are put on whole pixels.
@Suite(.serialized) struct RandomLayersTests {
    private static let size = CGSize(width: 160, height: 160)
    /// Edges are antialiased in different ways; more than these pixels differ by more than 100 of 255 where something
    /// lies elsewhere.
    private static let mostPixels = 12

    @Test(arguments: 0..<5)
    func `layers look on the screen as they are rendered, and after changes, too`(_ group: Int) throws {
        for seed in group * 10..<group * 10 + 10 {
            var random = RandomLayers(seed: UInt64(seed))
            let stage = Stage(size: Self.size)
            let board = UIView(frame: stage.window.bounds)
            board.backgroundColor = .white
            stage.window.addSubview(board)
            random.fill(board.layer)
            for round in 0..<3 {
                let shown = try stage.snapshot()

                let count = differences(shown, try rendered(board.layer))

                #expect(count <= Self.mostPixels, "seed \(seed), round \(round)")
                for _ in 0..<4 { random.change(in: board.layer) }
            }
        }
    }

    private func rendered(_ layer: CALayer) throws -> CGImage {
        let context = try #require(CGContext(width: Int(Self.size.width), height: Int(Self.size.height)))
        layer.render(in: context)
        return try #require(context.makeImage())
    }

    /// The number of pixels of which a channel differs a lot.
    private func differences(_ a: CGImage, _ b: CGImage) -> Int {
        a.withPixels { one in
            b.withPixels { two in
                var count = 0
                for pixel in stride(from: 0, to: one.count, by: 4) {
                    let isSame =
                        one.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
                        == two.loadUnaligned(fromByteOffset: pixel, as: UInt32.self)
                    if isSame { continue }
                    if (pixel..<pixel + 3).contains(where: { abs(Int(one[$0]) - Int(two[$0])) > 100 }) {
                        count += 1
                    }
                }
                return count
            }
        }
    }
}

/// Makes and changes layers by chance, the same for each seed.
private struct RandomLayers {
    private var numbers: SeededNumbers
    private static let places = 160

    init(seed: UInt64) { numbers = SeededNumbers(seed &* 7919 &+ 17) }

    private mutating func number(_ limit: Int) -> Int { numbers.next(below: limit) }

    private mutating func one<Value>(of values: [Value]) -> Value { values[number(values.count)] }

    private mutating func color() -> CGColor {
        let channels = (0..<3).map { _ in CGFloat(number(5)) / 4 }
        return CGColor(
            red: channels[0], green: channels[1], blue: channels[2], alpha: number(4) == 0 ? 0.5 : 1)
    }

    mutating func fill(_ layer: CALayer, depth: Int = 0) {
        guard depth < 3 else { return }
        for _ in 0..<(depth == 0 ? 4 : number(4)) {
            let child = make(depth)
            layer.addSublayer(child)
            fill(child, depth: depth + 1)
        }
    }

    private mutating func make(_ depth: Int) -> CALayer {
        let size = CGSize(width: 10 + number(200 >> depth) / 2 * 2, height: 10 + number(200 >> depth) / 2 * 2)
        let layer: CALayer
        if number(6) == 0 {
            let gradient = CAGradientLayer()
            gradient.colors = [color(), color()]
            gradient.type = one(of: [.axial, .axial, .radial, .conic])
            if gradient.type != .axial || number(2) == 0 {
                (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
            }
            if number(3) == 0 { gradient.locations = [-0.5, 0.75] }
            layer = gradient
        } else {
            layer = CALayer()
            if number(4) > 0 { layer.backgroundColor = color() }
        }
        let isScrolled = number(6) == 0
        layer.bounds = CGRect(origin: isScrolled ? CGPoint(x: number(20), y: number(20)) : .zero, size: size)
        layer.frame.origin = CGPoint(x: number(Self.places) - 30, y: number(Self.places) - 30)
        for _ in 0..<number(4) { change(layer) }
        return layer
    }

    mutating func change(in root: CALayer) {
        var all: [CALayer] = []
        func collect(_ layer: CALayer) {
            for sublayer in layer.sublayers ?? [] {
                all.append(sublayer)
                collect(sublayer)
            }
        }
        collect(root)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change(one(of: all))
        CATransaction.commit()
    }

    private mutating func change(_ layer: CALayer) {
        switch number(13) {
        case 0, 1: layer.cornerRadius = one(of: [0, 6, 20, 60])
        case 2: layer.maskedCorners = CACornerMask(rawValue: UInt(number(16)))
        case 3: layer.cornerCurve = one(of: [.continuous, .circular])
        case 4:
            layer.borderWidth = one(of: [0, 1, 5, 12])
            layer.borderColor = color()
        case 5: layer.opacity = one(of: [1, 0.6])
        case 6, 7: layer.masksToBounds = number(3) > 0
        case 8:
            layer.setAffineTransform(
                one(of: [
                    .identity, CGAffineTransform(scaleX: 0.5, y: 0.5), CGAffineTransform(scaleX: 1.3, y: 1.3),
                    CGAffineTransform(scaleX: 1.4, y: 0.6), CGAffineTransform(rotationAngle: 0.6),
                    CGAffineTransform(rotationAngle: .pi / 2), CGAffineTransform(scaleX: -1, y: 1),
                    CGAffineTransform(rotationAngle: -0.3).scaledBy(x: 0.7, y: 1.2),
                ]))
        case 9: layer.isHidden = number(4) == 0
        case 10: layer.zPosition = CGFloat(number(3) - 1)
        case 11: layer.mask = number(2) == 0 ? mask() : nil
        default: layer.position.x += CGFloat(number(9) - 4)
        }
    }

    private mutating func mask() -> CALayer {
        let mask = CALayer()
        mask.frame = CGRect(
            x: number(20), y: number(20), width: 20 + number(60), height: 20 + number(60))
        mask.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: number(3) == 0 ? 0.5 : 1)
        mask.cornerRadius = one(of: [0, 8])
        return mask
    }
}
