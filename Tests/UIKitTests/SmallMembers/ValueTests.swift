import Testing
import UIKit
import UITesting

/// Values that take the place of others, and compare with them.
@MainActor
@Suite struct ValueTests {
    @Test func `a path that is given another shape has that alone`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
        let small = CGRect(x: 10, y: 20, width: 30, height: 40)

        path.cgPath = UIBezierPath(rect: small).cgPath

        #expect(path.bounds == small && !path.contains(CGPoint(x: 80, y: 80)))
    }

    @Test func `paragraph styles with the same values are equal`() {
        let (one, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        #expect(one == NSParagraphStyle.default && one.hash == other.hash)

        other.alignment = .right
        #expect(one != other)
        one.alignment = .right

        #expect(one == other && !one.isEqual("a text") && !one.isEqual(nil))
    }

    @Test func `a path to an item is one of two numbers, the section's first`() {
        let path = NSIndexPath(forItem: 3, inSection: 1)

        #expect(path.section == 1 && path.item == 3 && path.length == 2)
        #expect(path as IndexPath == IndexPath(item: 3, section: 1))
        #expect(NSIndexPath(forRow: 3, inSection: 1) == path)
    }

    @Test func `insets that are made without numbers are zero`() {
        #expect(UIEdgeInsets() == .zero)
    }

    @Test func `the system's items that end something are bold, the others plain`() {
        func style(_ item: UIBarButtonItem.SystemItem) -> UIBarButtonItem.Style {
            UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil).style
        }

        #expect(style(.done) == .done && style(.save) == .done)
        #expect(style(.cancel) == .plain && style(.edit) == .plain && style(.trash) == .plain)
    }

    @Test func `a view describes its opacity where that is not full`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!view.description.contains("alpha"))

        view.alpha = 0.5

        #expect(view.description.contains("alpha = 0.5"))
    }

    @Test func `a segue that is made with a closure calls it`() {
        var performed = 0
        let segue = UIStoryboardSegue(
            identifier: "next", source: UIViewController(), destination: UIViewController()
        ) { performed += 1 }

        segue.perform()

        #expect(performed == 1)
    }
}
