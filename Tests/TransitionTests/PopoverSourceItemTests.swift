import Testing
import UIKit
import UITesting

/// What a popover points to where its source is an item.
@MainActor
struct PopoverSourceItemTests {
    private let stage = Stage(size: CGSize(width: 1024, height: 768))
    private let screen = UIViewController()
    private let content = UIViewController()

    private func present(_ item: any UIPopoverPresentationControllerSourceItem) throws -> CGRect {
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        content.popoverPresentationController?.sourceItem = item
        stage.run { screen.present(content, animated: true) }
        stage.settle()
        return try #require(content.popoverPresentationController?.presentedView).frame
    }

    @Test func `a view is an item, and its bounds are what is pointed to`() throws {
        let view = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        stage.present(screen)
        screen.view.addSubview(view)

        let frame = try present(view)

        #expect(frame == CGRect(x: 350, y: 340, width: 200, height: 163))
        #expect(content.popoverPresentationController?.arrowDirection == .up)
        view.frame.origin.x = 500
        stage.resize(to: CGSize(width: 1024, height: 700))
        stage.settle()
        #expect(content.popoverPresentationController?.presentedView?.frame.minX == 450)
    }

    @Test func `a bar button is an item, too`() throws {
        let button = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        screen.navigationItem.rightBarButtonItem = button
        stage.present(UINavigationController(rootViewController: screen))
        stage.settle()

        let frame = try present(button)

        #expect(frame.minY >= 30 && frame.minY <= 44 && frame.maxX > 1000)
    }
}
