import Testing
import UITesting

@testable import UIKit

/// Controls at the ends of what they can do: at limits, with keys that mean nothing to them, without a change to tell.
@Suite struct ControlEdgeCaseTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func add<View: UIView>(_ view: View) -> View {
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// Counts the reports of a control for an event.
    private final class Count {
        var all = 0
        init(_ control: UIControl, _ event: UIControl.Event) {
            control.addAction(UIAction { [weak self] _ in self?.all += 1 }, for: event)
        }
    }

    // MARK: - Targets

    @Test func `a target that is added again hears of more events, and of each once`() {
        final class Receiver {
            var calls = 0
            func act() { calls += 1 }
        }
        let (control, receiver) = (UIControl(), Receiver())
        let act = Selector("act", Receiver.act)
        control.addTarget(receiver, action: act, for: .touchDown)
        control.addTarget(receiver, action: act, for: [.touchDown, .touchUpInside])

        control.sendActions(for: .touchDown)
        #expect(receiver.calls == 1)
        control.sendActions(for: .touchUpInside)
        #expect(receiver.calls == 2)
        control.sendActions(for: [.touchDown, .touchUpInside])

        #expect(receiver.calls == 3)
    }

    @Test func `a removal without a target or a method counts for all of them`() {
        final class Receiver {
            var calls: [String] = []
            func first() { calls.append("first") }
            func second() { calls.append("second") }
        }
        let (control, one, other) = (UIControl(), Receiver(), Receiver())
        let (first, second) = (Selector("first", Receiver.first), Selector("second", Receiver.second))
        for receiver in [one, other] {
            for action in [first, second] { control.addTarget(receiver, action: action, for: .valueChanged) }
        }

        control.removeTarget(nil, action: first, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(one.calls == ["second"] && other.calls == ["second"])
        control.removeTarget(one, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(one.calls.count == 1 && other.calls.count == 2)
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .valueChanged)

        #expect(other.calls.count == 2 && control.allControlEvents.isEmpty && control.allTargets.isEmpty)
    }

    @Test func `a second touch soon after a tap repeats, a later one does not`() {
        let control = add(UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let (downs, repeats) = (Count(control, .touchDown), Count(control, .touchDownRepeat))
        let middle = CGPoint(x: 50, y: 50)

        stage.tap(middle)
        #expect(downs.all == 1 && repeats.all == 0)
        stage.tap(middle)
        #expect(downs.all == 2 && repeats.all == 1)
        stage.advance(by: 1)
        stage.tap(middle)

        #expect(downs.all == 3 && repeats.all == 1)
    }

    // MARK: - Sliders

    @Test func `an arrow moves a slider, but not past its end, nor with another key`() {
        let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
        let changes = Count(slider, .valueChanged)
        slider.maximumValue = 40
        slider.value = 39
        stage.press(.keyboardTab)
        #expect(slider.isFocused)

        stage.press(.keyboardRightArrow)
        #expect(slider.value == 40 && changes.all == 1)
        stage.press(.keyboardRightArrow)
        #expect(slider.value == 40 && changes.all == 1, "it is at its end")
        stage.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(slider.value == 40 && changes.all == 1)
        stage.press(.keyboardLeftArrow)

        #expect(slider.value == 38 && changes.all == 2)
    }

    @Test func `the pictures of a slider's tracks are as high as they are, in the middle`() {
        let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
        slider.value = 0.5
        slider.setMinimumTrackImage(picture(10, 10), for: .normal)
        slider.setMaximumTrackImage(picture(10, 8), for: .normal)
        stage.advance(by: 0)

        #expect(slider.minimumTrack.frame == CGRect(x: 2, y: 12, width: 98, height: 10))
        #expect(slider.maximumTrack.frame == CGRect(x: 2, y: 13, width: 196, height: 8))
        #expect(slider.maximumTrack.backgroundColor == nil && slider.maximumTrack.layer.cornerRadius == 0)
        slider.setMinimumTrackImage(nil, for: .normal)
        slider.setMaximumTrackImage(nil, for: .normal)
        stage.advance(by: 0)

        #expect(slider.minimumTrack.frame == CGRect(x: 2, y: 15, width: 98, height: 4))
        #expect(slider.maximumTrack.frame == CGRect(x: 2, y: 15, width: 196, height: 4))
        #expect(slider.maximumTrack.backgroundColor == .systemFill)
        #expect(slider.maximumTrack.layer.cornerRadius == 2)
    }

    @Test func `a slider without a range stands at its beginning`() {
        let slider = add(UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34)))
        slider.value = 0.5
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5 && slider.value == 5)
        stage.advance(by: 0)
        #expect(slider.thumb.frame.minX == 0)

