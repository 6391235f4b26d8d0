// swift-format-ignore-file
import UIKit

@IBDesignable class Knob: UIControl {
    @objc func turn() { sendActions(for: .valueChanged) }

    func twice() {
        let name = #selector(getter: UIView.frame)
        if responds(to: #selector(turn)), name == Selector("frame") {
            perform(#selector(turn))
            perform(#selector(Knob.turn), with: nil)
        }
    }
}
