import Foundation

/// The area around a popover: a tap on it dismisses, except over views that let touches through.
final class PopoverBackdrop: UIView {
    private weak var controller: UIPopoverPresentationController?

    init(_ controller: UIPopoverPresentationController) {
        self.controller = controller
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PopoverBackdrop.tapped))
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !(controller?.passthroughViews ?? []).contains { view in
            view.window === window && view.point(inside: convert(point, to: view), with: event)
        }
    }

    private func tapped() {
        guard let controller else { return }
        if controller.allowsUserDismissal() {
            controller.beginUserDismissal()
        } else {
            controller.refuseUserDismissal()
        }
    }
}
