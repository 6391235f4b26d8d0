import Foundation
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// Small parts of the tool: the camera, lines of comparisons, names of calls, the curve.
@Suite struct ToolDetailTests {
    @Test func `the camera turns as far as layers show their fronts, and comes no nearer than it may`() {
        var camera = StageCamera()
        let (turn, tilt) = (camera.turn, camera.tilt)
        camera.turn(by: 0.1, tilt: -0.2)
        #expect(abs(camera.turn - turn - 0.1) < 1e-9 && abs(camera.tilt - tilt + 0.2) < 1e-9)

        camera.turn(by: 9, tilt: -9)
        #expect(camera.turn == 1.2 && camera.tilt == -1.2)
        camera.turn(by: -9, tilt: 9)
        #expect(camera.turn == -1.2 && camera.tilt == 1.2)
        camera.approach(by: 100)
        #expect(camera.zoom == 3)
        camera.approach(by: 0.001)
        #expect(camera.zoom == 0.3)
    }

    @Test func `a line of a comparison says in which take a call is, and when`() {
        func item(_ line: CallComparison.Line) -> [String] {
            let item = DifferenceItem(line)
            return ["\(item.side)", item.time, item.call]
        }

        #expect(item(.same("1.234567 s  a  b")) == ["both", "1.235 s", "a  b"])
        #expect(item(.missing("0.000000 s  a")) == ["onlyFirst", "0.000 s", "a"])
        #expect(item(.added("2.000000 s  a")) == ["onlySecond", "2.000 s", "a"])
        #expect(item(.moved("a", from: 1, to: 2)) == ["moved", "1.000 s → 2.000 s", "a"])
        #expect(item(.moved("a", from: 1, to: 1.00001)) == ["moved", "1.000000 s → 1.000010 s", "a"])
    }

    @Test func `names of calls break after a dot and between labels, not before a bracket that closes`() {
        let name = "A.b(_:animated:)".breakingBetweenLabels

        #expect(name.split(separator: "\u{200B}") == ["A.", "b(", "_:", "animated:)"])
        #expect("".breakingBetweenLabels.isEmpty && "b()".breakingBetweenLabels == "b()")
    }

    @Test func `a program's samples are found by the module and the name of its type`() {
        let origin = ToolModel.Origin(UIView.self)

        #expect(origin.module == "UIKit" && origin.list == "UIView.samples")
    }

    @Test func `the playhead passes behind texts, and leaves no dots between them`() {
        let stage = Stage()
        let playhead = stage.run { Playhead(frame: .zero) }
        func pieces(_ texts: [CGRect]) -> [CGFloat] {
            stage.run {
                playhead.move(to: 50, height: 100, behind: texts)
                return playhead.subviews.filter { !$0.isHidden }.flatMap { [$0.frame.minY, $0.frame.maxY] }
            }
        }

        #expect(pieces([]) == [0, 100])
        let (first, second) = (
            CGRect(x: 0, y: 3, width: 90, height: 10), CGRect(x: 51, y: 40, width: 90, height: 10)
        )
        #expect(pieces([second, first]) == [13, 40, 50, 100])
        #expect(pieces([CGRect(x: 53, y: 40, width: 9, height: 10)]) == [0, 100])
        #expect(pieces([CGRect(x: 0, y: 10, width: 90, height: 87)]) == [0, 10])
    }

    @Test func `a finger's circle follows it and goes with it, fainter ones wait`() {
        let stage = Stage()
        stage.run {
            let marks = FingerMarks()
            marks.show([(0, CGPoint(x: 10, y: 20)), (1, CGPoint(x: 30, y: 40))], waiting: [])
            let second = marks.subviews.first { $0.center.x == 30 }
            #expect(marks.subviews.count == 2 && marks.subviews.allSatisfy { $0.alpha == 1 })

            marks.show([(1, CGPoint(x: 50, y: 60))], waiting: [CGPoint(x: 5, y: 6), CGPoint(x: 7, y: 8)])
            #expect(second?.superview === marks && second?.center == CGPoint(x: 50, y: 60))
            #expect(marks.subviews.filter { $0.alpha < 1 }.map(\.center.x) == [5, 7])
            #expect(marks.subviews.count == 3)
            marks.show([], waiting: [CGPoint(x: 9, y: 9)])
            #expect(marks.subviews.map(\.center.x) == [9])
        }
    }

    @Test func `the curve's nearer point follows a drag, within the curve's limits`() {
        let stage = Stage()
        let controller = UIViewController()
        stage.present(controller)
        var numbers: [Double] = []
        stage.run {
            let editor = CurveEditor { numbers = $0 }
            editor.frame = CGRect(x: 50, y: 150, width: 152, height: 152)
            controller.view.addSubview(editor)
        }
        stage.advance(by: 0.1)
        // The square is 100 points large, its lower left corner at (76, 276).
        func drag(from start: CGPoint, to end: CGPoint) {
            stage.drag(from: start, to: end, over: 0.1)
        }

        drag(from: CGPoint(x: 110, y: 270), to: CGPoint(x: 101, y: 256))
        #expect(numbers == [0.25, 0.2, 0.58, 1])
        drag(from: CGPoint(x: 140, y: 180), to: CGPoint(x: 300, y: 20))
        #expect(numbers == [0.25, 0.2, 1, 1.5])
        drag(from: CGPoint(x: 95, y: 250), to: CGPoint(x: 10, y: 400))
        #expect(numbers == [0, -0.5, 1, 1.5])
    }

    @Test func `a change is told once to all that observe, and observing keeps nobody`() {
        let tool = ModelAlone([Sample(id: "a", title: "A") { UIViewController() }])
        let first = Observer()
        var second: Observer? = Observer()
        tool.run { model in
            model.observe(first, Observer.hear)
            second.map { model.observe($0, Observer.hear) }
            model.selectedLayer = 3
            model.selectedLayer = 3
        }
        #expect(first.changes == [.selection] && second?.changes == [.selection])

        weak let gone = second
        second = nil
        tool.run { $0.say("Hello") }
        #expect(gone == nil && first.changes == [.selection, .message] && tool.model.message == "Hello")
    }
}

private final class Observer {
    var changes: [ToolModel.Change] = []

    func hear(_ change: ToolModel.Change) { changes.append(change) }
}
