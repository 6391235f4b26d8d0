import Testing
import UITesting

@testable import UIKit

/// A collection view of 300 × 400 points with two sections, of three rows and of one.
@Suite struct ListLayoutTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400))

    private final class Source: NSObject, UICollectionViewDataSource {
        var fill: (UICollectionViewListCell, IndexPath) -> Void = { cell, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(indexPath.item)"
            cell.contentConfiguration = content
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 3 : 1
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            if let cell = cell as? UICollectionViewListCell { fill(cell, indexPath) }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
        }
    }

    private let source = Source()

    private func list(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
        let view = stage.run {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            for kind in [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ] {
                view.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: "bar")
            }
            view.dataSource = source
            stage.window.addSubview(view)
            return view
        }
        stage.advance(by: 0)
        return view
    }

    private func cell(_ item: Int, _ section: Int = 0, in view: UICollectionView) throws
        -> UICollectionViewListCell
    {
        try #require(
            view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }

    private func line(of cell: UICollectionViewListCell) -> UIView? {
        cell.subviews.first { $0 is RowSeparator && !$0.isHidden }
    }

    @Test func `a plain list has rows from edge to edge, with lines`() throws {
        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))

        let first = try cell(0, in: view)
        #expect(first.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(try cell(2, in: view).frame.minY == 88)
        #expect(try cell(0, 1, in: view).frame.minY == 132)
        #expect(line(of: first)?.frame.minX == 16)
        #expect(first.backgroundConfiguration?.backgroundColor == .systemBackground)
        #expect(view.backgroundColor == .systemBackground)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `sections of an inset list are cards: round at both ends, without a last line`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.backgroundColor = .yellow
        let view = list(configuration)

        let (first, middle, last) = (try cell(0, in: view), try cell(1, in: view), try cell(2, in: view))
        #expect(first.frame == CGRect(x: 20, y: 17.5, width: 260, height: 44))
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(middle.layer.cornerRadius == 0 && line(of: middle) != nil)
        #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        #expect(last.layer.cornerRadius == 10 && line(of: last) == nil)
        #expect(try cell(0, 1, in: view).frame.minY == 17.5 + 132 + 35)
        #expect(view.backgroundColor == .yellow)
    }

    @Test func `rows of a sidebar keep from the edges, and a selected one has round corners`() throws {
        let view = list(UICollectionLayoutListConfiguration(appearance: .sidebar))

        let (first, last) = (try cell(0, in: view), try cell(2, in: view))
        #expect(first.frame == CGRect(x: 16, y: 10, width: 268, height: 44))
        #expect(try cell(0, 1, in: view).frame.minY == 10 + 132 + 20)
        #expect(view.backgroundColor == .secondarySystemBackground)
        #expect(first.backgroundConfiguration?.backgroundColor == .clear)
        #expect(line(of: first) != nil && line(of: last) == nil)

        stage.run { view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: []) }
        stage.advance(by: 0)

        #expect(first.backgroundConfiguration?.backgroundColor == .systemGray4)
        #expect(first.backgroundConfiguration?.cornerRadius == 10)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `rows of a plain sidebar go from edge to edge`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
        configuration.headerMode = .supplementary
        configuration.showsSeparators = false
        let view = list(configuration)

        let first = try cell(0, in: view)
        #expect(first.frame.minX == 0 && first.frame.width == 300)
        #expect(line(of: first) == nil)
        #expect(view.backgroundColor == .systemBackground)
        #expect(configuration.appearance.rawValue == 4)
    }

    @Test func `a footer has small grey text, in each kind of list`() throws {
        let kind = UICollectionView.elementKindSectionFooter
        for number in 0...4 {
            let appearance = try #require(UICollectionLayoutListConfiguration.Appearance(rawValue: number))
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
            let view = list(configuration)
            let path = IndexPath(item: 0, section: 0)

            let footer = try #require(
                view.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
            let text = footer.defaultContentConfiguration().textProperties
            #expect(text.color == .secondaryLabel && text.transform == .none, "\(appearance)")
            stage.run { view.removeFromSuperview() }
        }
    }

    @Test func `lines can be left out, and a grouped list has space above its sections`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        configuration.showsSeparators = false

        let view = list(configuration)

        #expect(try line(of: cell(0, in: view)) == nil)
        #expect(try cell(0, in: view).frame.minY == 17.5)
        #expect(view.backgroundColor == .systemGroupedBackground)
    }

    @Test func `headers of a plain list stay at the upper edge`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let view = list(configuration)
        let path = IndexPath(item: 0, section: 0)
        let kind = UICollectionView.elementKindSectionHeader
        let header = try #require(
            view.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
        #expect(header.frame.minY == 0 && line(of: header) == nil)
        #expect(try cell(0, in: view).frame.minY == header.frame.maxY)

        stage.run { view.contentOffset.y = 20 }
        stage.advance(by: 0)

        #expect(view.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 20)
        #expect(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter, at: path) != nil)
    }

    @Test func `the first item may be the header, which is no part of the card`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let view = list(configuration)

        let (header, first) = (try cell(0, in: view), try cell(1, in: view))
        #expect(header.backgroundConfiguration?.backgroundColor == .clear)
        #expect(header.frame.minY == 0 && first.frame.minY == header.frame.maxY)
        #expect(line(of: header) == nil && header.layer.cornerRadius == 0)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test func `a row is as high as its contents want, and grey while it is selected`() throws {
        source.fill = { cell, indexPath in
            var content = cell.defaultContentConfiguration()
            content.text = indexPath.item == 0 ? "one\ntwo\nthree" : "one"
            cell.contentConfiguration = content
        }
        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(try cell(0, in: view).frame.height > 70)
        #expect(try cell(1, in: view).frame.minY == cell(0, in: view).frame.maxY)

        stage.run { view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: []) }
        stage.advance(by: 0)

        #expect(try cell(1, in: view).backgroundConfiguration?.backgroundColor == .systemGray4)
    }

    @Test func `a background that was chosen stays`() throws {
        source.fill = { cell, _ in cell.backgroundConfiguration = .clear() }

        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))

        #expect(try cell(0, in: view).backgroundConfiguration?.backgroundColor == .clear)
    }

    @Test func `accessories stand at their end, and the contents leave them their room`() throws {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        source.fill = { cell, indexPath in
            guard indexPath == IndexPath(item: 0, section: 0) else { return }
            cell.accessories = [
                .label(text: "12"), .disclosureIndicator(),
                .customView(configuration: .init(customView: badge, placement: .leading(displayed: .always))),
            ]
        }
        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))

        let cell = try cell(0, in: view)
        let label = try #require(cell.subviews.first { $0 is UILabel })
        let chevron = try #require(cell.subviews.first { $0 is DisclosureChevron })
        #expect(badge.frame == CGRect(x: 16, y: 17, width: 20, height: 10))
        #expect(cell.contentView.frame.minX == 36)
        #expect(chevron.frame.maxX == 284)
        #expect(label.frame.maxX == chevron.frame.minX - 16)
        #expect(cell.contentView.frame.maxX == label.frame.minX)
        #expect(line(of: cell)?.frame.minX == 52)

        cell.accessories = [.checkmark(options: .init(tintColor: .red))]
        cell.layoutIfNeeded()
        #expect(badge.superview == nil && chevron.superview == nil)
        #expect(cell.subviews.contains { $0 is UIImageView && $0.tintColor == .red })
    }

    @Test func `indentation moves the contents and the line`() throws {
        source.fill = { cell, indexPath in cell.indentationLevel = indexPath.item }
        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))

        #expect(try cell(2, in: view).contentView.frame.minX == 20)
        #expect(try line(of: cell(2, in: view))?.frame.minX == 36)
    }

    @Test func `accessories without a size get the one that fits, and those of editing are not shown`() throws
    {
        let button = stage.run { UILabel() }
        button.text = "Edit"
        source.fill = { cell, indexPath in
            guard indexPath == IndexPath(item: 0, section: 0) else { return }
            cell.accessories = [
                .checkmark(displayed: .whenEditing),
                .customView(
                    configuration: .init(customView: button, placement: .trailing(displayed: .always))),
            ]
        }
        let view = stage.run { list(UICollectionLayoutListConfiguration(appearance: .plain)) }

        let (first, second) = (try cell(0, in: view), try cell(1, in: view))
        #expect(button.frame.width > 20 && button.frame.height > 15 && button.frame.maxX == 284)
        #expect(!first.subviews.contains { $0 is UIImageView })

        second.accessories = first.accessories
        first.accessories = []
        #expect(button.superview === second, "the first cell leaves alone what another one has taken")
    }

    @Test func `accessories of editing come and go with it, and the contents make room in the meantime`()
        throws
    {
        let (mark, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView())
        badge.bounds.size = CGSize(width: 10, height: 10)
        source.fill = { cell, indexPath in
            guard indexPath == IndexPath(item: 0, section: 0) else { return }
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: mark, placement: .leading(displayed: .whenEditing))),
                .customView(
                    configuration: .init(
                        customView: badge, placement: .trailing(displayed: .whenNotEditing))),
            ]
        }
        let view = list(UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try cell(0, in: view)
        let atRest = cell.contentView.frame

        stage.run { view.isEditing = true }
        stage.advance(by: 0.15)
        let half = try #require(cell.contentView.layer.presentation()).frame
        let alphas = [mark, badge].map { $0.layer.presentation()?.opacity ?? 0 }
        stage.advance(by: 0.3)

        #expect(atRest == CGRect(x: 0, y: 0, width: 274, height: atRest.height))
        #expect(half.minX > 5 && half.minX < 31)
        #expect(alphas.allSatisfy { $0 > 0.1 && $0 < 0.9 })
        #expect(cell.contentView.frame == CGRect(x: 36, y: 0, width: 264, height: atRest.height))
        #expect(mark.superview === cell && mark.frame.minX == 16)
        #expect(badge.superview == nil)

        stage.run { view.isEditing = false }
        stage.advance(by: 1)

        #expect(cell.contentView.frame == atRest)
        #expect(mark.superview == nil)
        #expect(badge.superview === cell && badge.alpha == 1)
    }

    @Test func `a list's colour gives way to one that was chosen, and a header begins with its own look`()
        throws
    {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let view = list(configuration)
        let path = IndexPath(item: 0, section: 0)
        func bar(_ kind: String) throws -> UIListContentConfiguration {
            try #require(view.supplementaryView(forElementKind: kind, at: path) as? UICollectionViewListCell)
                .defaultContentConfiguration()
        }
        let header = try bar(UICollectionView.elementKindSectionHeader)
        #expect(header.textProperties.transform == .uppercase)
        #expect(try bar(UICollectionView.elementKindSectionFooter).textProperties.transform == .none)

        let colored = stage.run {
            let layout = UICollectionViewCompositionalLayout.list(using: configuration)
            let view = UICollectionView(frame: view.frame, collectionViewLayout: layout)
            view.backgroundColor = .red
            stage.window.addSubview(view)
            return view
        }
        stage.advance(by: 0)
        #expect(colored.backgroundColor == .red)
    }
}
