/// How what is drawn meets what is there.
public enum CGBlendMode: Int32, Sendable {
    /// The new over the old.
    case normal = 0
    /// The product of both colours: never lighter.
    case multiply
    /// The product of both inverted: never darker.
    case screen
    /// Multiplies where the old is dark, screens where it is light.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// Brightens the old by the new.
    case colorDodge
    /// Darkens the old by the new.
    case colorBurn
    /// A gentle `hardLight`.
    case softLight
    /// Multiplies where the new is dark, screens where it is light.
    case hardLight
    /// How far both are apart.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// The hue of the new, all else from the old.
    case hue
    /// The saturation of the new, all else from the old.
    case saturation
    /// Hue and saturation of the new, brightness of the old.
    case color
    /// The brightness of the new, all else from the old.
    case luminosity
    /// Erases.
    case clear
    /// The new instead of the old.
    case copy
    /// The new where the old is.
    case sourceIn
    /// The new where the old is not.
    case sourceOut
    /// The new over the old, only where the old is.
    case sourceAtop
    /// The old over the new.
    case destinationOver
    /// The old where the new is.
    case destinationIn
    /// The old where the new is not.
    case destinationOut
    /// The old over the new, only where the new is.
    case destinationAtop
    /// Each where the other is not.
    case xor
    /// The sum of both.
    case plusLighter = 27
}
