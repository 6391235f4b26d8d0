import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct CrossDissolveTests {
    private func begin() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "cross-dissolve")))
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `presenting fades one view out and the other in`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])

        sample.present(to: progress)

        let second = try #require(sample.second)
        #expect(isNear(second.view.shownAlpha, eased))
        #expect(isNear(sample.root.view.shownAlpha, 1 - eased))
        #expect(second.view.shownFrame == sample.stage.window.bounds)
        #expect(sample.root.view.shownFrame == sample.stage.window.bounds)
        #expect(second.view.superview === sample.root.view.superview)
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `dismissing fades the same way back`(progress: Double) throws {
        let sample = try begin()
        let eased = try #require(SampleStage.curve[progress])
        sample.present(to: 1)

        let second = try #require(sample.second)
        sample.dismiss(to: progress)

        #expect(isNear(second.view.shownAlpha, 1 - eased))
        #expect(isNear(sample.root.view.shownAlpha, eased))
        let container = try #require(second.view.superview)
        #expect(container.subviews.last === sample.root.view, "the view that comes lies on top")
    }

    @Test func `at the end only the second screen is in the window`() throws {
        let sample = try begin()

        sample.present(to: 1)

        let second = try #require(sample.second)
        #expect(second.view.window === sample.stage.window)
        #expect(second.view.alpha == 1)
        #expect(sample.root.view.window == nil)
        #expect(sample.root.view.alpha == 0, "the animator leaves the first screen invisible")
    }

    @Test func `there and back leaves the window as it was`() throws {
        let sample = try begin()
        let before = sample.hierarchy

        sample.present(to: 1)
        sample.dismiss(to: 1)

        #expect(sample.hierarchy == before)
        #expect(sample.second == nil)
    }

    @Test func `a view that is resized in the middle ends as large as the window`() throws {
        let sample = try begin()
        sample.present(to: 0.5)

        sample.stage.resize(to: CGSize(width: 844, height: 390))
        sample.stage.settle()

        #expect(sample.second?.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(sample.second?.view.alpha == 1)
    }
}
