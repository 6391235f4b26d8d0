import Testing
import UITesting

@testable import UIKit

/// The controls of edited rows: what they look like, and a row that is in the hand.
@Suite struct RowControlTests {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    private let stage = Stage(size: CGSize(width: 320, height: 480))

    @Test func `what deletes is a red disc with a bar, what inserts a green one with a plus`() throws {
        let (delete, insert) = (EditingControl(.delete), EditingControl(.insert))
        let (red, green) = (try #require(delete.subviews.first), try #require(insert.subviews.first))

        #expect(red.backgroundColor == .systemRed && green.backgroundColor == .systemGreen)
        #expect(red.frame == CGRect(x: 9, y: 9, width: 22, height: 22) && red.layer.cornerRadius == 11)
        #expect(red.subviews.map(\.frame) == [CGRect(x: 5.5, y: 10, width: 11, height: 2)])
        #expect(
            green.subviews.map(\.frame) == [
                CGRect(x: 5.5, y: 10, width: 11, height: 2), CGRect(x: 10, y: 5.5, width: 2, height: 11),
            ])
        #expect(delete.accessibilityLabel == "Delete" && insert.accessibilityLabel == "Insert")
        #expect(delete.accessibilityTraits == .button && delete.isAccessibilityElement)
    }

    @Test func `three lines in its middle show where a row is taken`() {
        let control = ReorderControl()
        control.frame = CGRect(x: 0, y: 0, width: 46, height: 44)
        stage.window.addSubview(control)
        stage.advance(by: 0)

        let lines = control.subviews.map(\.frame)

        #expect(
            lines == [16, 22, 28].map { (y: CGFloat) in CGRect(x: 13, y: y, width: 20, height: 1.5) })
        #expect(control.accessibilityLabel == "Reorder")
    }

    @Test func `a row in the hand lies above the others with a shadow, and without one when it is let go`()
        throws
    {
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.rowHeight = 44
        table.dataSource = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        stage.present(controller)
        table.setEditing(true, animated: false)
        stage.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.layer.shadowOpacity == 0 && cell.layer.zPosition == 0)

        stage.touch(.began, at: CGPoint(x: 297, y: 22))
        stage.move(to: CGPoint(x: 297, y: 30), over: 0.1)

        #expect(cell.layer.shadowOpacity == 0.25 && cell.layer.shadowRadius == 6)
        #expect(cell.layer.shadowOffset == CGSize(width: 0, height: 2) && cell.layer.zPosition == 1)
        #expect(cell.frame.minY == 8, "it follows the finger point by point")
        stage.touch(.ended, at: CGPoint(x: 297, y: 30))
        stage.settle()
        #expect(cell.layer.shadowOpacity == 0 && cell.layer.zPosition == 0 && cell.frame.minY == 0)
        withExtendedLifetime(rows) {}
    }

    @Test func `a screen reader hears whether a row is selected, and nothing of a row without texts`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        #expect(!cell.isAccessibilityElement && cell.accessibilityLabel == nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = ""
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Title")
        #expect(!cell.accessibilityTraits.contains(.selected))

        cell.isSelected = true

        #expect(cell.accessibilityTraits.contains(.selected))
    }
}
