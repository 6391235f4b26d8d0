/// A view whose look follows its state: its traits, whether it is focused, and whether it can be used.
@MainActor
protocol StateFollowing {
    /// Brings the look up to date before the view is laid out.
    func stateMayHaveChanged()
}
