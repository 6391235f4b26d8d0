internal import CPangoCairo

extension CTFont {
    /// A font by its family ("DejaVu Sans"), its full name ("DejaVu Sans Bold") or its PostScript name
    /// ("DejaVuSans-Bold"), or nil if the machine has none of that name.
    package convenience init?(name: String, size: CGFloat) {
        guard let match = Self.find(name) else { return nil }
        self.init(
            family: .named(match.family), size: size, weight: match.weight, isItalic: match.isItalic)
    }

    private struct Match {
        var family: String
        var weight = 400
        var isItalic = false
    }

    private static func find(_ name: String) -> Match? {
        TextSystem.shared.withContext { _ in
            if let font = first(FC_FAMILY, name) { return Match(family: font.family) }
            return first(FC_FULLNAME, name) ?? first(FC_POSTSCRIPT_NAME, name)
        } ?? nil
    }

    /// The first of fontconfig's fonts one of whose names of that kind is `name`.
    private static func first(_ kind: String, _ name: String) -> Match? {
        guard let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, kind, name)
        for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, object) }
        guard let found = FcFontList(nil, pattern, wanted) else { return nil }
        defer { FcFontSetDestroy(found) }
        guard found.pointee.nfont > 0, let font = found.pointee.fonts[0] else { return nil }

        var family: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(font, FC_FAMILY, 0, &family) == FcResultMatch, let family else { return nil }
        var match = Match(family: String(cString: family))
        var weight = 0.0
        if FcPatternGetDouble(font, FC_WEIGHT, 0, &weight) == FcResultMatch {
            match.weight = Int(FcWeightToOpenTypeDouble(weight).rounded())
        }
        var slant: Int32 = 0
        if FcPatternGetInteger(font, FC_SLANT, 0, &slant) == FcResultMatch { match.isItalic = slant > 0 }
        return match
    }
}
