import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// Where a quick flick leads: by its way alone, as in Apple's samples, or by its velocity where a sample is told so.
@MainActor
struct FlickVelocityTests {
    private func start(_ id: String) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: id)))
    }

    @Test(arguments: [(CGFloat.infinity, false), (500, true)])
    func `a short flick from the edge presents where its velocity counts`(
        flick: CGFloat, presents: Bool
    ) throws {
        let sample = try start("swipe")
        (sample.first as? SwipeFirstViewController)?.transition.flickVelocity = flick

        sample.stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 300, y: 400), over: 0.1)
        sample.stage.settle()

        #expect((sample.second != nil) == presents)
    }

    @Test(arguments: [(CGFloat.infinity, true), (500, false)])
    func `a flick back towards the edge cancels where its velocity counts`(
        flick: CGFloat, presents: Bool
    ) throws {
        let sample = try start("swipe")
        (sample.first as? SwipeFirstViewController)?.transition.flickVelocity = flick
        let stage = sample.stage

        stage.touch(.began, at: CGPoint(x: 388, y: 400))
        stage.move(to: CGPoint(x: 60, y: 400), over: 0.3)
        stage.move(to: CGPoint(x: 150, y: 400), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 150, y: 400))
        stage.settle()

        #expect((sample.second != nil) == presents)
    }

    @Test(arguments: [(CGFloat.infinity, 0), (500, 1)])
    func `a short flick changes the tab where its velocity counts`(flick: CGFloat, end: Int) throws {
        let sample = try start("slide")
        let tabs = try #require(sample.root as? SlideTabBarController)
        tabs.transition.flickVelocity = flick

        sample.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.1)
        sample.stage.settle()

        #expect(tabs.selectedIndex == end)
    }

    @Test(arguments: [(CGFloat.infinity, false), (500, true)])
    func `a short flick upwards presents diagonally where its velocity counts`(
        flick: CGFloat, presents: Bool
    ) throws {
        let sample = try start("diagonal")
        (sample.first as? DiagonalFirstViewController)?.transition.flickVelocity = flick

        sample.stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), over: 0.1)
        sample.stage.settle()

        #expect((sample.second != nil) == presents)
    }
}
