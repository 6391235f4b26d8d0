import Testing
import UIKit
import UITesting

/// Which edges of a layer mix with what is behind them.
@MainActor
@Suite struct EdgeAntialiasingTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100), isSeen: true)
    private let view = UIView(frame: CGRect(x: 20.5, y: 20.5, width: 60, height: 60))

    init() {
        stage.window.backgroundColor = .white
        stage.window.addSubview(view)
    }

    /// What a layer can be filled with, all of it pure red.
    enum Look: CaseIterable {
        case background, contents, gradient, border, clip

        /// Fills a view.
        ///
        /// - Returns: the layer that has the edges.
        @MainActor
        func apply(to view: UIView) -> CALayer {
            let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            switch self {
            case .background: view.backgroundColor = red
            case .contents:
                let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
                    red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
                }
                view.layer.contents = image.cgImage
            case .gradient:
                let gradient = CAGradientLayer()
                gradient.frame = view.bounds
                gradient.colors = [red.cgColor, red.cgColor]
                view.layer.addSublayer(gradient)
                return gradient
            case .border:
                view.layer.borderColor = red.cgColor
                view.layer.borderWidth = 31
            case .clip:
                view.layer.masksToBounds = true
                let inner = UIView(frame: view.bounds.insetBy(dx: -10, dy: -10))
                inner.backgroundColor = red
                view.addSubview(inner)
            }
            return view.layer
        }
    }

    enum Edge: CaseIterable {
        case left, right, upper, lower

        var bit: CAEdgeAntialiasingMask {
            switch self {
            case .left: .layerLeftEdge
            case .right: .layerRightEdge
            case .upper: .layerBottomEdge
            case .lower: .layerTopEdge
            }
        }

        /// Pixels around the edge's middle, clear of those of other edges.
        var region: (x: Range<Int>, y: Range<Int>) {
            switch self {
            case .left: (12..<30, 35..<65)
            case .right: (70..<88, 35..<65)
            case .upper: (35..<65, 12..<30)
            case .lower: (35..<65, 70..<88)
            }
        }
    }

    /// What places the view between pixels: its place, a turn, and a turn with perspective.
    enum Placement: CaseIterable {
        case shifted, turned, tilted

        var transform: CATransform3D {
            switch self {
            case .shifted: return CATransform3DIdentity
            case .turned: return CATransform3DMakeRotation(0.05, 0, 0, 1)
            case .tilted:
                var tilted = CATransform3DIdentity
                tilted.m34 = -1 / 300
                return CATransform3DRotate(CATransform3DRotate(tilted, 0.3, 0, 1, 0), 0.03, 0, 0, 1)
            }
        }
    }

    /// How many pixels are neither red nor white.
    private func mixedPixels(x: Range<Int> = 0..<100, y: Range<Int> = 0..<100) throws -> Int {
        let picture = try stage.snapshot()
        return y.reduce(0) { sum, y in
            sum
                + x.count { x in
                    let pixel = picture.pixel(x: x, y: y)
                    return pixel.y > 2 && pixel.y < 253
                }
        }
    }

    @Test(arguments: Placement.allCases, Look.allCases)
    func `edges between pixels are mixed unless the layer says otherwise`(
        _ placement: Placement, _ look: Look
    ) throws {
        let layer = look.apply(to: view)
        view.layer.transform = placement.transform
        stage.settle()
        #expect(try mixedPixels() > 100)

        layer.allowsEdgeAntialiasing = false
        stage.settle()
        #expect(try mixedPixels() == 0)
        #expect(try stage.snapshot().pixel(x: 50, y: 50) == [255, 0, 0, 255])

        layer.allowsEdgeAntialiasing = true
        stage.settle()
        #expect(try mixedPixels() > 100)
    }

    @Test(arguments: Placement.allCases, Look.allCases)
    func `each edge has a bit of its own`(_ placement: Placement, _ look: Look) throws {
        let layer = look.apply(to: view)
        view.layer.transform = placement.transform
        for soft in Edge.allCases {
            layer.edgeAntialiasingMask = soft.bit
            stage.settle()
            for edge in Edge.allCases {
                let mixed = try mixedPixels(x: edge.region.x, y: edge.region.y)
                #expect((mixed > 0) == (edge == soft), "\(edge) where \(soft) is soft")
            }
        }
    }

    @Test func `the area of a hard layer is the one of a soft layer, as near as pixels allow`() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.allowsEdgeAntialiasing = false
        stage.settle()
        let picture = try stage.snapshot()
        let red = (0..<100).map { y in (0..<100).count { picture.pixel(x: $0, y: y).y == 0 } }

        #expect(red.filter { $0 == 60 }.count == 60)
        #expect(red.allSatisfy { $0 == 60 || $0 == 0 })
    }

    @Test func `round corners stay smooth`() throws {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.cornerRadius = 20
        stage.settle()
        let before = try stage.snapshot()
        view.layer.allowsEdgeAntialiasing = false
        stage.settle()

        #expect(ImageComparison(try stage.snapshot(), before).differentPixels == 0)
    }

    /// Behind two soft edges a quarter of the background is seen.
    @Test func `layers that abut have no seam where the edges between them are hard`() throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let (left, right) = (UIView(), UIView())
        left.frame = CGRect(x: 0, y: 0, width: 30, height: 60)
        right.frame = CGRect(x: 30, y: 0, width: 30, height: 60)
        for half in [left, right] {
            half.backgroundColor = red
            view.addSubview(half)
        }
        view.transform = CGAffineTransform(rotationAngle: 0.3)
        stage.settle()
        #expect(try mixedPixels(x: 40..<60, y: 40..<60) > 10)

        left.layer.edgeAntialiasingMask.remove(.layerRightEdge)
        right.layer.edgeAntialiasingMask.remove(.layerLeftEdge)
        stage.settle()
        #expect(try mixedPixels(x: 40..<60, y: 40..<60) == 0)
        #expect(try mixedPixels() > 100)
    }

    @Test func `a soft clip softens what ends with it`() throws {
        view.layer.masksToBounds = true
        view.layer.transform = Placement.turned.transform
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        inner.layer.allowsEdgeAntialiasing = false
        view.addSubview(inner)
        stage.settle()
        #expect(try mixedPixels() > 100)

        view.layer.allowsEdgeAntialiasing = false
        stage.settle()
        #expect(try mixedPixels() == 0)
    }

    @Test func `the values can be reached by their keys, and go to the presentation`() throws {
        view.layer.setValue(false, forKey: "allowsEdgeAntialiasing")
        view.layer.setValue(5, forKey: "edgeAntialiasingMask")

        #expect(!view.layer.allowsEdgeAntialiasing)
        #expect(view.layer.edgeAntialiasingMask == [.layerLeftEdge, .layerBottomEdge])
        #expect(
            view.layer.value(forKey: "edgeAntialiasingMask") as? CAEdgeAntialiasingMask == [
                .layerLeftEdge, .layerBottomEdge,
            ])
        stage.settle()
        let shown = try #require(view.layer.presentation())
        #expect(
            !shown.allowsEdgeAntialiasing && shown.edgeAntialiasingMask == [.layerLeftEdge, .layerBottomEdge])
    }
}
