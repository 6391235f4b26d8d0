import PlaygroundAssets
import UIKit

/// Shows a child in its upper part, and hides it.
final class UnbalancedContainerViewController: LetterViewController {
    private static let childHeight: CGFloat = 260

    private let isMended: Bool
    private let child = LetterViewController()

    init(isMended: Bool) {
        self.isMended = isMended
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Unbalanced Appearance"
        show(letter: "A", on: .lavender, buttonTitle: "Show or Hide the Child")
        addMenuButton()
    }

    override func buttonTapped() {
        if child.parent == nil { showChild() } else { hideChild() }
    }

    private func showChild() {
        addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.childHeight)
        child.show(letter: "B", on: .pink, buttonTitle: "")
        view.addSubview(child.view)
        // The mistake: addSubview has sent these calls.
        if !isMended { child.beginAppearanceTransition(true, animated: true) }
        child.view.alpha = 0
        UIView.animate(withDuration: 0.35) {
            self.child.view.alpha = 1
        } completion: { _ in
            if !self.isMended { self.child.endAppearanceTransition() }
            self.child.didMove(toParent: self)
        }
    }

    private func hideChild() {
        child.willMove(toParent: nil)
        UIView.animate(withDuration: 0.35) {
            self.child.view.alpha = 0
        } completion: { _ in
            self.child.view.removeFromSuperview()
            self.child.removeFromParent()
        }
    }
}
