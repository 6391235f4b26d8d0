/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// None.
    case unknown = -1
    /// One number, from black to white.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// The inks of a printer.
    case cmyk = 2
    /// Lightness and two axes of colour.
    case lab = 3
    /// The numbers of a device.
    case deviceN = 4
    /// Places in a table of colours.
    case indexed = 5
    /// Pictures in place of colours.
    case pattern = 6
    /// The space in which others are compared.
    case XYZ = 7
}
