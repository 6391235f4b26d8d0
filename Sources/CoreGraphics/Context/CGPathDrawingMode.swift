/// Whether a path is filled, stroked or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled, by the winding rule.
    case fill = 0
    /// Filled, by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled by the winding rule, then stroked.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
}
