import StageKit
import Takes
import UIKit

/// The stage in its device frame: shows it, scaled to fit, and turns the mouse into its fingers.
///
/// A drag may begin on the frame around the stage: like a finger that slides in from outside the glass, it begins at the
/// stage's edge.
final class StageCanvas: UIView {
    /// The width of the device's frame, in points of the tool; a drag that begins on it begins at the stage's edge.
    private static let bezel: CGFloat = 14
    /// How far outside of the frame a drag may begin, in points.
    private static let reach: CGFloat = 10
    private static let margin: CGFloat = 20
    private static let corner: CGFloat = 22
    private static let fingerSize: CGFloat = 34

    private let model: ToolModel
    private let device = UIView()
    private let glass = UIView()
    private let stageView = StageView()
    private let onionSkin = OnionSkin()
    /// Marks the layer that is selected.
    private let mark = UIView()
    private var exploded: ExplodedView?
    private var fingers: [Int: UIView] = [:]
    private var touches: [UITouch: Int] = [:]

    init(model: ToolModel) {
        self.model = model
        super.init(frame: .zero)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        device.backgroundColor = Palette.device
        device.isUserInteractionEnabled = false
        device.layer.shadowOpacity = 0.28
        device.layer.shadowRadius = 18
        device.layer.shadowOffset = CGSize(width: 0, height: 8)
        glass.clipsToBounds = true
        glass.backgroundColor = .black
        stageView.layer.anchorPoint = .zero
        addSubview(device)
        device.addSubview(glass)
        glass.addSubview(stageView)
        glass.addSubview(onionSkin)
        mark.isUserInteractionEnabled = false
        mark.backgroundColor = Palette.accent.withAlphaComponent(0.16)
        mark.layer.borderWidth = 1.5
        addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    /// The tool's points per point of the stage.
    private(set) var zoom: CGFloat = 1
    /// The stage's rectangle, in the canvas.
    var stageFrame: CGRect { glass.convert(glass.bounds, to: self) }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let stage = model.stage
        if stageView.stage !== stage { stageView.stage = stage }
        let outside = 2 * (Self.bezel + Self.margin)
        let room = CGSize(width: max(bounds.width - outside, 40), height: max(bounds.height - outside, 40))
        let fitting = min(room.width / stage.size.width, room.height / stage.size.height)
        zoom = model.arrangement.fits ? fitting : 1
        let size = CGSize(width: stage.size.width * zoom, height: stage.size.height * zoom)
        let frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        device.frame = frame.insetBy(dx: -Self.bezel, dy: -Self.bezel)
        device.layer.cornerRadius = Self.corner + Self.bezel
        glass.frame = CGRect(origin: CGPoint(x: Self.bezel, y: Self.bezel), size: size)
        glass.layer.cornerRadius = Self.corner
        stageView.bounds = CGRect(origin: .zero, size: stage.size)
        stageView.layer.position = .zero
        stageView.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        onionSkin.show(model, in: glass.bounds)
        layOutMark()
        layOutFingers()
        layOutExploded()
    }

    private func layOutMark() {
        let film = model.film
        let look = model.selectedLayer.flatMap { id in
            film.layers.indices.contains(id) ? film.layers[id].look(in: film.frame(at: model.time)) : nil
        }
        mark.isHidden = look?.isVisible != true
        guard let rect = look?.frame else { return }
        mark.layer.borderColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
        let stage = stageFrame
        mark.frame = CGRect(
            x: stage.minX + rect.minX * zoom, y: stage.minY + rect.minY * zoom, width: rect.width * zoom,
            height: rect.height * zoom)
    }

    private func layOutExploded() {
        if !model.isExploded {
            exploded?.removeFromSuperview()
            exploded = nil
            return
        }
        let view = exploded ?? ExplodedView(frame: bounds)
        exploded = view
        if view.superview == nil { addSubview(view) }
        view.frame = bounds
        view.show(model, zoom: zoom)
    }

    private func layOutFingers() {
        let down = model.arrangement.showsFingers ? model.take.cut(at: model.time).fingersDown : []
        for (finger, view) in fingers where !down.contains(where: { $0.finger == finger }) {
            view.removeFromSuperview()
            fingers[finger] = nil
        }
        for (finger, location) in down {
            let view = fingers[finger] ?? makeFinger()
            fingers[finger] = view
            let frame = stageFrame
            view.center = CGPoint(x: frame.minX + location.x * zoom, y: frame.minY + location.y * zoom)
        }
    }

    private func makeFinger() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: Self.fingerSize, height: Self.fingerSize))
        view.isUserInteractionEnabled = false
        view.backgroundColor = UIColor(white: 0.5, alpha: 0.35)
        view.layer.cornerRadius = Self.fingerSize / 2
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor(white: 1, alpha: 0.9).cgColor
        view.layer.shadowOpacity = 0.35
        view.layer.shadowRadius = 3
        view.layer.shadowOffset = CGSize(width: 0, height: 1)
        addSubview(view)
        return view
    }

    // MARK: - Hands

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            let reach = Self.bezel + Self.reach
            guard stageFrame.insetBy(dx: -reach, dy: -reach).contains(touch.location(in: self)) else {
                continue
            }
            let used = Set(self.touches.values)
            guard let finger = (0...used.count).first(where: { !used.contains($0) }) else { continue }
            self.touches[touch] = finger
            send(.began, touch, finger)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { self.touches[touch].map { send(.moved, touch, $0) } }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { self.touches.removeValue(forKey: touch).map { send(.ended, touch, $0) } }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { self.touches.removeValue(forKey: touch).map { send(.cancelled, touch, $0) } }
    }

    private func send(_ phase: TouchScript.Phase, _ touch: UITouch, _ finger: Int) {
        var point = touch.location(in: stageView)
        let size = model.stage.size
        if phase == .began {
            point.x = min(max(point.x, 0), size.width - 1)
            point.y = min(max(point.y, 0), size.height - 1)
        }
        model.touch(phase, at: point, finger: finger, timestamp: touch.timestamp)
    }
}
