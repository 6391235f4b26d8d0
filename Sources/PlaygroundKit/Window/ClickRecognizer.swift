import UIKit

/// Recognizes each press beside text fields, and keeps nobody else from it.
final class ClickRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        !sequence(first: touch.view, next: { $0?.superview }).contains { $0 is UITextField }
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
