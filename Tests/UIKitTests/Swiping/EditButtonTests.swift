import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct EditButtonTests {
    @Test func `the button begins editing and ends it`() {
        let stage = Stage(size: CGSize(width: 320, height: 480))
        let list = UITableViewController(style: .plain)
        list.navigationItem.rightBarButtonItem = list.editButtonItem
        stage.present(UINavigationController(rootViewController: list))
        stage.settle()
        #expect(list.editButtonItem.title == "Edit")
        #expect(list.editButtonItem === list.navigationItem.rightBarButtonItem)

        stage.tap(CGPoint(x: 290, y: 22))
        stage.settle()
        #expect(list.isEditing && list.tableView.isEditing)
        #expect(list.editButtonItem.title == "Done" && list.editButtonItem.style == .done)

        stage.tap(CGPoint(x: 285, y: 22))
        stage.settle()
        #expect(!list.isEditing && !list.tableView.isEditing)
        list.isEditing = true
        #expect(list.tableView.isEditing)
    }
}
