// A tap on the content that hides the bars, and shows them again.
extension UINavigationController {
    /// Listens for the tap, or stops doing so, as `hidesBarsOnTap` says.
    func updateBarHiding() {
        barHidingTap.isEnabled = hidesBarsOnTap
        guard hidesBarsOnTap, let view = viewIfLoaded, barHidingTap.view !== view else { return }
        view.addGestureRecognizer(barHidingTap)
    }

    /// Hides the bars that are shown, or shows those again that a tap has hidden.
    func toggleBars() {
        if isNavigationBarHidden {
            setNavigationBarHidden(false, animated: true)
            if barHidingTap.hidToolbar { setToolbarHidden(false, animated: true) }
            barHidingTap.hidToolbar = false
        } else {
            barHidingTap.hidToolbar = !isToolbarHidden
            setNavigationBarHidden(true, animated: true)
            if barHidingTap.hidToolbar { setToolbarHidden(true, animated: true) }
        }
    }
}

/// The tap that hides a navigation controller's bars. Taps on the bars themselves are theirs.
@MainActor
final class BarHidingTapGestureRecognizer: UITapGestureRecognizer {
    private let gate = Gate()
    /// Whether the last tap has hidden the toolbar, too.
    var hidToolbar = false

    convenience init(controller: UINavigationController) {
        self.init(target: nil, action: nil)
        addTarget(gate, action: Gate.tapped)
        gate.controller = controller
        delegate = gate
        cancelsTouchesInView = false
    }

    private final class Gate: NSObject, UIGestureRecognizerDelegate {
        weak var controller: UINavigationController?

        func tapped() { controller?.toggleBars() }

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let controller else { return false }
            let bars: [UIView?] = [controller.navigationBar, controller.loadedToolbar]
            return !bars.contains { bar in
                bar.map { $0.bounds.contains(gestureRecognizer.location(in: $0)) } ?? false
            }
        }
    }
}
