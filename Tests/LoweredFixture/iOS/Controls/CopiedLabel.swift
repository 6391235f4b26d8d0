// swift-format-ignore-file
import UIKit

class CopiedLabel: UILabel {
    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.delete(_:))
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = text
    }

    override func delete(_ sender: Any?) {
        let task = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
        text = nil
        UIApplication.shared.endBackgroundTask(task)
    }
}
