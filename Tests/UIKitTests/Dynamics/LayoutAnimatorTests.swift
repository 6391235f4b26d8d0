import Testing
import UIKit
import UITesting

/// Dynamic animators whose items are attributes of a layout.
@MainActor
struct LayoutAnimatorTests {
    final class FallingLayout: UICollectionViewLayout {
        private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 900) }

        override func prepare() {
            guard animator.behaviors.isEmpty else { return }
            let items = (0..<2).map { index in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, index])
                attributes.frame = CGRect(x: index * 100, y: 50, width: 50, height: 50)
                return attributes
            }
            animator.addBehavior(UIGravityBehavior(items: items))
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            animator.layoutAttributesForCell(at: indexPath)
        }
    }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            2
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    @Test func `cells fall, as the animator invalidates the layout in each frame`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 900))
        let layout = FallingLayout()
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        view.dataSource = source
        stage.window.addSubview(view)
        stage.advance(by: 1 / 60)
        let start = try #require(view.cellForItem(at: [0, 0])?.center.y)

        stage.advance(by: 0.5)

        let end = try #require(view.cellForItem(at: [0, 0])?.center.y)
        #expect(abs(end - start - 125) < 6)
        #expect(layout.animator.layoutAttributesForCell(at: [0, 1]) != nil)
        #expect(layout.animator.layoutAttributesForCell(at: [0, 7]) == nil)
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "a", at: [0, 0]) == nil)
    }
}
