import QuartzCore

/// Pushes back the view behind a large sheet: scales it down, rounds its corners, and moves it so that a
/// strip of it shows above the sheet.
///
/// The view's look is restored when it is no longer pushed, whatever has become of the presentation.
@MainActor
final class PresenterPushBack {
    /// The view that is pushed back; `nil`: none.
    private weak var view: UIView?
    private var before: Look?
    /// The last push: after a release a cancelled transition returns the view to it.
    private var last: Push?

    fileprivate struct Push {
        weak var view: UIView?
        let before: Look
        let transform: CGAffineTransform
    }

    fileprivate struct Look {
        let transform: CGAffineTransform
        let radius: CGFloat
        let clips: Bool
    }

    /// The space at each side of a view that is pushed back, in points.
    private static let margin: CGFloat = 16

    /// Pushes a view back; at progress 0 releases it.
    ///
    /// - Parameters:
    ///   - view: what is pushed; `nil` releases the view of the last push.
    ///   - progress: how far, from 0 to 1.
    ///   - top: the final position of its upper edge in its superview, in points; `nil`: the view stays
    ///     centered.
    ///   - rounds: whether its corners are rounded; a sheet's are already.
    func push(_ view: UIView?, _ progress: CGFloat, top: CGFloat?, rounds: Bool) {
        if view !== self.view { release() }
        guard let view, progress > 0 else { return release() }
        if before == nil { before = last?.stillHolds(view) == true ? last?.before : nil }
        if before == nil {
            before = Look(
                transform: view.transform, radius: view.layer.cornerRadius, clips: view.clipsToBounds)
        }
        self.view = view
        let size = view.bounds.size
        let scale = 1 - progress * 2 * Self.margin / max(size.width, 2 * Self.margin)
        let y = view.center.y - view.anchorPoint.y * size.height
        let free = size.height * (1 - scale) / 2
        let shift = top.map { ($0 - y) * progress - free } ?? 0
        let transform = CGAffineTransform(translationX: 0, y: shift).scaledBy(x: scale, y: scale)
        view.transform = transform
        if let before { last = Push(view: view, before: before, transform: transform) }
        guard rounds else { return }
        view.layer.cornerRadius = progress * SheetCardView.standardRadius / max(scale, 0.1)
        view.clipsToBounds = true
    }

    /// Restores the view's transform, corner radius and clipping.
    func release() {
        let isCaughtUp = last?.view.map { last?.stillHolds($0) == true } == true
        guard let before = before ?? (isCaughtUp ? last?.before : nil) else { return }
        self.before = nil
        guard let view = view ?? last?.view else { return }
        view.transform = before.transform
        view.layer.cornerRadius = before.radius
        view.clipsToBounds = before.clips
        self.view = nil
    }
}

extension PresenterPushBack.Push {
    /// Whether the view is as it was pushed last.
    @MainActor
    fileprivate func stillHolds(_ other: UIView) -> Bool {
        guard other === view else { return false }
        return other.transform == transform
    }
}
