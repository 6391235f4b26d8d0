import Testing
import UIKit
import UITesting

/// What happens when the window's size changes, whatever is going on.
@MainActor
struct ResizeTests {
    private let landscape = CGSize(width: 844, height: 390)

    @Test func `the root hears of the size and of the traits before they change`() {
        let scene = Scene()
        var seen: [String] = []
        final class Root: UIViewController {
            var note: (String) -> Void = { _ in }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                note("size \(view.bounds.width) → \(size.width)")
                coordinator.animate { [note] _ in
                    note("alongside")
                } completion: { [note] _ in
                    note("completion")
                }
            }
            override func willTransition(
                to newCollection: UITraitCollection,
                with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                note("traits \(newCollection.verticalSizeClass)")
            }
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                note("changed \(traitCollection.verticalSizeClass)")
            }
        }
        let root = Root()
        root.note = { seen.append($0) }
        scene.stage.present(root)

        scene.stage.resize(to: CGSize(width: 840, height: 390))

        #expect(
            seen == ["traits compact", "size 390.0 → 840.0", "changed compact", "alongside", "completion"])
        #expect(root.view.frame.size == CGSize(width: 840, height: 390))
        #expect(root.transitionCoordinator == nil)
    }

    @Test func `a presented view that steps back behind another one is resized without a complaint`() {
        let scene = Scene()
        scene.presentToTheEnd()
        let c = UIViewController()
        c.modalPresentationStyle = .overFullScreen
        scene.b.present(c, animated: false)
        scene.stage.settle()
        scene.b.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)

        scene.stage.resize(to: landscape)
        scene.stage.settle()

        #expect(scene.b.view.bounds.size == landscape)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [true, false])
    func `the view of a list takes on a new size in the middle of a transition, too`(isTable: Bool) {
        let list =
            isTable
            ? UITableViewController()
            : UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let stage = Stage()
        stage.present(UIViewController())
        list.modalPresentationStyle = .fullScreen
        stage.window.rootViewController?.present(list, animated: false)
        stage.settle()
        let card = UIViewController()
        card.modalPresentationStyle = .overFullScreen
        list.present(card, animated: true)
        stage.advance(by: 0.2)

        stage.resize(to: landscape)

        #expect(list.view.frame.size == landscape)
    }

    @Test func `a full-screen controller and the presenter below it get the new size`() {
        let scene = Scene()
        scene.presentToTheEnd()

        scene.stage.resize(to: landscape)

        #expect(scene.b.view.frame.size == landscape)
        #expect(scene.journal.only(["B.viewWillTransition(844×390)"]).count == 1)
        scene.dismiss()
        scene.stage.settle()
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: landscape))
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `what is presented over a sheet alone hears of the sheet's new size`() {
        let scene = Scene(style: .pageSheet, size: CGSize(width: 1024, height: 768))
        scene.b.transitioningDelegate = nil
        scene.presentToTheEnd()
        scene.b.definesPresentationContext = true
        let c = LoggedController("C", scene.journal)
        c.modalPresentationStyle = .overCurrentContext
        scene.b.present(c, animated: false)
        scene.stage.settle()
        #expect(c.view.bounds.size == scene.b.view.bounds.size)
        scene.journal.clear()

        scene.stage.resize(to: CGSize(width: 768, height: 1024))
        scene.stage.settle()

        let size = scene.b.view.bounds.size
        #expect(size.width < 768 && c.view.bounds.size == size)
        let expected = "C.viewWillTransition(\(Int(size.width))×\(Int(size.height)))"
        #expect(scene.journal.only([expected]).count == 1, "\(scene.journal.entries)")
    }

    @Test func `resized while it comes, a controller ends at the new final frame`() {
        let scene = Scene()
        scene.present()
        scene.stage.advance(by: 0.2)

        scene.stage.resize(to: landscape)
        scene.stage.settle()

        #expect(scene.b.view.frame == CGRect(origin: .zero, size: landscape))
        #expect(scene.b.view.superview?.frame == CGRect(origin: .zero, size: landscape))
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `resized while it goes, the presenter ends as large as the window`() {
        let scene = Scene()
        scene.presentToTheEnd()
        scene.dismiss()
        scene.stage.advance(by: 0.2)

        scene.stage.resize(to: landscape)
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: landscape))
    }

    @Test func `resized in the middle of a drag, a cancelled presentation restores everything`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)

        scene.stage.resize(to: landscape)
        driver.update(0.4)
        driver.cancel()
        scene.stage.settle()

        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: landscape))
    }

    @Test func `a presented view that takes another place as it appears is no mistake`() {
        let scene = Scene(style: .custom)
        scene.delegate.vendsAnimators = false
        scene.b.onViewDidAppear = { scene.b.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444) }

        scene.present(animated: false)
        scene.stage.settle()

        #expect(scene.b.view.frame.minY == 400)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test func `a presented view that is not placed after a change of size is told`() {
        let scene = Scene(style: .custom)
        scene.presentToTheEnd()
        scene.b.view.autoresizingMask = []

        scene.stage.resize(to: landscape)

        #expect(scene.diagnostics("warning").first?.contains("frameOfPresentedViewInContainerView") == true)
    }
}
