import PlaygroundKit
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct MenuTests {
    @Test func `the menu lists the samples under their headings`() throws {
        let scene = MenuScene()
        let table = scene.begin()

        #expect(scene.menu.navigationItem.title == "Custom Transitions")
        #expect(table.numberOfSections == Set(SampleCatalog.all.map(\.section)).count)
        let titles = table.visibleCells.map { $0.textLabel?.text }
        #expect(titles == SampleCatalog.all.map(\.title))
        let subtitles = table.visibleCells.map { $0.detailTextLabel?.text }
        #expect(subtitles == SampleCatalog.all.map(\.subtitle))
    }

    @Test func `headers are 22 points high, rows 54, titles 16 and subtitles 11`() throws {
        let scene = MenuScene()
        let table = scene.begin()

        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 22))
        #expect(
            table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 76, width: 390, height: 54)
        )
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.textLabel?.font.pointSize == 16)
        #expect(cell.detailTextLabel?.font.pointSize == 11)
        #expect(cell.accessoryType == .disclosureIndicator)
    }

    @Test func `a subtitle too long for a line takes two, paler but easily read, within its row`() throws {
        let scene = MenuScene()
        let table = scene.begin()
        let cells = table.visibleCells
        let details = cells.compactMap(\.detailTextLabel)
        let line = try #require(details.map(\.bounds.height).min())

        // On white 7 : 1; the system's secondary colour has 3.4 : 1.
        #expect(details.allSatisfy { $0.textColor == UIColor.label.withAlphaComponent(0.65) })
        for (cell, label) in zip(cells, details) {
            let whole = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)).width
            #expect((label.bounds.height > line) == (whole > cell.contentView.bounds.width - 24))
            #expect(label.frame.minY > 0 && label.frame.maxY < cell.bounds.height)
        }
        #expect(details.contains { $0.bounds.height > line })
    }

    @Test(arguments: ["cross-dissolve", "swipe", "custom-presentation", "adaptive-presentation"])
    func `a tap on a row presents its sample and its menu button leads back`(id: String) throws {
        let scene = MenuScene()
        let table = scene.begin()
        let sample = try #require(SampleCatalog.sample(id: id))
        let cell = try #require(table.visibleCells.first { $0.textLabel?.text == sample.title })

        scene.stage.tap(cell)
        scene.stage.settle()

        let root = try #require(scene.menu.presentedViewController as? UINavigationController)
        #expect(root.view.frame == scene.stage.window.bounds)
        #expect(root.topViewController?.title == sample.title)
        #expect(root.topViewController?.navigationItem.leftBarButtonItem?.title == "Menu")

        scene.stage.tap(CGPoint(x: 36, y: 22))
        scene.stage.settle()

        #expect(scene.menu.presentedViewController == nil)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.window === scene.stage.window)
    }

    @Test func `ids are unique and what the command line is told`() {
        let ids = SampleCatalog.all.map(\.id)

        #expect(Set(ids).count == ids.count)
        #expect(ids.prefix(3) == ["cross-dissolve", "swipe", "custom-presentation"])
        #expect(SampleCatalog.sample(id: "swipe")?.title == "Swipe")
        #expect(SampleCatalog.sample(id: "swirl") == nil)
    }

    @Test(arguments: ["cross-dissolve", "swipe", "custom-presentation", "adaptive-presentation"])
    func `every sample can be presented and dismissed from code`(id: String) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)))

        sample.present(to: 1)
        #expect(sample.root.presentedViewController != nil)

        sample.dismiss(to: 1)
        #expect(sample.root.presentedViewController == nil)
        #expect(sample.root.view.window === sample.stage.window)
    }
}

/// What every test begins with.
@MainActor
private struct MenuScene {
    /// High enough for all rows.
    let stage = Stage(size: CGSize(width: 390, height: 1100))
    let menu = MenuViewController(samples: SampleCatalog.everything)

    func begin() -> UITableView {
        stage.present(UINavigationController(rootViewController: menu))
        stage.settle()
        return menu.tableView
    }
}
