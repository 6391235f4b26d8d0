import Foundation
import Testing
import UITesting

@testable import UIKit

/// The parts of sliders, steppers, segments, dots and wheels: what they look like in each state, and where they are.
@Suite struct ControlPartTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        stage.window.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: - Sliders

    @Test func `each part of a slider has its own pictures, also for the disabled state`() {
        let slider = add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        let (low, lowDisabled, high, knob) = (square(4), square(5), square(6), square(20))
        slider.setMinimumTrackImage(low, for: .normal)
        slider.setMinimumTrackImage(lowDisabled, for: .disabled)
        slider.setMaximumTrackImage(high, for: .normal)
        slider.setThumbImage(knob, for: .normal)
        #expect(slider.minimumTrackImage(for: .normal) === low)
        #expect(slider.minimumTrackImage(for: .disabled) === lowDisabled)
        #expect(slider.minimumTrackImage(for: .selected) === low)
        #expect(slider.maximumTrackImage(for: .disabled) === high)
        #expect(slider.thumbImage(for: .highlighted) === knob)
        #expect(slider.currentMaximumTrackImage === high && slider.minimumTrack.image === low)

        slider.isEnabled = false

        #expect(slider.currentMinimumTrackImage === lowDisabled && slider.minimumTrack.image === lowDisabled)
        #expect(slider.maximumTrack.image === high && slider.alpha == 0.5)
        slider.isEnabled = true
        #expect(slider.minimumTrack.image === low && slider.alpha == 1)
    }

    @Test func `a knob with a picture has no disc, rim or shadow, and gets them back without it`() {
        let slider = add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        let layer = slider.thumb.layer
        #expect(layer.shadowOpacity > 0.1 && layer.borderWidth == 0.5 && layer.cornerRadius == 14)

        slider.setThumbImage(square(20), for: .normal)
        stage.advance(by: 0)
        #expect(layer.shadowOpacity == 0 && layer.borderWidth == 0 && layer.cornerRadius == 0)
        #expect(slider.thumb.backgroundColor == nil)
        slider.setThumbImage(nil, for: .normal)
        stage.advance(by: 0)

        #expect(layer.shadowOpacity > 0.1 && layer.borderWidth == 0.5 && layer.cornerRadius == 14)
        #expect(slider.thumb.backgroundColor == .white)
    }

    @Test func `a finger that takes a knob aside of its middle keeps it there`() {
        let slider = add(UISlider(), CGRect(x: 0, y: 100, width: 228, height: 34))
        slider.value = 0.5

        stage.touch(.began, at: CGPoint(x: 122, y: 117))
        stage.touch(.moved, at: CGPoint(x: 123, y: 117))
        #expect(abs(slider.value - 0.505) < 0.0001, "a point is a part in 200")
        stage.touch(.moved, at: CGPoint(x: 162, y: 117))
        #expect(abs(slider.value - 0.7) < 0.0001)
        stage.touch(.ended, at: CGPoint(x: 162, y: 117))

        #expect(abs(slider.value - 0.7) < 0.0001)
    }

    @Test func `the value that is read out is the part of the range, and steps are tenths of it`() {
        let slider = add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        (slider.maximumValue, slider.minimumValue, slider.value) = (30, 10, 15)
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        #expect(stage.accessibleElements.first?.value == "25%")

        slider.accessibilityDecrement()
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        #expect(values == [13, 15, 17])
        slider.value = 29
        slider.accessibilityIncrement()

        #expect(slider.value == 30 && stage.accessibleElements.first?.value == "100%")
    }

    // MARK: - Steppers

    @Test func `each half of a stepper has its own pictures, that of the pressed state only while pressed`()
        throws
    {
        let stepper = add(UIStepper(), CGRect(x: 100, y: 100, width: 94, height: 32))
        stepper.value = 50
        let (less, pressed, more) = (square(8), square(9), square(10))
        stepper.setDecrementImage(less, for: .normal)
        stepper.setDecrementImage(pressed, for: .highlighted)
        stepper.setIncrementImage(more, for: .normal)
        func image(_ half: Int) -> UIImage? {
            stepper.subviews[half].subviews.lazy.compactMap { $0 as? UIImageView }.first?.image
        }
        #expect(stepper.decrementImage(for: .highlighted) === pressed)
        #expect(stepper.decrementImage(for: .disabled) === less)
        #expect(stepper.incrementImage(for: .highlighted) === more)
        #expect(image(0) === less && image(1) === more)

        stage.touch(.began, at: CGPoint(x: 110, y: 116))
        #expect(image(0) === pressed && image(1) === more)
        stage.touch(.moved, at: CGPoint(x: 180, y: 116))
        #expect(image(0) === less && image(1) === more)
        stage.touch(.ended, at: CGPoint(x: 180, y: 116))

        #expect(image(0) === less && stepper.value == 50)
        #expect(stage.accessibleElements.first?.value == "50")
    }

    // MARK: - Segments

    @Test func `the plate has the colour that it is given, and its own without one`() throws {
        let control = add(
            UISegmentedControl(items: ["A", "B"]), CGRect(x: 0, y: 0, width: 200, height: 32))
        control.selectedSegmentIndex = 0
        let plate = try #require(control.subviews.first { $0 is SegmentPlate })
        #expect(plate.backgroundColor == .segmentPlate)

        control.selectedSegmentTintColor = .red
        #expect(plate.backgroundColor == .red)
        control.selectedSegmentTintColor = nil

        #expect(plate.backgroundColor == .segmentPlate)
    }

    @Test func `the plate stays where it can be while a finger is over another segment or outside`() {
        let control = add(
            UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 100, width: 300, height: 32))
        control.setEnabled(false, forSegmentAt: 1)
        control.selectedSegmentIndex = 0
        var values: [Int] = []
        control.addAction(
            UIAction { _ in values.append(control.selectedSegmentIndex) },
            for: [.valueChanged, .primaryActionTriggered])

        stage.touch(.began, at: CGPoint(x: 50, y: 116))
        stage.touch(.moved, at: CGPoint(x: 150, y: 116))
        stage.touch(.ended, at: CGPoint(x: 150, y: 116))
        #expect(values.isEmpty && control.selectedSegmentIndex == 0)
        stage.touch(.began, at: CGPoint(x: 50, y: 116))
        stage.touch(.moved, at: CGPoint(x: 250, y: 116))
        stage.touch(.moved, at: CGPoint(x: 250, y: 300))
        stage.touch(.ended, at: CGPoint(x: 250, y: 300))

        #expect(values == [2], "it has come as far as that")
    }

    @Test func `of segments that act as buttons the one below the lifted finger is told`() {
        let control = add(
            UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 100, width: 300, height: 32))
        control.isMomentary = true
        var values: [Int] = []
        control.addAction(
            UIAction { _ in values.append(control.selectedSegmentIndex) }, for: .primaryActionTriggered)

        stage.touch(.began, at: CGPoint(x: 50, y: 116))
        stage.touch(.moved, at: CGPoint(x: 250, y: 116))
        #expect(values.isEmpty)
        stage.touch(.ended, at: CGPoint(x: 250, y: 116))

        #expect(values == [2] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    // MARK: - Switches

    @Test func `a switch that is dragged over shows its colour, which goes with a touch that is taken away`()
    {
        let control = add(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
        let track = control.subviews.first

        stage.touch(.began, at: CGPoint(x: 110, y: 115))
        stage.touch(.moved, at: CGPoint(x: 155, y: 115))
        #expect(track?.backgroundColor == .systemGreen && !control.isOn)
        stage.touch(.cancelled, at: CGPoint(x: 155, y: 115))
        stage.settle()

        #expect(track?.backgroundColor == .secondarySystemFill && !control.isOn)
    }

    @Test func `a switch is read as on or off, and triggers its primary action with each change`() {
        let control = add(UISwitch(), CGRect(x: 100, y: 100, width: 51, height: 31))
        var (changes, primaries) = (0, 0)
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.addAction(UIAction { _ in primaries += 1 }, for: .primaryActionTriggered)
        #expect(stage.accessibleElements.first?.value == "0")
        #expect(stage.accessibleElements.first?.traits == [.button])

        stage.tap(control)
        #expect(stage.accessibleElements.first?.value == "1")
        #expect(changes == 1 && primaries == 1)
        control.isOn = false

        #expect(stage.accessibleElements.first?.value == "0" && changes == 1 && primaries == 1)
    }

    // MARK: - Dots and wheels

    @Test func `dots stand in the middle, sixteen points from one to the next`() {
        let pages = UIPageControl()
        pages.numberOfPages = 3

        _ = add(pages, CGRect(x: 0, y: 0, width: 101, height: 27))

        #expect(pages.subviews.map(\.frame.origin.x) == [31, 47, 63])
        #expect(
            pages.subviews.allSatisfy { $0.frame.minY == 10 && $0.frame.size == CGSize(width: 7, height: 7) })
    }

    @Test func `of very many pages two hundred have a dot, and the others are pages all the same`() {
        let pages = add(UIPageControl(), CGRect(x: 0, y: 0, width: 300, height: 26))

        pages.numberOfPages = 300
        pages.currentPage = 250

        #expect(pages.subviews.count == 200 && pages.currentPage == 250)
        #expect(pages.intrinsicContentSize == CGSize(width: 199 * 16 + 7, height: 26))
        pages.numberOfPages = 2
        #expect(pages.currentPage == 1 && pages.subviews.count == 2)
    }

    @Test func `a wheel is in the middle, and its spokes fade against the direction of its turn`() throws {
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.hidesWhenStopped = false
        _ = add(indicator, CGRect(x: 0, y: 0, width: 60, height: 80))
        let wheel = try #require(indicator.subviews.first)

        #expect(wheel.center == CGPoint(x: 30, y: 40) && wheel.bounds.size == CGSize(width: 20, height: 20))
        let alphas = wheel.subviews.map(\.alpha)
        #expect(alphas.first == 1 && abs((alphas.last ?? 0) - 0.2) < 0.001)
        #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 > $1 })
        // The second spoke points up and to the left.
        let second = wheel.subviews[1].transform
        #expect(second.b < 0 && second.a > 0)
    }
}
