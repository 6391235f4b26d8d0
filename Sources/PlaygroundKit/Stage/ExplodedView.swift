import QuartzCore
import StageKit
import Takes
import UIKit

/// The layers of a stage apart from each other, in space, with a camera that one turns by dragging.
final class ExplodedView: UIView {
    /// The camera: the angles to which it is turned, in radians, and how near it is.
    private struct Camera {
        static let distance: CGFloat = 2400
        static let steepest: CGFloat = 1.2
        static let zooms: ClosedRange<CGFloat> = 0.3...3

        var turn: CGFloat = -0.8
        var tilt: CGFloat = 0.3
        var zoom: CGFloat = 1

        var transform: CATransform3D {
            var perspective = CATransform3DIdentity
            perspective.m34 = -1 / Self.distance
            let scaled = CATransform3DScale(perspective, zoom, zoom, zoom)
            return CATransform3DRotate(CATransform3DRotate(scaled, -tilt, 1, 0, 0), turn, 0, 1, 0)
        }
    }
    /// The distance of two levels of layers, in points.
    private static let gap: CGFloat = 60

    private let space = UIView()
    private var camera = Camera()
    private var cameraAtStart = Camera()
    private var shownTime = -1.0
    private weak var shownStage: Stage?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.window
        clipsToBounds = true
        space.isUserInteractionEnabled = false
        addSubview(space)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ExplodedView.turned))
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: ExplodedView.pinched))
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the layers of a stage as they are now, unless they are shown already.
    func show(_ model: ToolModel, zoom: CGFloat) {
        if shownTime < 0 { camera.zoom = zoom * 0.8 }
        guard shownTime != model.time || shownStage !== model.stage else { return }
        shownTime = model.time
        shownStage = model.stage
        let size = model.stage.size
        space.layer.sublayers = nil
        var list: [Entry] = []
        collect(model.stage.application.screen.rootLayer, CATransform3DIdentity, 1, into: &list)
        let levels = CGFloat(list.map(\.level).max() ?? 0)
        for entry in list {
            let height = (CGFloat(entry.level) - levels / 2) * Self.gap
            let move = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, height)
            entry.copy.transform = CATransform3DConcat(entry.copy.transform, move)
            space.layer.addSublayer(entry.copy)
        }
        turnCamera()
    }

    /// A copy of a layer, where it lies on the stage, and how many layers lie below it.
    private struct Entry {
        let copy: CALayer
        let frame: CGRect
        let level: Int
    }

    /// Appends a copy of each layer that shows something of its own, placed where it is on the stage. It lies a level
    /// above the highest layer that it covers a part of.
    private func collect(
        _ layer: CALayer, _ above: CATransform3D, _ opacity: Float, into list: inout [Entry]
    ) {
        let values = layer.shownPointer.pointee
        let own = opacity * values.opacity
        guard !values.isHidden, own > 0 else { return }
        let transform = CATransform3DConcat(layer.transformToParent(shown: true), above)
        if layer.showsSomething {
            let frame = transform.boundingBox(of: values.bounds)
            let below = list.lazy.filter { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(frame) }.map(\.level)
                .max()
            list.append(
                Entry(
                    copy: copy(of: layer, values, transform, own), frame: frame,
                    level: below.map { $0 + 1 } ?? 0))
        }
        for child in layer.children { collect(child, transform, own, into: &list) }
    }

    private func copy(
        of layer: CALayer, _ values: LayerValues, _ transform: CATransform3D, _ opacity: Float
    ) -> CALayer {
        let copy =
            switch layer {
            case let shape as CAShapeLayer: CAShapeLayer(layer: shape)
            case let gradient as CAGradientLayer: CAGradientLayer(layer: gradient)
            default: CALayer(layer: layer)
            }
        copy.anchorPoint = .zero
        copy.position = .zero
        copy.opacity = opacity
        copy.shadowOpacity = 0
        copy.isDoubleSided = true
        // The transform to the stage starts at the layer's own coordinates, the copy's at its corner.
        let origin = values.bounds.origin
        copy.transform = CATransform3DConcat(CATransform3DMakeTranslation(origin.x, origin.y, 0), transform)
        if copy.borderWidth == 0 {
            copy.borderWidth = 1
            copy.borderColor = Palette.accent.withAlphaComponent(0.45).cgColor
        }
        return copy
    }

    // MARK: - Hands

    // The stage behind this view takes no touches while its layers are apart.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: - Camera

    override func layoutSubviews() {
        super.layoutSubviews()
        space.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
        space.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func turnCamera() {
        space.layer.sublayerTransform = camera.transform
    }

    private func turned(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { cameraAtStart = camera }
        let moved = pan.translation(in: self)
        camera.turn = min(max(cameraAtStart.turn + moved.x / 240, -Camera.steepest), Camera.steepest)
        camera.tilt = min(max(cameraAtStart.tilt + moved.y / 240, -Camera.steepest), Camera.steepest)
        turnCamera()
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .began { cameraAtStart = camera }
        camera.zoom = min(
            max(cameraAtStart.zoom * pinch.scale, Camera.zooms.lowerBound), Camera.zooms.upperBound)
        turnCamera()
    }
}

extension CALayer {
    /// Whether the layer shows something of its own, its sublayers aside.
    fileprivate var showsSomething: Bool {
        let values = shownPointer.pointee
        return values.backgroundColor != nil || values.contents != nil || values.borderWidth > 0
            || self is CAShapeLayer || self is CAGradientLayer
    }
}
