/// Why no text can be drawn.
package enum TextError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
    /// fontconfig knows of no font at all.
    case noFonts

    /// One sentence for people, with what to do about it.
    package var description: String {
        switch self {
        case .noFonts:
            "There is no font on this machine, so no text can be drawn: install one with "
                + "'apt-get install fonts-inter'."
        }
    }

    package var errorDescription: String? { description }
}
