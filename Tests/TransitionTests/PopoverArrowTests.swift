import Testing
import UIKit
import UITesting

/// What popovers look like: the arrow points to the source from every side.
@MainActor
@Suite struct PopoverArrowTests {
    @Test(arguments: [
        (UIPopoverArrowDirection.up, CGPoint(x: 450, y: 346)),
        (.down, CGPoint(x: 450, y: 294)),
        (.left, CGPoint(x: 506, y: 320)),
        (.right, CGPoint(x: 394, y: 320)),
    ])
    func `the arrow stands between the popover and the middle of its source`(
        direction: UIPopoverArrowDirection, inside: CGPoint
    ) throws {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (a, b) = (UIViewController(), UIViewController())
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        a.view.backgroundColor = .blue
        a.view.addSubview(source)
        b.view.backgroundColor = .white
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 150)
        stage.present(a)
        let popover = try #require(b.popoverPresentationController)
        popover.sourceView = source
        popover.backgroundColor = .white
        popover.permittedArrowDirections = direction

        a.present(b, animated: false)
        stage.settle()

        let picture = try stage.snapshot()
        #expect(popover.arrowDirection == direction)
        #expect(picture.pixel(x: Int(inside.x), y: Int(inside.y)).x > 200, "in the arrow")
        let isAcross = direction == .left || direction == .right
        for distance in [-20, 20] {
            let (x, y) = (isAcross ? 0 : distance, isAcross ? distance : 0)
            let beside = picture.pixel(x: Int(inside.x) + x, y: Int(inside.y) + y)
            #expect(beside.x < 100, "beside the arrow")
        }
    }
}
