import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// The sheet of what can be done with some items.
@Suite struct ActivityTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))

    private final class Starring: UIActivity {
        var starred: [Any] = []
        override var activityType: ActivityType? { ActivityType("star") }
        override var activityTitle: String? { "Star" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { starred = activityItems }
    }

    private final class Late: UIActivityItemProvider, @unchecked Sendable {
        override var item: Any { "made for it" }
    }

    private typealias Outcome = (type: UIActivity.ActivityType?, completed: Bool)

    /// Presents a sheet, and collects how it ends.
    private func present(
        _ items: [Any], _ activities: [UIActivity]? = nil, excluded: [UIActivity.ActivityType]? = nil,
        _ ended: @escaping (Outcome) -> Void = { _ in }
    ) -> UIActivityViewController {
        let root = UIViewController()
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.excludedActivityTypes = excluded
        sheet.completionWithItemsHandler = { type, completed, _, _ in ended((type, completed)) }
        root.present(sheet, animated: true)
        stage.settle()
        return sheet
    }

    private func choose(_ row: Int, in sheet: UIActivityViewController) throws {
        let table = try #require(sheet.view.subviews.first as? UITableView)
        let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    @Test func `copying puts the texts and addresses on the pasteboard, and closes the sheet`() throws {
        var outcomes: [Outcome] = []
        let url = try #require(URL(string: "https://swift.org"))
        let sheet = present(["Words", url]) { outcomes.append($0) }

        try choose(0, in: sheet)

        #expect(stage.run { UIPasteboard.general.strings } == ["Words", "https://swift.org"])
        #expect(stage.run { UIPasteboard.general.url } == url)
        #expect(outcomes.count == 1 && outcomes.first?.type == .copyToPasteboard)
        #expect(outcomes.first?.completed == true && sheet.presentingViewController == nil)
    }

    @Test func `a picture is copied as a picture, until something else is`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }
        let sheet = present([picture])

        try choose(0, in: sheet)

        #expect(stage.run { UIPasteboard.general.image } === picture)
        #expect(stage.run { UIPasteboard.general.hasStrings } == false)
        stage.run { UIPasteboard.general.string = "Words" }
        #expect(stage.run { UIPasteboard.general.hasImages } == false)
    }

    @Test func `the application's own activities get the items, and sources make theirs for them`() throws {
        let star = Starring()
        var outcomes: [Outcome] = []
        let sheet = present([Late(placeholderItem: "")], [star]) { outcomes.append($0) }

        try choose(1, in: sheet)

        #expect(star.starred as? [String] == ["made for it"])
        #expect(outcomes.count == 1 && outcomes.first?.type?.rawValue == "star")
    }

    @Test func `what is excluded, or of no use for the items, is not offered`() {
        let sheet = present([3], [Starring()])
        #expect(sheet.activities.map(\.activityTitle) == ["Star"])

        let other = present(["Words"], excluded: [.copyToPasteboard])
        #expect(other.activities.isEmpty)
    }

    @Test func `a sheet that is closed without an activity says so, once`() {
        var outcomes: [Outcome] = []
        let sheet = present(["Words"]) { outcomes.append($0) }

        sheet.dismiss(animated: true)
        stage.settle()

        #expect(outcomes.count == 1 && outcomes.first?.type == nil && outcomes.first?.completed == false)
    }
}
