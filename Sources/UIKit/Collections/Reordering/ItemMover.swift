import Foundation

/// Moves the items of a collection view controller's collection view below a finger that rests on one.
@MainActor
final class ItemMover: NSObject {
    private weak var controller: UICollectionViewController?
    private let press = UILongPressGestureRecognizer()
    /// From the finger to the middle of the item in hand.
    private var grip = CGVector.zero

    init(for controller: UICollectionViewController) {
        self.controller = controller
        super.init()
        press.addTarget(self, action: ItemMover.pressed)
        press.delegate = self
    }

    /// Whether fingers move items.
    var isEnabled: Bool {
        get { press.isEnabled }
        set { press.isEnabled = newValue }
    }

    /// Listens to fingers on a collection view, if the controller says how an item is moved.
    func follow(_ collectionView: UICollectionView) {
        guard OwnItemMoves.method.isOverridden(in: controller) else { return }
        collectionView.addGestureRecognizer(press)
    }

    private var collectionView: UICollectionView? { press.view as? UICollectionView }

    private func pressed(_ press: UILongPressGestureRecognizer) {
        guard let collectionView else { return }
        let finger = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let item = collectionView.indexPathForItem(at: finger),
                let middle = collectionView.layoutAttributesForItem(at: item)?.center,
                collectionView.beginInteractiveMovementForItem(at: item)
            else { return }
            grip = CGVector(dx: middle.x - finger.x, dy: middle.y - finger.y)
        case .changed:
            collectionView.updateInteractiveMovementTargetPosition(
                CGPoint(x: finger.x + grip.dx, y: finger.y + grip.dy))
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }
}

extension ItemMover: UIGestureRecognizerDelegate {
    /// Whether there is an item below the finger that can be moved.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let collectionView,
            let item = collectionView.indexPathForItem(at: gestureRecognizer.location(in: collectionView))
        else { return false }
        return collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: item) == true
    }
}

/// Finds out whether a collection view controller has a method of its own that moves items.
@MainActor
private enum OwnItemMoves {
    static let method = OverridableMethod(
        of: UICollectionViewController.self, plain: PlainProbe.self, overriding: MoveProbe.self)
}

private final class PlainProbe: UICollectionViewController {}

private final class MoveProbe: UICollectionViewController {
    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { collectionView.tag = -1 }
}
