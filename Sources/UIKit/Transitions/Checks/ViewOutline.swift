/// The subviews of some views and of all their ancestors, to see what a transition has changed.
@MainActor
struct ViewOutline {
    private let lists: [(parent: UIView, children: [UIView])]

    init(around views: [UIView]) {
        var parents: [UIView] = []
        for view in views {
            var ancestor: UIView? = view
            while let current = ancestor, !parents.contains(current) {
                parents.append(current)
                ancestor = current.superview
            }
        }
        lists = parents.map { ($0, $0.subviews) }
    }

    /// Describes the changes since this outline was made; `nil` if there are none.
    var difference: String? {
        var found: [String] = []
        for (parent, children) in lists where parent.window != nil {
            let now = parent.subviews
            let place = Self.name(parent)
            found += children.filter { !now.contains($0) }.map { "\(Self.name($0)) is missing in \(place)" }
            found += now.filter { !children.contains($0) }.map { "\(Self.name($0)) is new in \(place)" }
        }
        return found.isEmpty ? nil : found.joined(separator: ", ")
    }

    private static func name(_ view: UIView) -> String { TransitionTrace.className(of: view) }
}
