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
        collect(model.stage.application.screen.rootLayer, Place(), into: &list)
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

    /// Where the sublayers of a layer lie.
    private struct Place {
        /// From their superlayer's coordinates to the stage's.
        var toStage = CATransform3DIdentity
        var opacity: Float = 1
        /// The nearest layer that clips them, with the transform from their superlayer's coordinates to its own.
        var clip: (layer: CALayer, toStage: CATransform3D, fromInside: CATransform3D)?
    }

    /// Appends a copy of each layer that shows something of its own, placed where it is on the stage. It lies
    /// a level above the highest layer that it covers a part of.
    private func collect(_ layer: CALayer, _ place: Place, into list: inout [Entry]) {
        let values = layer.shownPointer.pointee
        var inside = place
        inside.opacity *= values.opacity
        guard !values.isHidden, inside.opacity > 0 else { return }
        let toParent = layer.transformToParent(shown: true)
        inside.toStage = CATransform3DConcat(toParent, place.toStage)
        guard values.isDoubleSided || !inside.toStage.turnsBack else { return }
        if let outside = place.clip?.fromInside {
            inside.clip?.fromInside = CATransform3DConcat(toParent, outside)
        }
        if layer.showsSomething {
            var frame = inside.toStage.boundingBox(of: values.bounds)
            if let clip = place.clip {
                let visible = clip.layer.shownPointer.pointee.bounds
                frame = frame.intersection(clip.toStage.boundingBox(of: visible))
            }
            if !frame.isEmpty { append(copy(of: layer, inside), frame, to: &list) }
        }
        if values.masksToBounds { inside.clip = (layer, inside.toStage, CATransform3DIdentity) }
        for child in layer.children { collect(child, inside, into: &list) }
    }

    private func append(_ copy: CALayer, _ frame: CGRect, to list: inout [Entry]) {
        let covered = list.lazy.filter { $0.frame.insetBy(dx: 0.5, dy: 0.5).intersects(frame) }
        list.append(Entry(copy: copy, frame: frame, level: covered.map { $0.level + 1 }.max() ?? 0))
    }

    /// Returns a copy of what a layer shows of its own, on the stage; inside of a copy of what clips it.
    private func copy(of layer: CALayer, _ place: Place) -> CALayer {
        let own =
            switch layer {
            case let shape as CAShapeLayer: CAShapeLayer(layer: shape)
            case let gradient as CAGradientLayer: CAGradientLayer(layer: gradient)
            default: CALayer(layer: layer)
            }
        own.opacity = place.opacity
        own.shadowOpacity = 0
        guard let clip = place.clip else {
            own.put(layer, at: place.toStage)
            own.outline()
            return own
        }
        own.put(layer, at: clip.fromInside)
        let outer = CALayer()
        outer.bounds = clip.layer.shownPointer.pointee.bounds
        outer.cornerRadius = clip.layer.shownPointer.pointee.cornerRadius
        outer.masksToBounds = true
        outer.put(clip.layer, at: clip.toStage)
        outer.addSublayer(own)
        outer.outline()
        return outer
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

extension CATransform3D {
    /// Whether the back of a layer is seen: the determinant of what the transform does to the layer's plane.
    fileprivate var turnsBack: Bool {
        let first = m11 * (m22 * m44 - m24 * m42)
        let second = m12 * (m21 * m44 - m24 * m41)
        let third = m14 * (m21 * m42 - m22 * m41)
        return first - second + third < 0
    }
}

extension CALayer {
    /// Places a copy of a layer by a transform from that layer's own coordinates.
    fileprivate func put(_ original: CALayer, at transform: CATransform3D) {
        anchorPoint = .zero
        position = .zero
        isDoubleSided = true
        let origin = original.shownPointer.pointee.bounds.origin
        self.transform = CATransform3DConcat(CATransform3DMakeTranslation(origin.x, origin.y, 0), transform)
    }

    /// Draws a line around the layer, unless it has a border of its own.
    fileprivate func outline() {
        guard borderWidth == 0 else { return }
        borderWidth = 1
        borderColor = Palette.accent.withAlphaComponent(0.45).cgColor
    }

    /// Whether the layer shows something of its own, its sublayers aside.
    fileprivate var showsSomething: Bool {
        let values = shownPointer.pointee
        return values.backgroundColor != nil || values.contents != nil || values.borderWidth > 0
            || self is CAShapeLayer || self is CAGradientLayer
    }
}
