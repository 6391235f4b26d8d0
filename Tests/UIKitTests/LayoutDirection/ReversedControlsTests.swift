import Testing
import UITesting

@testable import UIKit

/// Controls and rows whose contents run from right to left.
@Suite struct ReversedControlsTests {
    private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 1)

    private func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        view.semanticContentAttribute = .forceRightToLeft
        stage.window.addSubview(view)
        stage.settle()
        return view
    }

    @Test func `a slider counts from the right, by finger and by key`() {
        let slider = add(UISlider(), CGRect(x: 0, y: 100, width: 320, height: 34))
        slider.value = 0.25
        stage.settle()
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)
        #expect(thumb.midX > 200)

        stage.drag(from: CGPoint(x: thumb.midX, y: 117), to: CGPoint(x: 40, y: 117), over: 0.3)
        #expect(slider.value > 0.85)

        slider.value = 0.5
        stage.press(.keyboardTab)
        stage.press(.keyboardLeftArrow)
        #expect(abs(slider.value - 0.55) < 1e-6)
    }

    @Test func `progress fills from the right`() throws {
        let bar = add(UIProgressView(), CGRect(x: 0, y: 0, width: 200, height: 4))
        bar.progress = 0.25
        stage.settle()

        #expect(bar.subviews.first?.frame == CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test func `the first segment stands at the right, and a tap there selects it`() {
        let control = add(
            UISegmentedControl(items: ["One", "Two"]), CGRect(x: 0, y: 0, width: 200, height: 32))

        stage.tap(CGPoint(x: 150, y: 16))
        #expect(control.selectedSegmentIndex == 0)
        stage.tap(CGPoint(x: 50, y: 16))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `the first dot of a page control is the right one, and a tap at the left goes on`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        _ = add(control, CGRect(x: 0, y: 0, width: 100, height: 30))
        let dots = control.subviews
        #expect(dots[0].frame.minX > dots[2].frame.minX)

        stage.tap(CGPoint(x: 20, y: 15))
        #expect(control.currentPage == 1)
        stage.tap(CGPoint(x: 80, y: 15))
        #expect(control.currentPage == 0)
    }

    @Test func `a switch is on at the left`() {
        let control = add(UISwitch(), CGRect(x: 100, y: 0, width: 51, height: 31))

        stage.drag(from: CGPoint(x: 140, y: 15), to: CGPoint(x: 60, y: 15), over: 0.3)
        #expect(control.isOn)
        stage.drag(from: CGPoint(x: 110, y: 15), to: CGPoint(x: 190, y: 15), over: 0.3)
        #expect(!control.isOn)
    }

    @Test func `a row has its picture at the right and its accessory, turned, at the left`() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        cell.accessoryType = .disclosureIndicator
        _ = add(cell, CGRect(x: 0, y: 0, width: 320, height: 60))

        let chevron = try #require(cell.subviews.first { $0 is DisclosureChevron })
        #expect(chevron.frame.maxX < 30 && chevron.transform.a == -1)
        #expect(cell.contentView.frame.minX > chevron.frame.maxX - 1 && cell.contentView.frame.maxX == 320)
        let (picture, title) = (try #require(cell.imageView), try #require(cell.textLabel))
        #expect(picture.frame.minX > title.frame.maxX)
        #expect(abs(cell.contentView.bounds.maxX - picture.frame.maxX - 16) < 1)
        #expect(title.frame.maxX == cell.detailTextLabel?.frame.maxX)

        cell.semanticContentAttribute = .unspecified
        stage.settle()
        #expect(chevron.frame.minX > 290 && chevron.transform == .identity)
        #expect(picture.frame.maxX < title.frame.minX)
    }
}
