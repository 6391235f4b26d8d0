import Testing
import UITesting

@testable import UIKit

/// What a split view controller shows before its view is there, and how what lies below a column is darkened.
@MainActor
@Suite struct SplitViewShadeTests {
    @Test(arguments: [
        (CGSize(width: 500, height: 800), 200.0, UISplitViewController.DisplayMode.secondaryOnly),
        (CGSize(width: 1024, height: 768), 320, .oneBesideSecondary),
    ])
    func `before its view is there the screen says how wide a column is, and which are seen`(
        size: CGSize, width: Double, mode: UISplitViewController.DisplayMode
    ) {
        let stage = Stage(size: size)

        stage.run {
            let split = UISplitViewController()
            #expect(split.primaryColumnWidth == width && split.displayMode == mode)
            #expect(!split.isViewLoaded)
        }
    }

    @Test func `a column that lies over the other one darkens it, until a tap beside it`() throws {
        let stage = Stage(size: CGSize(width: 768, height: 1024))
        let (split, second) = (UISplitViewController(), UIViewController())
        second.view.backgroundColor = .white
        split.viewControllers = [UINavigationController(rootViewController: UIViewController()), second]
        stage.present(split)
        stage.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(try stage.snapshot().pixel(x: 700, y: 500).x == 255)

        stage.run { split.show(.primary) }
        stage.settle()
        #expect(split.displayMode == .oneOverSecondary)
        // White below 15 % of black.
        #expect((215...219).contains(try stage.snapshot().pixel(x: 700, y: 500).x))
        stage.tap(CGPoint(x: 700, y: 500))
        stage.settle()

        #expect(split.displayMode == .secondaryOnly)
        #expect(try stage.snapshot().pixel(x: 700, y: 500).x == 255)
    }
}
