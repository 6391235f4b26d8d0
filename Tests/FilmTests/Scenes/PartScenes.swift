import UIKit
import UITesting

/// Layout, controls, text, dynamics, motion effects.
enum PartScenes {
    static let all = [stacks, constraints, fields, falling, attached, turned, looks]

    private static let stacks = Scene("layout-stack") { script in
        let stack = UIStackView(arrangedSubviews: [
            Plate(0, 0, 0, 0), Plate(0, 0, 0, 0, .red), Plate(0, 0, 0, 0, .green),
        ])
        stack.frame = CGRect(x: 20, y: 40, width: 280, height: 200)
        (stack.spacing, stack.distribution) = (8, .fillEqually)
        stack.isLayoutMarginsRelativeArrangement = true
        script.at(0.1) {
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear]) {
                stack.arrangedSubviews[1].isHidden = true
                stack.axis = .vertical
                stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
                stack.layoutIfNeeded()
            }
        }
        script.at(0.8) {
            UIView.animate(withDuration: 0.4) {
                stack.insertArrangedSubview(Plate(0, 0, 10, 10, .orange), at: 0)
                stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                    top: 20, leading: 30, bottom: 0, trailing: 0)
                stack.layoutIfNeeded()
            }
        }
        script.look(at: 0.05, 0.3, 0.7, 0.9)
        return stage(stack)
    }

    private static let constraints = Scene("layout-constraints") { script in
        let (box, label, guide) = (Plate(0, 0, 0, 0), UILabel(), UILayoutGuide())
        let screen = PlainScreen("", .white) { screen in
            let view: UIView = screen.view
            [box, label].forEach {
                $0.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview($0)
            }
            label.text = "Beside the box, in several lines"
            label.numberOfLines = 0
            view.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 30),
                guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.2),
                box.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                box.topAnchor.constraint(equalTo: guide.bottomAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
                label.leadingAnchor.constraint(equalToSystemSpacingAfter: box.trailingAnchor, multiplier: 2),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -10),
                label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            ])
        }
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        width.priority = .defaultHigh
        width.isActive = true
        let limit = box.widthAnchor.constraint(lessThanOrEqualToConstant: 140)
        script.at(0.1) {
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear]) {
                width.constant = 220
                limit.isActive = true
                screen.view.layoutIfNeeded()
            }
        }
        script.at(0.8, .resize(CGSize(width: 480, height: 320)))
        script.at(1) { screen.additionalSafeAreaInsets.top = 40 }
        script.look(at: 0.05, 0.35, 0.7, 0.9, 1.1)
        return screen
    }

    private final class FieldWatcher: NSObject, UITextFieldDelegate {
        let script: Script
        init(_ script: Script) {
            self.script = script
            super.init()
            script.keep(self)
        }
        func textFieldDidBeginEditing(_ field: UITextField) { script.note("begins") }
        func textFieldDidEndEditing(_ field: UITextField) { script.note("ends \(field.text ?? "")") }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
        func textField(
            _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
        ) -> Bool {
            script.note("changes \(range.location) \(range.length) to \(text)")
            return text != "x"
        }
    }

    private static let fields = Scene("text-fields") { script in
        let (field, text, watcher) = (
            UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34)), UITextView(),
            FieldWatcher(script)
        )
        (field.borderStyle, field.placeholder, field.clearButtonMode) = (
            .roundedRect, "Placeholder", .whileEditing
        )
        field.delegate = watcher
        text.frame = CGRect(x: 20, y: 100, width: 200, height: 120)
        text.text =
            "A text of several lines that can be edited, and scrolls where it is longer than its view."
        script.tap(100, 56, at: 0)
        script.at(0.2, .text("ab"))
        script.at(0.3, .text("x"))
        script.at(0.4, .composition("ni", selection: 2..<2))
        script.at(0.5, .text("你"))
        script.look(at: 0.25, 0.45, 0.6)
        @MainActor func key(
            _ code: UIKeyboardHIDUsage, _ text: String, _ modifiers: UIKeyModifierFlags = [], at time: Double
        ) {
            let key = Take.Key(.down, code: code, characters: text, modifiers: modifiers)
            script.at(time, .key(key))
            script.at(time + 0.02, .key(Take.Key(.up, code: code, characters: text, modifiers: modifiers)))
        }
        key(.keyboardLeftArrow, "", .shift, at: 0.7)
        key(.keyboardDeleteOrBackspace, "", at: 0.8)
        key(.keyboardA, "a", .control, at: 0.9)
        script.look(at: 1)
        key(.keyboardReturnOrEnter, "\n", at: 1.1)
        script.tap(100, 150, at: 1.3)
        script.at(1.5, .text("New "))
        script.at(1.8) {
            withExtendedLifetime(watcher) { script.note("\(text.text.prefix(30)) \(text.selectedRange)") }
        }
        script.at(1.9) { text.resignFirstResponder() }
        script.look(at: 1.6)
        return stage(field, text)
    }

    private static let falling = Scene("dynamics-falling") { script in
        let (box, ball) = (Plate(100, 20, 60, 60), Plate(140, 120, 40, 40, .red))
        let screen = stage(box, ball)
        var animator: UIDynamicAnimator?
        script.at(0) {
            let made = UIDynamicAnimator(referenceView: screen.view)
            let (gravity, collision, item) = (
                UIGravityBehavior(items: [box, ball]), UICollisionBehavior(items: [box, ball]),
                UIDynamicItemBehavior(items: [box])
            )
            collision.translatesReferenceBoundsIntoBoundary = true
            (item.elasticity, item.friction) = (0.5, 0.3)
            let push = UIPushBehavior(items: [ball], mode: .instantaneous)
            push.setAngle(0.3, magnitude: 0.2)
            [gravity, collision, item, push].forEach(made.addBehavior)
            animator = made
        }
        script.at(2) { animator?.removeAllBehaviors() }
        script.look(at: 0.3, 0.7, 1.2, 1.9)
        return screen
    }

    private static let attached = Scene("dynamics-attached") { script in
        let (box, ball) = (Plate(40, 40, 60, 60), Plate(200, 200, 40, 40, .red))
        let screen = stage(box, ball)
        var animator: UIDynamicAnimator?
        script.at(0) {
            let made = UIDynamicAnimator(referenceView: screen.view)
            let attachment = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 160, y: 60))
            (attachment.length, attachment.frequency, attachment.damping) = (80, 2, 0.4)
            let snap = UISnapBehavior(item: ball, snapTo: CGPoint(x: 60, y: 400))
            let gravity = UIGravityBehavior(items: [box])
            [attachment, snap, gravity].forEach(made.addBehavior)
            animator = made
        }
        script.at(1.6) { animator?.removeAllBehaviors() }
        script.look(at: 0.2, 0.5, 1, 1.5)
        return screen
    }

    private static let turned = Scene("motion-effects") { script in
        let plate = Plate(100, 100, 100, 100)
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
        plate.addMotionEffect(effect)
        script.at(0.1, .tilt(UIOffset(horizontal: 0.5, vertical: 0.2)))
        script.at(0.5, .tilt(UIOffset(horizontal: -1, vertical: 0)))
        script.at(0.8) { plate.removeMotionEffect(effect) }
        script.look(at: 0.2, 0.6, 0.9)
        return stage(plate)
    }

    private static let looks = Scene("looks") { script in
        let (label, image, plate) = (UILabel(), UIImageView(), Plate(20, 200, 100, 60, .systemBackground))
        label.frame = CGRect(x: 20, y: 20, width: 120, height: 60)
        label.numberOfLines = 2
        label.text = "A label of two lines that is cut off"
        label.textColor = .label
        image.frame = CGRect(x: 20, y: 100, width: 100, height: 60)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        plate.tintColor = .red
        script.at(0.1, .appearance(.dark))
        script.at(0.3) { image.contentMode = .bottomLeft }
        script.at(0.4) {
            label.text = "Short"
            label.textAlignment = .right
            plate.overrideUserInterfaceStyle = .light
            plate.tintAdjustmentMode = .dimmed
        }
        script.at(0.5) {
            let copy = plate.snapshotView(afterScreenUpdates: false) ?? UIView()
            script.note("snapshot \(copy.bounds.size)")
        }
        script.look(at: 0.05, 0.2, 0.35, 0.45)
        return stage(label, image, plate, color: .systemBackground)
    }
}
