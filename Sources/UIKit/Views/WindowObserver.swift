/// Hears when a view has come to a window, or left it.
@preconcurrency @MainActor
protocol WindowObserver: AnyObject {
    /// The view is in another window, or in none.
    func viewDidMoveToWindow()
}
