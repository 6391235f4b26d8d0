import CoreGraphics
import Foundation
import SDLHost

/// Pictures of a stage at several times, side by side in one picture with their times below them.
///
/// ```swift
/// stage.tap(button.center)
/// let strip = try Filmstrip.record(stage, frames: 8, over: 0.35)
/// try strip.writePNG(toFile: "dissolve.png")
/// ```
public struct Filmstrip: Sendable {
    /// A picture and its label.
    public struct Frame: Sendable {
        /// The picture.
        public var image: CGImage
        /// The text below the picture.
        public var label: String

        /// Makes a frame of a picture and its label.
        public init(image: CGImage, label: String) {
            self.image = image
            self.label = label
        }
    }

    /// The frames, from left to right, then from the top down.
    public var frames: [Frame]

    /// Makes a strip of frames.
    public init(frames: [Frame] = []) {
        self.frames = frames
    }

    /// Records pictures of a stage while its clock runs: the first at once, the last after `duration`.
    ///
    /// - Parameters:
    ///   - stage: the stage, whose clock is moved on.
    ///   - count: the number of pictures, at least 1.
    ///   - duration: seconds from the first picture to the last.
    /// - Returns: the pictures with their times.
    /// - Throws: `HostError` where nothing can be drawn.
    @MainActor public static func record(
        _ stage: Stage, frames count: Int, over duration: TimeInterval
    ) throws(HostError) -> Filmstrip {
        precondition(count > 0, "A filmstrip needs at least one frame.")
        precondition(duration >= 0 && duration.isFinite, "A filmstrip's duration is 0 or more.")
        let start = stage.now
        var strip = Filmstrip()
        for index in 0..<count {
            let offset = count == 1 ? 0 : duration * Double(index) / Double(count - 1)
            stage.advance(to: start + offset)
            strip.frames.append(Frame(image: try stage.snapshot(), label: label(seconds: offset)))
        }
        return strip
    }

    /// Returns all pictures in one, in rows of `columns`; nil: one row. Nil if there is no picture, or too
    /// many for one.
    public func image(columns: Int? = nil) -> CGImage? {
        guard let layout = layout(columns: columns) else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(layout.width * layout.height * 4)
        let rows = FilmstripRows(layout)
        for frame in frames { rows.add(frame) { pixels.append(contentsOf: $0) } }
        return CGImage(
            width: layout.width, height: layout.height, isMask: false, isOpaque: true, pixels: pixels)
    }

    /// Writes the strip as a PNG file; a failure leaves no part of it.
    ///
    /// - Throws: `ImageError` if the file cannot be written, or the strip is empty.
    public func writePNG(toFile path: String, columns: Int? = nil) throws(ImageError) {
        guard let layout = layout(columns: columns) else {
            throw .notEncoded(reason: "the filmstrip has \(frames.count) pictures")
        }
        let file = try FilmstripFile(layout, to: path)
        for frame in frames { try file.add(frame) }
        try file.complete()
    }

    private func layout(columns: Int?) -> FilmstripLayout? {
        guard let width = frames.map(\.image.width).max(), let height = frames.map(\.image.height).max()
        else { return nil }
        return FilmstripLayout(
            count: frames.count, columns: columns, pictureWidth: width, pictureHeight: height)
    }

    /// Returns a time as "0.350 s".
    package static func label(seconds: TimeInterval) -> String {
        String(format: "%.3f s", seconds)
    }
}
