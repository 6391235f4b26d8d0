import StageKit
import Takes

/// What ends a drag, beside the mouse.
extension ToolModel {
    /// Whether a finger holds the stage. A press whose drag was ended holds nothing any more.
    func holds(_ finger: Int) -> Bool { held[finger] != nil }

    /// A finger has let go of the stage. With the last one those go that were down where the take was cut, and that
    /// nothing holds.
    func release(_ finger: Int) {
        held[finger] = nil
        guard held.isEmpty else { return }
        for (finger, location) in take.fingersDown {
            let event = Take.Event.Kind.touch(.ended, location: location, finger: finger)
            scrubber.append(event, at: take.lastEventTime)
        }
    }

    /// Lifts the fingers that are down where they are, as a release does, if one holds the stage, and the keys. What the
    /// mouse or the key does until it comes up has no effect.
    func letGo() {
        let releases = releases
        held.removeAll()
        forgetKeys()
        for release in releases { scrubber.append(release, at: time) }
        if !releases.isEmpty { tell([.take, .playback]) }
    }

    /// The take as it would be if the drag ended now. No finger and no key stays down in it for ever.
    var takeWithRelease: Take {
        var take = take
        for release in releases { take.append(Take.Event(time: time, kind: release)) }
        return take
    }

    private var releases: [Take.Event.Kind] {
        var releases: [Take.Event.Kind] = []
        if isHeld {
            releases = take.fingersDown.map { .touch(.ended, location: $0.location, finger: $0.finger) }
        }
        for var key in heldKeys.values.sorted(by: { $0.code.rawValue < $1.code.rawValue }) {
            key.phase = .up
            releases.append(.key(key))
        }
        let ends = Take.RemoteCommand.allCases.filter { endsToCome.contains($0) }
        releases += ends.map { .remoteControl($0) }
        return releases
    }

    /// Whether a key is down for the stage.
    var hasHeldKeys: Bool { !heldKeys.isEmpty || !endsToCome.isEmpty }

    /// Forgets the keys that are down: letting them go has no effect any more.
    func forgetKeys() {
        heldKeys.removeAll()
        endsToCome.removeAll()
    }

    /// Whether a running interactive transition can be finished or cancelled here.
    var canEndInteraction: Bool { stage.canDecideInteraction }

    /// Lifts the fingers that are down here, which finishes or cancels the running interactive transition as a release
    /// past or before its threshold does.
    func endInteraction(finishes: Bool) {
        guard canEndInteraction else { return }
        let down = take.cut(at: time).fingersDown
        perform(finishes ? .finish : .cancel)
        for (finger, location) in down {
            scrubber.append(.touch(.ended, location: location, finger: finger), at: time)
        }
        held.removeAll()
        tell([.take, .playback])
    }
}
