import Testing
import UITesting

@testable import UIKit

/// What is over when a touch is taken away, a menu is chosen from, or nested updates end.
@Suite struct TrackingEndTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    @Test func `a stepper whose touch is cancelled tracks the next one`() {
        let stepper = UIStepper(frame: CGRect(x: 20, y: 20, width: 94, height: 32))
        stage.window.addSubview(stepper)
        let plus = CGPoint(x: 100, y: 36)
        stage.touch(.began, at: plus)
        #expect(stepper.isTracking && stepper.value == 1)

        stage.touch(.cancelled, at: plus)

        #expect(!stepper.isTracking && !stepper.isHighlighted)
        stage.tap(plus)
        #expect(stepper.value == 2)
    }

    @Test(arguments: [true, false])
    func `a control that keeps the cancelling to itself tracks the next touch`(isDisabled: Bool) {
        final class Pad: UIControl {
            override func cancelTracking(with event: UIEvent?) {}
        }
        let pad = Pad(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        stage.window.addSubview(pad)
        let place = CGPoint(x: 50, y: 50)
        stage.touch(.began, at: place)

        if isDisabled { stage.run { pad.isEnabled = false } }
        stage.touch(.cancelled, at: place)

        #expect(!pad.isTracking && !pad.isHighlighted && !pad.isTouchInside)
        stage.run { pad.isEnabled = true }
        stage.touch(.began, at: place)
        #expect(pad.isTracking)
    }

    @Test func `of a group that is a part of a menu only one is on`() {
        let (a, b) = (UIAction(title: "A", state: .on) { _ in }, UIAction(title: "B") { _ in })
        let apart = UIAction(title: "C", state: .on) { _ in }
        let group = UIMenu(options: [.displayInline, .singleSelection], children: [a, b])
        let menu = UIMenu(children: [group, apart])

        menu.select(b)

        #expect(a.state == .off && b.state == .on && apart.state == .on)
    }

    @Test func `a reversed path keeps its dashes`() throws {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 2))
        path.addLine(to: CGPoint(x: 10, y: 2))
        path.lineWidth = 4
        path.setLineDash([3, 2], count: 2, phase: 0)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1

        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { _ in
            path.reversing().stroke()
        }

        let picture = try #require(image.cgImage)
        #expect((0..<10).map { picture.pixel(x: $0, y: 2)[3] > 127 ? "-" : " " }.joined() == "  ---  ---")
    }

    @Test func `a nested update is complete when the outer one is`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.window.addSubview(table)
        stage.settle()
        var log: [String] = []

        stage.run {
            table.beginUpdates()
            table.performBatchUpdates({ log.append("changes") }, completion: { _ in log.append("complete") })
            log.append("end")
            table.endUpdates()
        }
        stage.settle()

        #expect(log == ["changes", "end", "complete"])
    }
}
