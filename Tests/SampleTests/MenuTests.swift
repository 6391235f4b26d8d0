import Testing
import UIKit
import UITesting

@testable import Samples

@MainActor
struct MenuTests {
    private let stage = Stage()
    private let menu = MenuViewController(style: .plain)

    private func begin() -> UITableView {
        stage.present(UINavigationController(rootViewController: menu))
        stage.settle()
        return menu.tableView
    }

    @Test func `the menu lists the samples under their headings`() throws {
        let table = begin()

        #expect(menu.navigationItem.title == "Custom Transitions")
        #expect(table.numberOfSections == SampleCatalog.sections.count)
        let titles = table.visibleCells.map { $0.textLabel?.text }
        #expect(titles == SampleCatalog.all.map(\.title))
        let subtitles = table.visibleCells.map { $0.detailTextLabel?.text }
        #expect(subtitles == SampleCatalog.all.map(\.subtitle))
    }

    @Test func `headers are 22 points high, rows 54, titles 16 and subtitles 11`() throws {
        let table = begin()

        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 22))
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 76, width: 390, height: 54)
        )
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.font.pointSize == 16)
        #expect(cell.detailTextLabel?.font.pointSize == 11)
        #expect(cell.accessoryType == .disclosureIndicator)
    }

    @Test(arguments: ["cross-dissolve", "swipe", "custom-presentation"])
    func `a tap on a row presents its sample and its menu button leads back`(id: String) throws {
        let table = begin()
        let sample = try #require(SampleCatalog.sample(id: id))
        let cell = try #require(table.visibleCells.first { $0.textLabel?.text == sample.title })

        stage.tap(cell)
        stage.settle()

        let root = try #require(menu.presentedViewController as? UINavigationController)
        #expect(root.view.frame == stage.window.bounds)
        #expect(root.topViewController?.title == sample.title)
        #expect(root.topViewController?.navigationItem.leftBarButtonItem?.title == "Menu")

        stage.tap(CGPoint(x: 36, y: 22))
        stage.settle()

        #expect(menu.presentedViewController == nil)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.window === stage.window)
    }

    @Test func `ids are unique and what the command line is told`() {
        let ids = SampleCatalog.all.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(ids.prefix(3) == ["cross-dissolve", "swipe", "custom-presentation"])
        #expect(SampleCatalog.sample(id: "swipe")?.title == "Swipe")
        #expect(SampleCatalog.sample(id: "swirl") == nil)
    }

    @Test(arguments: ["cross-dissolve", "swipe", "custom-presentation"])
    func `every sample can be presented and dismissed from code`(id: String) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)))

        sample.present(to: 1)
        #expect(sample.root.presentedViewController != nil)

        sample.dismiss(to: 1)
        #expect(sample.root.presentedViewController == nil)
        #expect(sample.root.view.window === sample.stage.window)
    }
}
