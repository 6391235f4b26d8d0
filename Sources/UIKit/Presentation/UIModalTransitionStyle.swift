/// How a presented controller comes and goes if no animator of a transitioning delegate does it.
public enum UIModalTransitionStyle: Int, Sendable {
    /// It slides up from the lower edge, and down again.
    case coverVertical = 0
    /// It fades in over what is there, and out again.
    case crossDissolve = 2
}
