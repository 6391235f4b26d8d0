import Foundation
import Testing
import UIKit
import UITesting

@Suite(.serialized) struct StageTests {
    @Test func `a script that is performed at twice the seconds takes twice as long`() throws {
        let script = try TouchScript(
            size: CGSize(width: 100, height: 100),
            touches: [
                .init(time: 0, phase: .began, location: CGPoint(x: 10, y: 10)),
                .init(time: 0.5, phase: .ended, location: CGPoint(x: 20, y: 10)),
            ])
        let taken = [1.0, 2].map { speed in
            let stage = Stage(size: CGSize(width: 100, height: 100))
            let start = stage.now
            stage.perform(script, speed: speed)
            return stage.now - start
        }

        #expect(abs(taken[0] - 0.5) < 0.02 && abs(taken[1] - 1) < 0.02)
    }

    @Test func `time passes by frames and ends exactly where it was asked to`() {
        let stage = Stage()
        let ticker = Ticker()
        let link = CADisplayLink(target: ticker, action: Ticker.tick)
        link.add(to: .main, forMode: .common)

        stage.advance(by: 0.05)

        #expect(stage.now == 0.05)
        #expect(ticker.times.map { (($0 - ticker.start) * 1000).rounded() } == [17, 33, 50])
    }

    @Test func `a stage that no picture can be made of stops with a sentence`() async throws {
        let result = await #expect(
            processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { @MainActor in
            Stage().resize(to: CGSize(width: 20_000, height: 20_000))
        }

        let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(errors.contains("A stage of 20000.0 × 20000.0 points at 1.0 pixels a point is too large"))
        #expect(errors.contains("at most 16384 pixels on a side"))
    }

    @Test func `a touch is with the view in the frame of its time`() {
        let stage = Stage()
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)

        stage.touch(.began, at: CGPoint(x: 10, y: 10))
        stage.touch(.moved, at: CGPoint(x: 200, y: 300))

