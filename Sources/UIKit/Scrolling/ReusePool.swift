/// Views of a scroll view that are out of sight and wait to be used again.
@MainActor
struct ReusePool<View: UIView> {
    private var waiting: [String: [View]] = [:]

    /// Returns a view that waits under an identifier, the latest first; nil if there is none.
    mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

    /// Keeps a view for the next one who wants one of its identifier; without an identifier it is let go.
    mutating func keep(_ view: View, for identifier: String?) {
        if let identifier { waiting[identifier, default: []].append(view) }
    }
}
