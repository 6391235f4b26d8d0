import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct NavigationPopTests {
    private func begin() throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: "navigation-pop")))
    }

    private func navigation(_ sample: SampleStage) throws -> UINavigationController {
        try #require(sample.root as? UINavigationController)
    }

    @Test func `three screens lie on one another, with their names in the bar`() throws {
        let sample = try begin()
        let navigation = try navigation(sample)

        for title in ["Lavender", "Pink", "Mint"] {
            #expect(navigation.navigationBar.topItem?.title == title)
            if title == "Mint" { break }
            sample.present(to: 1)
        }

        #expect(navigation.viewControllers.count == 3)
        #expect(navigation.navigationBar.backItem?.title == "Pink")
        #expect(sample.first?.letterLabel.text == "C")
        #expect(sample.stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test func `swipes lead back one by one`() throws {
        let sample = try begin()
        let navigation = try navigation(sample)
        sample.present(to: 1)
        sample.present(to: 1)

        for letter in ["B", "A"] {
            sample.stage.drag(
                from: CGPoint(x: 1, y: 500), to: CGPoint(x: 260, y: 500), over: 0.4, resting: 0.2)
            sample.stage.settle()
            #expect(sample.first?.letterLabel.text == letter)
        }

        #expect(navigation.viewControllers.count == 1)
        #expect(sample.stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test func `the button in the bar leads on, and from the last screen to the root`() throws {
        let sample = try begin()
        let navigation = try navigation(sample)

        for count in [2, 3, 1] {
            sample.stage.tap(CGPoint(x: 365, y: 22))
            sample.stage.settle()
            #expect(navigation.viewControllers.count == count)
        }
        #expect(sample.stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test(arguments: [0.25, 0.5, 0.75])
    func `a pop moves the upper screen by the width and the lower one by three tenths of it`(
        progress: Double
    ) throws {
        let sample = try begin()
        sample.present(to: 1)
        let upper = try #require(sample.first?.view)

        sample.dismiss(to: progress)

        let lower = try #require(sample.first?.view)
        let part = upper.shownFrame.minX / sample.width
        #expect(part > 0.2 && part < 1, "a spring: soon far, then slow")
        #expect(isNear(lower.shownFrame.minX, -0.3 * sample.width * (1 - part), tolerance: 0.5))
    }
}
