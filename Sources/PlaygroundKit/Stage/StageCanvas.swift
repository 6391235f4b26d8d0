import StageKit
import Takes
import UIKit

/// The stage in its device frame: shows it, scaled to fit, and turns the mouse into its fingers.
///
/// A drag may begin on the case around the screen: like a finger that slides in from outside the glass, it begins at
/// the stage's edge. The band outside of the case resizes the stage.
final class StageCanvas: UIView {
    private static let margin: CGFloat = StageResizer.band + 4

    private let model: ToolModel
    private let device = DeviceFrame()
    private let stageView = StageView()
    private let onionSkin = OnionSkin()
    private let indicator = HomeIndicator()
    private let zones = EdgeZones()
    private let marks = FingerMarks()
    private let resizer: StageResizer
    private let hands: StageHands
    /// Marks the layer that is selected.
    private let mark = UIView()
    private let lit = LitLayers()
    private var exploded: ExplodedView?
    /// Where the mouse is while no button is down; nil outside of the canvas.
    private var pointer: CGPoint?
    private var pointed: PointerShape?
    /// How far a stage that has no room is moved from the middle, in points.
    private var pan = CGVector.zero

    init(model: ToolModel) {
        self.model = model
        resizer = StageResizer(model: model)
        hands = StageHands(model: model)
        super.init(frame: .zero)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        stageView.layer.anchorPoint = .zero
        // What marks a layer ends with the screen, as the layer does.
        for view in [stageView, onionSkin, indicator, lit, mark] { device.glass.addSubview(view) }
        mark.isUserInteractionEnabled = false
        mark.backgroundColor = Palette.accent.withAlphaComponent(0.16)
        mark.layer.borderWidth = 1.5
        for view in [device, zones, resizer, marks] { addSubview(view) }
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: StageCanvas.hovered))
        addInteraction(UIPointerInteraction(delegate: self))
        stageView.didChangeOutside = { [model] in model.lookForOutsideWork() }
        stageView.typing = { [model] in model.type($0) }
        stageView.handsOnOther = { [weak self] in self?.handOn($0) ?? false }
    }

    required init?(coder: NSCoder) { nil }

    /// Where sentences show, in the superview's coordinates: above the hint of layers in space.
    var messageArea: CGRect {
        CGRect(
            x: frame.minX, y: frame.minY, width: frame.width,
            height: max(0, frame.height - (exploded?.hintHeight ?? 0)))
    }

    /// The tool's points per point of the stage.
    private(set) var zoom: CGFloat = 1
    /// The stage's rectangle, in the canvas.
    var stageFrame: CGRect { device.glass.convert(stageView.frame, to: self) }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        let stage = model.stage
        if stageView.stage !== stage { stageView.stage = stage }
        // While the size is dragged the zoom stays, so that the edge follows the pointer.
        if !resizer.isDragging { zoom = model.arrangement.fits ? fittingZoom(of: stage) : 1 }
        // An edge between two pixels would have what touches it blended with what is behind the screen.
        let size = CGSize(
            width: wholePixels(stage.size.width * zoom), height: wholePixels(stage.size.height * zoom))
        pan = panned(by: .zero)
        let screen = CGRect(
            x: ((bounds.width - size.width) / 2 + pan.dx).rounded(),
            y: ((bounds.height - size.height) / 2 + pan.dy).rounded(), width: size.width, height: size.height)
        device.place(screen, zoom: zoom, device: model.shownDevice)
        stageView.bounds = CGRect(origin: .zero, size: stage.size)
        stageView.layer.position = .zero
        stageView.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        onionSkin.show(model, in: device.glass.bounds)
        indicator.show(
            over: stage, of: model.shownDevice, in: device.glass.bounds, zoom: zoom,
            isPlaying: model.isPlaying, isTouched: model.isHeld)
        for view in [zones, marks, resizer] { view.frame = bounds }
        lit.frame = device.glass.bounds
        resizer.device = device.frame
        resizer.zoom = zoom
        layOutMark()
        lit.show(model.litLayers, of: model.film, at: model.time, place: onGlass)
        layOutFingers()
        layOutExploded()
        updateZones()
    }

    /// Returns the zoom with which a stage in its case has room.
    private func fittingZoom(of stage: Stage) -> CGFloat {
        func zoom(bezel: CGFloat) -> CGFloat {
            let outside = 2 * (bezel + Self.margin)
            let (width, height) = (max(bounds.width - outside, 40), max(bounds.height - outside, 40))
            return min(width / stage.size.width, height / stage.size.height)
        }
        // A smaller zoom needs no wider case.
        let most = zoom(bezel: DeviceFrame.leastBezel)
        return zoom(bezel: DeviceFrame.bezel(of: model.shownDevice, zoom: most))
    }

    /// Returns how far the stage is from the middle once it was moved: up to where its case is seen to its edge.
    private func panned(by way: CGVector) -> CGVector {
        let outside = 2 * (DeviceFrame.bezel(of: model.shownDevice, zoom: zoom) + Self.margin)
        let size = model.stage.size
        let most = CGSize(
            width: max((size.width * zoom + outside - bounds.width) / 2, 0),
            height: max((size.height * zoom + outside - bounds.height) / 2, 0))
        return CGVector(
            dx: min(max(pan.dx + way.dx, -most.width), most.width),
            dy: min(max(pan.dy + way.dy, -most.height), most.height))
    }

    private func wholePixels(_ length: CGFloat) -> CGFloat {
        (length * contentScaleFactor).rounded(.down) / contentScaleFactor
    }

    private func layOutMark() {
        let film = model.film
        let look = model.selectedLayer.flatMap { id in
            film.layers.indices.contains(id) ? film.layers[id].look(in: film.frame(at: model.time)) : nil
        }
        mark.isHidden = look?.isVisible != true
        guard let rect = look?.frame else { return }
        mark.layer.borderColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
        mark.frame = onGlass(rect)
    }

    private func layOutExploded() {
        if !model.isExploded {
            exploded?.removeFromSuperview()
            exploded = nil
            return
        }
        let view = exploded ?? ExplodedView(model: model)
        exploded = view
        if view.superview == nil { addSubview(view) }
        view.frame = bounds
        view.show(scale: zoom)
    }

    private func layOutFingers() {
        let down = model.arrangement.showsFingers ? model.take.cut(at: model.time).fingersDown : []
        marks.show(
            down.map { ($0.finger, place(of: $0.location)) },
            waiting: model.isExploded ? [] : hands.waiting.map(place))
    }

    private func updateZones() {
        let isFree = pointer != nil && !model.isHeld && !model.isExploded && !resizer.isDragging
        zones.update(
            pointer: isFree ? pointer : nil, screen: stageFrame, of: device, zoom: zoom, stage: model.stage)
    }

    /// Returns where a point of the stage lies in the canvas.
    private func place(of point: CGPoint) -> CGPoint {
        CGPoint(x: stageFrame.minX + point.x * zoom, y: stageFrame.minY + point.y * zoom)
    }

    /// Returns where a rectangle of the stage lies on the device's glass.
    private func onGlass(_ rect: CGRect) -> CGRect {
        rect.applying(CGAffineTransform(scaleX: zoom, y: zoom))
    }

    /// Returns the point of the stage at a point of the canvas.
    private func stagePoint(at point: CGPoint) -> CGPoint {
        CGPoint(x: (point.x - stageFrame.minX) / zoom, y: (point.y - stageFrame.minY) / zoom)
    }

    // MARK: - Hands

    /// Gives the keyboard to the stage if a press lies on it; while nothing there takes text, keys are the tool's.
    ///
    /// - Returns: whether it does.
    func takeKeyboard(at point: CGPoint) -> Bool {
        stageFrame.contains(point) && stageView.becomeFirstResponder()
    }

    /// Modifiers have gone down or were released.
    func setModifiers(_ modifiers: UIKeyModifierFlags) {
        hands.setModifiers(modifiers, timestamp: CACurrentMediaTime())
        setNeedsLayout()
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        let isOver = hover.state == .began || hover.state == .changed
        pointer = isOver ? hover.location(in: self) : nil
        let place = pointer.flatMap { device.frame.contains($0) ? stagePoint(at: $0) : nil }
        hands.hover(at: place)
        model.hover(at: pointer.flatMap { stageFrame.contains($0) ? stagePoint(at: $0) : nil })
        setNeedsLayout()
    }

    /// Hands a media key's command on to the stage, and a turn of the wheel over it, in points of the stage. Where nothing
    /// scrolls there, and beside it, the wheel moves a stage that has no room.
    ///
    /// - Parameter event: a command, a turn of the wheel, in points of the window, or another event.
    /// - Returns: whether it is one that has an effect here.
    func handOn(_ event: HostEvent) -> Bool {
        if case .remoteControl(let command, _) = event {
            return Take.RemoteCommand(command).map { model.give($0) } ?? false
        }
        guard case .scroll(let delta, let location, _) = event, !model.isExploded,
            window?.hitTest(location, with: nil)?.isDescendant(of: self) == true
        else { return false }
        let place = convert(location, from: nil)
        let way = CGVector(dx: delta.dx / zoom, dy: delta.dy / zoom)
        if stageFrame.contains(place), model.turnWheel(by: way, at: stagePoint(at: place)) { return true }
        let moved = panned(by: delta)
        guard moved != pan else { return false }
        pan = moved
        setNeedsLayout()
        return true
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(event)
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            let place = touch.location(in: self)
            guard device.frame.contains(place) else { continue }
            hands.begin(touch, at: stagePoint(at: place), timestamp: touch.timestamp)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(event)
        for touch in touches {
            hands.move(touch, to: stagePoint(at: touch.location(in: self)), timestamp: touch.timestamp)
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { end(touch, .ended) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { end(touch, .cancelled) }
    }

    private func end(_ touch: UITouch, _ phase: TouchScript.Phase) {
        hands.end(
            touch, at: stagePoint(at: touch.location(in: self)), phase, timestamp: touch.timestamp)
    }

    /// Takes over the modifiers of an event: their keys may have gone to a text field.
    private func follow(_ event: UIEvent?) {
        if let event { hands.setModifiers(event.modifierFlags, timestamp: event.timestamp) }
    }
}

/// The pointer has the shape that the stage's views ask for.
extension StageCanvas: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
        defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard device.frame.contains(request.location), !model.isExploded else { return nil }
        let size = model.stage.size
        let point = stagePoint(at: request.location)
        let inside = CGPoint(
            x: min(max(point.x, 0), size.width - 1), y: min(max(point.y, 0), size.height - 1))
        pointed = model.stage.application.pipeline.pointerShape(at: inside)
        return defaultRegion
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { pointed.map { UIPointerStyle($0) } }
}
