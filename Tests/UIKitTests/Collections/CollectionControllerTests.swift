import Testing
import UITesting

@testable import UIKit

@Suite struct CollectionControllerTests {
    private final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        var chosen: [IndexPath] = []
        var scrolled = 0

        init() {
            super.init(collectionViewLayout: UICollectionViewFlowLayout())
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
            collectionView.backgroundColor = .white
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 40 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
        {
            chosen.append(indexPath)
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 90, height: 90) }
    }

    @Test func `a controller is the data source and delegate of its collection view`() {
        let stage = Stage(size: CGSize(width: 300, height: 600))
        let photos = stage.run { Photos() }
        stage.present(photos)

        #expect(photos.collectionView.superview === photos.view)
        #expect(photos.collectionView.frame == photos.view.bounds)
        #expect(photos.collectionView.visibleCells.first?.frame.size == CGSize(width: 90, height: 90))
        stage.tap(CGPoint(x: 150, y: 40))
        #expect(photos.chosen == [IndexPath(item: 1, section: 0)])
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), over: 0.2)
        stage.settle()
        #expect(photos.scrolled > 0)
        stage.run { photos.viewWillAppear(false) }
        #expect(photos.collectionView.indexPathsForSelectedItems == [])
        stage.run { photos.clearsSelectionOnViewWillAppear = false }
        #expect(stage.trace.filter { $0.kind == .diagnostic }.isEmpty)
    }

    @Test func `another collection view takes the old one's place on the screen`() {
        let stage = Stage(size: CGSize(width: 300, height: 400))
        let photos = Photos()
        stage.present(photos)
        stage.settle()
        let old = photos.collectionView
        let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        new.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")

        photos.collectionView = new
        stage.settle()

        #expect(new.window != nil && old?.window == nil && new.frame == photos.view.bounds)
        #expect(new.visibleCells.count > 0 && new.dataSource === photos)
    }
}
