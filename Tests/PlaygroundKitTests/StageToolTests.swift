import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The stage in the tool: its device, its size, its fingers and its edges.
@MainActor
@Suite struct StageToolTests {
    private let tool: Stage
    private let model: ToolModel
    private let window: ToolViewController

    init() {
        tool = Stage(size: CGSize(width: 1280, height: 800), isSeen: true)
        model = tool.run {
            ToolModel(samples: [Self.edges, Self.pinch, Self.tilted])
        }
        window = tool.run { [model] in ToolViewController(model: model) }
        tool.present(window)
    }

    private static let edges = Sample(id: "edges", title: "Edges") { EdgesViewController() }
    private static let pinch = Sample(id: "pinch", title: "Pinch") { PinchViewController() }

    // MARK: - Device

    @Test func `a new take is on a device, and its file says so`() throws {
        let read = try Take(json: model.take.json())

        #expect(model.take.device?.id == "iphone")
        #expect(read == model.take)
        #expect(model.stage.window.safeAreaInsets.top == 47)
    }

    @Test func `a device that is not known is a sentence`() {
        let json = #"{"version":2,"size":[390,844],"device":"toaster","touches":[]}"#

        #expect(throws: ScriptError.self) { try Take(json: Data(json.utf8)) }
    }

    @Test func `a take without a device has no status bar`() throws {
        let take = Take(sample: "edges")

        tool.run { _ = model.show(take) }

        #expect(model.stage.window.safeAreaInsets == .zero)
        #expect(!String(decoding: take.json(), as: UTF8.self).contains("device"))
    }

    // MARK: - Tilt

    @Test func `Alt and the arrows tilt the stage, in the take, too; one undo takes a series back`() {
        tool.press(.keyboardRightArrow, modifiers: .alternate)
        #expect(model.take.events.isEmpty)
        #expect(model.message == "No view on this stage has a motion effect.")

        tool.run { model.show(Self.tilted) }
        tool.advance(by: 0.1)
        for _ in 0..<2 { tool.press(.keyboardRightArrow, modifiers: .alternate) }
        tool.press(.keyboardUpArrow, modifiers: .alternate)
        tool.advance(by: 0.1)

        let tilt = UIOffset(horizontal: 0.5, vertical: -0.25)
        #expect(model.take.events.last?.kind == .tilt(tilt))
        #expect(model.stage.application.clock.part(MotionEffectSystem.self).viewerOffset == tilt)
        tool.run { model.undo() }
        #expect(model.take.events.isEmpty)
        #expect(model.stage.application.clock.part(MotionEffectSystem.self).viewerOffset == .zero)
    }

    @Test func `with reduced motion a tilt has no effect, and the tool says so`() {
        tool.run { model.show(Self.tilted) }
        tool.run { model.setUp { $0.reduceMotion = true } }
        tool.press(.keyboardRightArrow, modifiers: .alternate)

        #expect(model.take.events.isEmpty)
        #expect(model.message == "Motion is reduced on this stage, and motion effects add nothing.")
    }

    private static let tilted = Sample(id: "tilted", title: "Tilted") { TiltedViewController() }

    // MARK: - Size

    @Test func `dragging the lower right corner resizes the stage from the middle, undone as one`() {
        let frame = window.stageFrame
        let zoom = frame.width / 390
        let corner = CGPoint(x: frame.maxX + 14 + 7, y: frame.maxY + 14 + 7)

        tool.drag(from: corner, to: CGPoint(x: corner.x + 60, y: corner.y - 40), over: 0.3, resting: 0.1)

        let expected = CGSize(width: (390 + 120 / zoom).rounded(), height: (844 - 80 / zoom).rounded())
        #expect(abs(model.stage.size.width - expected.width) <= 1)
        #expect(abs(model.stage.size.height - expected.height) <= 1)
        #expect(model.shownDevice == nil)
        tool.run { model.undo() }
        #expect(model.stage.size == CGSize(width: 390, height: 844))
        #expect(!model.canUndo)
    }

    @Test func `the right edge changes the width alone`() {
        let frame = window.stageFrame
        let edge = CGPoint(x: frame.maxX + 14 + 7, y: frame.midY)

        tool.drag(from: edge, to: CGPoint(x: edge.x - 30, y: edge.y + 50), over: 0.3, resting: 0.1)

        #expect(model.stage.size.width < 390)
        #expect(model.stage.size.height == 844)
    }

    @Test func `in the middle of a take a size is an event of it`() {
        tool.run { model.touch(.began, at: .zero, finger: 0, timestamp: CACurrentMediaTime()) }
        tool.advance(by: 0.2)

        tool.run { model.setSize(CGSize(width: 500, height: 700)) }
        tool.advance(by: 0.1)

        #expect(model.take.size == CGSize(width: 390, height: 844))
        #expect(model.stage.size == CGSize(width: 500, height: 700))
        #expect(model.take.events.contains { $0.kind == .resize(CGSize(width: 500, height: 700)) })
    }

