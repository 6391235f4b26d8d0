import Testing

@testable import UIKit

@Suite struct CollectionSelfSizingTests {
    /// A cell as wide as the view and as high as its text.
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                label.widthAnchor.constraint(equalToConstant: 280),
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var texts: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.item]
            return cell
        }
    }

    private let source = Source()

    private func scene(_ texts: [String], _ estimate: CGSize) -> CollectionScene {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = estimate
        let scene = CollectionScene([[]], layout: layout, type: TextCell.self)
        source.texts = texts
        scene.view.dataSource = source
        scene.field.run()
        return scene
    }

    private func height(of text: String) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        return label.sizeThatFits(CGSize(width: 280, height: CGFloat.infinity)).height + 16
    }

    @Test(arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 300, height: 90)])
    func `cells are as large as the constraints in them say`(estimate: CGSize) {
        let texts = ["One", String(repeating: "Some words that wrap ", count: 6), "Three"]
        let scene = scene(texts, estimate)

        let frames = scene.view.visibleCells.map(\.frame)
        #expect(frames.map(\.width) == [300, 300, 300])
        #expect(frames.map(\.height) == texts.map(height))
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY + 10 == $1.minY })
        #expect(scene.view.contentSize.height == frames.last?.maxY)
        #expect(scene.field.diagnostics.isEmpty)
    }

    @Test func `cells that come into sight get their size, and keep it in updates`() {
        let texts = (0..<60).map { String(repeating: "Text of some length ", count: 1 + $0 % 4) }
        let scene = scene(texts, CGSize(width: 300, height: 40))
        while scene.view.contentOffset.y < scene.view.contentSize.height - 400 {
            scene.view.contentOffset.y = min(
                scene.view.contentOffset.y + 150, scene.view.contentSize.height - 400)
            scene.field.run()
        }
        let total = texts.map(height).reduce(0, +) + 590
        #expect(scene.view.contentSize.height == total)

        source.texts.remove(at: 0)
        scene.view.deleteItems(at: [scene.path(0)])
        scene.field.wait(0.5)
        #expect(scene.view.contentSize.height == total - height(of: texts[0]) - 10)
        #expect(scene.view.visibleCells.last?.frame.maxY == scene.view.contentSize.height)
    }

    @Test func `a size that a layout does not grant is not asked for again and again`() {
        final class Stubborn: UICollectionViewFlowLayout {
            var asked = 0
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                asked += 1
                return false
            }
        }
        let layout = Stubborn()
        layout.estimatedItemSize = CGSize(width: 300, height: 40)
        let scene = CollectionScene([[]], layout: layout, type: TextCell.self)
        source.texts = ["a", "b"]
        scene.view.dataSource = source
        for _ in 0..<5 {
            scene.field.run()
            layout.invalidateLayout()
        }
        #expect(layout.asked == 2)
        #expect(scene.frame(0)?.height == 40)
    }
}
