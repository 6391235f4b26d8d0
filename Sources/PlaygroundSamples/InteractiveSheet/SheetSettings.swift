/// What one can change about the sheet; its own motion is the system's.
nonisolated struct SheetSettings: Sendable {
    /// Whether the sheet can rest where only its header shows.
    var hasPeek = true
    var firstDetent = FirstDetent.medium
    var showsGrabber = true
    /// Whether dragging the list up makes the sheet larger before the list scrolls.
    var scrollingExpands = true
    /// Seconds in which the screen behind takes on the chosen colour.
    var colorDuration = 0.25
    /// The damping ratio of the spring that swings the button which keeps the sheet from going.
    var nudgeDamping = 0.4

    /// The height at which the sheet comes.
    enum FirstDetent: String, CaseIterable, Sendable {
        case medium = "Medium"
        case large = "Large"
    }
}
