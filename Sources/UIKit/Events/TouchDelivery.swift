/// Delivers touches to the views that they began in, unless a gesture claims them.
///
/// Recognizers with `delaysTouchesBegan` or `delaysTouchesEnded` delay the delivery until they have
/// recognized or failed. A recognizer with `cancelsTouchesInView` that recognizes sends `touchesCancelled` to
/// the view.
@MainActor
final class TouchDelivery {
    /// The records by touch.
    private var records: [ObjectIdentifier: Record] = [:]
    /// The records with something left to deliver, now or later.
    private var pending: [Record] = []
    /// The views with fingers on them.
    private var occupied: [ObjectIdentifier: Occupancy] = [:]
    private var event: UIEvent?
    private var isDraining = false

    /// Delivers an event to the views of one window.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        for touch in event.changed where touch.window === window {
            switch touch.phase {
            case .began: open(touch)
            case .moved: append(.moved, to: touch)
            case .ended:
                append(.ended, to: touch)
                vacate(touch)
            case .cancelled:
                touch.claim()
                vacate(touch)
            case .stationary: break
            }
        }
        drain()
    }

    /// Cancels a touch: its view gets `touchesCancelled`, and nothing after it.
    func cancel(_ touch: UITouch) {
        guard record(of: touch) != nil else { return }
        touch.claim()
        drain()
    }

    /// Whether the touch's view has got `touchesBegan`.
    func hasBegun(_ touch: UITouch) -> Bool { record(of: touch)?.isTold == true }

    /// Prepares a claimed touch for delivery: its view gets `touchesCancelled` at the next opportunity.
    func touchWasClaimed(_ touch: UITouch) {
        if let record = record(of: touch) { enqueue(record) }
    }

    /// Delivers what no recognizer delays any more.
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
        guard let view = touch.view, !touch.isOfSecondaryButton else { return }
        if let same = occupied[ObjectIdentifier(view)], same.window === touch.window,
            !view.isMultipleTouchEnabled
        {
            return
        }
        let isBarred = occupied.values.contains {
            $0.view !== view && $0.window === touch.window
                && ($0.view.isExclusiveTouch || view.isExclusiveTouch)
        }
        guard !isBarred else { return }
        let record = Record(touch: touch, view: view)
        records[ObjectIdentifier(touch)] = record
        occupied[ObjectIdentifier(view), default: Occupancy(view: view, window: touch.window)].count += 1
        enqueue(record)
        limitDelay(of: record)
    }

    /// Notes that a finger has left its view.
    private func vacate(_ touch: UITouch) {
        guard let record = record(of: touch), record.occupiesView else { return }
        record.occupiesView = false
        let view = ObjectIdentifier(record.view)
        occupied[view]?.count -= 1
        if occupied[view]?.count == 0 { occupied[view] = nil }
    }

    /// Ends the delay of a touch where recognizers, such as a scroll view's, limit it.
    private func limitDelay(of record: Record) {
        let limits = (record.touch.gestureRecognizers ?? []).compactMap(\.touchesBeganDelayLimit)
        guard let limit = limits.max() else { return }
        FrameClock.current.schedule(at: record.touch.timestamp + limit) { [weak self, weak record] in
            record?.isDelayOver = true
            self?.drain()
        }
    }

    private func record(of touch: UITouch) -> Record? {
        records[ObjectIdentifier(touch)]
    }

    private func append(_ phase: UITouch.Phase, to touch: UITouch) {
        guard let record = record(of: touch) else { return }
        record.append(phase)
        enqueue(record)
    }

    private func enqueue(_ record: Record) {
        guard !record.isPending else { return }
        record.isPending = true
        pending.append(record)
    }

    // MARK: - Steps

    private struct Step {
        var view: UIView
        var phase: UITouch.Phase
        var touches: [UITouch]
    }

    /// Takes the phases that can be delivered now, in the order in which the touches came down.
    private func nextSteps() -> [Step] {
        var steps: [Step] = []
        pending.sort { $0.touch.number < $1.touch.number }
        for record in pending {
            if record.touch.isClaimed {
                if record.isTold { steps.append(record.step(.cancelled)) }
                record.isClosed = true
            } else if let phase = record.waiting.first, !isHeldBack(record, phase) {
                record.waiting.removeFirst()
                record.isTold = true
                record.isClosed = phase == .ended
                steps.append(record.step(phase))
            }
            record.isPending = !record.isClosed && !record.waiting.isEmpty
            if record.isClosed {
                vacate(record.touch)
                records[ObjectIdentifier(record.touch)] = nil
            }
        }
        pending.removeAll { !$0.isPending }
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

    /// One step for each view and phase, in the order of their first touches.
    private static func grouped(_ steps: [Step]) -> [Step] {
        struct Group: Hashable {
            let view: ObjectIdentifier
            let phase: UITouch.Phase
        }
        var groups: [Step] = []
        var places: [Group: Int] = [:]
        for step in steps {
            let group = Group(view: ObjectIdentifier(step.view), phase: step.phase)
            if let place = places[group] {
                groups[place].touches += step.touches
            } else {
                places[group] = groups.count
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

    /// How many fingers are on a view.
    private struct Occupancy {
        let view: UIView
        let window: UIWindow?
        var count = 0
    }

    /// The delivery of one touch to its view: what was delivered, and what is left.
    @MainActor
    private final class Record {
        let touch: UITouch
        let view: UIView
        var waiting: [UITouch.Phase] = [.began]
        var isTold = false
        var isClosed = false
        var isDelayOver = false
        var isPending = false
        var occupiesView = true

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
