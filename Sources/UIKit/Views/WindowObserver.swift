/// Hears when a view has come to a window, or left it.
@MainActor
protocol WindowObserver: AnyObject {
    /// The view is in another window, or in none.
    func viewDidMoveToWindow()
}