    @Test func `another device is upright, whatever turned or resized the stage before`() {
        tool.run { model.perform(.present) }
        tool.advance(by: 0.1)
        tool.run { model.turn() }
        tool.advance(by: 0.1)
        let turned = model.stage.size

        tool.run { model.setDevice(StageDevice.all[1]) }

        #expect(turned == CGSize(width: 844, height: 390))
        #expect(model.stage.size == CGSize(width: 375, height: 667))
        #expect(model.shownDevice?.id == "iphone-se")
    }

    @Test func `a click into the size selects it, so that one types another one`() throws {
        let field = try #require(find(SizeField.self))

        tool.tap(field)
        tool.advance(by: 0.1)
        tool.type("600x500\n")
        tool.advance(by: 0.1)

        #expect(model.stage.size == CGSize(width: 600, height: 500))
        #expect(!field.isEditing)
    }

    @Test func `what is no size is a sentence, and the size stays`() throws {
        let field = try #require(find(SizeField.self))

        tool.tap(field)
        tool.advance(by: 0.1)
        tool.type("wide\n")
        tool.advance(by: 0.1)

        #expect(model.message?.contains("wide") == true)
        #expect(field.isEditing && field.text == "wide", "one types another one")
        tool.press(.keyboardEscape)
        #expect(field.text == "390 × 844")
    }

    @Test func `sizes stay within limits`() {
        tool.run { model.setSize(CGSize(width: 1, height: 90_000)) }

        #expect(model.stage.size == CGSize(width: 120, height: 2048))
    }

    @Test(arguments: [
        ("500x700", CGSize(width: 500, height: 700)), ("500 × 700", CGSize(width: 500, height: 700)),
        (" 320,480 ", CGSize(width: 320, height: 480)), ("500", nil), ("0x5", nil), ("wide", nil),
        ("1x2x3", nil), ("-300x200", nil), ("300x-200", nil), ("300 × −200", nil), ("300-200", nil),
    ])
    func `a typed size is two positive numbers`(text: String, size: CGSize?) {
        #expect(CGSize(typed: text) == size)
    }

    // MARK: - The second finger

    @Test func `with Alt a second finger mirrors the first about the centre`() {
        show("pinch")
        tool.pressDown(.keyboardLeftAlt)

        drag([(100, 422), (50, 422)])
        tool.release(.keyboardLeftAlt)

        let second = touches(of: 1)
        #expect(second.first?.place == CGPoint(x: 290, y: 422))
        #expect(second.last?.place == CGPoint(x: 340, y: 422))
        #expect(second.map(\.phase).first == .began && second.map(\.phase).last == .ended)
        #expect(pinched.scale > 1.4)
        #expect((try? Take(json: model.take.json())) == model.take)
    }

    @Test func `with Shift as well both fingers move side by side`() {
        show("pinch")
        tool.pressDown(.keyboardLeftAlt)
        tool.pressDown(.keyboardLeftShift, modifiers: .alternate)

        drag([(100, 422), (150, 452)])

        #expect(touches(of: 1).first?.place == CGPoint(x: 290, y: 422))
        #expect(touches(of: 1).last?.place == CGPoint(x: 340, y: 452))
        tool.release(.keyboardLeftShift, modifiers: .alternate)
        tool.release(.keyboardLeftAlt)
    }

    @Test func `Alt that is released in a drag lifts the second finger alone`() {
        show("pinch")
        tool.pressDown(.keyboardLeftAlt)
        tool.touch(.began, at: place(100, 422))
        tool.move(to: place(60, 422), over: 0.1)

        tool.release(.keyboardLeftAlt)
        tool.move(to: place(80, 422), over: 0.1)

        #expect(model.take.fingersDown.map(\.finger) == [0])
        #expect(touches(of: 1).last?.phase == .ended)
        #expect(touches(of: 1).last?.place == CGPoint(x: 330, y: 422))
        tool.touch(.ended, at: place(80, 422))
        #expect(model.take.fingersDown.isEmpty)
    }

    @Test func `a drag that leaves the stage takes the second finger out on the other side`() {
        show("pinch")
        tool.pressDown(.keyboardLeftAlt)

        drag([(300, 422), (500, 422)])

        #expect(touches(of: 1).last?.place == CGPoint(x: -110, y: 422))
        #expect(model.take.fingersDown.isEmpty)
        tool.release(.keyboardLeftAlt)
    }

