import Foundation
import Testing
import UITesting

@testable import UIKit

/// The kinds of contents of rows and bars, second texts beside first ones, and backgrounds that keep to themselves.
@Suite struct ListContentKindTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private func view(_ content: UIListContentConfiguration, width: CGFloat = 300) -> UIListContentView {
        stage.run {
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(
                x: 0, y: 0, width: width, height: view.sizeThatFits(CGSize(width: width, height: 0)).height)
            stage.window.addSubview(view)
            view.layoutIfNeeded()
            return view
        }
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        view.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
    }

    private func show(_ cell: UIView) {
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        stage.window.addSubview(cell)
        stage.advance(by: 0)
    }

    private func background(of cell: UIView) -> ConfiguredBackgroundView? {
        cell.subviews.lazy.compactMap { $0 as? ConfiguredBackgroundView }.first
    }

    // MARK: - Kinds

    @Test func `rows have texts of the body's size, and their second ones are small or pale`() {
        let (cell, subtitle, value) = (
            UIListContentConfiguration.cell(), UIListContentConfiguration.subtitleCell(),
            UIListContentConfiguration.valueCell()
        )
        for row in [cell, subtitle, value] {
            #expect(row.textProperties.font.pointSize == 17 && row.textProperties.color == .label)
            #expect(row.directionalLayoutMargins.top == 11 && row.directionalLayoutMargins.bottom == 11)
            #expect(row.directionalLayoutMargins.leading == 16 && row.directionalLayoutMargins.trailing == 16)
        }
        let seconds = [cell, subtitle, value].map(\.secondaryTextProperties)
        #expect(seconds.map(\.font.pointSize) == [12, 12, 17])
        #expect(seconds.map(\.color) == [.label, .label, .secondaryLabel])
        #expect(
            [cell, subtitle, value].map(\.prefersSideBySideTextAndSecondaryText) == [false, false, true])
    }

    @Test func `headers are larger than footers, and those of groups have space above`() {
        let bars: [UIListContentConfiguration] = [
            .plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(),
            .prominentInsetGroupedHeader(),
        ]

        #expect(bars.map(\.textProperties.font.pointSize) == [17, 15, 13, 13, 20])
        #expect(
            bars.map(\.textProperties.color) == [
                .label, .secondaryLabel, .secondaryLabel, .secondaryLabel, .label,
            ])
        #expect(
            bars.map { $0.textProperties.transform == .uppercase } == [false, false, true, false, false])
        #expect(bars.map(\.directionalLayoutMargins.top) == [6, 6, 17.5, 6, 17.5])
        #expect(bars.allSatisfy { $0.directionalLayoutMargins.bottom == 6 })
        #expect(bars.allSatisfy { $0.secondaryTextProperties.font.pointSize == 13 })
        var empty = UIListContentConfiguration.plainFooter()
        empty.text = nil
        #expect(view(empty).bounds.height == 12, "a bar has no least height")
    }

    // MARK: - Second texts

    @Test func `texts are beside each other as long as both and the gap have room`() throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Value")
        content.textToSecondaryTextHorizontalPadding = 30
        let wide = view(content)
        let (title, value) = (try #require(label("Title", in: wide)), try #require(label("Value", in: wide)))
        #expect(value.frame.maxX == 284 && value.frame.minX == title.frame.maxX + 30)
        let room = CGSize(width: CGFloat.infinity, height: .infinity)
        let needed =
            32 + title.sizeThatFits(room).width.rounded(.up) + 30
            + value.sizeThatFits(room).width.rounded(.up)

        func isBeside(_ content: UIListContentConfiguration, _ width: CGFloat) throws -> Bool {
            let view = view(content, width: width)
            let (first, second) = (
                try #require(label("Title", in: view)), try #require(label("Value", in: view))
            )
            return first.frame.minY == second.frame.minY
        }

        #expect(try isBeside(content, needed))
        #expect(try !isBeside(content, needed - 1))
        content.prefersSideBySideTextAndSecondaryText = false
        #expect(try !isBeside(content, 300))
    }

    @Test func `texts that are reversed have their places at the other sides`() throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Title", "Value")
        content.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        let view = view(content)

        view.semanticContentAttribute = .forceRightToLeft
        view.layoutIfNeeded()

        let (title, value) = (try #require(label("Title", in: view)), try #require(label("Value", in: view)))
        let picture = try #require(view.subviews.first { $0 is UIImageView })
        #expect(picture.frame.maxX == 284 && title.frame.maxX == 284 - 20 - 16)
        #expect(value.frame.minX == 16)
    }

    @Test func `an attributed second text takes the place of a plain one`() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = ("Title", "Plain")
        content.secondaryAttributedText = NSAttributedString(
            string: "Own", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 30)])

        let view = view(content)

        let own = try #require(label("Own", in: view))
        let color = own.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .red && own.frame.height > 30 && label("Plain", in: view) == nil)
        #expect(own.frame.minY == label("Title", in: view)?.frame.maxY)
    }

    // MARK: - Backgrounds and updates

    @Test func `a background that does not follow the state stays, and follows again`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = .listGroupedCell()
        show(cell)

        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.isHighlighted = true
        stage.advance(by: 0)
        #expect(background(of: cell)?.backgroundColor == .secondarySystemGroupedBackground)
        cell.automaticallyUpdatesBackgroundConfiguration = true
        cell.setNeedsUpdateConfiguration()
        stage.advance(by: 0)

        #expect(background(of: cell)?.backgroundColor == .systemGray4)
    }

    @Test func `a handler runs before the next layout for each request, without a change of the state`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var runs = 0
        cell.configurationUpdateHandler = { _, _ in runs += 1 }
        show(cell)
        #expect(runs > 0)
        runs = 0

        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        #expect(runs == 0)
        stage.advance(by: 0)

        #expect(runs == 1)
    }

    @Test func `a background's image fills it as it should, and its leading inset is where reading begins`()
        throws
    {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        var own = UIBackgroundConfiguration.clear()
        (own.image, own.imageContentMode) = (image, .topRight)
        own.backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = own
        show(cell)
        let shown = try #require(background(of: cell))
        let picture = try #require(shown.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        shown.layoutIfNeeded()
        #expect(picture.image === image && picture.contentMode == .topRight)
        #expect(shown.frame == CGRect(x: 30, y: 0, width: 265, height: 44) && picture.frame == shown.bounds)

        cell.semanticContentAttribute = .forceRightToLeft
        stage.advance(by: 0)

        #expect(shown.frame == CGRect(x: 5, y: 0, width: 265, height: 44))
    }
}
