/// Hands touches to the views that they began in, unless a gesture claims them.
///
/// A view hears of a touch late while a recognizer with `delaysTouchesBegan` or `delaysTouchesEnded` has not made
/// up its mind, and hears `touchesCancelled` once a recognizer with `cancelsTouchesInView` has recognized.
@MainActor
final class TouchDelivery {
    private var records: [Record] = []
    private var event: UIEvent?
    private var isDraining = false

    /// What happened to the touches of one window.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        for touch in event.ordered where touch.window === window {
            switch touch.phase {
            case .began: open(touch)
            case .moved: record(of: touch)?.append(.moved)
            case .ended: record(of: touch)?.append(.ended)
            case .cancelled: touch.isClaimed = true
            case .stationary: break
            }
        }
        drain()
    }

    /// The view hears of the touch no more.
    func cancel(_ touch: UITouch) {
        guard record(of: touch) != nil else { return }
        touch.isClaimed = true
        drain()
    }

    /// Delivers what nothing holds back any more.
    func drain() {
        guard !isDraining else { return }
        isDraining = true
        defer { isDraining = false }
        while true {
            let steps = nextSteps()
            guard !steps.isEmpty else { return }
            for group in Self.grouped(steps) { deliver(group) }
        }
    }

    // MARK: - Which views get which touches

    private func open(_ touch: UITouch) {
        guard let view = touch.view else { return }
        let others = records.filter { $0.touch.window === touch.window && $0.touch.isDown }
        if others.contains(where: { $0.view === view }), !view.isMultipleTouchEnabled { return }
        let isBarred = others.contains {
            $0.view !== view && ($0.view.isExclusiveTouch || view.isExclusiveTouch)
        }
        guard !isBarred else { return }
        let record = Record(touch: touch, view: view)
        records.append(record)
        limitDelay(of: record)
    }

    /// Some recognizers, as a scroll view's, hold a touch back for a moment only.
    private func limitDelay(of record: Record) {
        let limits = (record.touch.gestureRecognizers ?? []).compactMap(\.touchesBeganDelayLimit)
        guard let limit = limits.max() else { return }
        FrameClock.current.schedule(at: record.touch.timestamp + limit) { [weak self, weak record] in
            record?.isDelayOver = true
            self?.drain()
        }
    }

    private func record(of touch: UITouch) -> Record? {
        records.first { $0.touch === touch }
    }

    // MARK: - Steps

    private struct Step {
        var view: UIView
        var phase: UITouch.Phase
        var touches: [UITouch]
    }

    private func nextSteps() -> [Step] {
        var steps: [Step] = []
        for record in records {
            if record.touch.isClaimed {
                if record.isTold { steps.append(record.step(.cancelled)) }
                record.isClosed = true
            } else if let phase = record.waiting.first, !isHeldBack(record, phase) {
                record.waiting.removeFirst()
                record.isTold = true
                record.isClosed = phase == .ended
                steps.append(record.step(phase))
            }
        }
        records.removeAll(where: \.isClosed)
        return steps
    }

    private func isHeldBack(_ record: Record, _ phase: UITouch.Phase) -> Bool {
        guard let recognizers = record.touch.gestureRecognizers, phase == .began || phase == .ended
        else { return false }
        return recognizers.contains { recognizer in
            guard recognizer.isUndecided(about: record.touch) else { return false }
            if phase == .ended { return recognizer.delaysTouchesEnded }
            let isOver = recognizer.touchesBeganDelayLimit != nil && record.isDelayOver
            return recognizer.delaysTouchesBegan && !isOver
        }
    }

    private static func grouped(_ steps: [Step]) -> [Step] {
        var groups: [Step] = []
        for step in steps {
            if let index = groups.firstIndex(where: { $0.view === step.view && $0.phase == step.phase }) {
                groups[index].touches += step.touches
            } else {
                groups.append(step)
            }
        }
        return groups
    }

    private func deliver(_ step: Step) {
        let phases = step.touches.map(\.phase)
        for touch in step.touches { touch.phase = step.phase }
        let touches = Set(step.touches)
        switch step.phase {
        case .began: step.view.touchesBegan(touches, with: event)
        case .moved: step.view.touchesMoved(touches, with: event)
        case .ended: step.view.touchesEnded(touches, with: event)
        case .cancelled: step.view.touchesCancelled(touches, with: event)
        case .stationary: break
        }
        for (touch, phase) in zip(step.touches, phases) { touch.phase = phase }
    }

    /// What a view has heard of a touch, and what it has yet to hear.
    @MainActor
    private final class Record {
        let touch: UITouch
        let view: UIView
        var waiting: [UITouch.Phase] = [.began]
        var isTold = false
        var isClosed = false
        var isDelayOver = false

        init(touch: UITouch, view: UIView) {
            self.touch = touch
            self.view = view
        }

        func append(_ phase: UITouch.Phase) {
            if phase == .moved, waiting.last == .moved { return }
            waiting.append(phase)
        }

        func step(_ phase: UITouch.Phase) -> Step {
            Step(view: view, phase: phase, touches: [touch])
        }
    }
}
