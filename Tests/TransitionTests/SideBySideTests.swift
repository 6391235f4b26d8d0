import Testing
import UIKit
import UITesting

/// Stages that live at the same time: each does what it does alone, though the code between their frames runs outside
/// of both.
@Suite(.serialized) struct SideBySideTests {
    @Test(arguments: Play.Title.allCases, [0, 1, 3])
    func `two stages do what each does alone`(title: Play.Title, distance: Int) throws {
        let all = Play.Title.allCases
        let index = try #require(all.firstIndex(of: title))
        let plays = [title, all[(index + distance) % all.count]].map(Play.titled)
        // How often each has its turn: evenly, and with one far ahead.
        for turns in [[1, 1], [3, 2]] {
            let pair = plays.map(Performance.init)
            while !pair.allSatisfy(\.isOver) {
                for (performance, count) in zip(pair, turns) {
                    for _ in 0..<count where !performance.isOver { performance.performStep() }
                }
            }

            for (performance, play) in zip(pair, plays) {
                let alone = Performance.alone(play)
                let record = performance.wholeRecord
                #expect(zip(record, alone).first { $0 != $1 } == nil)
                #expect(record.count == alone.count)
            }
        }
    }

    @Test func `code outside of frames has the stage that was made or used last`() {
        let first = Stage(size: CGSize(width: 100, height: 100))
        let second = Stage(size: CGSize(width: 200, height: 200))
        #expect(UIScreen.main.bounds.width == 200)

        first.advance(by: 1)

        #expect(UIScreen.main.bounds.width == 100)
        #expect(second.now == 0)
    }

    @Test func `a frame inside of another stage's block of animations is not animated by it`() {
        let outer = Stage(size: CGSize(width: 100, height: 100))
        let inner = Stage(size: CGSize(width: 200, height: 200))
        let box = Mover(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let panel = UIView(frame: box.frame)
        inner.window.addSubview(box)
        outer.window.addSubview(panel)

        UIView.animate(withDuration: 1) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            panel.alpha = 0.5
            inner.advance(by: 0)
            CATransaction.commit()
            panel.frame.origin.x = 5
        }

        #expect(box.center.x == 50)
        #expect(box.layer.animationKeys() == nil)
        #expect(box.widthOfScreen == 200)
        #expect(panel.layer.animationKeys() == ["position"])
    }

    @Test func `a view takes over the scale of the screen that it comes onto`() {
        let fine = Stage(size: CGSize(width: 100, height: 100), scale: 3)
        _ = Stage(size: CGSize(width: 100, height: 100), scale: 1)
        let view = UIView()
        let own = UIView()
        own.contentScaleFactor = 2

        fine.window.addSubview(view)
        fine.window.addSubview(own)

        #expect(view.contentScaleFactor == 3)
        #expect(own.contentScaleFactor == 2)
    }

    @Test func `animations are turned off for one stage only`() {
        let still = Stage()
        let moving = Stage()
        let views = [still, moving].map { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            return view
        }
        still.advance(by: 0)
        UIView.setAnimationsEnabled(false)
        moving.advance(by: 0)

        UIView.animate(withDuration: 1) {
            for view in views { view.alpha = 0 }
        }

        #expect(views.map { $0.layer.animationKeys() == nil } == [true, false])
    }
}

/// Moves in its layout, and notes for whom.
private final class Mover: UIView {
    private(set) var widthOfScreen: CGFloat = 0

    override func layoutSubviews() {
        center.x = 50
        widthOfScreen = UIScreen.main.bounds.width
    }
}
