import Foundation

/// Bytes that a font or a picture is made of.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// The bytes.
    public var data: CFData? { bytes as CFData }

    /// Takes bytes.
    public init?(data: CFData) { bytes = data as Data }

    /// Reads a file; nil where that cannot be read.
    public init?(url: CFURL) {
        guard let read = try? Data(contentsOf: url as URL) else { return nil }
        bytes = read
    }

    /// Reads the file of a path; nil where that cannot be read.
    public init?(filename: UnsafePointer<CChar>) {
        guard let read = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
        bytes = read
    }
}
