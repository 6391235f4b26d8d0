import QuartzCore

/// The views of one application whose fitting size somebody follows.
///
/// Each is measured after the constraints of its hierarchy were solved anew.
@MainActor
final class FittingSizes: FrameClockPart {
    private struct Followed {
        weak var view: UIView?
        var size: CGSize
        let didChange: @MainActor () -> Void
    }

    private var followed: [Followed] = []

    init(clock: FrameClock) {}

    /// Calls a closure whenever the view has another fitting size from now on.
    func follow(_ view: UIView, _ didChange: @escaping @MainActor () -> Void) {
        guard !followed.contains(where: { $0.view === view }) else { return }
        followed.append(Followed(view: view, size: Self.size(of: view), didChange: didChange))
    }

    /// Measures the views in a hierarchy whose constraints were solved.
    func update(in root: UIView) {
        guard !followed.isEmpty else { return }
        followed.removeAll { $0.view == nil }
        for view in followed.compactMap(\.view) where view.isDescendant(of: root) {
            let size = Self.size(of: view)
            guard let index = followed.firstIndex(where: { $0.view === view }), followed[index].size != size
            else { continue }
            followed[index].size = size
            let didChange = followed[index].didChange
            didChange()
        }
    }

    private static func size(of view: UIView) -> CGSize {
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