        slider.minimumValue = .nan
        slider.maximumValue = .nan

        #expect(slider.minimumValue == 5 && slider.maximumValue == 5)
    }

    // MARK: - Steppers

    @Test func `a stepper's sign is pale where no step can be made`() throws {
        let stepper = add(UIStepper())
        let (minus, plus) = (
            try #require(stepper.subviews.first), try #require(stepper.subviews.dropFirst().first)
        )
        func isFull() -> [Bool] { [minus, plus].map { $0.alpha == 1 } }
        #expect(isFull() == [false, true])

        stepper.value = 50
        #expect(isFull() == [true, true])
        stepper.value = 100
        #expect(isFull() == [true, false])
        stepper.wraps = true
        #expect(isFull() == [true, true])
        stepper.isEnabled = false
        #expect(isFull() == [false, false])
        stepper.isEnabled = true

        #expect(isFull() == [true, true])
    }

    @Test func `a finger beside a stepper makes no step, and one more where it comes back`() {
        let stepper = add(UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32)))
        let plus = CGPoint(x: 180, y: 116)

        stage.touch(.began, at: plus)
        stage.touch(.moved, at: CGPoint(x: 210, y: 116))
        stage.advance(by: 2)
        #expect(stepper.value == 1)
        stage.touch(.moved, at: plus)
        #expect(stepper.value == 2)
        stage.touch(.ended, at: plus)
        stage.advance(by: 2)

        #expect(stepper.value == 2, "nothing goes on when the finger is gone")
    }

    @Test func `a stepper that tells of the end alone tells nothing where nothing has changed`() {
        let stepper = add(UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32)))
        stepper.isContinuous = false
        stepper.maximumValue = 1
        let changes = Count(stepper, .valueChanged)

        stage.tap(CGPoint(x: 180, y: 116))
        #expect(stepper.value == 1 && changes.all == 1)
        stage.tap(CGPoint(x: 180, y: 116))

        #expect(stepper.value == 1 && changes.all == 1)
    }

    // MARK: - Pages and wheels

    @Test func `a tap at the last page changes nothing, and one at the other half goes back`() {
        let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 30))
        pages.numberOfPages = 3
        pages.currentPage = 9
        let changes = Count(add(pages), .valueChanged)
        #expect(pages.currentPage == 2)

        stage.tap(CGPoint(x: 190, y: 115))
        #expect(pages.currentPage == 2 && changes.all == 0)
        stage.tap(CGPoint(x: 110, y: 115))
        #expect(pages.currentPage == 1 && changes.all == 1 && pages.lastStep == -1)
        stage.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 110, y: 300), over: 0.1)

        #expect(pages.currentPage == 1 && changes.all == 1, "the finger was lifted elsewhere")
    }

    @Test func `the dots are as many as the pages, that of a single one hides where it should`() {
        let pages = add(UIPageControl())
        pages.numberOfPages = 3
        pages.currentPage = 2
        #expect(pages.subviews.map { $0.backgroundColor == .white } == [false, false, true])
        #expect(pages.size(forNumberOfPages: 3) == CGSize(width: 39, height: 26))
        #expect(pages.size(forNumberOfPages: -1).width == 0)

        pages.numberOfPages = 1
        #expect(pages.currentPage == 0 && pages.subviews.map(\.backgroundColor) == [.white])
        pages.hidesForSinglePage = true
        #expect(pages.subviews.isEmpty)
        pages.numberOfPages = 2
        #expect(pages.subviews.count == 2)
        pages.pageIndicatorTintColor = .red
        pages.currentPageIndicatorTintColor = .blue
        #expect(pages.subviews.map(\.backgroundColor) == [.blue, .red])
        pages.numberOfPages = -4

        #expect(pages.numberOfPages == 0 && pages.subviews.isEmpty)
    }

    @Test func `a wheel that turns stays in sight whatever is said of its end`() {
        let wheel = add(UIActivityIndicatorView(style: .medium))
        wheel.hidesWhenStopped = false
        wheel.hidesWhenStopped = true
        #expect(wheel.isHidden)

        wheel.startAnimating()
        wheel.hidesWhenStopped = false
        wheel.hidesWhenStopped = true
        #expect(!wheel.isHidden)
        wheel.hidesWhenStopped = false
        wheel.stopAnimating()
        #expect(!wheel.isHidden && !wheel.isAnimating)
        wheel.color = .red
        wheel.color = nil

        #expect(wheel.color == UIActivityIndicatorView(style: .medium).color)
    }
}
