import Takes
import UIKit

/// Samples that tests show in the tool.
extension Sample {
    /// An empty screen.
    @MainActor static let plain = Sample(id: "plain", title: "Plain") { UIViewController() }

    /// A square that moves, and at the second time stands elsewhere at once: a fault of the motion.
    @MainActor static let jumping = Sample(
        id: "jumping", title: "Jumping", present: { ($0 as? JumpingViewController)?.act() },
        makeViewController: { JumpingViewController() })

    /// Forty squares that move one after the other.
    @MainActor static let tiles = Sample(
        id: "tiles", title: "Tiles", present: { ($0 as? TilesViewController)?.move() },
        makeViewController: { TilesViewController() })
}

extension Take {
    /// A take of the sample that jumps, with its fault.
    static var jumping: Take {
        var take = Take(sample: "jumping", frameRate: 60)
        for time in [0.1, 0.5] { take.append(Take.Event(time: time, kind: .present)) }
        return take
    }
}

private final class JumpingViewController: UIViewController {
    private let square = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    private var hasBegun = false

    override func viewDidLoad() {
        super.viewDidLoad()
        square.backgroundColor = .red
        view.addSubview(square)
    }

    func act() {
        if hasBegun {
            square.layer.removeAllAnimations()
            square.center.x = 300
        } else {
            UIView.animate(withDuration: 1) { self.square.center.x = 130 }
        }
        hasBegun = true
    }
}

private final class TilesViewController: UIViewController {
    private let tiles = (0..<40).map { UIView(frame: CGRect(x: 5, y: $0 * 20, width: 18, height: 18)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tile in tiles {
            tile.backgroundColor = .red
            view.addSubview(tile)
        }
    }

    func move() {
        for (index, tile) in tiles.enumerated() {
            UIView.animate(withDuration: 0.3, delay: Double(index) * 0.005) { tile.center.x += 200 }
        }
    }
}
