/// What was set of a toolbar's looks.
@MainActor
struct ToolbarSettings {
    /// Where a picture holds.
    struct Place: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics

        init(_ position: UIBarPosition, _ metrics: UIBarMetrics) {
            (self.position, self.metrics) = (position, metrics)
        }
    }

    var standard: UIToolbarAppearance?
    var compact: UIToolbarAppearance?
    var scrollEdge: UIToolbarAppearance?
    var compactScrollEdge: UIToolbarAppearance?

    var style = UIBarStyle.default
    var tint: UIColor?
    var isTranslucent = true
    var images: [Place: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]

    /// Whether the background was changed without an appearance.
    var hasOwnBackground: Bool {
        tint != nil || !isTranslucent || !images.isEmpty || !shadows.isEmpty || style != .default
    }

    /// The look that the properties without an appearance add up to.
    func look(at position: UIBarPosition, isCompact: Bool) -> BarLook {
        BarLook(
            tint: tint, image: image(at: position, isCompact: isCompact),
            shadowImage: shadows[position] ?? shadows[.any], isTranslucent: isTranslucent)
    }

    /// The appearance that these properties add up to.
    var older: UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        appearance.look = look(at: .bottom, isCompact: false)
        return appearance
    }

    private func image(at position: UIBarPosition, isCompact: Bool) -> UIImage? {
        let metrics: [UIBarMetrics] = isCompact ? [.compact, .default] : [.default]
        return metrics.lazy.compactMap { images[Place(position, $0)] ?? images[Place(.any, $0)] }.first
    }
}
