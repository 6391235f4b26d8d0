// swift-format-ignore-file
import UIKit.UIGestureRecognizerSubclass

#if os(iOS) || os(tvOS)
class LongDrag: UIPanGestureRecognizer {
    var began = 0

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        maximumNumberOfTouches = 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        began += 1
    }
}
#else
#error("This is for iOS.")
#endif

extension UIView {
    @objc func shake() { layer.add(CABasicAnimation(keyPath: #keyPath(CALayer.position)), forKey: "shake") }

    func shakeSoon() { perform(#selector(UIView.shake), with: nil, afterDelay: 1) }
}
