import Foundation

/// The drag of a sheet: tells of the finger before it moves, so that a sheet on its way can be caught.
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    private weak var scene: SheetScene?

    convenience init(scene: SheetScene) {
        self.init(target: scene, action: SheetScene.handlePan)
        self.scene = scene
        delegate = scene
    }

    /// The view that the first finger came down on.
    var touchedView: UIView? { sequence.first?.view }

    /// The way that it took to tell a drag from a tap does not move the sheet, the rest of it does.
    func skipThreshold() {
        let translation = translation(in: nil)
        let distance = hypot(translation.x, translation.y)
        let rest = max(0, distance - UIPanGestureRecognizer.threshold) / max(distance, 1)
        setTranslation(CGPoint(x: translation.x * rest, y: translation.y * rest), in: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scene?.touchDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scene?.touchUp()
    }
}
