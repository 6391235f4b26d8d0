import QuartzCore
import Testing

@testable import UIKit

@Suite struct FramePipelineTests {
    private final class Watcher: FramePresenter {
        let recorder: Recorder
        init(_ recorder: Recorder) { self.recorder = recorder }
        func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
            var changed = false
            tree.drainChanges { _, _ in changed = true }
            recorder.note("present \(Int(size.width))x\(Int(size.height))")
            return changed
        }
        func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool) -> CGImage? {
            nil
        }
    }

    @Test func `a frame runs the clock, what waits from before, the events and the presenter in this order`()
    {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        let watcher = Watcher(view.recorder)
        UIApplication.shared.pipeline.presenter = watcher
        field.run()
        view.recorder.clear()
        view.setNeedsLayout()
        FrameClock.current.schedule(at: 0) { view.recorder.note("deadline") }
        FrameClock.current.afterLayout { view.recorder.note("start") }

        field.began(50, 50)

        #expect(
            view.recorder.lines == [
                "deadline", "view.layoutSubviews", "start", "view.began", "present 400x800",
            ])
    }

    @Test
    func `what is put off runs after the layout, and so does what that puts off`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        let pipeline = UIApplication.shared.pipeline
        field.run()
        view.recorder.clear()
        FrameClock.current.afterLayout {
            view.recorder.note("first")
            view.setNeedsLayout()
            FrameClock.current.afterLayout { view.recorder.note("third") }
        }
        FrameClock.current.afterLayout { view.recorder.note("second") }
        view.setNeedsLayout()

        #expect(pipeline.demand == .nextFrame)
        field.run()

        #expect(
            view.recorder.lines == [
                "view.layoutSubviews", "first", "second", "view.layoutSubviews", "third",
            ])
        #expect(pipeline.demand == .none)
    }

    @Test func `a frame in which nothing changed draws nothing and asks for no other`() {
        let field = Playfield()
        let watcher = Watcher(Recorder())
        UIApplication.shared.pipeline.presenter = watcher
        let view = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let pipeline = UIApplication.shared.pipeline

        #expect(pipeline.run(events: [], at: field.time + 1))
        #expect(!pipeline.run(events: [], at: field.time + 1))
        #expect(pipeline.demand == .none)
        view.center.x += 1
        #expect(pipeline.demand == .nextFrame)
        #expect(pipeline.run(events: [], at: field.time + 1))
    }

    @Test func `a view that asks for layout in each layout does not hold animations up`() {
        final class Restless: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                setNeedsLayout()
            }
        }
        final class Pictures: FramePresenter {
            var centers: [CGFloat] = []
            let moving: UIView
            init(of moving: UIView) { self.moving = moving }
            func present(_ tree: LayerTree, size: CGSize, scale: CGFloat) -> Bool {
                // What the frame has evaluated: asking for it here would evaluate it.
                tree.drainChanges { [moving] layer, _ in
                    guard layer === moving.layer else { return }
                    centers.append(layer.shown.position.x.rounded())
                }
                return true
            }
            func image(of layer: CALayer, in rect: CGRect, scale: CGFloat, afterScreenUpdates: Bool)
                -> CGImage?
            {
                nil
            }
        }
        let field = Playfield()
        let moving = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let pictures = Pictures(of: moving)
        UIApplication.shared.pipeline.presenter = pictures
        field.run()
        _ = field.add(Restless(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { moving.center.x = 110 }

        let start = field.time
        field.run()
        for part in [0.25, 0.5] { UIApplication.shared.pipeline.run(events: [], at: start + part) }

        #expect(pictures.centers.suffix(2) == [35, 60])
    }
}
