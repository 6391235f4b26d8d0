/// The kind of device that a size of the stage stands for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    /// A television; no stage is one.
    case tv = 2
    /// A car's display; no stage is one.
    case carPlay = 3
    /// A Mac; no stage is one.
    case mac = 5
    /// A headset; no stage is one.
    case vision = 6
}
