import Testing
import UIKit
import UITesting

/// A scroll view in a sheet and the sheet share the finger.
@MainActor
struct SheetScrollingTests {
    private func begin(
        selected: UISheetPresentationController.Detent.Identifier = .medium, expands: Bool = true
    ) -> (SheetStage, UIScrollView) {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = selected
            $0.prefersScrollingExpandsWhenScrolledToEdge = expands
        }
        let scrollView = UIScrollView(frame: scene.b.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        scene.b.view.addSubview(scrollView)
        scene.present()
        return (scene, scrollView)
    }

    private func drag(_ scene: SheetStage, from start: CGFloat, by distance: CGFloat) {
        scene.stage.drag(
            from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: start + distance), over: 0.4,
            resting: 0.2)
        scene.stage.settle()
    }

    @Test func `scrolling up first makes the sheet larger`() {
        let (scene, scrollView) = begin()

        drag(scene, from: 700, by: -300)

        #expect(scene.top == 30)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a large sheet lets its content scroll`() {
        let (scene, scrollView) = begin(selected: .large)

        drag(scene, from: 700, by: -300)

        #expect(scene.top == 30)
        #expect(scrollView.contentOffset.y > 200)
    }

    @Test func `where scrolling does not expand, the content scrolls at any detent`() {
        let (scene, scrollView) = begin(expands: false)

        drag(scene, from: 700, by: -200)

        #expect(scene.top == 437)
        #expect(scrollView.contentOffset.y > 100)
    }

    @Test func `pulled down at its beginning, the content takes the sheet along`() {
        let (scene, scrollView) = begin(selected: .large)

        drag(scene, from: 300, by: 300)

        #expect(scene.top == 437)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `content that has been scrolled scrolls back first`() {
        let (scene, scrollView) = begin(selected: .large)
        scrollView.contentOffset.y = 1000

        drag(scene, from: 300, by: 300)

        #expect(scene.top == 30)
        #expect(scrollView.contentOffset.y < 800)
    }

    @Test func `content that cannot scroll does not hold the sheet`() {
        let (scene, scrollView) = begin(expands: false)
        scrollView.contentSize = CGSize(width: 390, height: 100)

        drag(scene, from: 700, by: -300)

        #expect(scene.top == 30)
    }
}
