import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// A window that gets another size while something moves in it.
@MainActor
struct ResizedMidwayTests {
    private func start(_ id: String) throws -> SampleStage {
        SampleStage(try #require(SampleCatalog.sample(id: id)))
    }

    @Test func `a sheet on its way out stays on its way`() throws {
        let sample = try start("custom-presentation")
        sample.present(to: 1)
        sample.dismiss(to: 0.5)
        let sheet = try #require(sample.second?.view)
        let before = sheet.convert(sheet.layer.presentation()?.bounds ?? .zero, to: nil).minY

        sample.stage.resize(to: CGSize(width: 500, height: 844))
        sample.stage.advance(by: 0.02)

        let wrapper = try #require(sample.second?.presentationController?.presentedView)
        #expect(wrapper.frame.minY == 844, "its place is below the screen")
        #expect(wrapper.frame.width == 500)
        #expect(wrapper.shownFrame.minY > 844 - 420 + 100 && before > 0, "and it does not jump open")
        sample.stage.settle()
        #expect(sample.second == nil)
    }

    @Test func `a card under the finger takes on the size that it has in the new window`() throws {
        let sample = try start("interruptible")
        sample.present(to: 1)
        let stage = sample.stage
        stage.touch(.began, at: CGPoint(x: 195, y: 500))
        stage.move(to: CGPoint(x: 195, y: 600), over: 0.2)
        let card = try #require(sample.second?.view)
        let before = card.shownFrame.minY

        stage.resize(to: CGSize(width: 320, height: 844))
        stage.advance(by: 0.02)

        #expect(isNear(card.shownFrame.width, 320 - 24))
        #expect(isNear(card.shownFrame.minY, before, tolerance: 1), "the finger still has it")
        stage.touch(.cancelled, at: CGPoint(x: 195, y: 600))
        stage.settle()
        #expect(isNear(sample.second?.view.frame, CGRect(x: 12, y: 362, width: 296, height: 470)))
    }

    @Test(arguments: [CGFloat(700), 500])
    func `a bar whose titles move fills the new width, and they end where they belong`(width: CGFloat) throws
    {
        let sample = try start("checkerboard")
        let navigation = try #require(sample.root as? UINavigationController)
        sample.sample.present(sample.root)
        sample.stage.advance(by: 1)

        sample.stage.resize(to: CGSize(width: width, height: 844))
        sample.stage.advance(by: 0.1)

        let bar = navigation.navigationBar
        #expect(isNear(bar.shownFrame, CGRect(x: 0, y: 0, width: width, height: 44)))
        let labels = bar.allLabels.filter { $0.text == "Checkerboard" }
        #expect(labels.count == 2)
        for label in labels {
            let middle = label.convert(CGPoint(x: label.bounds.midX, y: 0), to: bar).x
            #expect(middle > 0 && middle < 120, "on the way to the back button, not to \(middle)")
        }
    }

    @Test func `a bar that slides keeps its part of the way`() throws {
        let stage = Stage()
        let (lower, upper) = (BarlessController(), UIViewController())
        let navigation = UINavigationController(rootViewController: lower)
        navigation.isNavigationBarHidden = true
        stage.present(navigation)
        stage.settle()
        upper.title = "Upper"
        navigation.pushViewController(upper, animated: true)
        navigation.setNavigationBarHidden(false, animated: true)
        stage.advance(by: 0.1)

        stage.resize(to: CGSize(width: 800, height: 844))
        #expect(navigation.navigationBar.frame.width == 800)
        stage.settle()

        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 800, height: 44))
    }

    private final class BarlessController: UIViewController {}
}

extension UIView {
    fileprivate var allLabels: [UILabel] {
        subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.allLabels }
    }
}
