import Testing
import UITesting

@testable import UIKit

/// A table of 300 × 400 points.
@Suite struct ContentConfigurationTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    /// Contents that are a label in constraints, 20 points from above and below.
    private struct Words: UIContentConfiguration, Equatable {
        var text = ""
        var isSelected = false

        func makeContentView() -> UIView & UIContentView { WordsView(self) }

        func updated(for state: UIConfigurationState) -> Words {
            var updated = self
            updated.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
            return updated
        }
    }

    private final class WordsView: UIView, UIContentView {
        private(set) var shown = 0
        var configuration: UIContentConfiguration {
            didSet { shown += 1 }
        }
        var words: Words? { configuration as? Words }

        init(_ words: Words) {
            configuration = words
            super.init(frame: .zero)
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 20),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
                label.trailingAnchor.constraint(equalTo: trailingAnchor),
                label.heightAnchor.constraint(equalToConstant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UITableViewDataSource {
        let make: (IndexPath) -> UITableViewCell
        init(_ make: @escaping (IndexPath) -> UITableViewCell) { self.make = make }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            make(indexPath)
        }
    }

    private func show(_ cell: UIView, _ size: CGSize = CGSize(width: 300, height: 44)) {
        stage.run {
            cell.frame = CGRect(origin: .zero, size: size)
            stage.window.addSubview(cell)
        }
        stage.advance(by: 0)
    }

    @Test func `a cell has the view of its contents as content view, and one of its own without them`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"

        cell.contentConfiguration = Words(text: "one")
        let view = cell.contentView as? WordsView
        #expect(view?.words?.text == "one")
        #expect(cell.textLabel?.superview == nil)

        cell.contentConfiguration = Words(text: "two")
        #expect(cell.contentView === view && view?.words?.text == "two")

        cell.contentConfiguration = nil
        #expect(cell.contentView !== view && view?.superview == nil)
        #expect(cell.textLabel?.superview === cell.contentView)
    }

    @Test func `contents of another type get a view of their own`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        cell.contentConfiguration = Words()

        cell.contentConfiguration = UIListContentConfiguration.cell()

        #expect(cell.contentView is UIListContentView)
        #expect(cell.contentView.frame == cell.bounds)
    }

    @Test func `contents follow the state before the next layout, unless that is off`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = Words()
        show(cell)

        cell.isSelected = true
        stage.advance(by: 0)
        #expect((cell.contentConfiguration as? Words)?.isSelected == true)

        cell.automaticallyUpdatesContentConfiguration = false
        cell.isSelected = false
        stage.advance(by: 0)
        #expect((cell.contentConfiguration as? Words)?.isSelected == true)
    }

    @Test func `the handler hears of each change of the state once, in front of the layout`() {
        let cell = UICollectionViewCell(frame: .zero)
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isHighlighted) }
        show(cell)

        cell.isHighlighted = true
        cell.isHighlighted = true
        #expect(states == [false])
        stage.advance(by: 0)

        #expect(states == [false, true])
    }

    @Test func `a subclass changes itself by its state, which may have values of its own`() {
        final class Cell: UITableViewCell {
            var seen: [AnyHashable?] = []
            override var configurationState: UICellConfigurationState {
                var state = super.configurationState
                state[UIConfigurationStateCustomKey("rank")] = 7
                return state
            }
            override func updateConfiguration(using state: UICellConfigurationState) {
                seen.append(state[UIConfigurationStateCustomKey("rank")])
                seen.append(state.isEditing)
            }
        }
        let cell = Cell(style: .default, reuseIdentifier: nil)
        show(cell)

        cell.setEditing(true, animated: false)
        stage.advance(by: 0)

        #expect(cell.seen == [7, false, 7, true])
    }

    @Test func `rows are as high as their contents want`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let source = Source { indexPath in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if indexPath.row == 0 {
                cell.contentConfiguration = Words()
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "First line\nsecond line\nthird line"
                cell.contentConfiguration = content
            }
            return cell
        }
        table.dataSource = source
        stage.run { stage.window.addSubview(table) }
        stage.advance(by: 0)

        let line = UIFont.preferredFont(forTextStyle: .body).lineHeight
        let second = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(abs(second - (3 * line + 22)) <= 2)
    }

    private final class Headers: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = header.defaultContentConfiguration()
            content.text = "First line\nsecond line\nthird line"
            header.contentConfiguration = content
            return header
        }
    }

    @Test func `headers are as high as their contents want`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let source = Source { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        let headers = Headers()
        (table.dataSource, table.delegate) = (source, headers)
        stage.run { stage.window.addSubview(table) }
        stage.advance(by: 0)

        let line = UIListContentConfiguration.plainHeader().textProperties.font.lineHeight
        #expect(table.rectForHeader(inSection: 0).height >= 3 * line)
    }

    @Test func `a background follows the state of its row unless its colour was chosen`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundConfiguration = .listPlainCell()
        show(cell)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
        #expect(cell.backgroundColor == nil && cell.selectedBackgroundView?.isHidden == true)

        cell.isSelected = true
        stage.advance(by: 0)
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)

        var own = UIBackgroundConfiguration.listPlainCell()
        own.backgroundColor = .red
        cell.backgroundConfiguration = own
        stage.advance(by: 0)
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
    }

    @Test func `a background keeps its insets, behind the contents, and its corners`() throws {
        let cell = UICollectionViewCell(frame: .zero)
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = .red
        background.cornerRadius = 6
        background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        cell.backgroundConfiguration = background
        show(cell)

        let view = try #require(cell.subviews.first)
        view.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 294, height: 40))
        #expect(view.backgroundColor == .red && view.layer.cornerRadius == 6)
        #expect(cell.contentView !== view)
    }

    @Test func `headers have contents in the look of their table`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        #expect(header.defaultContentConfiguration().textProperties.transform == .none)
        header.look = .groupedHeader
        #expect(header.defaultContentConfiguration().textProperties.transform == .uppercase)

        var content = header.defaultContentConfiguration()
        content.text = "Title"
        header.contentConfiguration = content
        header.backgroundConfiguration = .listPlainHeaderFooter()
        show(header, CGSize(width: 300, height: 30))

        #expect(header.contentView is UIListContentView)
        #expect(header.contentView.frame == header.bounds)
        #expect(header.backgroundColor == nil)
        header.contentConfiguration = nil
        #expect(header.textLabel?.superview === header.contentView)
    }

    @Test func `a background configuration and views of a background exclude each other`() {
        let (cell, row) = (
            UICollectionViewCell(frame: .zero), UITableViewCell(style: .default, reuseIdentifier: nil)
        )
        (cell.backgroundView, row.backgroundView) = (UIView(), UIView())

        (cell.backgroundConfiguration, row.backgroundConfiguration) = (.listPlainCell(), .listPlainCell())
        #expect(cell.backgroundView?.isHidden == true && row.backgroundView?.isHidden == true)

        (cell.backgroundView, row.backgroundView) = (UIView(), UIView())
        #expect(cell.backgroundConfiguration == nil && row.backgroundConfiguration == nil)
        #expect(cell.backgroundView?.isHidden == false && row.backgroundView?.isHidden == false)
    }

    @Test func `contents of a cell that cannot be used are pale`() throws {
        let cell = UICollectionViewCell(frame: .zero)
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        show(cell)

        cell.isUserInteractionEnabled = false
        stage.advance(by: 0)

        let shown = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(shown.textProperties.color == .tertiaryLabel)
        #expect(cell.configurationState.isDisabled)
        #expect(cell.configurationState == cell.configurationState)
    }
}
