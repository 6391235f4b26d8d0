import CoreGraphics
import CoreText
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

    /// Pixels between the pictures and around them.
    private static let gap = 12
    /// Pixels for a label.
    private static let labelHeight = 24
    private static let fontSize: CGFloat = 14
    private static let background = CGColor(red: 0.16, green: 0.16, blue: 0.18, alpha: 1)
    private static let foreground = CGColor(red: 0.92, green: 0.92, blue: 0.94, alpha: 1)

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
        guard let width = frames.map(\.image.width).max(), let height = frames.map(\.image.height).max()
        else { return nil }
        let columns = min(frames.count, max(1, columns ?? frames.count))
        let rows = (frames.count + columns - 1) / columns
        let cellWidth = width + Self.gap
        let cellHeight = height + Self.gap + Self.labelHeight
        guard
            let context = CGContext(
                width: columns * cellWidth + Self.gap, height: rows * cellHeight + Self.gap, kind: .opaque)
        else { return nil }
        context.setFillColor(Self.background)
        context.fill(CGRect(x: 0, y: 0, width: context.width, height: context.height))
        for (index, frame) in frames.enumerated() {
            let x = Self.gap + index % columns * cellWidth
            let y = Self.gap + index / columns * cellHeight
            let size = CGSize(width: frame.image.width, height: frame.image.height)
            context.drawUpright(frame.image, in: CGRect(origin: CGPoint(x: x, y: y), size: size))
            draw(frame.label, in: context, x: CGFloat(x), y: CGFloat(y + height), width: CGFloat(width))
        }
        return context.makeImage()
    }

    /// Writes the strip as a PNG file; a failure leaves no part of it.
    ///
    /// - Throws: `ImageError` if the file cannot be written, or the strip is empty.
    public func writePNG(toFile path: String, columns: Int? = nil) throws(ImageError) {
        guard let image = image(columns: columns) else {
            throw .notEncoded(reason: "the filmstrip has \(frames.count) pictures")
        }
        try image.writePNG(toFile: path)
    }

    private func draw(_ label: String, in context: CGContext, x: CGFloat, y: CGFloat, width: CGFloat) {
        let font = CTFont(family: .system, size: Self.fontSize, hasMonospacedDigits: true)
        let text = StyledText(label, style: TextStyle(font: font, color: Self.foreground))
        let options = TextOptions(
            width: width, lineLimit: 1, lineBreak: .truncateTail, alignment: .center)
        TextLayout(text, options: options).draw(in: context, at: CGPoint(x: x, y: y + 4))
    }

    /// Returns a time as "0.350 s".
    package static func label(seconds: TimeInterval) -> String {
        String(format: "%.3f s", seconds)
    }
}
