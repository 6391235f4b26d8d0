import CoreGraphics

/// Writes a filmstrip as a PNG file while its pictures come, without keeping them or the strip in memory.
///
/// The file appears once it is complete. If this object is released before, it leaves no file.
package final class FilmstripFile {
    private let path: String
    private let rows: FilmstripRows
    private let encoder: PNGEncoder
    private let draft: FileDraft

    /// Begins a file.
    ///
    /// - Throws: `ImageError` if the file cannot be made.
    package init(_ layout: FilmstripLayout, to path: String) throws(ImageError) {
        self.path = path
        rows = FilmstripRows(layout)
        encoder = try PNGEncoder(width: layout.width, height: layout.height, pixels: .opaque)
        do {
            draft = try FileDraft(of: path)
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// Adds the next picture.
    ///
    /// - Throws: `ImageError` if it cannot be written.
    package func add(_ frame: Filmstrip.Frame) throws(ImageError) {
        try rows.add(frame) { (row) throws(ImageError) in try encoder.append(row) }
        try write { () throws(WholeFile.Failure) in try draft.append(encoder.takeBytes()) }
    }

    /// Puts the file at its place after all pictures of its layout.
    ///
    /// - Throws: `ImageError` if it cannot be written, or pictures are missing.
    package func complete() throws(ImageError) {
        try encoder.finish()
        try write { () throws(WholeFile.Failure) in
            try draft.append(encoder.takeBytes())
            try draft.complete()
        }
    }

    private func write(_ body: () throws(WholeFile.Failure) -> Void) throws(ImageError) {
        do {
            try body()
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }
}
