import Testing

@testable import UIKit

@Suite struct TouchTests {
    @Test func `a touch goes to the view under it for as long as it is down`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        view.recorder.clear()

        field.began(50, 50)
        field.moved(300, 300)
        field.ended(300, 300)

        #expect(view.recorder.lines == ["view.began", "view.moved", "view.ended"])
    }

    @Test func `moves of one frame are one move, and none of them is lost`() {
        final class Samples: UIView {
            var moves: [[CGPoint]] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first else { return }
                moves.append(event?.coalescedTouches(for: touch)?.map { $0.location(in: self) } ?? [])
            }
        }
        let field = Playfield()
        let view = field.add(Samples(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.began(10, 10)

        field.run([field.event(.moved, 20, 10), field.event(.moved, 30, 10), field.event(.moved, 40, 10)])

        #expect(
            view.moves == [[CGPoint(x: 20, y: 10), CGPoint(x: 30, y: 10), CGPoint(x: 40, y: 10)]])
    }

    @Test func `the precise place of a touch is its place, in the coordinates of a view or the window`() {
        final class Places: UIView {
            var places: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                for touch in touches {
                    places = [
                        touch.preciseLocation(in: self), touch.preciseLocation(in: nil),
                        touch.precisePreviousLocation(in: self), touch.precisePreviousLocation(in: nil),
                    ]
                }
            }
        }
        let field = Playfield()
        let view = field.add(Places(frame: CGRect(x: 100, y: 50, width: 100, height: 100)))

        field.began(110, 60)
        field.moved(130.5, 70.25)

        #expect(
            view.places == [
                CGPoint(x: 30.5, y: 20.25), CGPoint(x: 130.5, y: 70.25), CGPoint(x: 10, y: 10),
                CGPoint(x: 110, y: 60),
            ])
    }

    @Test func `a touch that begins and ends within a frame is told in full`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.run()
        view.recorder.clear()

        field.run([field.event(.began, 10, 10), field.event(.moved, 20, 20), field.event(.ended, 20, 20)])

        #expect(view.recorder.lines == ["view.began", "view.moved", "view.ended"])
    }

    @Test func `a touch that ends without having begun is reported and harms nothing`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()

        field.ended(10, 10)
        field.moved(10, 10)
        field.tap(10, 10)

        #expect(view.recorder.lines == ["view.began", "view.ended"])
        #expect(field.diagnostics.count == 1)
    }

    @Test func `a finger that comes down twice cancels its first touch`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()

        field.began(10, 10)
        field.began(20, 20)
        field.ended(20, 20)

        #expect(view.recorder.lines == ["view.began", "view.cancelled", "view.began", "view.ended"])
        #expect(field.diagnostics.count == 1)
    }

    @Test func `the second of two beginnings is a touch of its own, where it came down`() {
        final class Fingers: UIView {
            var touches: [UITouch] = []
            var ends: [(touch: UITouch, phase: UITouch.Phase, location: CGPoint)] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches += touches
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
            private func note(_ touches: Set<UITouch>) {
                ends += touches.map { ($0, $0.phase, $0.location(in: self)) }
            }
        }
        let field = Playfield()
        let (left, right) = (
            field.add(Fingers(frame: CGRect(x: 0, y: 0, width: 100, height: 100))),
            field.add(Fingers(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
        )

        field.run([field.event(.began, 10, 10), field.event(.moved, 20, 10), field.event(.began, 110, 20)])
        field.ended(130, 20)

        #expect(left.touches.count == 1 && right.touches.count == 1)
        #expect(left.touches.first !== right.touches.first)
        #expect(left.ends.map(\.phase) == [.cancelled] && right.ends.map(\.phase) == [.ended])
        #expect(left.ends.first?.location == CGPoint(x: 20, y: 10))
        #expect(right.ends.first?.location == CGPoint(x: 30, y: 20))
        #expect(field.diagnostics.count == 1)
    }

    @Test func `a touch nowhere is refused`() {
        let field = Playfield()

        field.began(.nan, 10)
        field.tap(10, 10)

        #expect(field.diagnostics.count == 1)
    }

    @Test func `a view that leaves its window loses its touch`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.began(50, 50)
        view.recorder.clear()

        view.removeFromSuperview()
        view.recorder.clear()
        field.run()
        field.moved(60, 60)
        field.ended(60, 60)

        #expect(view.recorder.lines == ["view.cancelled"])
    }

    @Test func `a view that has left its window hears of no move after that`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.began(50, 50)
        view.recorder.clear()

        view.removeFromSuperview()
        field.moved(60, 60)

        #expect(view.recorder.lines.last == "view.cancelled" && !view.recorder.lines.contains("view.moved"))
    }

    @Test func `a view that moves to another superview within a turn keeps its touch`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let container = field.add(UIView(frame: field.window.bounds))
        field.window.sendSubviewToBack(container)
        field.began(50, 50)

        view.removeFromSuperview()
        container.addSubview(view)
        view.recorder.clear()
        field.run()
        field.ended(60, 60)

        #expect(view.recorder.lines == ["view.layoutSubviews", "view.ended"])
    }

    @Test func `the system takes touches away`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.began(50, 50)
        view.recorder.clear()

        field.run([.interrupted])
        field.ended(50, 50)

        #expect(view.recorder.lines == ["view.cancelled"])
    }

    @Test func `an application that ignores interaction takes no touches until it ends`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: field.window.bounds))
        field.run()
        view.recorder.clear()

        UIApplication.shared.beginIgnoringInteractionEvents()
        field.tap(50, 50)
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(view.recorder.lines.isEmpty)
        field.tap(50, 50)
        #expect(view.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `one finger a view, unless it takes several`() {
        let field = Playfield()
        let single = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let several = field.add(RecordingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
        several.isMultipleTouchEnabled = true
        field.run()
        single.recorder.clear()
        several.recorder.clear()

        for y in [CGFloat(50), 150] {
            field.began(10, y, finger: 0)
            field.began(90, y, finger: 1)
            field.ended(90, y, finger: 1)
            field.ended(10, y, finger: 0)
        }

        #expect(single.recorder.lines == ["view.began", "view.ended"])
        #expect(several.recorder.lines == ["view.began", "view.began", "view.ended", "view.ended"])
    }

    @Test func `a view with exclusive touch bars the others, and is barred by them`() {
        let field = Playfield()
        let exclusive = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let other = field.add(RecordingView(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
        exclusive.isExclusiveTouch = true
        field.run()
        exclusive.recorder.clear()
        other.recorder.clear()

        field.began(50, 50, finger: 0)
        field.began(50, 150, finger: 1)
        #expect(other.recorder.lines.isEmpty)
        field.ended(50, 50, finger: 0)
        field.ended(50, 150, finger: 1)
        field.began(50, 150, finger: 0)
        field.began(50, 50, finger: 1)

        #expect(exclusive.recorder.lines == ["view.began", "view.ended"])
        #expect(other.recorder.lines == ["view.began"])
    }

    @Test func `taps are counted on one place and within a third of a second`() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let field = Playfield()
        let view = field.add(Counter(frame: field.window.bounds))

        field.tap(50, 50)
        field.tap(52, 52)
        field.tap(200, 52)
        field.wait(0.4)
        field.tap(200, 52)

        #expect(view.counts == [1, 2, 1, 1])
    }

    @Test func `what a view does not handle goes to the next responder`() {
        let field = Playfield()
        let outer = field.add(RecordingView(frame: field.window.bounds))
        outer.addSubview(UIView(frame: outer.bounds))
        field.run()
        outer.recorder.clear()

        field.tap(50, 50)

        #expect(outer.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `the wheel goes to the view under the pointer and bubbles`() {
        final class Scroller: UIView {
            var deltas: [CGVector] = []
            override func handleScroll(_ scroll: ScrollWheel) { deltas.append(scroll.delta) }
        }
        let field = Playfield()
        let scroller = field.add(Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        scroller.addSubview(UIView(frame: scroller.bounds))
        let delta = CGVector(dx: 0, dy: -30)

        field.run([.scroll(delta: delta, location: CGPoint(x: 50, y: 50), timestamp: 0)])
        field.run([.scroll(delta: delta, location: CGPoint(x: 150, y: 50), timestamp: 0)])

        #expect(scroller.deltas == [delta])
    }

    @Test func `the front window is hit first, a hidden one not at all`() {
        let field = Playfield()
        let front = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        front.windowLevel = .alert
        front.isHidden = false
        let view = RecordingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        front.addSubview(view)
        let behind = field.add(RecordingView(frame: field.window.bounds))
        field.window.makeKeyAndVisible()
        field.run()
        view.recorder.clear()
        behind.recorder.clear()

        field.tap(20, 20)
        front.isHidden = true
        field.tap(20, 20)

        #expect(view.recorder.lines == ["view.began", "view.ended"])
        #expect(behind.recorder.lines == ["view.began", "view.ended"])
        #expect(UIApplication.shared.windows == [field.window])
    }

    @Test func `a window that nobody holds leaves the screen`() {
        let field = Playfield()
        var other: UIWindow? = UIWindow()
        other?.makeKeyAndVisible()
        #expect(UIScreen.main.rootLayer.sublayers?.count == 2)

        other = nil
        field.run()

        #expect(UIScreen.main.rootLayer.sublayers?.count == 1)
        #expect(UIApplication.shared.windows == [field.window])
    }

    @Test func `one window has the keys`() {
        let field = Playfield()
        let other = UIWindow()

        other.makeKeyAndVisible()
        #expect(other.isKeyWindow && !field.window.isKeyWindow)
        #expect(UIApplication.shared.keyWindow === other)
        field.window.makeKey()
        #expect(UIApplication.shared.keyWindow === field.window)
    }

    @Test func `a view that wants all touches for itself leaves others theirs once its finger is up`() {
        let field = Playfield()
        let exclusive = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let other = field.add(RecordingView(frame: CGRect(x: 0, y: 200, width: 100, height: 100)))
        exclusive.isExclusiveTouch = true
        field.run()
        for view in [exclusive, other] { view.recorder.clear() }

        field.began(50, 50)
        field.began(50, 250, finger: 1)
        #expect(other.recorder.lines.isEmpty)
        field.ended(50, 50)
        field.ended(50, 250, finger: 1)
        field.tap(50, 250)

        #expect(exclusive.recorder.lines == ["view.began", "view.ended"])
        #expect(other.recorder.lines == ["view.began", "view.ended"])
    }

    @Test func `a view that an animation's end removes loses its touch in that frame`() {
        let field = Playfield()
        let view = field.add(RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        field.began(50, 50)

        UIView.animate(withDuration: 0.1, animations: { field.window.alpha = 0.5 }) { _ in
            view.removeFromSuperview()
            view.recorder.clear()
        }
        for _ in 0..<60 where view.superview != nil { field.run() }

        #expect(view.recorder.lines == ["view.cancelled"])
    }
}
