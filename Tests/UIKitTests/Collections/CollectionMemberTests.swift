import Testing
import UITesting

@testable import UIKit

/// Smaller members of collection views and their controllers.
@Suite struct CollectionMemberTests {
    private final class Commits: NSObject, UICollectionViewDelegate {
        var lines: [String] = []
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("menu of \(indexPaths.map(\.item))")
            return UIContextMenuConfiguration(identifier: "card" as NSString, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            }
        }
        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            lines.append("commit \(configuration.identifier)")
            animator.addCompletion { [weak self] in self?.lines.append("done") }
        }
    }

    @Test func `a tap on an item's preview goes to the delegate`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene([[0, 1, 2]], layout: layout)
        let commits = Commits()
        scene.view.delegate = commits
        let stage = scene.field.stage

        scene.field.began(150, 150)
        scene.field.wait(0.8)
        scene.field.ended(150, 150)
        scene.field.wait(0.8)
        let overlay = try #require(scene.field.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
        let platter = try #require(overlay.subviews.lazy.compactMap { $0 as? ContextMenuPlatter }.first)
        scene.field.tap(platter.frame.midX, platter.frame.midY)
        scene.field.wait(1)

        #expect(commits.lines == ["menu of [1]", "commit card", "done"])
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a controller that is made by a nib's name lays its items out in rows`() {
        let controller = UICollectionViewController(nibName: nil, bundle: nil)
        controller.loadViewIfNeeded()

        #expect(controller.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(controller.collectionView.collectionViewLayout === controller.collectionViewLayout)
        #expect(controller.collectionView.dataSource === controller)
    }

    @Test func `a list cell is as high as its content in the room that its accessories leave`() {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        stage.window.addSubview(cell)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            content.heightAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
        ])
        func fitting() -> CGSize {
            cell.systemLayoutSizeFitting(
                CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(fitting() == CGSize(width: 300, height: 150))

        cell.accessories = [.disclosureIndicator()]
        cell.layoutIfNeeded()
        let room = cell.contentView.bounds.width

        #expect(room < 290)
        #expect(fitting().width == 300 && abs(fitting().height - room / 2) <= 0.5)
    }

    @Test func `a provider that returns no cell is reported, and an empty one is shown`() {
        let stage = Stage(size: CGSize(width: 200, height: 300))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 50, height: 50)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 150), collectionViewLayout: layout)
        let table = UITableView(frame: CGRect(x: 0, y: 150, width: 200, height: 150))
        for part in [view, table] { stage.window.addSubview(part) }
        let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }

        items.apply(snapshot, animatingDifferences: false)
        rows.apply(snapshot, animatingDifferences: false)
        stage.settle()

        #expect(view.visibleCells.count == 1 && table.visibleCells.count == 1)
        let messages = stage.diagnostics.map(\.message)
        #expect(messages.filter { $0.contains("the cell provider returned no cell") }.count == 2)
    }

    @Test func `a section snapshot takes the place of the items of its section, which comes if need be`() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")

        snapshot.setItems([5, 6], in: "a")
        snapshot.setItems([7], in: "c")

        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers == [5, 6, 3, 7])
    }
}