    @Test func `a drag with two fingers is undone as one`() {
        show("pinch")
        tool.pressDown(.keyboardLeftAlt)
        drag([(100, 422), (50, 422)])
        tool.release(.keyboardLeftAlt)

        tool.run { model.undo() }

        #expect(model.take.events.isEmpty)
    }

    @Test(arguments: [0.37, 0.5, 0.613, 0.77, 1.3])
    func `layers that meet have no seam between them, whatever the stage's scale`(zoom: CGFloat) throws {
        let inner = Stage(size: CGSize(width: 200, height: 200), isSeen: true)
        let tiles = inner.run { UIViewController() }
        inner.run {
            tiles.view.backgroundColor = .black
            for index in 0..<25 {
                let frame = CGRect(x: index % 5 * 39, y: index / 5 * 39, width: 39, height: 39)
                let tile = UIView(frame: frame)
                tile.backgroundColor = .white
                tiles.view.addSubview(tile)
            }
        }
        inner.present(tiles)
        let outer = Stage(size: CGSize(width: 300, height: 300))
        let view = outer.run { StageView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
        view.stage = inner
        view.layer.anchorPoint = .zero
        view.layer.position = CGPoint(x: 0.3, y: 0.3)
        view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        outer.window.addSubview(view)

        let picture = try outer.snapshot()

        let end = Int(195 * zoom) - 2
        let dark = (2..<end).flatMap { y in (2..<end).map { picture.pixel(x: $0, y: y).x } }.filter {
            $0 < 255
        }
        #expect(dark.isEmpty)
    }

    // MARK: - Edges and pointer

    @Test func `a zone is seen where a recognizer listens and the pointer is near`() throws {
        let canvas = try #require(window.view.subviews.compactMap { $0 as? StageCanvas }.first)
        let zones = try #require(canvas.subviews.compactMap { $0 as? EdgeZones }.first)
        let frame = window.stageFrame

        tool.hover(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
        tool.advance(by: 0.3)
        let near = zones.shown
        tool.hover(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        tool.advance(by: 0.3)
        let other = zones.shown
        tool.hover(at: CGPoint(x: frame.midX, y: frame.midY))
        tool.advance(by: 0.3)

        #expect(near == .right)
        #expect(other == [])
        #expect(zones.shown == [])
    }

    @Test func `the pointer has the shape that the stage asks for`() {
        let frame = window.stageFrame
        let pipeline = tool.application.pipeline

        #expect(pipeline.pointerShape(at: CGPoint(x: frame.maxX - 4, y: frame.midY)) == .leftAndRight)
        #expect(pipeline.pointerShape(at: CGPoint(x: frame.maxX + 4, y: frame.midY)) == .leftAndRight)
        #expect(pipeline.pointerShape(at: CGPoint(x: frame.midX, y: frame.midY)) == .arrow)
        #expect(pipeline.pointerShape(at: CGPoint(x: frame.maxX + 20, y: frame.maxY + 20)) == .falling)
    }

    // MARK: - Private

    private func find<View: UIView>(_ type: View.Type) -> View? { window.view.first(type) }

    private var pinched: PinchViewController {
        guard let controller = model.stage.window.rootViewController as? PinchViewController else {
            preconditionFailure("The sample that is shown has another root.")
        }
        return controller
    }

    private func show(_ id: String) {
        guard let sample = model.samples.first(where: { $0.id == id }) else { return }
        tool.run { model.show(sample) }
        tool.advance(by: 0.1)
    }

    private func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let frame = window.stageFrame
        let zoom = frame.width / model.stage.size.width
        return CGPoint(x: frame.minX + x * zoom, y: frame.minY + y * zoom)
    }

    private func drag(_ points: [(CGFloat, CGFloat)]) {
        tool.touch(.began, at: place(points[0].0, points[0].1))
        for point in points.dropFirst() { tool.move(to: place(point.0, point.1), over: 0.3) }
        let last = points[points.count - 1]
        tool.touch(.ended, at: place(last.0, last.1))
        tool.advance(by: 0.1)
    }

    private func touches(of finger: Int) -> [(phase: TouchScript.Phase, place: CGPoint)] {
        model.take.events.compactMap { event in
            guard case .touch(let phase, let place, finger) = event.kind else { return nil }
            return (phase, CGPoint(x: place.x.rounded(), y: place.y.rounded()))
        }
    }
}

private final class EdgesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .right
        view.addGestureRecognizer(edge)
    }
}

private final class PinchViewController: UIViewController {
    private(set) var scale: CGFloat = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        view.isMultipleTouchEnabled = true
        view.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: PinchViewController.pinched))
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) { scale = pinch.scale }
}

private final class TiltedViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        card.addMotionEffect(effect)
        view.addSubview(card)
    }
}
