internal import CPangoCairo
import Foundation

/// A font in a file of a program's own.
package struct FontFile: Sendable {
    /// The file; bytes lie in one of the system's folder for passing things.
    package let path: String
    /// The first typeface in it.
    package let font: CTFont

    /// Reads a file; nil where that holds no font.
    package init?(path: String) {
        guard let face = Self.faces(at: path).first else { return nil }
        self.path = path
        font = CTFont(family: .named(face.family), size: 1, weight: face.weight, isItalic: face.isItalic)
    }

    /// Reads bytes; nil where those are no font.
    package init?(bytes: Data) {
        // Fontconfig reads files alone. The same bytes get the same file.
        let folder = NSTemporaryDirectory() + "/fonts"
        let name = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        let path = folder + "/\(String(name, radix: 16))-\(bytes.count)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if !FileManager.default.fileExists(atPath: path) {
            guard (try? bytes.write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
                return nil
            }
        }
        self.init(path: path)
    }

    /// A typeface of a file.
    struct Face {
        var family: String
        var weight = 400
        var isItalic = false
    }

    /// Returns the typefaces in a file.
    static func faces(at path: String) -> [Face] {
        guard FileManager.default.fileExists(atPath: path), let config = FcConfigCreate() else { return [] }
        defer { FcConfigDestroy(config) }
        guard FcConfigAppFontAddFile(config, path) != 0,
            let set = FcConfigGetFonts(config, FcSetApplication)
        else { return [] }
        return (0..<Int(set.pointee.nfont)).compactMap { index in
            guard let pattern = set.pointee.fonts[index] else { return nil }
            return Face(pattern)
        }
    }
}

extension FontFile.Face {
    fileprivate init?(_ pattern: OpaquePointer) {
        var name: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, FC_FAMILY, 0, &name) == FcResultMatch, let name else { return nil }
        family = String(cString: name)
        var thickness = 0.0
        if FcPatternGetDouble(pattern, FC_WEIGHT, 0, &thickness) == FcResultMatch {
            weight = Int(FcWeightToOpenTypeDouble(thickness).rounded())
        }
        var slant: Int32 = 0
        if FcPatternGetInteger(pattern, FC_SLANT, 0, &slant) == FcResultMatch { isItalic = slant > 0 }
    }
}
