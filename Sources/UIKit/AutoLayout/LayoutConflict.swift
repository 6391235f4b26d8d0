/// Required constraints that cannot hold together: which of them breaks, and what is said.
///
/// UIKit documents that it breaks one of them, says which, and goes on, but not by which rule it picks. Here
/// frames, margins and other things that the system itself states stay; of the app's constraints the one that
/// became active last breaks, as those before it held without it.
@MainActor
enum LayoutConflict {
    static func victim(of sources: [LayoutEngine.Source]) -> LayoutEngine.Source? {
        var latest: NSLayoutConstraint?
        for case .constraint(let constraint) in sources where constraint.serial >= latest?.serial ?? 0 {
            latest = constraint
        }
        return latest.map { .constraint($0) } ?? sources.last
    }

    /// Whether a conflict may be gone after the layout: a frame takes part in it whose view, or one above, has yet to
    /// be laid out. New views have no size until then.
    static func mayPass(_ sources: [LayoutEngine.Source]) -> Bool {
        sources.contains { source in
            guard case .rule(let place, let index) = source, place.rules[index].origin == .autoresizing else {
                return false
            }
            var view = place.item.layoutView
            while let current = view {
                if current.layer.needsLayout() { return true }
                view = current.superview
            }
            return false
        }
    }

    static func report(_ sources: [LayoutEngine.Source], _ victim: LayoutEngine.Source, in root: UIView) {
        let list = sources.map { "    \(describe($0))" }.joined(separator: ",\n")
        var object: UIView = root
        if case .constraint(let constraint) = victim, let holder = constraint.holder { object = holder }
        root.clock.part(TransitionTrace.self).report(
            Diagnostic(
                .error, object, "updateConstraintsIfNeeded()",
                """
                Unable to simultaneously satisfy constraints. At least one of these is one too many:
                (
                \(list)
                )
                Will attempt to recover by breaking constraint \(describe(victim)). Remove one of them or lower its \
                priority\(hint(sources)).
                """))
    }

    private static func hint(_ sources: [LayoutEngine.Source]) -> String {
        let hasFrame = sources.contains {
            if case .rule(let place, let index) = $0 {
                place.rules[index].origin == .autoresizing
            } else {
                false
            }
        }
        return hasFrame
            ? "; a frame counts as constraints until translatesAutoresizingMaskIntoConstraints is set to false"
            : ""
    }

    private static func describe(_ source: LayoutEngine.Source) -> String {
        switch source {
        case .constraint(let constraint): return constraint.description
        case .rule(let place, let index):
            let rule = place.rules[index]
            let kind =
                switch rule.origin {
                case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
                case .contentSize: "NSContentSizeLayoutConstraint"
                case .guide: "guide"
                case .fitting: "fitting size"
                }
            let value = NSLayoutConstraint.number(rule.value)
            return "<\(kind) \(NSLayoutConstraint.name(place.item)).\(rule.attribute) == \(value)>"
        }
    }
}
