/// What one can change about the menu.
nonisolated struct SideMenuSettings: Sendable {
    var duration = 0.35
    /// The menu's width, in points, where the screen has room for it.
    var width = 290.0
    /// Whether the screen behind is blurred.
    var blurs = true
}
