import QuartzCore

/// From where a viewer looks at an application's screen, and the views that change with it.
@MainActor
package final class MotionEffectSystem: FrameClockPart {
    /// −1…1 in each direction: how far the viewer looks from beside; zero by default.
    package private(set) var viewerOffset = UIOffset.zero
    private let clock: FrameClock
    private var lists: [WeakList] = []

    private struct WeakList {
        weak var list: MotionEffectList?
    }

    package init(clock: FrameClock) {
        self.clock = clock
        clock.part(AccessibilityState.self).follow { [weak self] _ in self?.updateLists() }
    }

    /// The offset that effects show: none where things should move less.
    var shownOffset: UIOffset {
        clock.part(AccessibilityState.self).settings.isReduceMotionEnabled ? .zero : viewerOffset
    }

    /// Whether a view has effects.
    package var hasEffects: Bool { lists.contains { $0.list != nil } }

    /// Tilts the device; an offset beyond −1…1 counts as the end of that.
    package func tilt(to offset: UIOffset) {
        guard offset.horizontal.isFinite, offset.vertical.isFinite else {
            clock.part(TransitionTrace.self).report(
                Diagnostic(
                    .warning, self, "tilt(to:)", "The stage ignores a tilt of \(offset): a part is −1…1."))
            return
        }
        let new = UIOffset(
            horizontal: min(max(offset.horizontal, -1), 1), vertical: min(max(offset.vertical, -1), 1))
        guard new != viewerOffset else { return }
        viewerOffset = new
        updateLists()
    }

    private func updateLists() {
        for one in lists { one.list?.update() }
    }

    func add(_ list: MotionEffectList) {
        lists.removeAll { $0.list == nil }
        lists.append(WeakList(list: list))
    }
}
