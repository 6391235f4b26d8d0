import UITesting

@testable import UIKit

/// A collection view of 300 × 400 points on a stage, with a data source and delegate that write down what they are
/// asked.
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let field: Playfield
    let view: UICollectionView
    /// The items of each section; a cell's label is its item.
    var sections: [[Int]]
    var calls: [String] = []
    var made = 0
    var size: ((IndexPath) -> CGSize)?
    var refusesHighlight: Set<Int> = []
    var refusesSelection: Set<Int> = []
    var refusesEditing: Set<Int> = []
    var notesCells = false
    var refusesMoves: Set<Int> = []
    /// Where an item that is moved by hand goes, instead of where the hand is.
    var target: ((_ proposed: IndexPath) -> IndexPath)?

    init(
        _ sections: [[Int]], layout: UICollectionViewLayout? = nil, type: AnyClass = LabelCell.self
    ) {
        field = Playfield(size: CGSize(width: 300, height: 400))
        self.sections = sections
        view = field.stage.run {
            UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 400),
                collectionViewLayout: layout ?? UICollectionViewFlowLayout())
        }
        super.init()
        view.register(type, forCellWithReuseIdentifier: "cell")
        view.register(
            LabelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.register(
            LabelHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "footer")
        view.dataSource = self
        view.delegate = self
        field.window.addSubview(view)
        field.run()
    }

    var flow: UICollectionViewFlowLayout {
        view.collectionViewLayout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
    }

    /// What the cells in sight show, in order.
    var texts: [String] { view.visibleCells.compactMap { ($0 as? LabelCell)?.label.text } }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: path(item, section))?.frame
    }

    func label(_ item: Int, _ section: Int = 0) -> String? {
        (view.cellForItem(at: path(item, section)) as? LabelCell)?.label.text
    }

    /// Where a cell is seen in the middle of an animation.
    func shownFrame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: path(item, section))?.layer.presentation()?.frame
    }

    /// The views of the collection view that are not indicators.
    var parts: [UICollectionReusableView] { view.subviews.compactMap { $0 as? UICollectionReusableView } }

    // MARK: - Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made += 1
        if notesCells { calls.append("cell \(indexPath.section)/\(indexPath.item)") }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LabelCell)?.label.text = "\(sections[indexPath.section][indexPath.item])"
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: kind == UICollectionView.elementKindSectionHeader ? "header" : "footer",
            for: indexPath)
        (view as? LabelHeader)?.label.text = "\(indexPath.section)"
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.usualItemSize ?? .zero
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        !refusesEditing.contains(indexPath.item)
    }

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        !refusesMoves.contains(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        calls.append(
            "move \(sourceIndexPath.section)/\(sourceIndexPath.item) to "
                + "\(destinationIndexPath.section)/\(destinationIndexPath.item)")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    // MARK: - Delegate

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target?(proposedIndexPath) ?? proposedIndexPath }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldHighlight \(indexPath.item)")
        return !refusesHighlight.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        calls.append("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        calls.append("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        calls.append("shouldSelect \(indexPath.item)")
        return !refusesSelection.contains(indexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        calls.append("shouldDeselect \(indexPath.item)")
        return !refusesSelection.contains(indexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.item)")
    }
}

/// A cell made by overriding `init(frame:)`, as iOS code does.
final class LabelCell: UICollectionViewCell {
    let label = UILabel()
    var reuses = 0
    var applied: [UICollectionViewLayoutAttributes] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("There are no archives.") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes)
    }
}

/// A header that inherits its initializers.
final class LabelHeader: UICollectionReusableView {
    let label = UILabel()
}
