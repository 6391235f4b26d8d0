import Testing
import UITesting

@testable import UIKit

@Suite struct AccessibilityTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private func button(_ title: String, y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: y, width: 100, height: 40)
        return button
    }

    @Test func `texts and controls are read by what they show`() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Name"
        let button = button("Save", y: 40)
        button.isEnabled = false
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
        slider.value = 0.25
        slider.accessibilityIdentifier = "volume"
        for view in [label, button, slider, UIImageView(), UIView()] { stage.window.addSubview(view) }

        let elements = stage.accessibleElements
        #expect(elements.map(\.label) == ["Name", "Save", nil])
        #expect(elements.map(\.traits) == [.staticText, [.button, .notEnabled], .adjustable])
        #expect(elements.last?.value == "25%")
        #expect(elements[1].frame == CGRect(x: 0, y: 40, width: 100, height: 40))
        let found = try #require(stage.accessibleElement("volume"))
        stage.run { found.element.accessibilityIncrement() }
        #expect(abs(slider.value - 0.35) < 0.001)
    }

    @Test func `what was set goes before what the kind says`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Clock"
        view.accessibilityHint = "Tells the time"
        view.accessibilityValue = "Noon"
        view.accessibilityTraits = [.image, .updatesFrequently]
        stage.window.addSubview(view)

        let element = stage.accessibleElements.first
        #expect(element?.label == "Clock" && element?.hint == "Tells the time" && element?.value == "Noon")
        #expect(element?.traits == [.image, .updatesFrequently])
        view.accessibilityElementsHidden = true
        #expect(stage.accessibleElements.isEmpty)
    }

    @Test func `a modal view silences what lies beside it`() {
        let sheet = UIView(frame: stage.window.bounds)
        sheet.addSubview(button("Inside", y: 0))
        stage.window.addSubview(button("Behind", y: 100))
        stage.window.addSubview(sheet)
        #expect(stage.accessibleElements.map(\.label) == ["Behind", "Inside"])

        sheet.accessibilityViewIsModal = true

        #expect(stage.accessibleElements.map(\.label) == ["Inside"])
    }

    @Test func `a modal view that cannot be seen, or is not read, silences nothing`() {
        let sheet = UIView(frame: stage.window.bounds)
        sheet.addSubview(button("Inside", y: 0))
        sheet.accessibilityViewIsModal = true
        stage.window.addSubview(button("Behind", y: 100))
        stage.window.addSubview(sheet)
        func labels() -> [String?] { stage.accessibleElements.map(\.label) }

        sheet.isHidden = true
        #expect(labels() == ["Behind"])
        (sheet.isHidden, sheet.alpha) = (false, 0)
        #expect(labels() == ["Behind"])
        (sheet.alpha, sheet.accessibilityElementsHidden) = (1, true)
        #expect(labels() == ["Behind"])
        sheet.accessibilityElementsHidden = false

        #expect(labels() == ["Inside"])
    }

    @Test func `a container says which elements it has, and in which order`() {
        let chart = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        let parts = ["Second", "First"].map { name in
            let part = UIAccessibilityElement(accessibilityContainer: chart)
            part.accessibilityLabel = name
            part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 0, width: 10, height: 10)
            return part
        }
        chart.accessibilityElements = parts.reversed()
        stage.window.addSubview(chart)

        #expect(stage.accessibleElements.map(\.label) == ["First", "Second"])
        #expect(stage.accessibleElements.first?.frame == CGRect(x: 30, y: 20, width: 10, height: 10))
        #expect(chart.index(ofAccessibilityElement: parts[0]) == 1)
        #expect(chart.accessibilityElement(at: 2) == nil)
    }

    @Test func `activating taps, unless the element does something itself`() throws {
        final class Own: UIView {
            var activated = 0
            override func accessibilityActivate() -> Bool {
                activated += 1
                return true
            }
        }
        var tapped = 0
        let button = button("Go", y: 0)
        button.addAction(UIAction { _ in tapped += 1 }, for: .touchUpInside)
        let own = Own(frame: CGRect(x: 0, y: 60, width: 20, height: 20))
        own.isAccessibilityElement = true
        own.accessibilityIdentifier = "own"
        stage.window.addSubview(button)
        stage.window.addSubview(own)
        stage.advance(by: 0)

        stage.activate(try #require(stage.accessibleElement("Go")))
        stage.activate(try #require(stage.accessibleElement("own")))

        #expect(tapped == 1 && own.activated == 1)
    }

    @Test func `an escape goes to the controller in front`() {
        final class Card: UIViewController {
            override func accessibilityPerformEscape() -> Bool {
                dismiss(animated: false)
                return true
            }
        }
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.advance(by: 0)
        #expect(!stage.performAccessibilityEscape())
        stage.run { root.present(Card(), animated: false) }
        stage.advance(by: 0)

        #expect(stage.performAccessibilityEscape())
        stage.advance(by: 0)
        #expect(root.presentedViewController == nil)
    }
}
