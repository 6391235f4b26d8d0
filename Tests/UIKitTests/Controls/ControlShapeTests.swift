import Testing
import UITesting

@testable import UIKit

/// The shapes and places of the parts of controls.
@Suite struct ControlShapeTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func add<View: UIView>(_ view: View) -> View {
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    // MARK: - Segments

    private func segments(isReversed: Bool = false) -> UISegmentedControl {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        if isReversed { control.semanticContentAttribute = .forceRightToLeft }
        return add(control)
    }

    @Test(arguments: [false, true])
    func `a line stands on each edge between two segments, in the middle of the height`(isReversed: Bool) {
        let control = segments(isReversed: isReversed)

        let lines = control.subviews.filter { $0.backgroundColor == .separator }.map(\.frame)

        #expect(
            lines.sorted { $0.minX < $1.minX } == [
                CGRect(x: 99.5, y: 8, width: 1, height: 16), CGRect(x: 199.5, y: 8, width: 1, height: 16),
            ])
    }

    @Test func `track and plate are round, and the plate alone has a shadow`() throws {
        let control = segments()
        control.selectedSegmentIndex = 0
        stage.settle()
        let track = try #require(control.subviews.first)
        let plate = try #require(control.subviews.first { $0 is SegmentPlate })

        #expect(track.frame == control.bounds && track.layer.cornerRadius == 8)
        #expect(track.backgroundColor == .tertiarySystemFill && track.layer.shadowOpacity == 0)
        #expect(plate.layer.cornerRadius == 7 && plate.layer.shadowRadius == 4)
        #expect(plate.layer.shadowOffset == CGSize(width: 0, height: 3))
        #expect(abs(plate.layer.shadowOpacity - 0.12) < 0.001)
    }

    @Test func `a segment's picture lies in its middle, in whole points, in place of a title`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 11)).image { _ in }
        let control = segments()
        control.setImage(picture, forSegmentAt: 1)
        stage.settle()
        let segment = control.segments[1]
        let view = try #require(segment.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let label = try #require(segment.subviews.lazy.compactMap { $0 as? UILabel }.first)

        #expect(view.image === picture && !view.isHidden && label.isHidden)
        #expect(view.frame == CGRect(x: 40, y: 11, width: 20, height: 11))
        #expect(segment.naturalWidth == 40, "ten points at either side")
        control.setTitle("B", forSegmentAt: 1)
        #expect(view.isHidden && !label.isHidden)
    }

    // MARK: - Steppers and switches

    @Test func `a stepper's halves have a bar and a plus in their middles, and a line between them`() throws {
        let stepper = add(UIStepper())
        try #require(stepper.subviews.count == 3)
        let (minus, plus, line) = (stepper.subviews[0], stepper.subviews[1], stepper.subviews[2])
        func strokes(_ sign: UIView) -> [CGRect] {
            sign.subviews.filter { $0.backgroundColor == .label }.map(\.frame)
        }
        let bar = CGRect(x: 16, y: 15.25, width: 15, height: 1.5)

        #expect(minus.frame == CGRect(x: 0, y: 0, width: 47, height: 32))
        #expect(plus.frame == CGRect(x: 47, y: 0, width: 47, height: 32))
        #expect(line.frame == CGRect(x: 46.5, y: 7, width: 1, height: 18))
        #expect(line.backgroundColor == .separator)
        #expect(strokes(minus) == [bar])
        #expect(strokes(plus) == [bar, CGRect(x: 22.75, y: 8.5, width: 1.5, height: 15)])
        #expect(stepper.layer.cornerRadius == 8 && stepper.backgroundColor == .tertiarySystemFill)
    }

    @Test func `a switch is a pill with a round thumb above its track`() throws {
        let control = add(UISwitch())
        let (track, thumb) = (try #require(control.subviews.first), try #require(control.subviews.last))

        #expect(track.frame == control.bounds && track.layer.cornerRadius == 15.5)
        #expect(control.layer.cornerRadius == 15.5 && thumb.layer.cornerRadius == 13.5)
        #expect(thumb.layer.shadowOffset == CGSize(width: 0, height: 3) && thumb.layer.shadowRadius == 4)
        #expect(abs(thumb.layer.shadowOpacity - 0.15) < 0.001)
    }

    @Test func `a thumb that is pressed at the right end grows to the left`() throws {
        let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        control.isOn = true
        let thumb = try #require(add(control).subviews.last)
        #expect(thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27))

        stage.touch(.began, at: CGPoint(x: 120, y: 115))

        #expect(thumb.frame == CGRect(x: 15, y: 2, width: 34, height: 27))
        stage.touch(.cancelled, at: CGPoint(x: 120, y: 115))
        #expect(thumb.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    }

    // MARK: - Progress and wheels

    @Test func `a bar of progress has round ends, and one in a bar has none`() throws {
        let usual = add(UIProgressView(progressViewStyle: .default))
        let inBar = add(UIProgressView(progressViewStyle: .bar))

        #expect(usual.layer.cornerRadius == 2 && usual.clipsToBounds)
        #expect(try #require(usual.subviews.first).layer.cornerRadius == 2)
        #expect(inBar.layer.cornerRadius == 0)
        #expect(try #require(inBar.subviews.first).layer.cornerRadius == 0)
        #expect(usual.sizeThatFits(CGSize(width: 120, height: 50)) == CGSize(width: 120, height: 4))
        #expect(inBar.sizeThatFits(CGSize(width: 120, height: 50)) == CGSize(width: 120, height: 2.5))
    }

    @Test(arguments: [
        (UIActivityIndicatorView.Style.medium, CGRect(x: 8.75, y: 0, width: 2.5, height: 6)),
        (.large, CGRect(x: 16.5, y: 0, width: 4, height: 11)),
    ])
    func `spokes begin at the rim, the first one above the middle`(
        style: UIActivityIndicatorView.Style, first: CGRect
    ) throws {
        let indicator = UIActivityIndicatorView(style: style)
        let spokes = try #require(indicator.subviews.first).subviews
        try #require(spokes.count == 8)
        let size = indicator.bounds.width

        let top = spokes[0].frame
        #expect(abs(top.minX - first.minX) < 0.001 && abs(top.minY) < 0.001)
        #expect(abs(top.width - first.width) < 0.001 && abs(top.height - first.height) < 0.001)
        #expect(spokes[0].layer.cornerRadius == first.width / 2)
        // The third one lies at the left, the fifth one below.
        #expect(abs(spokes[2].frame.minX) < 0.001 && abs(spokes[2].frame.midY - size / 2) < 0.001)
        #expect(abs(spokes[4].frame.maxY - size) < 0.001 && abs(spokes[4].frame.midX - size / 2) < 0.001)
        #expect(indicator.sizeThatFits(.zero) == CGSize(width: size, height: size))
    }
}
