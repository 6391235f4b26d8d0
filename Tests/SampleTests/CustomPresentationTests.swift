import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct CustomPresentationTests {
    private func begin(size: CGSize = Stage.defaultSize) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "custom-presentation")), size: size)
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
    func `the sheet rises from the bottom and the rest grows dark`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])

        sample.present(to: progress)

        let sheet = try #require(sample.sheet)
        let expected = CGRect(
            x: 0, y: sample.height - 420 * eased, width: sample.width, height: 420)
        #expect(isNear(sheet.shownFrame, expected))
        #expect(isNear(sample.dimming?.shownAlpha, 0.5 * eased))
        #expect(sample.dimming?.shownFrame == sample.stage.window.bounds)
        #expect(sample.root.view.window === sample.stage.window, "the first screen stays")
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `the sheet sinks and the rest grows light`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])
        sample.present(to: 1)
        let sheet = try #require(sample.sheet)
        let dimming = try #require(sample.dimming)

        sample.dismiss(to: progress)

        let expected = CGRect(
            x: 0, y: sample.height - 420 * (1 - eased), width: sample.width, height: 420)
        #expect(isNear(sheet.shownFrame, expected))
        #expect(isNear(dimming.shownAlpha, 0.5 * (1 - eased)))
    }

    @Test func `the sheet is a shadow with corners with the view`() throws {
        let sample = try begin()
        sample.present(to: 1)

        let wrapper = try #require(sample.sheet)
        #expect(wrapper.layer.shadowOpacity == 0.44)
        #expect(wrapper.layer.shadowRadius == 13)
        #expect(wrapper.layer.shadowOffset == CGSize(width: 0, height: -6))

        let corners = try #require(wrapper.subviews.first)
        #expect(corners.frame == CGRect(x: 0, y: 0, width: 390, height: 436), "16 points below the screen")
        #expect(corners.layer.cornerRadius == 16)
        #expect(corners.layer.masksToBounds)

        let inner = try #require(corners.subviews.first)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 390, height: 420))
        #expect(sample.second?.view.superview === inner)
        #expect(sample.second?.view.frame == inner.bounds)
        #expect(wrapper.superview?.subviews.first === sample.dimming, "the dimming lies behind")
    }

    @Test func `there and back leaves the window as it was`() throws {
        let sample = try begin()
        let before = sample.hierarchy

        sample.present(to: 1)
        sample.dismiss(to: 1)

        #expect(sample.hierarchy == before)
    }

    @Test func `a tap beside the sheet dismisses it`() throws {
        let sample = try begin()
        sample.present(to: 1)

        sample.stage.tap(CGPoint(x: 195, y: 200))
        sample.stage.settle()

        #expect(sample.root.presentedViewController == nil)
    }

    @Test func `a tap on the sheet does not dismiss it`() throws {
        let sample = try begin()
        sample.present(to: 1)

        sample.stage.tap(CGPoint(x: 40, y: 500))
        sample.stage.settle()

        #expect(sample.second != nil)
    }

    @Test func `the slider changes the height at once`() throws {
        let sample = try begin()
        sample.present(to: 1)
        let second = try #require(sample.second as? CustomPresentationSecondViewController)
        #expect(second.slider.minimumValue == 220)
        #expect(second.slider.maximumValue == 420)
        #expect(second.slider.value == 420)

        let slider = second.slider
        let thumb = slider.convert(CGPoint(x: slider.bounds.maxX - 14, y: slider.bounds.midY), to: nil)
        sample.stage.drag(from: thumb, to: CGPoint(x: thumb.x - 100, y: thumb.y), over: 0.3)
        sample.stage.settle()

        let height = CGFloat(slider.value)
        #expect(height < 420 - 50)
        #expect(second.preferredContentSize.height == height)
        let expected = CGRect(x: 0, y: sample.height - height, width: sample.width, height: height)
        #expect(isNear(sample.sheet?.frame, expected))
        #expect(isNear(second.view.frame.height, height, tolerance: 0.5))
    }

    @Test func `the third screen covers everything and gives the sheet back as it was`() throws {
        let sample = try begin()
        sample.present(to: 1)
        let before = sample.hierarchy

        sample.second?.buttonTapped()
        sample.stage.settle()

        let third = try #require(sample.second?.presentedViewController as? LetterViewController)
        #expect(third.view.frame == sample.stage.window.bounds)
        #expect(sample.sheet?.window === sample.stage.window, "over the full screen nothing is taken out")

        third.buttonTapped()
        sample.stage.settle()

        #expect(sample.hierarchy == before)
    }

    @Test func `a compact height makes the sheet lower`() throws {
        let sample = try begin(size: CGSize(width: 844, height: 390))

        sample.present(to: 1)

        #expect(sample.sheet?.frame == CGRect(x: 0, y: 120, width: 844, height: 270))
    }

    @Test func `turned in the middle of the transition the sheet ends where it belongs`() throws {
        let sample = try begin()
        sample.present(to: 0.5)

        sample.stage.resize(to: CGSize(width: 844, height: 390))
        sample.stage.settle()

        #expect(sample.sheet?.frame == CGRect(x: 0, y: 120, width: 844, height: 270))
        #expect(sample.dimming?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(sample.dimming?.alpha == 0.5)
    }
}

extension SampleStage {
    /// The view that casts the shadow.
    fileprivate var sheet: UIView? { root.presentedViewController?.presentationController?.presentedView }

    /// The black view behind the sheet.
    fileprivate var dimming: UIView? {
        root.presentedViewController?.presentationController?.containerView?.subviews.first
    }
}
