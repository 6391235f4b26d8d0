import CoreGraphics
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The window without the tool: its title, its note on a small display, and its menu.
@Suite struct BareWindowTests {
    private func sample(_ id: String, _ section: Sample.Section) -> Sample {
        Sample(id: id, title: "The \(id)", subtitle: "About \(id)", section: section) { UIViewController() }
    }

    @Test func `the window's title names the program, and the sample that it shows`() {
        #expect(BareWindow.title(of: sample("slide", .tabBar), in: "Mine") == "Mine: The slide")
        #expect(BareWindow.title(of: nil, in: "Mine") == "Mine")
    }

    @Test func `a stage that got smaller than it was asked for is noted, one that differs by a point is not`()
    {
        let asked = CGSize(width: 390, height: 844)
        func note(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> String? {
            BareWindow.note(asked: asked, got: CGSize(width: width, height: height), scale: scale)
        }

        #expect(note(390, 844) == nil && note(389, 845) == nil && note(391, 843, scale: 2) == nil)
        let low = note(390, 700) ?? ""
        let narrow = note(320, 844, scale: 2) ?? ""
        #expect(low.hasPrefix("The display has no room for 390 x 844 points: the stage has 390 x 700."))
        #expect(narrow.hasPrefix("The display has no room for 390 x 844 points at 2 pixels a point: "))
        #expect(narrow.contains("the stage has 320 x 844."))
    }

    @Test func `the menu has the sections in their order, without those that are empty or broken on purpose`()
    {
        let stage = Stage()
        let menu = stage.run {
            MenuViewController(samples: [
                sample("bad", .broken), sample("own", .yours), sample("push", .navigation),
                sample("fade", .presentation), sample("pop", .navigation),
            ])
        }
        stage.present(UINavigationController(rootViewController: menu))
        stage.settle()

        let table: UITableView = menu.tableView
        let titles = stage.run {
            (0..<menu.numberOfSections(in: table)).map { menu.tableView(table, titleForHeaderInSection: $0) }
        }
        let rows = table.visibleCells.map { $0.textLabel?.text }

        #expect(titles == ["Presentation Transitions", "Navigation Controller Transitions", "Yours"])
        #expect(rows == ["The fade", "The push", "The pop", "The own"])
        #expect(table.visibleCells.first?.detailTextLabel?.text == "About fade")
    }

    @Test func `the menu says which sample it shows, and that it shows none once it is back`() {
        let stage = Stage()
        let fade = sample("fade", .presentation)
        let menu = stage.run { MenuViewController(samples: [fade]) }
        stage.present(UINavigationController(rootViewController: menu))
        stage.settle()
        var shown: [String?] = []
        menu.sampleDidChange = { shown.append($0?.id) }

        stage.run { menu.goBack() }
        #expect(shown.isEmpty && menu.presentedViewController == nil, "there is nothing to go back from")
        let screen = stage.run { menu.show(fade, animated: true) }
        stage.advance(by: 0.1)
        stage.run { menu.goBack() }
        #expect(menu.presentedViewController === screen, "it is still on its way")
        stage.settle()
        #expect(screen.modalPresentationStyle == .fullScreen)
        stage.run { menu.goBack() }
        stage.settle()

        #expect(menu.presentedViewController == nil && shown == ["fade", nil])
    }
}
