import CoreGraphics
import StageKit
import Takes
import Testing
import UIKit

@testable import PlaygroundKit

/// Which layers are shown apart in space, and how.
@Suite struct ExplodedLayerTests {
    private let alone: ModelAlone
    private let view: ExplodedView

    init() {
        let sample = Sample(id: "boxes", title: "Boxes") { BoxScreen() }
        let take = Take(sample: "boxes", size: CGSize(width: 200, height: 200), frameRate: 60)
        let alone = ModelAlone([sample], take: take)
        view = alone.outer.run {
            let view = ExplodedView(model: alone.model)
            view.show(scale: 1)
            return view
        }
        self.alone = alone
    }

    private var planes: [CALayer] { view.subviews.first?.layer.sublayers ?? [] }

    private func all(below layer: CALayer) -> [CALayer] {
        [layer] + (layer.sublayers ?? []).flatMap { all(below: $0) }
    }

    /// The copies of layers with a colour, and the heights of their planes.
    private func copies(_ color: UIColor) -> [(layer: CALayer, height: CGFloat)] {
        planes.flatMap { plane in
            all(below: plane).filter { $0.backgroundColor == color.cgColor }
                .map { (layer: $0, height: plane.transform.m43) }
        }
    }

    @Test func `what covers something lies sixty points above it, what lies beside that on the same plane`()
        throws
    {
        let ground = try #require(copies(.cyan).first)
        let box = try #require(copies(.red).first)
        let inner = try #require(copies(.green).first)
        let beside = try #require(copies(.orange).first)

        #expect(abs(box.height - ground.height - 60) < 1e-6)
        #expect(abs(inner.height - box.height - 60) < 1e-6)
        #expect(beside.height == box.height)
        #expect(planes.first?.transform.m43 == planes.map(\.transform.m43).min())
    }

    @Test func `layers have the opacity that they have with all that holds them`() throws {
        let ground = try #require(copies(.cyan).first)
        let box = try #require(copies(.red).first)
        let inner = try #require(copies(.green).first)

        #expect(ground.layer.opacity == 1 && abs(box.layer.opacity - 0.5) < 1e-6)
        #expect(abs(inner.layer.opacity - 0.25) < 1e-6)
    }

    @Test
    func `what is hidden, or clipped away, has no plane; what is clipped in part is clipped there, too`()
        throws
    {
        let part = try #require(copies(.magenta).first)
        let clip = try #require(part.layer.superlayer)

        #expect(copies(.blue).isEmpty && copies(.yellow).isEmpty)
        #expect(clip.masksToBounds && clip.bounds.size == CGSize(width: 40, height: 40))
    }

    @Test func `every layer in space has an outline`() {
        let outlined = planes.compactMap { $0.sublayers?.first?.borderWidth }

        #expect(!planes.isEmpty && outlined.count == planes.count && outlined.allSatisfy { $0 == 1 })
    }
}

/// Boxes on a ground, one of them in another one, and others that one does not see.
private final class BoxScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .cyan
        let box = add(.red, CGRect(x: 0, y: 0, width: 50, height: 50), to: view)
        box.alpha = 0.5
        let inner = add(.green, CGRect(x: 10, y: 10, width: 20, height: 20), to: box)
        inner.alpha = 0.5
        add(.orange, CGRect(x: 60, y: 60, width: 20, height: 20), to: view)
        add(.blue, CGRect(x: 100, y: 100, width: 20, height: 20), to: view).isHidden = true
        let clip = add(.purple, CGRect(x: 0, y: 100, width: 40, height: 40), to: view)
        clip.clipsToBounds = true
        add(.yellow, CGRect(x: 50, y: 0, width: 20, height: 20), to: clip)
        add(.magenta, CGRect(x: 30, y: 10, width: 20, height: 20), to: clip)
    }

    @discardableResult
    private func add(_ color: UIColor, _ frame: CGRect, to parent: UIView) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        parent.addSubview(view)
        return view
    }
}
