/// How a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the window; the presenter's view leaves the hierarchy.
    case fullScreen = 0
    /// A sheet as wide as text is read well; the presenter's view stays below.
    case pageSheet = 1
    /// A sheet of a form's size, or of the size that the presented controller prefers; the presenter's view
    /// stays below.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, whose view leaves the hierarchy.
    case currentContext = 3
    /// The presentation controller of the transitioning delegate decides.
    case custom = 4
    /// Covers the window; the presenter's view stays below.
    case overFullScreen = 5
    /// Covers the nearest controller that defines a presentation context; its view stays below.
    case overCurrentContext = 6
    /// A box with an arrow that points to what it belongs to; a sheet where the width is compact.
    case popover = 7
    /// No presentation.
    case none = -1
    /// The system's choice: a page sheet.
    case automatic = -2
}
