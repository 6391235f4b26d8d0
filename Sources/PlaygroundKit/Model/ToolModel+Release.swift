import StageKit
import Takes

/// What ends a drag, beside the mouse.
extension ToolModel {
    /// Whether a finger holds the stage. A press whose drag was ended holds nothing any more.
    func holds(_ finger: Int) -> Bool { held[finger] != nil }

    /// Lifts the fingers that hold the stage where they are, as a release does. What the mouse does until its button
    /// comes up has no effect.
    func letGo() {
        let releases = releases
        held.removeAll()
        for release in releases { scrubber.append(release, at: time) }
        if !releases.isEmpty { tell([.take, .playback]) }
    }

    /// The take as it would be if the drag ended now. No finger stays down in it for ever.
    var takeWithRelease: Take {
        var take = take
        for release in releases { take.append(Take.Event(time: time, kind: release)) }
        return take
    }

    private var releases: [Take.Event.Kind] {
        guard isHeld else { return [] }
        return take.fingersDown.filter { holds($0.finger) }
            .map { .touch(.ended, location: $0.location, finger: $0.finger) }
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
