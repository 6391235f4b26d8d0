import QuartzCore

/// Leads from a view to a preview, and from the preview on to what it shows, as a finger presses.
///
/// On a phone the force of the finger leads. A mouse and most touch screens know no force: here it grows for as
/// long as the finger rests on the view. First the preview's progress goes from 0 to 1, then that of the commit.
@preconcurrency @MainActor
open class UIPreviewInteraction: NSObject {
    /// How long a finger rests before it counts as a press, and how long each of the two ways takes, in seconds. Our
    /// own values.
    private static let (delay, duration): (TimeInterval, TimeInterval) = (0.2, 0.4)

    private enum Stage {
        case waiting
        case previewing(since: TimeInterval)
        case committing(since: TimeInterval)
    }

    /// The view that is pressed.
    open private(set) weak var view: UIView?
    /// Hears how far the press is.
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    private let press = UILongPressGestureRecognizer(target: nil, action: nil)
    private var stage = Stage.waiting
    private var link: CADisplayLink?

    /// Makes an interaction with a view.
    ///
    /// - Parameter view: what is pressed; held weakly.
    public init(view: UIView) {
        self.view = view
        super.init()
        press.minimumPressDuration = Self.delay
        press.addTarget(self, action: UIPreviewInteraction.pressed)
        view.addGestureRecognizer(press)
    }

    isolated deinit {
        link?.invalidate()
        view?.removeGestureRecognizer(press)
    }

    /// Returns where the finger is, or was last.
    ///
    /// - Parameter coordinateSpace: in which space; nil for the view's window.
    /// - Returns: the place, in points.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
        let place = press.location(in: nil)
        guard let coordinateSpace, let window = view?.window else { return place }
        return coordinateSpace.convert(place, from: window)
    }

    /// Ends the interaction: the delegate hears that it is cancelled.
    open func cancel() {
        press.isEnabled = false
        press.isEnabled = true
    }

    private func pressed() {
        switch press.state {
        case .began:
            guard let view, delegate?.previewInteractionShouldBegin(self) ?? true else { return }
            stage = .previewing(since: view.clock.now)
            let link = CADisplayLink(target: self, action: UIPreviewInteraction.advance)
            link.add(to: .main, forMode: .common)
            self.link = link
        case .ended, .cancelled, .failed:
            guard stop() else { return }
            delegate?.previewInteractionDidCancel(self)
        default: break
        }
    }

    /// Waits for the next press.
    ///
    /// - Returns: whether one was in progress.
    @discardableResult
    private func stop() -> Bool {
        link?.invalidate()
        link = nil
        defer { stage = .waiting }
        if case .waiting = stage { return false }
        return true
    }

    private func advance() {
        guard let view else { return _ = stop() }
        let now = view.clock.now
        switch stage {
        case .waiting: break
        case .previewing(let since):
            let progress = min(CGFloat((now - since) / Self.duration), 1)
            if progress == 1 { stage = .committing(since: now) }
            delegate?.previewInteraction(self, didUpdatePreviewTransition: progress, ended: progress == 1)
        case .committing(let since):
            let progress = min(CGFloat((now - since) / Self.duration), 1)
            if progress == 1 { stop() }
            delegate?.previewInteraction(self, didUpdateCommitTransition: progress, ended: progress == 1)
        }
    }
}
