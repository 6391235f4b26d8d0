import Testing

@testable import UIKit

@Suite final class TapAndPressTests {
    // Made in the test itself: tests take turns between the making of a suite and the test.
    lazy var field = Playfield()
    let states = States()

    private func tapRecognizer(taps: Int = 1) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer(target: states, action: States.handle)
        tap.numberOfTapsRequired = taps
        field.window.addGestureRecognizer(tap)
        return tap
    }

    @Test func `a tap is recognized when the finger is lifted`() {
        let tap = tapRecognizer()

        field.began(50, 50)
        #expect(states.all.isEmpty)
        field.ended(50, 50)

        #expect(states.all == [.ended])
        #expect(tap.state == .possible)
        field.tap(60, 60)
        #expect(states.all == [.ended, .ended])
    }

    @Test func `a tap may wobble but not wander`() {
        _ = tapRecognizer()

        field.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50))
        #expect(states.all == [.ended])
        field.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 100, y: 50))
        #expect(states.all == [.ended])
    }

    @Test func `a double tap takes two taps in time and place`() {
        _ = tapRecognizer(taps: 2)

        field.tap(50, 50)
        field.wait(0.4)
        field.tap(50, 50)
        #expect(states.all.isEmpty)
        field.wait(0.4)
        field.tap(50, 50)
        field.tap(150, 50)
        #expect(states.all.isEmpty)
        field.wait(0.4)
        field.tap(50, 50)
        field.wait(0.2)
        field.tap(52, 50)
        #expect(states.all == [.ended])
    }

    @Test func `two fingers make a two-finger tap, one does not`() {
        let tap = tapRecognizer()
        tap.numberOfTouchesRequired = 2

        field.tap(50, 50)
        field.wait(1)
        #expect(states.all.isEmpty)
        field.began(50, 50, finger: 0)
        field.began(90, 50, finger: 1)
        field.ended(50, 50, finger: 0)
        field.ended(90, 50, finger: 1)

        #expect(states.all == [.ended])
    }

    @Test func `a tap of several fingers is in their middle, in whichever order they are lifted`() {
        let tap = tapRecognizer()
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        states.handler = { places.append($0.location(in: nil)) }

        for fingers in [[0, 1], [1, 0]] {
            field.began(50, 100, finger: 0)
            field.began(350, 300, finger: 1)
            for finger in fingers {
                let place = finger == 0 ? CGPoint(x: 50, y: 100) : CGPoint(x: 350, y: 302)
                field.ended(place.x, place.y, finger: finger)
            }
            field.wait(1)
        }

        #expect(places == [CGPoint(x: 200, y: 201), CGPoint(x: 200, y: 201)])
    }

    @Test func `a double tap of two fingers is in the middle of the second tap's`() {
        let tap = tapRecognizer()
        (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (2, 2)
        var places: [CGPoint] = []
        states.handler = { places.append($0.location(in: nil)) }

        for y in [100, 110] as [CGFloat] {
            for finger in 0...1 { field.began(100 + 60 * CGFloat(finger), y, finger: finger) }
            for finger in 0...1 { field.ended(100 + 60 * CGFloat(finger), y, finger: finger) }
        }

        #expect(places == [CGPoint(x: 130, y: 110)])
    }

    @Test func `the fingers of a tap may be far apart, and so may those of the next tap`() {
        let tap = tapRecognizer(taps: 2)
        tap.numberOfTouchesRequired = 2

        for _ in 0..<2 {
            field.began(30, 50, finger: 0)
            field.began(370, 700, finger: 1)
            field.ended(30, 50, finger: 0)
            field.ended(370, 700, finger: 1)
        }
        #expect(states.all == [.ended])

        field.wait(1)
        for y in [50, 300] as [CGFloat] {
            field.began(30, y, finger: 0)
            field.began(370, y, finger: 1)
            field.ended(30, y, finger: 0)
            field.ended(370, y, finger: 1)
        }
        #expect(states.all == [.ended])
    }

    @Test func `an action that takes another recognizer is told once, and the others are called`() {
        let tap = UITapGestureRecognizer(target: states, action: States.handle)
        tap.addTarget(states, action: States.pinched)
        field.window.addGestureRecognizer(tap)

        field.tap(50, 50)
        field.tap(50, 50)

        #expect(states.all == [.ended, .ended])
        #expect(
            field.diagnostics == [
                "UITapGestureRecognizer did not call its action on States, which takes a UIPinchGestureRecognizer: "
                    + "give it a method that takes a UITapGestureRecognizer, or nothing."
            ])
    }

    @Test func `a single tap that requires a double tap to fail waits for it`() {
        let single = tapRecognizer()
        let doubles = States()
        let double = UITapGestureRecognizer(target: doubles, action: States.handle)
        double.numberOfTapsRequired = 2
        field.window.addGestureRecognizer(double)
        single.require(toFail: double)

        field.tap(50, 50)
        #expect(states.all.isEmpty)
        field.wait(0.3)
        #expect(states.all.isEmpty)
        field.wait(0.1)
        #expect(states.all == [.ended] && doubles.all.isEmpty)

        field.tap(50, 50)
        field.tap(50, 50)
        field.wait(1)
        #expect(states.all == [.ended] && doubles.all == [.ended])

        field.tap(50, 50)
        field.wait(0.4)
        #expect(states.all == [.ended, .ended] && doubles.all == [.ended])
    }

    @Test func `the pending tap asks for a frame at its deadline`() {
        let single = tapRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        field.window.addGestureRecognizer(double)
        single.require(toFail: double)
        field.run()
        field.tap(50, 50)

        let time = field.time
        guard case .at(let deadline) = FrameClock.current.demand else {
            Issue.record("demand is \(FrameClock.current.demand)")
            return
        }
        #expect(abs(deadline - (time + 0.35)) < 1e-9)
    }

    @Test func `a press begins after its time, changes with moves, and ends`() {
        let press = UILongPressGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(press)

        field.began(50, 50)
        field.wait(0.45)
        #expect(states.all.isEmpty)
        field.wait(0.1)
        #expect(states.all == [.began])
        field.moved(150, 50)
        field.ended(150, 50)

        #expect(states.all == [.began, .changed, .ended])
        #expect(press.state == .possible)
    }

    @Test func `a press that moves or is lifted early fails`() {
        let press = UILongPressGestureRecognizer(target: states, action: States.handle)
        field.window.addGestureRecognizer(press)

        field.began(50, 50)
        field.moved(61, 50)
        field.wait(1)
        field.ended(61, 50)
        field.began(50, 50)
        field.wait(0.3)
        field.ended(50, 50)
        field.wait(1)

        #expect(states.all.isEmpty)
    }

    @Test func `of a tap and a press the time of the finger decides`() {
        _ = tapRecognizer()
        let presses = States()
        field.window.addGestureRecognizer(
            UILongPressGestureRecognizer(target: presses, action: States.handle))

        field.tap(50, 50)
        #expect(states.all == [.ended] && presses.all.isEmpty)
        field.began(50, 50)
        field.wait(0.6)
        field.ended(50, 50)

        #expect(states.all == [.ended] && presses.all == [.began, .ended])
    }

    @Test func `a swipe is quick, long and straight`() {
        let swipe = UISwipeGestureRecognizer(target: states, action: States.handle)
        swipe.direction = [.left, .up]
        field.window.addGestureRecognizer(swipe)
        let start = CGPoint(x: 200, y: 400)

        field.drag(from: start, to: CGPoint(x: 300, y: 400))
        field.drag(from: start, to: CGPoint(x: 160, y: 400))
        field.drag(from: start, to: CGPoint(x: 90, y: 290), steps: 2)
        field.drag(from: start, to: CGPoint(x: 100, y: 400), steps: 90)
        #expect(states.all.isEmpty)
        field.drag(from: start, to: CGPoint(x: 100, y: 410))
        field.drag(from: start, to: CGPoint(x: 210, y: 300))
        #expect(states.all == [.ended, .ended])
    }

    @Test func `a tap that waits for another recognizer to fail has been made, however long that takes`() {
        let tap = tapRecognizer(taps: 2)
        let triple = UITapGestureRecognizer()
        triple.numberOfTapsRequired = 3
        field.window.addGestureRecognizer(triple)
        tap.require(toFail: triple)

        field.tap(50, 50)
        field.began(50, 50)
        field.wait(0.6)
        field.ended(50, 50)
        #expect(states.all.isEmpty)
        field.wait(0.5)

        #expect(states.all == [.ended])
    }

    @Test func `of one, two and three taps that wait for each other the three leave the others nothing`() {
        let counts = (1...3).map { count -> UITapGestureRecognizer in
            let tap = tapRecognizer(taps: count)
            tap.name = "\(count)"
            return tap
        }
        counts[0].require(toFail: counts[1])
        counts[1].require(toFail: counts[2])
        var told: [String] = []
        let target = Names { told.append($0) }
        for tap in counts { tap.addTarget(target, action: Names.handle) }

        for _ in 0..<3 { field.tap(50, 50) }
        field.wait(1)
        #expect(told == ["3"])

        for _ in 0..<2 { field.tap(50, 50) }
        field.wait(1)
        #expect(told == ["3", "2"])

        field.tap(50, 50)
        field.wait(1)
        #expect(told == ["3", "2", "1"])
    }

    /// Tells the names of recognizers that have recognized.
    private final class Names {
        let tell: (String) -> Void
        init(_ tell: @escaping (String) -> Void) { self.tell = tell }
        func handle(_ recognizer: UITapGestureRecognizer) { tell(recognizer.name ?? "") }
    }
}
