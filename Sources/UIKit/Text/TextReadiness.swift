import CoreText

/// Prepares fonts before the first frame.
package enum TextReadiness {
    /// Starts to read the machine's fonts, in parallel with the rest of a program's start.
    package static func begin() { TextSystem.shared.warmUp() }

    /// Makes sure that text can be drawn.
    ///
    /// - Throws: `TextError.noFonts`, whose description says what to install.
    package static func check() throws(TextError) { try TextSystem.shared.check() }
}
