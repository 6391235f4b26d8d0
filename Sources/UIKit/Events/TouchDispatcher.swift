/// Turns the host's events into touches and events, and sends them to the application.
///
/// Moves of one finger within a frame become one. Changes of several fingers share one event, as long as no
/// finger changes twice.
@MainActor
package final class TouchDispatcher {
    private unowned let application: any EventReceiver
    private let route: EventRoute
    private let delivery = TouchDelivery()
    private var taps = TapCounter()
    private lazy var presses = PressDispatcher(application: application)
    private lazy var remoteControl = RemoteControlDispatcher(application: application)

    private let touches = TouchTable()
    /// The touches that the next event reports.
    private var changed: [UITouch] = []
    private var lastNumber = 0
    /// The touch that came down on the status bar.
    private weak var touchOnStatusBar: UITouch?

    /// The modifiers that are held down.
    var heldModifiers: UIKeyModifierFlags { presses.heldModifiers }

    /// The commands that keys would trigger now, those of nearer responders first.
    package var commandsInReach: [UIKeyCommand] { presses.commandsInReach }

    /// The responder that gets key presses first; nil without a key window.
    var keyReceiver: UIResponder? { presses.receiver }

    /// Whether a finger or a mouse button is down.
    var hasActiveTouches: Bool { touches.hasOneDown }

    init(application: any EventReceiver) {
        self.application = application
        route = application.clock.part()
        application.gestures.didSettle = { [weak delivery] in delivery?.drain() }
    }

    /// Reports the beginning or the end of a shake of the device to the responder that gets key presses.
    package func shake(hasEnded: Bool, timestamp: TimeInterval) {
        presses.shake(hasEnded: hasEnded, timestamp: timestamp)
    }

    // MARK: - What happened outside

    /// Handles what happened since the last frame, in order.
    package func deliver(_ events: [HostEvent]) {
        dropTouchesOfRemovedViews()
        for event in events {
            if case .pointer(let phase, let finger, let location, let timestamp) = event {
                handle(phase, finger: finger, at: location, timestamp: timestamp)
            } else {
                flush()
                handle(event)
            }
        }
        flush()
        dropTouchesOfRemovedViews()
    }

    private func handle(_ event: HostEvent) {
        if case .remoteControl(let command, let timestamp) = event {
            return remoteControl.handle(command, timestamp: timestamp)
        }
        if let hosted = application.keyWindow?.keyResponder as? any HostedInput, hosted.handOn(event) {
            return
        }
        switch event {
        case .pointer, .remoteControl: break
        case .hover(let location): application.clock.part(HoverSystem.self).move(to: location)
        case .scroll(let delta, let location, let timestamp):
            scroll(by: delta, at: location, timestamp: timestamp)
        case .resize(let size, let scale): application.screen.resize(to: size, scale: scale)
        case .appearance(let style): application.screen.userInterfaceStyle = style
        case .key(let phase, let key, let timestamp):
            if phase == .down { application.clock.part(HoverSystem.self).pressed() }
            presses.handle(phase, key, timestamp: timestamp)
        case .text(let text, _): presses.insert(text)
        case .composition(let text, let selection, _): presses.compose(text, selection: selection)
        case .interrupted:
            cancelTouches()
            presses.cancelPresses(at: application.clock.now)
            remoteControl.endSeeking(at: application.clock.now)
        case .memoryWarning: application.receiveMemoryWarning()
        case .tilt(let offset): application.clock.part(MotionEffectSystem.self).tilt(to: offset)
        case .open(let url): application.receive(url)
        }
    }

    private func handle(_ phase: HostPointerPhase, finger: Int, at location: CGPoint, timestamp: TimeInterval)
    {
        guard location.x.isFinite, location.y.isFinite else {
            return report("a touch at \(location) is ignored: locations are finite points of the stage")
        }
        // A finger that is lifted and comes down again within a frame is another touch.
        if phase == .began, touches[finger]?.isDown == false { flush() }
        let touch = touches[finger]
        if phase == .began {
            if let touch {
                report("finger \(finger) came down twice; its first touch is cancelled: end it before")
                update(touch, .cancelled, at: nil, timestamp: timestamp)
                flush()
            }
            return begin(finger: finger, at: location, timestamp: timestamp)
        }
        guard let touch else {
            if !application.isIgnoringInteractionEvents, phase != .moved {
                report(
                    "finger \(finger) was lifted but is not down, which is ignored: begin its touch first")
            }
            return
        }
        let place =
            touch.window.map { application.screen.rootLayer.convert(location, to: $0.layer) } ?? location
        switch phase {
        case .moved: move(touch, to: place, timestamp: timestamp)
        case .ended: update(touch, .ended, at: place, timestamp: timestamp)
        case .began, .cancelled: update(touch, .cancelled, at: place, timestamp: timestamp)
        }
    }

    private func begin(finger: Int, at location: CGPoint, timestamp: TimeInterval) {
        guard !application.isIgnoringInteractionEvents else { return }
        if !FocusSystem.isOwn(finger) { application.focus.clear() }
        application.clock.part(HoverSystem.self).pressed()
        // Earlier events may change what is hit. Fingers that come down at one moment share an event.
        if let last = changed.last, last.phase != .began || last.timestamp != timestamp { flush() }
        lastNumber += 1
        let touch = UITouch(finger: finger, number: lastNumber, location: location, timestamp: timestamp)
        touch.delivery = delivery
        touches.insert(touch)
        let event = makeEvent([touch], at: timestamp)
        for window in application.windows.reversed() {
            let place = application.screen.rootLayer.convert(location, to: window.layer)
            guard let view = window.hitTest(place, with: event) else { continue }
            touch.window = window
            touch.view = view
            touch.location = place
            touch.previousLocation = place
            break
        }
        touch.tapCount = taps.count(touch)
        touch.samples = [(touch.location, timestamp)]
        if application.statusBarFrame.contains(location), !touch.isOfSecondaryButton {
            touchOnStatusBar = touch
        }
        append(touch)
        application.gestures.assign(touch, event: event)
    }

    private func move(_ touch: UITouch, to location: CGPoint, timestamp: TimeInterval) {
        guard location != touch.location else { return }
        if touch.isInNextEvent, touch.phase == .moved {
            touch.location = location
            touch.timestamp = timestamp
            touch.samples.append((location, timestamp))
        } else {
            update(touch, .moved, at: location, timestamp: timestamp)
        }
    }

    private func update(
        _ touch: UITouch, _ phase: UITouch.Phase, at location: CGPoint?, timestamp: TimeInterval
    ) {
        if touch.isInNextEvent { flush() }
        guard touches.contains(touch) else { return }
        touch.previousLocation = touch.location
        if let location { touch.location = location }
        touch.phase = phase
        touch.timestamp = timestamp
        touch.samples = [(touch.location, timestamp)]
        append(touch)
    }

    private func makeEvent(_ changed: [UITouch], at timestamp: TimeInterval) -> UIEvent {
        let event = UIEvent(changed: changed, of: touches, timestamp: timestamp)
        event.modifierFlags = heldModifiers
        return event
    }

    private func append(_ touch: UITouch) {
        touch.isInNextEvent = true
        changed.append(touch)
    }

    /// Sends the collected touches as one event.
    private func flush() {
        guard !changed.isEmpty else { return }
        let sent = changed
        changed = []
        for touch in sent { touch.isInNextEvent = false }
        let timestamp = sent.map(\.timestamp).max() ?? 0
        application.sendEvent(makeEvent(sent, at: timestamp))
        for touch in sent {
            if touch.phase == .ended {
                taps.ended(touch)
                if touch === touchOnStatusBar { endOnStatusBar(touch) }
            }
            if touch.isDown {
                touch.phase = .stationary
                touch.previousLocation = touch.location
            } else {
                touches.remove(touch)
            }
        }
    }

    /// Scrolls the one scroll view that wants it to its top, if the finger was lifted where it came down: on
    /// the status bar.
    private func endOnStatusBar(_ touch: UITouch) {
        let screen = application.screen
        let location = touch.window.map { $0.layer.convert(touch.location, to: screen.rootLayer) }
        guard application.statusBarFrame.contains(location ?? touch.location) else { return }
        let candidates = application.windows.flatMap { $0.scrollViewsToTop(in: screen.bounds) }
        if candidates.count == 1 { candidates[0].scrollToTop() }
    }

    // MARK: - To windows and views

    /// Delivers an event to the gesture recognizers first, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        application.gestures.deliver(event, in: window)
        delivery.deliver(event, in: window)
    }

    private func scroll(by delta: CGVector, at location: CGPoint, timestamp: TimeInterval) {
        guard !application.isIgnoringInteractionEvents, delta.dx.isFinite, delta.dy.isFinite else { return }
        for window in application.windows.reversed() {
            let place = application.screen.rootLayer.convert(location, to: window.layer)
            guard let view = window.hitTest(place, with: nil) else { continue }
            view.handleScroll(ScrollWheel(delta: delta, location: place, timestamp: timestamp))
            return
        }
    }

    // MARK: - Taking touches away

    /// Cancels every touch that is down.
    package func cancelTouches() {
        flush()
        for touch in touches.inOrder { update(touch, .cancelled, at: nil, timestamp: touch.timestamp) }
        flush()
    }

    /// Clears the touches' references without calling anything. Otherwise touches and views retain each
    /// other.
    func forgetTouches() {
        for touch in touches.inOrder {
            (touch.window, touch.view, touch.gestureRecognizers) = (nil, nil, nil)
        }
    }

    /// Cancels touches whose view has left its window, and gestures whose own view has.
    package func dropTouchesOfRemovedViews() {
        guard route.haveViewsLeft else { return }
        route.haveViewsLeft = false
        let lost = touches.inOrder { $0.window?.isHidden == true || $0.view?.window !== $0.window }
        for touch in lost {
            guard let view = touch.view, let window = touch.window else { continue }
            if window.isHidden {
                update(touch, .cancelled, at: nil, timestamp: touch.timestamp)
                flush()
            } else if view.window !== window {
                delivery.cancel(touch)
                application.gestures.cancelRecognizersOutsideOfWindow(of: touch)
            }
        }
    }

    private func report(_ problem: String) {
        application.trace.report(
            Diagnostic(.warning, application, "sendEvent(_:)", "UIApplication: \(problem)."))
    }
}

/// Counts taps on the same place.
private struct TapCounter {
    /// The longest pause after the last tap, in seconds; a later finger starts a new count.
    private static let longestPause: TimeInterval = 0.35
    /// The farthest from the last tap, in points: the width of a fingertip. A finger farther away starts a
    /// new count.
    private static let farthest: CGFloat = 45

    private var last: (window: ObjectIdentifier?, location: CGPoint, time: TimeInterval, count: Int)?

    @MainActor
    func count(_ touch: UITouch) -> Int {
        guard let last, last.window == touch.window.map(ObjectIdentifier.init),
            touch.timestamp - last.time <= Self.longestPause,
            hypot(touch.location.x - last.location.x, touch.location.y - last.location.y) <= Self.farthest
        else { return 1 }
        return last.count + 1
    }

    @MainActor
    mutating func ended(_ touch: UITouch) {
        last = (touch.window.map(ObjectIdentifier.init), touch.location, touch.timestamp, touch.tapCount)
    }
}
