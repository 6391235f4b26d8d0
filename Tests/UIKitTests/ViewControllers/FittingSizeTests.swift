import Testing
import UIKit
import UITesting

/// Who hears that the constraints in a controller's view ask for another size.
@MainActor
@Suite struct FittingSizeTests {
    private final class Sizing: UIViewController {
        var sizes: [CGSize] = []

        override func systemLayoutFittingSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) {
            super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
            guard let child = (container as? UIViewController)?.view else { return }
            sizes.append(child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        }
    }

    private final class Presentation: UIPresentationController {
        var heard = 0

        override func systemLayoutFittingSizeDidChange(
            forChildContentContainer container: any UIContentContainer
        ) { heard += 1 }
    }

    private final class Vending: NSObject, UIViewControllerTransitioningDelegate {
        var controller: Presentation?

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            controller = Presentation(presentedViewController: presented, presenting: presenting)
            return controller
        }
    }

    private final class Card: UIViewController {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

        override func viewDidLoad() {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                height, box.widthAnchor.constraint(equalToConstant: 80),
                box.topAnchor.constraint(equalTo: view.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                view.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor),
                view.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor),
            ])
        }
    }

    private let stage = Stage()
    private let card = Card()

    private func change(height: CGFloat) {
        stage.run { card.height.constant = height }
        stage.settle()
    }

    @Test func `a parent hears when the constraints in its child's view ask for another size`() {
        let parent = Sizing()
        stage.present(parent)
        parent.addChild(card)
        parent.view.addSubview(card.view)
        card.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        card.didMove(toParent: parent)
        stage.settle()
        #expect(parent.sizes.isEmpty)

        change(height: 60)
        #expect(parent.sizes == [CGSize(width: 80, height: 60)])
        stage.run { card.view.frame.size.width = 150 }
        stage.settle()
        #expect(parent.sizes.count == 1, "the frame changed, and the constraints ask for the same")
        card.willMove(toParent: nil)
        card.view.removeFromSuperview()
        card.removeFromParent()
        change(height: 90)

        #expect(parent.sizes.count == 1)
    }

    @Test func `a presentation hears when the constraints in the presented view ask for another size`() {
        let (presenter, vending) = (UIViewController(), Vending())
        stage.present(presenter)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = vending
        stage.run { presenter.present(card, animated: false) }
        stage.settle()
        #expect(vending.controller?.heard == 0)

        change(height: 60)
        change(height: 60)

        #expect(vending.controller?.heard == 1)
    }
}
