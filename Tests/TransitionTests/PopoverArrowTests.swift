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

    @Test func `both sides of the arrow have one shape`() throws {
        let stage = Stage(size: CGSize(width: 1024, height: 768), scale: 2)
        let (a, b) = (UIViewController(), UIViewController())
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        a.view.backgroundColor = .blue
        a.view.addSubview(source)
        b.modalPresentationStyle = .popover
        b.preferredContentSize = CGSize(width: 200, height: 150)
        stage.present(a)
        let popover = try #require(b.popoverPresentationController)
        (popover.sourceView, popover.backgroundColor) = (source, .white)
        popover.permittedArrowDirections = .up

        a.present(b, animated: false)
        stage.settle()

        let picture = try stage.snapshot()
        // From the tip at 340 points to the body, around 450 points.
        for y in 681..<704 {
            for x in 0..<60 {
                let (left, right) = (picture.pixel(x: 899 - x, y: y), picture.pixel(x: 900 + x, y: y))
                // The samples of an edge's pixels lie on one side of them a little differently.
                let isClose = abs(Int(left.x) - Int(right.x)) <= 8
                #expect(isClose, "\(x) pixels from the middle, in row \(y): \(left) and \(right)")
            }
        }
    }

    private final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
        let view: UIView
        init(to view: UIView) { self.view = view }

        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
            view.pointee = self.view
        }
    }

    @Test func `a popover that its delegate moves elsewhere no longer belongs to its button`() throws {
        let stage = Stage(size: CGSize(width: 1024, height: 768))
        let (a, b) = (UIViewController(), UIViewController())
        let place = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        a.view.addSubview(place)
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        a.navigationItem.rightBarButtonItem = item
        b.modalPresentationStyle = .popover
        stage.present(UINavigationController(rootViewController: a))
        let (popover, mover) = (try #require(b.popoverPresentationController), Mover(to: place))
        popover.barButtonItem = item
        popover.delegate = mover
        a.present(b, animated: false)
        stage.settle()
        #expect(popover.barButtonItem === item)

        stage.resize(to: CGSize(width: 1100, height: 768))
        stage.settle()

        #expect(popover.barButtonItem == nil && popover.sourceView === place)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
    }
}