        #expect(view.center == CGPoint(x: 200, y: 300))
        #expect(view.log == ["began", "moved"])
    }

    @Test func `a drag moves a step each frame`() {
        let stage = Stage()
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)

        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), over: 0.5)

        #expect(stage.now == 0.5)
        #expect(view.log == ["began"] + [String](repeating: "moved", count: 30) + ["ended"])
        #expect(view.center == CGPoint(x: 150, y: 50))
    }

    @Test func `fingers are told apart`() {
        let stage = Stage()
        let left = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = Follower(frame: CGRect(x: 200, y: 0, width: 100, height: 100))
        stage.window.addSubview(left)
        stage.window.addSubview(right)

        stage.touch(.began, at: CGPoint(x: 50, y: 50), finger: 0)
        stage.touch(.began, at: CGPoint(x: 250, y: 50), finger: 1)
        stage.touch(.moved, at: CGPoint(x: 250, y: 90), finger: 1)
        stage.touch(.cancelled, at: CGPoint(x: 50, y: 50), finger: 0)

        #expect(left.log == ["began", "cancelled"])
        #expect(right.log == ["began", "moved"])
    }

    @Test func `where nothing moves a script's pauses cost no frames`() throws {
        let stage = Stage()
        let counter = FrameCounter()
        UIApplication.shared.pipeline.presenter = counter
        let touches = [(0, .began), (3600, .ended)].map { (time, phase: TouchScript.Phase) in
            TouchScript.Touch(time: time, phase: phase, location: .zero)
        }

        stage.play(try TouchScript(size: stage.size, touches: touches))

        #expect(stage.now >= 3600)
        #expect(counter.frames < 10)
    }

    @Test func `a script is played at its own times`() throws {
        let stage = Stage()
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)
        let script = try TouchScript(
            size: stage.size,
            touches: [
                .init(time: 0.1, phase: .began, location: CGPoint(x: 5, y: 5)),
                .init(time: 0.15, phase: .moved, location: CGPoint(x: 60, y: 5)),
                .init(time: 0.2, phase: .ended, location: CGPoint(x: 70, y: 5)),
            ])

        stage.perform(script)

        #expect(stage.now == 0.2)
        #expect(view.log == ["began", "moved", "ended"])
        #expect(view.times.map { ($0 * 1000).rounded() } == [100_100, 100_150, 100_200])
    }

    @Test func `a stage that does not come to rest in time stands where the time is over`() {
        let (stage, view) = (Stage(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        stage.window.addSubview(view)
        stage.settle()
        let start = stage.now
        stage.run {
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { view.frame.origin.x = 200 }
        }

        #expect(!stage.comesToRest(within: 0.5))

        #expect(abs(stage.now - start - 0.5) < 1e-9)
        #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
    }

    @Test func `at rest no frame is drawn`() {
        let stage = Stage()
        stage.settle()
        let drawn = stage.drawnFrames

        stage.advance(by: 1)

        #expect(stage.drawnFrames == drawn)
        #expect(!stage.isMoving)
    }

    @Test func `the stage can be resized while a finger is down`() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let view = Follower(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.window.addSubview(view)

        stage.touch(.began, at: CGPoint(x: 50, y: 50))
        stage.resize(to: CGSize(width: 500, height: 200))
        stage.touch(.moved, at: CGPoint(x: 450, y: 150))

        #expect(stage.window.bounds.size == CGSize(width: 500, height: 200))
        #expect(view.center == CGPoint(x: 450, y: 150))
    }

    @Test func `a snapshot has the stage's pixels`() throws {
        let stage = Stage(size: CGSize(width: 60, height: 40), scale: 2)
        stage.window.backgroundColor = UIColor.white
        let view = UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        stage.window.addSubview(view)

        let image = try stage.snapshot()

        #expect(image.width == 120)
        #expect(image.height == 80)
        #expect(image.pixel(x: 19, y: 10) == SIMD4(255, 255, 255, 255))
        #expect(image.pixel(x: 20, y: 10) == SIMD4(255, 128, 0, 255))
        #expect(image.pixel(x: 59, y: 29) == SIMD4(255, 128, 0, 255))
        #expect(image.pixel(x: 59, y: 30) == SIMD4(255, 255, 255, 255))
    }

    @Test func `a later snapshot shows what has changed, and only that`() throws {
        let stage = Stage(size: CGSize(width: 60, height: 40))
        stage.window.backgroundColor = UIColor.white
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = UIColor.black
        stage.window.addSubview(view)
        let before = try stage.snapshot()

        view.frame.origin.x = 30
        let after = try stage.snapshot()

        let comparison = ImageComparison(after, before, tolerance: 0)
        #expect(comparison.differentPixels == 2 * 20 * 20)
        #expect(comparison.bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(try ImageComparison(stage.snapshot(), after, tolerance: 0).isMatch)
    }

    @Test func `a resized stage gives a picture of the new size`() throws {
        let stage = Stage(size: CGSize(width: 60, height: 40))
        stage.window.backgroundColor = UIColor.white
        _ = try stage.snapshot()

        stage.resize(to: CGSize(width: 30, height: 50), scale: 3)
        let image = try stage.snapshot()

        #expect(image.width == 90)
        #expect(image.height == 150)
        #expect(image.pixel(x: 89, y: 149) == SIMD4(255, 255, 255, 255))
    }

    @Test func `a filmstrip has its pictures side by side with the times of each`() throws {
        let stage = Stage(size: CGSize(width: 80, height: 50))
        stage.window.backgroundColor = UIColor.white

        let strip = try Filmstrip.record(stage, frames: 3, over: 0.5)

        #expect(strip.frames.map(\.label) == ["0.000 s", "0.250 s", "0.500 s"])
        #expect(stage.now == 0.5)
        let row = try #require(strip.image())
        let column = try #require(strip.image(columns: 1))
        #expect(row.width == 3 * 92 + 12)
        #expect(column.height == 3 * (50 + 12 + 24) + 12)
        #expect(row.pixel(x: 12, y: 12) == SIMD4(255, 255, 255, 255))
        #expect(row.pixel(x: 11, y: 12) != SIMD4(255, 255, 255, 255))
        // Something light is written below the picture.
        #expect((12..<92).contains { x in (62..<86).contains { y in row.pixel(x: x, y: y).x > 150 } })
    }

    @Test func `a filmstrip's pictures fill its rows from the left, on a dark ground`() throws {
        let stage = Stage(size: CGSize(width: 20, height: 10))
        let colors: [UIColor] = [.white, .red, .green]
        let frames = try colors.map { color in
            stage.window.backgroundColor = color
            return Filmstrip.Frame(image: try stage.snapshot(), label: "")
        }

        let picture = try #require(Filmstrip(frames: frames).image(columns: 2))

        #expect(picture.width == 2 * 32 + 12 && picture.height == 2 * 46 + 12)
        let ground = SIMD4<UInt8>(40, 40, 46, 255)
        for (x, y, expected) in [
            (12, 12, SIMD4<UInt8>(255, 255, 255, 255)), (31, 21, SIMD4(255, 255, 255, 255)),
            (44, 12, SIMD4(255, 0, 0, 255)), (12, 58, SIMD4(0, 255, 0, 255)), (31, 67, SIMD4(0, 255, 0, 255)),
            (0, 0, ground), (11, 12, ground), (32, 12, ground), (43, 12, ground), (12, 22, ground),
            (12, 57, ground),
            (44, 58, ground), (75, 103, ground),
        ] {
            #expect(picture.pixel(x: x, y: y) == expected, "at \(x), \(y)")
        }
    }
}

/// Goes where the finger goes, and notes what it is told.
private final class Follower: UIView {
    var log: [String] = []
    var times: [TimeInterval] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches)
        if let touch = touches.first { center = touch.location(in: superview) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches)
    }

    private func note(_ name: String, _ touches: Set<UITouch>) {
        log.append(name)
        times += touches.map(\.timestamp)
    }
}

/// Counts the frames that are run, and draws none.
private final class FrameCounter: FramePresenter {
    var frames = 0

    func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
        frames += 1
        tree.drainChanges { _, _ in }
        return false
    }

    func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
        nil
    }
}

/// Notes when it was called.
private final class Ticker {
    let start = CACurrentMediaTime()
    var times: [CFTimeInterval] = []

    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
}
