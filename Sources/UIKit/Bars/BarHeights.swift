extension UITraitCollection {
    /// Height of a toolbar, and of the buttons of a navigation bar, in points.
    var barHeight: CGFloat { hasLowBars ? 32 : 44 }

    /// Height of a tab bar above the safe area, in points.
    var tabBarHeight: CGFloat { hasLowBars ? 32 : 49 }

    /// Whether bars are lower than usual, as on a phone on its side. The largest phones keep the usual height:
    /// they are wide there.
    private var hasLowBars: Bool { horizontalSizeClass == .compact && verticalSizeClass == .compact }
}
