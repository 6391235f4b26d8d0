import Testing
import UITesting

@testable import UIKit

/// Menus of controls that are no buttons, and of rows and items.
@Suite(.serialized) struct ControlMenuTests {
    private final class Dial: UIControl {
        var lines: [String] = []

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(
                    options: .singleSelection,
                    children: [
                        UIAction(title: "Slow", state: .on) { _ in }, UIAction(title: "Fast") { _ in },
                    ])
            })
        }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("display") }

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("end") }

        override func sendAction(_ action: UIAction) {
            if !action.title.isEmpty { lines.append("\(action.title) \(action.state == .on)") }
            super.sendAction(action)
        }
    }

    private let stage = Stage()

    private var overlay: MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private func rows(in view: UIView?) -> [MenuRow] {
        guard let view, !view.isHidden else { return [] }
        return ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows)
    }

    private func press(_ place: CGPoint) {
        stage.touch(.began, at: place)
        stage.advance(by: 0.6)
        stage.touch(.ended, at: place)
        #expect(stage.comesToRest())
    }

    private func dial() -> Dial {
        let dial = Dial(frame: CGRect(x: 20, y: 100, width: 60, height: 60))
        dial.isContextMenuInteractionEnabled = true
        dial.addAction(UIAction { [weak dial] _ in dial?.lines.append("menu") }, for: .menuActionTriggered)
        stage.window.addSubview(dial)
        stage.advance(by: 0)
        return dial
    }

    @Test func `the primary action in code opens the menu where that is the primary action`() {
        let dial = dial()
        var count = 0
        dial.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)

        stage.run { dial.performPrimaryAction() }
        #expect(stage.comesToRest())
        #expect(overlay == nil && count == 1)
        dial.showsMenuAsPrimaryAction = true
        stage.run { dial.performPrimaryAction() }
        #expect(stage.comesToRest())

        #expect(rows(in: overlay).count == 2 && count == 1 && dial.lines.contains("display"))
    }

    @Test func `the primary action in code is that of a tap on a button, and no touch is told`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var calls: [String] = []
        button.addAction(UIAction { _ in calls.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in calls.append("touch") }, for: .allTouchEvents)

        button.performPrimaryAction()
        #expect(calls == ["primary"] && !button.isSelected)
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()

        #expect(calls == ["primary", "primary"] && button.isSelected)
    }

    @Test func `a control of one's own has a menu that opens for a resting finger, or at once`() {
        let dial = dial()
        #expect(dial.contextMenuInteraction?.view === dial)

        press(CGPoint(x: 50, y: 130))
        #expect(rows(in: overlay).map(\.element.title) == ["Slow", "Fast"])
        stage.tap(rows(in: overlay)[1])
        #expect(stage.comesToRest())
        #expect(dial.lines == ["menu", "display", "end", "Fast true"])
        dial.showsMenuAsPrimaryAction = true
        stage.tap(CGPoint(x: 50, y: 130))

        #expect(overlay != nil)
    }

    @Test func `a control that is disabled, or has no menu any more, opens none`() {
        let dial = dial()

        dial.isEnabled = false
        press(CGPoint(x: 50, y: 130))
        #expect(overlay == nil)
        dial.isEnabled = true
        dial.isContextMenuInteractionEnabled = false
        press(CGPoint(x: 50, y: 130))

        #expect(overlay == nil && dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
    }

    /// A table and a collection view of ten rows with a menu each.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var lines: [String] = []

        private func configuration(_ path: IndexPath) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(identifier: path as NSIndexPath, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Row \(path.item)") { _ in }])
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            lines.append("select \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("menu \(indexPath.row)")
            return indexPath.row == 3 ? nil : configuration(indexPath)
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("display \((configuration.identifier as? NSIndexPath)?.row ?? -1)") }

        func tableView(
            _ tableView: UITableView,
            willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { lines.append("end") }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { lines.append("commit") }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            10
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("menu \(indexPath.item)")
            return configuration(indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            lines.append("dismiss")
            return nil
        }
    }

    @Test func `a table lifts the row that a finger rests on, and does not select it`() throws {
        let owner = Rows()
        let table = UITableView(frame: stage.window.bounds)
        table.rowHeight = 50
        (table.dataSource, table.delegate) = (owner, owner)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))

        press(cell.convert(CGPoint(x: 100, y: 25), to: nil))
        #expect(rows(in: overlay).map(\.element.title) == ["Row 2"] && cell.alpha == 0)
        let platter = try #require(overlay?.subviews.lazy.compactMap { $0 as? ContextMenuPlatter }.first)
        stage.tap(platter)
        #expect(stage.comesToRest())

        #expect(owner.lines == ["menu 2", "display 2", "commit", "end"])
        #expect(cell.alpha == 1 && table.contextMenuInteraction?.view === table)
    }

    @Test func `a row without a menu is selected after a long press as well`() throws {
        let owner = Rows()
        let table = UITableView(frame: stage.window.bounds)
        (table.dataSource, table.delegate) = (owner, owner)
        stage.window.addSubview(table)
        stage.advance(by: 0)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 3, section: 0)))

        press(cell.convert(CGPoint(x: 100, y: 20), to: nil))

        #expect(owner.lines == ["menu 3", "select 3"] && overlay == nil)
    }

    @Test func `a collection view lifts an item, and puts it back where the delegate says`() throws {
        let owner = Rows()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        let grid = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (grid.dataSource, grid.delegate) = (owner, owner)
        stage.window.addSubview(grid)
        stage.advance(by: 0)
        let cell = try #require(grid.cellForItem(at: IndexPath(item: 1, section: 0)))

        press(cell.convert(CGPoint(x: 45, y: 45), to: nil))
        #expect(rows(in: overlay).map(\.element.title) == ["Row 1"] && cell.alpha == 0)
        stage.tap(rows(in: overlay)[0])
        #expect(stage.comesToRest())

        #expect(owner.lines == ["menu 1", "dismiss"] && cell.alpha == 1)
    }
}
