import Testing

@testable import UIKit

/// Many fingers, and many touches within a frame.
@Suite struct CrowdTests {
    @Test func `taps of one finger within a frame are all told, and none of them is a mistake`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        view.recorder.clear()

        field.run((0..<3).flatMap { _ in [field.event(.began, 10, 10), field.event(.ended, 10, 10)] })

        #expect(
            view.recorder.lines == Array(repeating: ["view.began", "view.ended"], count: 3).flatMap(\.self))
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `fingers that come down at one moment are one event`() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts.append(touches.count)
            }
        }
        let field = Playfield()
        let view = field.add(Counter(frame: field.window.bounds))
        view.isMultipleTouchEnabled = true

        field.run((0..<3).map { field.event(.began, 10, 10, finger: $0) })
        field.began(20, 20, finger: 3)

        #expect(view.counts == [3, 1])
    }

    @Test func `the middle of many touches is that of those that are down, wherever they move`() throws {
        let field = Playfield()
        let pan = UIPanGestureRecognizer()
        field.window.addGestureRecognizer(pan)

        field.began(0, 0, finger: 0)
        field.began(100, 40, finger: 1)
        #expect(pan.location(in: nil) == CGPoint(x: 50, y: 20))
        field.moved(20, 0, finger: 0)
        #expect(pan.location(in: nil) == CGPoint(x: 60, y: 20))
        field.began(30, 20, finger: 2)
        #expect(pan.location(in: nil) == CGPoint(x: 50, y: 20))
        field.ended(20, 0, finger: 0)

        #expect(pan.location(in: nil) == CGPoint(x: 65, y: 30))
        #expect(pan.numberOfTouches == 2)
    }

    // What every touch compared with every other would take many minutes.
    @Test func `ten thousand fingers cost ten thousand times what one costs`() {
        let field = Playfield()
        let view = field.add(UIView(frame: field.window.bounds))
        view.isMultipleTouchEnabled = true
        let pan = UIPanGestureRecognizer()
        for recognizer in [pan, UITapGestureRecognizer(), UILongPressGestureRecognizer()] {
            view.addGestureRecognizer(recognizer)
        }

        let fingers = 0..<10_000
        field.run(
            fingers.map { finger in
                .pointer(
                    phase: .began, finger: finger, location: CGPoint(x: finger % 400, y: 10),
                    timestamp: field.time + Double(finger) / 1e6)
            })
        #expect(pan.numberOfTouches == 10_000)
        field.run(fingers.map { field.event(.moved, CGFloat($0 % 400), 40, finger: $0) })
        #expect(pan.state == .began)
        field.run(fingers.map { field.event(.ended, CGFloat($0 % 400), 40, finger: $0) })

        #expect(pan.numberOfTouches == 0)
        #expect(!UIApplication.shared.dispatcher.hasActiveTouches)
    }
}
