/// What one can change about the pop; its motion is the system's.
nonisolated struct NavigationPopSettings: Sendable {
    /// Whether a swipe from the left edge leads back.
    var swipesBack = true
    /// Whether the screens replace the bar's back button with one of their own, which turns off the swipe.
    var hasOwnBackButton = false
}
