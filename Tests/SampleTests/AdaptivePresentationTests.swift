import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct AdaptivePresentationTests {
    @Test func `widened while it comes up it turns into the box in a dissolve at the end`() throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: "adaptive-presentation")))
        let window = sample.stage.window
        sample.present(to: 0.5)

        sample.stage.resize(to: CGSize(width: 900, height: 844))
        for _ in 0..<60 where sample.second == nil { sample.stage.advance(by: 1 / 60) }
        sample.stage.advance(by: 0.1)

        #expect(sample.second != nil, "the box")
        let picture = try #require(window.subviews.last)
        #expect(picture.bounds.size == CGSize(width: 900, height: 844))
        #expect(picture.shownAlpha > 0.1 && picture.shownAlpha < 1, "what was shown before, fading")
        let count = window.subviews.count
        sample.stage.settle()
        #expect(window.subviews.count == count - 1)
    }

    private static let regular = CGSize(width: 1024, height: 768)
    private static let compact = CGSize(width: 320, height: 768)

    private func begin(size: CGSize = regular) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "adaptive-presentation")), size: size)
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75, 1])
    func `the box fades in where it belongs`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])

        sample.present(to: progress)

        let box = try #require(sample.box)
        #expect(isNear(box.shownAlpha, eased))
        #expect(
            box.shownFrame == CGRect(x: 236, y: 172, width: 552, height: 424), "half of each side, and 20")
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `the box fades out`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])
        sample.present(to: 1)
        let box = try #require(sample.box)

        sample.dismiss(to: progress)

        #expect(isNear(box.shownAlpha, 1 - eased))
    }

    @Test func `the box is a shadow with the view and a close button at its corner`() throws {
        let sample = try begin()
        sample.present(to: 1)
        let box = try #require(sample.box)
        let second = try #require(sample.second)

        #expect(box.layer.shadowOpacity == 0.63)
        #expect(box.layer.shadowRadius == 17)
        #expect(box.layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(second.view.superview === box)
        #expect(second.view.frame == CGRect(x: 20, y: 20, width: 512, height: 384))
        #expect(
            second.view.convert(second.view.bounds, to: nil)
                == CGRect(x: 256, y: 192, width: 512, height: 384))
        let button = try #require(box.subviews.last as? UIButton)
        #expect(button.center == CGPoint(x: 20, y: 20))
        #expect(button.bounds.size == CGSize(width: 26, height: 26))
        #expect(box.superview?.subviews == [box], "nothing dims what is behind")
        #expect(sample.root.view.window === sample.stage.window)
    }

    @Test func `the close button dismisses, and leaves the window as it was`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        sample.present(to: 1)

        sample.stage.tap(CGPoint(x: 256, y: 192))
        sample.stage.settle()

        #expect(sample.root.presentedViewController == nil)
        #expect(sample.hierarchy == before)
    }

    @Test func `the box's view is opaque again when it has gone`() throws {
        let sample = try begin()
        sample.present(to: 1)
        let box = try #require(sample.box)

        sample.dismiss(to: 1)

        #expect(box.alpha == 1)
        #expect(box.superview == nil)
    }

    @Test func `where the width is compact it is a full screen in a navigation controller that leads back`()
        throws
    {
        let sample = try begin(size: Self.compact)

        sample.present(to: 1)

        let navigation = try #require(sample.root.presentedViewController as? UINavigationController)
        let second = try #require(navigation.topViewController)
        #expect(second is AdaptivePresentationSecondViewController)
        #expect(navigation.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(sample.root.view.window == nil)
        #expect(second.title == "Adaptive Presentation")
        let item = try #require(second.navigationItem.leftBarButtonItem)
        #expect(item.title == "Dismiss")
        #expect(item.style == .plain)

        sample.stage.tap(CGPoint(x: 40, y: 22))
        sample.stage.settle()

        #expect(sample.root.presentedViewController == nil)
        #expect(sample.root.view.window === sample.stage.window)
    }

    @Test func `turned from wide to narrow and back it changes its form and keeps its state`() throws {
        let sample = try begin()
        let before = sample.hierarchy
        sample.present(to: 1)
        let second = try #require(sample.second)
        second.letterLabel.text = "state"

        for _ in 0..<2 {
            sample.stage.resize(to: Self.compact)
            sample.stage.settle()
            let navigation = try #require(sample.root.presentedViewController as? UINavigationController)
            #expect(navigation.topViewController === second)
            #expect(second.view.window === sample.stage.window)
            #expect(navigation.view.frame == CGRect(origin: .zero, size: Self.compact))
            #expect(sample.root.view.window == nil, "only the full screen")

            sample.stage.resize(to: Self.regular)
            sample.stage.settle()
            #expect(sample.root.presentedViewController === second)
            #expect(
                second.view.convert(second.view.bounds, to: nil)
                    == CGRect(x: 256, y: 192, width: 512, height: 384))
            #expect(sample.box?.alpha == 1)
            #expect(sample.root.view.frame == CGRect(origin: .zero, size: Self.regular))
        }

        #expect(second.letterLabel.text == "state")
        sample.dismiss(to: 1)
        #expect(sample.hierarchy == before)
        #expect(sample.stage.trace.allSatisfy { $0.kind != .diagnostic })
    }

    @Test func `while the screen turns the box has no shadow`() throws {
        let sample = try begin()
        sample.present(to: 1)
        let box = try #require(sample.box)

        sample.stage.resize(to: CGSize(width: 768, height: 1024))
        sample.stage.advance(by: 0.2)
        #expect(box.clipsToBounds)
        #expect(box.layer.shadowOpacity == 0)
        #expect(box.layer.shadowRadius == 0)

        sample.stage.settle()
        #expect(!box.clipsToBounds)
        #expect(box.layer.shadowOpacity == 0.63)
        #expect(box.layer.shadowRadius == 17)
        #expect(box.frame == CGRect(x: 172, y: 236, width: 424, height: 552))
    }

    @Test(arguments: [0.25, 0.75])
    func `narrowed in the middle of the transition it ends in the other form`(progress: Double) throws {
        let sample = try begin()
        sample.present(to: progress)

        sample.stage.resize(to: Self.compact)
        sample.stage.settle()

        let navigation = try #require(sample.root.presentedViewController as? UINavigationController)
        #expect(navigation.view.window === sample.stage.window)
        #expect(navigation.view.frame == CGRect(origin: .zero, size: Self.compact))
        #expect(sample.stage.trace.allSatisfy { $0.kind != .diagnostic })
    }
}

extension SampleStage {
    /// The view that casts the shadow.
    fileprivate var box: UIView? { root.presentedViewController?.presentationController?.presentedView }
}
