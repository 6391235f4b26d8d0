import QuartzCore
import StageKit
import Takes
import UIKit

/// The layers of a stage apart from each other, in space, with a camera that one turns by dragging.
final class ExplodedView: UIView {
    /// The distance of two levels of layers, in points.
    private static let gap: CGFloat = 60

    /// How far a drag of one point turns the camera, in radians.
    private static let turnPerPoint: CGFloat = 1 / 240
    /// The turn of the wheel, in points, that brings the camera nearer by the factor e.
    private static let wheelPerFold: CGFloat = 400

    private let model: ToolModel
    private let space = UIView()
    private let hint = UILabel.tool(
        "Drag or Alt and an arrow: turn.  Wheel, + or −: nearer or further.  X: back.",
        font: .toolSmall, color: Palette.secondaryText, lines: 0)
    private lazy var wheel = WheelArea { [model] in
        model.camera.approach(by: exp($0 / Self.wheelPerFold))
    }
    private var shownTime = -1.0
    private weak var shownStage: Stage?

    init(model: ToolModel) {
        self.model = model
        super.init(frame: .zero)
        backgroundColor = Palette.window
        clipsToBounds = true
        space.isUserInteractionEnabled = false
        hint.textAlignment = .center
        // Layers may lie behind it.
        hint.backgroundColor = Palette.window
        hint.layer.cornerRadius = 4
        hint.clipsToBounds = true
        for view in [space, wheel, hint] { addSubview(view) }
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: ExplodedView.turned))
        addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: ExplodedView.pinched))
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the layers of the stage as they are now.
    ///
    /// - Parameter scale: the canvas's points per point of the stage.
    func show(scale: CGFloat) {
        space.layer.sublayerTransform = model.camera.transform(scale: scale)
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
            space.layer.addSublayer(Self.plane(of: entry.copy, size: size, height: height))
        }
    }

    /// Puts a copy onto a plane as large as the stage. Layers in space are drawn in the order of their centres' distance
    /// from the eye; those of planes lie behind each other.
    private static func plane(of copy: CALayer, size: CGSize, height: CGFloat) -> CALayer {
        let plane = CATransformLayer()
        plane.bounds = CGRect(origin: .zero, size: size)
        plane.transform = CATransform3DMakeTranslation(0, 0, height)
        plane.addSublayer(copy)
        return plane
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

    /// How far the hint reaches up from the lower edge, in points.
    var hintHeight: CGFloat { bounds.maxY - hint.frame.minY }

    override func layoutSubviews() {
        super.layoutSubviews()
        space.bounds = CGRect(x: 0, y: 0, width: 0, height: 0)
        space.center = CGPoint(x: bounds.midX, y: bounds.midY)
        wheel.frame = bounds
        let room = CGSize(width: max(bounds.width - 2 * Metrics.margin, 0), height: .infinity)
        let text = hint.sizeThatFits(room)
        hint.bounds.size = CGSize(width: text.width + 2 * Metrics.edge, height: text.height + 4)
        hint.center = CGPoint(x: bounds.midX, y: bounds.height - text.height / 2 - Metrics.edge)
    }

    private func turned(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: self)
        pan.setTranslation(.zero, in: self)
        model.camera.turn(by: moved.x * Self.turnPerPoint, tilt: moved.y * Self.turnPerPoint)
    }

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        model.camera.approach(by: pinch.scale)
        pinch.scale = 1
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
