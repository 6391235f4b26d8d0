import Testing
import UITesting

@testable import UIKit

/// What brings configured cells, headers and footers up to date.
@Suite struct ConfigurationStateTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    /// A cell whose handler keeps the states that it gets.
    private final class Recorder: UITableViewCell {
        var states: [UICellConfigurationState] = []

        override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }

        override var canBecomeFocused: Bool { true }
    }

    private func shownCell() -> Recorder {
        let cell = Recorder(style: .default, reuseIdentifier: nil)
        stage.run {
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            stage.window.addSubview(cell)
        }
        stage.advance(by: 0.1)
        cell.states = []
        return cell
    }

    @Test func `a cell that cannot be used any more hears of that state once`() {
        let cell = shownCell()

        stage.run { cell.isUserInteractionEnabled = false }
        stage.advance(by: 0.1)
        stage.run { cell.isUserInteractionEnabled = false }
        stage.advance(by: 0.1)

        #expect(cell.states.map(\.isDisabled) == [true])
    }

    @Test func `a cell hears of the state when its window turns dark, and when the keyboard comes to it`() {
        let cell = shownCell()

        stage.run { stage.window.overrideUserInterfaceStyle = .dark }
        stage.advance(by: 0.1)
        stage.press(.keyboardTab)
        stage.advance(by: 0.1)

        #expect(cell.states.map(\.traitCollection.userInterfaceStyle) == [.dark, .dark])
        #expect(cell.states.map(\.isFocused) == [false, true])
    }

    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let cell: UITableViewCell
        var bars: [UITableViewHeaderFooterView?] = []
        init(_ cell: UITableViewCell) { self.cell = cell }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cell
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
            ])
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            bar(tableView)
        }

        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            bar(tableView)
        }

        private func bar(_ tableView: UITableView) -> UIView? {
            let bar = tableView.dequeueReusableHeaderFooterView(withIdentifier: "bar")
            bar?.contentConfiguration = bar?.defaultContentConfiguration()
            bars.append(bar)
            return bar
        }
    }

    private func show(_ source: Source, style: UITableView.Style) -> UITableView {
        let table = stage.run {
            let table = UITableView(frame: stage.window.bounds, style: style)
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "bar")
            (table.dataSource, table.delegate) = (source, source)
            stage.window.addSubview(table)
            return table
        }
        stage.advance(by: 0.1)
        return table
    }

    @Test func `a row that is swiped aside and back hears of both states`() {
        let cell = Recorder(style: .default, reuseIdentifier: nil)
        let source = Source(cell)
        let table = show(source, style: .plain)
        cell.states = []

        let y = table.convert(cell.center, to: nil).y
        stage.drag(from: CGPoint(x: 250, y: y), to: CGPoint(x: 130, y: y), over: 0.3)
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 40, y: 350))
        stage.advance(by: 1)

        #expect(cell.states.first?.isSwiped == true)
        #expect(cell.states.last?.isSwiped == false)
    }

    @Test func `a header and a footer know their look when the delegate configures them`() {
        let source = Source(UITableViewCell(style: .default, reuseIdentifier: nil))

        _ = show(source, style: .grouped)

        let texts = source.bars.map {
            ($0?.contentConfiguration as? UIListContentConfiguration)?.textProperties
        }
        #expect(texts.first??.transform == .uppercase)
        #expect(texts.last??.transform == UIListContentConfiguration.TextProperties.TextTransform.none)
        #expect(texts.last??.color == .secondaryLabel)
    }

    @Test func `the line around a background follows dark appearance and the tint colour`() throws {
        let cell = shownCell()
        var background = UIBackgroundConfiguration.clear()
        (background.strokeWidth, background.strokeColor) = (1, .label)
        stage.run { cell.backgroundConfiguration = background }
        stage.advance(by: 0.1)
        let shown = try #require(cell.subviews.first { $0 is ConfiguredBackgroundView })
        let line = try #require(shown.layer.sublayers?.first { $0.borderWidth == 1 })
        let light = line.borderColor

        stage.run { stage.window.overrideUserInterfaceStyle = .dark }
        stage.advance(by: 0.1)
        let dark = line.borderColor
        stage.run {
            background.strokeColor = nil
            cell.backgroundConfiguration = background
            cell.tintColor = .systemRed
        }
        stage.advance(by: 0.1)

        let red = UIColor.systemRed.resolvedColor(with: cell.traitCollection)
        func label(_ style: UIUserInterfaceStyle) -> [CGFloat]? {
            UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor.components
        }
        #expect(light?.components == label(.light))
        #expect(dark?.components == label(.dark) && label(.light) != label(.dark))
        #expect(line.borderColor?.components == red.cgColor.components)
    }

    @Test func `a view that another background has taken stays there`() {
        let (first, second) = (shownCell(), shownCell())
        var background = UIBackgroundConfiguration.clear()
        background.customView = UIView()

        stage.run {
            first.backgroundConfiguration = background
            second.backgroundConfiguration = background
            first.backgroundConfiguration = .clear()
        }
        stage.advance(by: 0.1)

        #expect(background.customView?.superview?.superview === second)
    }
}
