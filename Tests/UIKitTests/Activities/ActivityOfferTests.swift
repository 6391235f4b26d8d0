import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Which activities are offered for which items, what each of them gets, and how its end closes the sheet.
@Suite struct ActivityOfferTests {
    private let stage = Stage(size: CGSize(width: 390, height: 844))
    private let root = UIViewController()

    /// An activity that notes what it is shown and given, and ends when it is told to.
    private final class Deed: UIActivity {
        private let title: String?
        private let type: ActivityType?
        private let isUseful: Bool
        var page: UIViewController?
        /// How it ends as soon as it is performed; nil for not at all.
        var outcome: Bool? = true
        private(set) var offered: [Any] = []
        private(set) var given: [Any] = []
        private(set) var performances = 0

        init(_ title: String?, type: String? = nil, isUseful: Bool = true) {
            self.title = title
            self.type = type.map { ActivityType($0) }
            self.isUseful = isUseful
            super.init()
        }

        override var activityType: ActivityType? { type }
        override var activityTitle: String? { title }
        override var activityViewController: UIViewController? { page }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            offered = activityItems
            return isUseful
        }
        override func prepare(withActivityItems activityItems: [Any]) { given = activityItems }
        override func perform() {
            performances += 1
            if let outcome { activityDidFinish(outcome) }
        }
    }

    /// Gives a text for copying, and nothing for anything else.
    private final class Source: NSObject, UIActivityItemSource {
        var asked: [UIActivity.ActivityType?] = []
        func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any {
            "placeholder"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController,
            itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            asked.append(activityType)
            return activityType == .copyToPasteboard ? "copied" : nil
        }
    }

    private struct Outcome: Equatable {
        let type: String?
        let isCompleted: Bool
        /// Whether the sheet was gone when it was told.
        let isGone: Bool
    }

    private final class Outcomes {
        var all: [Outcome] = []
    }

    private func present(_ items: [Any], _ activities: [UIActivity]) -> (UIActivityViewController, Outcomes) {
        stage.present(root)
        let outcomes = Outcomes()
        let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
        sheet.completionWithItemsHandler = { [root] type, completed, _, _ in
            outcomes.all.append(
                Outcome(
                    type: type?.rawValue, isCompleted: completed, isGone: root.presentedViewController == nil)
            )
        }
        root.present(sheet, animated: true)
        stage.settle()
        return (sheet, outcomes)
    }

    private func choose(_ row: Int, in sheet: UIActivityViewController) throws {
        let table = try #require(sheet.view.subviews.first as? UITableView)
        let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
        stage.tap(CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    // MARK: - What is offered

    @Test func `an activity is offered that has words, is of use, and is not excluded by its kind`() {
        let activities = [
            Deed("Send", type: "send"), Deed(nil, type: "silent"), Deed("Useless", isUseful: false),
            Deed("Nameless"), Deed("Print", type: "print"),
        ]
        let titles = stage.run {
            let sheet = UIActivityViewController(activityItems: ["Words"], applicationActivities: activities)
            sheet.excludedActivityTypes = [UIActivity.ActivityType("print")]
            return sheet.activities.map(\.activityTitle)
        }

        #expect(titles == ["Copy", "Send", "Nameless"])
    }

    @Test func `the system's kinds are excluded by their names`() {
        let activities = [
            Deed("Post", type: "com.apple.UIKit.activity.PostToFacebook"),
            Deed("Mail", type: "com.apple.UIKit.activity.Mail"),
            Deed("Weibo", type: "com.apple.UIKit.activity.TencentWeibo"),
            Deed("Keep", type: "com.apple.UIKit.activity.SaveToCameraRoll"),
        ]
        let titles = stage.run {
            let sheet = UIActivityViewController(activityItems: ["Words"], applicationActivities: activities)
            sheet.excludedActivityTypes = [.postToFacebook, .mail, .postToTencentWeibo]
            return sheet.activities.map(\.activityTitle)
        }

        #expect(titles == ["Copy", "Keep"])
    }

    @Test func `the sheet stands at half its height, and has a grabber to make it higher`() throws {
        let (sheet, _) = present(["Words"], [])

        let presentation = try #require(sheet.sheetPresentationController)
        #expect(presentation.detents.map(\.identifier) == [.medium, .large])
        #expect(presentation.prefersGrabberVisible)
    }

    @Test func `a provider stands for its item with its placeholder, and makes no other item by itself`() {
        let provider = UIActivityItemProvider(placeholderItem: "soon")

        let (placeholder, item) = stage.run {
            let sheet = UIActivityViewController(activityItems: [provider], applicationActivities: nil)
            return (
                provider.activityViewControllerPlaceholderItem(sheet) as? String,
                provider.activityViewController(sheet, itemForActivityType: nil) as? String
            )
        }

        #expect(placeholder == "soon" && item == "soon")
    }

    // MARK: - What they get

    @Test func `sources show placeholders first, are asked for an activity, and may give nothing`() throws {
        let (source, deed) = (Source(), Deed("Send", type: "send"))
        let (sheet, _) = present([source, "Words"], [deed])
        #expect(deed.offered as? [String] == ["placeholder", "Words"] && source.asked.isEmpty)

        try choose(1, in: sheet)

        #expect(deed.given as? [String] == ["Words"])
        #expect(source.asked == [UIActivity.ActivityType("send")])
    }

    @Test func `of mixed items the texts are copied, and pictures only where there are none`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { $0.fill(.zero) }
        let (mixed, _) = present([picture, NSAttributedString(string: "Bold"), 3, Source()], [])

        try choose(0, in: mixed)

        #expect(stage.run { UIPasteboard.general.strings } == ["Bold", "copied"])
        #expect(stage.run { UIPasteboard.general.hasImages } == false)
    }

    // MARK: - The end

    @Test func `an activity that fails closes the sheet, and the handler hears so when it is gone`() throws {
        let deed = Deed("Send", type: "send")
        deed.outcome = false
        let (sheet, outcomes) = present(["Words"], [deed])

        try choose(1, in: sheet)

        #expect(outcomes.all == [Outcome(type: "send", isCompleted: false, isGone: true)])
        #expect(deed.performances == 1 && root.presentedViewController == nil)
    }

    @Test func `an activity that takes its time leaves the sheet there until it ends`() throws {
        let deed = Deed("Send", type: "send")
        deed.outcome = nil
        let (sheet, outcomes) = present(["Words"], [deed])
        try choose(1, in: sheet)
        #expect(outcomes.all.isEmpty && root.presentedViewController === sheet)

        stage.run { deed.activityDidFinish(true) }
        #expect(outcomes.all.isEmpty)
        stage.settle()

        #expect(outcomes.all == [Outcome(type: "send", isCompleted: true, isGone: true)])
    }

    @Test func `an activity's own screen covers the sheet, and both go when it ends`() throws {
        let (deed, page) = (Deed("Sign", type: "sign"), UIViewController())
        page.modalPresentationStyle = .fullScreen
        deed.page = page
        let (sheet, outcomes) = present(["Words"], [deed])

        try choose(1, in: sheet)
        #expect(sheet.presentedViewController === page && deed.performances == 0)
        #expect(sheet.view.window == nil && outcomes.all.isEmpty, "a covered sheet has not ended")
        #expect(deed.given as? [String] == ["Words"])

        stage.run { deed.activityDidFinish(true) }
        stage.settle()
        #expect(outcomes.all == [Outcome(type: "sign", isCompleted: true, isGone: true)])
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }
}
