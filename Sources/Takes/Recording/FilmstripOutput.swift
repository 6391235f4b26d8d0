import CoreGraphics
import Foundation
import StageKit

/// A recording as a filmstrip.
final class FilmstripOutput: RecordingOutput {
    private let file: FilmstripFile

    /// Begins a filmstrip.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - count: the number of pictures.
    ///   - columns: how many of them lie side by side.
    ///   - width: pixels of a picture.
    ///   - height: pixels of a picture.
    /// - Throws: `RecordingError` if the file cannot be made.
    init(_ path: String, count: Int, columns: Int, width: Int, height: Int) throws(RecordingError) {
        guard
            let layout = FilmstripLayout(
                count: count, columns: columns, pictureWidth: width, pictureHeight: height)
        else {
            throw RecordingError(
                description:
                    "A filmstrip of \(count) pictures of \(width) x \(height) pixels would be too large: record fewer a second, or at a smaller scale."
            )
        }
        do {
            file = try FilmstripFile(layout, to: path)
        } catch {
            throw RecordingError(description: error.description)
        }
    }

    func isReady() -> Bool { true }

    func add(_ picture: CGImage, at time: TimeInterval) throws(RecordingError) {
        do {
            try file.add(Filmstrip.Frame(image: picture, label: Filmstrip.label(seconds: time)))
        } catch {
            throw RecordingError(description: error.description)
        }
    }

    func isComplete() throws(RecordingError) -> Bool {
        do {
            try file.complete()
        } catch {
            throw RecordingError(description: error.description)
        }
        return true
    }
}
