import UIKit
import UITesting

/// Collection views.
enum ListScenes {
    static let all = [flow, compositional, snapshots]

    private final class Cells: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let script: Script
        var numbers: [Int]

        init(_ script: Script, count: Int) {
            self.script = script
            numbers = Array(0..<count)
            super.init()
            script.keep(self)
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            numbers.count
        }

        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.backgroundColor = UIColor(
                hue: CGFloat(numbers[path.item]) / 30, saturation: 1, brightness: 1, alpha: 1)
            return cell
        }

        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize {
            CGSize(width: 60 + path.item % 3 * 20, height: 60)
        }

        func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
            script.note("item \(path.item)")
        }
    }

    private static func collection(_ script: Script, _ layout: UICollectionViewLayout, count: Int) -> (
        UICollectionViewController, Cells
    ) {
        let (screen, cells) = (
            UICollectionViewController(collectionViewLayout: layout), Cells(script, count: count)
        )
        screen.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        screen.collectionView.dataSource = cells
        screen.collectionView.delegate = cells
        return (screen, cells)
    }

    private static let flow = Scene("collection-flow") { script in
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (6, 12)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
        let (screen, cells) = collection(script, layout, count: 12)
        script.look(at: 0.05)
        script.at(0.1) {
            screen.collectionView.performBatchUpdates {
                cells.numbers.remove(at: 1)
                cells.numbers.insert(20, at: 4)
                screen.collectionView.deleteItems(at: [IndexPath(item: 1, section: 0)])
                screen.collectionView.insertItems(at: [IndexPath(item: 4, section: 0)])
            } completion: {
                script.note("updated \($0)")
            }
        }
        script.look(at: 0.2, 0.3)
        script.tap(40, 40, at: 0.8)
        script.at(1) {
            let other = UICollectionViewFlowLayout()
            (other.scrollDirection, other.itemSize) = (.horizontal, CGSize(width: 100, height: 100))
            screen.collectionView.setCollectionViewLayout(other, animated: true)
        }
        script.look(at: 1.15, 1.6)
        return screen
    }

    private static let compositional = Scene("collection-compositional") { script in
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(120)), subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = environment.container.contentSize.width > 400 ? 20 : 10
            return section
        }
        let (screen, cells) = collection(script, layout, count: 9)
        script.look(at: 0.05)
        script.drag([(250, 60), (120, 60)], at: 0.1, over: 0.15)
        script.look(at: 0.3, 1)
        script.at(1.2, .resize(CGSize(width: 480, height: 320)))
        script.look(at: 1.3)
        script.at(1.5) { script.note("\(cells.numbers.count)") }
        return screen
    }

    private static let snapshots = Scene("collection-snapshots") { script in
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        let screen = UICollectionViewController(collectionViewLayout: layout)
        screen.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: screen.collectionView) {
            view, path, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.backgroundColor = text.first == "a" ? .red : .blue
            return cell
        }
        @MainActor func apply(_ first: [String], _ second: [String]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(first, toSection: 0)
            snapshot.appendItems(second)
            source.apply(snapshot, animatingDifferences: true) {
                script.note("applied \(snapshot.numberOfItems)")
            }
        }
        script.at(0) { apply(["a1", "a2", "b3"], ["a4"]) }
        script.at(0.5) { apply(["b3", "a1"], ["a4", "a2", "b5"]) }
        script.look(at: 0.2, 0.6, 0.75)
        return screen
    }
}
