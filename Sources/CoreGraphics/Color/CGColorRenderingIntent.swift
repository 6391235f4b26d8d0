/// What counts where colours of one space do not exist in another.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own.
    case defaultIntent = 0
    /// Colours that exist stay as they are.
    case absoluteColorimetric
    /// Colours that exist stay as they are, seen from each space's white.
    case relativeColorimetric
    /// The distances between colours.
    case perceptual
    /// How saturated colours are.
    case saturation
}
