import PlaygroundKit
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// Every sample as a whole, at three moments: halfway there, there, halfway back.
///
/// `.ci/golden` makes the pictures anew.
@MainActor
struct GoldenImageTests {
    private let golden = GoldenImages(folder: "Golden", besides: #filePath)

    /// Lets half of the time pass of the transition that was asked for.
    private func goHalfway(_ sample: SampleStage) throws {
        sample.stage.advance(by: 0)
        let transition = try #require(sample.root.runningTransition)
        sample.stage.advance(by: transition.transitionDuration / 2)
    }

    @Test(arguments: SampleCatalog.all.map(\.id))
    func `a sample looks as it did, halfway there, there and halfway back`(id: String) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)))

        sample.sample.present(sample.root)
        try goHalfway(sample)
        golden.check(try sample.stage.snapshot(), named: "\(id)-there-half")
        sample.stage.settle()
        golden.check(try sample.stage.snapshot(), named: "\(id)-there")
        sample.sample.dismiss(sample.root)
        try goHalfway(sample)
        golden.check(try sample.stage.snapshot(), named: "\(id)-back-half")
    }

    @Test func `the menu looks as it did`() throws {
        let stage = Stage()
        stage.present(
            UINavigationController(rootViewController: MenuViewController(samples: SampleCatalog.everything)))
        stage.settle()

        golden.check(try stage.snapshot(), named: "menu")
    }
}

extension UIViewController {
    /// The coordinator of the transition that this controller, one it presents or one inside of it takes part in.
    fileprivate var runningTransition: (any UIViewControllerTransitionCoordinator)? {
        if let coordinator = transitionCoordinator { return coordinator }
        for child in children {
            if let coordinator = child.runningTransition { return coordinator }
        }
        return presentedViewController?.runningTransition
    }
}
