import CoreGraphics
import Foundation
import StageKit
import UIKit

/// Plays a take into a file: a GIF, an MP4 or a filmstrip, at any rate and scale, however fast the machine
/// is.
///
/// Picture number n shows the take at n divided by the rate. A step makes one picture at most and never waits
/// for long, so that a window can make its recordings between its frames:
///
/// ```swift
/// let recording = try Recording(take, of: sample, to: "swipe.gif")
/// while try recording.step() { progress.progress = recording.progress }
/// ```
///
/// The file comes into being under another name and gets its own once it is complete. A recording that fails,
/// or is let go or cancelled before, leaves nothing.
@MainActor
public final class Recording {
    /// The program that makes GIFs and MP4s.
    public nonisolated static let program = "ffmpeg"
    /// The most pictures of a filmstrip: a larger image could not be shown.
    private static let mostPictures = 240
    private static let filmstripColumns = 8

    /// The take that is recorded.
    public let take: Take
    /// The kind of file.
    public let format: RecordingFormat
    /// Pictures a second.
    public let rate: Double
    /// The number of pictures.
    public let count: Int
    /// Whether everything came to rest by the take's end; if not, the recording ends with its patience.
    public let isAtRest: Bool
    /// The number of pictures that are made.
    public private(set) var made = 0
    /// Whether the file is there.
    public private(set) var isFinished = false

    private let run: TakeRun
    /// The size of all pictures, in pixels: the largest of the stage.
    private let width: Int
    private let height: Int
    private var output: (any RecordingOutput)?

    /// Prepares a recording: runs the take once without pictures, to know how long it is.
    ///
    /// - Parameters:
    ///   - take: the take to record.
    ///   - sample: the take's sample.
    ///   - path: the file, whose extension determines the format.
    ///   - rate: pictures a second; nil for the format's usual rate.
    ///   - scale: pixels per point; nil for the take's.
    ///   - graphics: draws the pictures.
    ///   - program: the program that makes GIFs and MP4s.
    /// - Throws: `RecordingError` if the file cannot be made, or the program is missing.
    public init(
        _ take: Take, of sample: Sample, to path: String, rate: Double? = nil, scale: CGFloat? = nil,
        graphics: StageGraphics = .shared, program: String = Recording.program
    ) throws(RecordingError) {
        guard let format = RecordingFormat(path: path) else {
            throw RecordingError(
                description: "\(path) does not say what to record: its name ends in .gif, .mp4 or .png.")
        }
        var take = take
        take.scale = scale ?? take.scale
        do {
            try take.checkSizes()
        } catch {
            throw RecordingError(description: "The take cannot be recorded: \(error.description).")
        }
        self.take = take
        self.format = format
        self.rate = rate ?? format.usualRate
        guard self.rate > 0, self.rate <= format.highestRate else {
            throw RecordingError(
                description:
                    "A .\(format.rawValue) has more than 0 and at most \(Int(format.highestRate)) pictures a second, not \(self.rate)."
            )
        }
        let trial = TakeRun(take, of: sample, graphics: graphics)
        isAtRest = trial.finish()
        count = Int(((max(trial.time, trial.frameTime) + 1e-6) * self.rate).rounded(.up)) + 1
        if format == .png, count > Self.mostPictures {
            throw RecordingError(
                description:
                    "The filmstrip would have \(count) pictures; at most \(Self.mostPictures) fit: record fewer a second."
            )
        }
        (width, height) = Self.pixels(of: take, isEven: format == .mp4)
        run = TakeRun(take, of: sample, graphics: graphics)
        output =
            format == .png
            ? try FilmstripOutput(
                path, count: count, columns: Self.filmstripColumns, width: width, height: height)
            : try FilmOutput(
                path, format, width: width, height: height, rate: self.rate, program: program)
    }

    /// How much of the recording is done, from 0 to 1.
    public var progress: Double { isFinished ? 1 : Double(made) / Double(count + 1) }

    /// Makes the next picture, or goes on with what is left to do.
    ///
    /// - Returns: whether there is more to do.
    /// - Throws: `RecordingError`; nothing is left then.
    public func step() throws(RecordingError) -> Bool {
        guard !isFinished, let output else { return false }
        do throws(RecordingError) {
            guard try output.isReady() else { return true }
            if made < count {
                try output.add(picture(), at: Double(made) / rate)
                made += 1
                return true
            }
            isFinished = try output.isComplete()
            if isFinished { self.output = nil }
            return !isFinished
        } catch {
            cancel()
            throw error
        }
    }

    /// Ends the recording; nothing of it is left.
    public func cancel() {
        output = nil
    }

    // MARK: - Pictures

    private func picture() throws(RecordingError) -> CGImage {
        run.advance(to: Double(made) / rate)
        do {
            let picture = try run.stage.snapshot()
            guard picture.width != width || picture.height != height else { return picture }
            guard let context = CGContext(width: width, height: height, kind: .opaque) else {
                throw RecordingError(description: "A picture of \(width) x \(height) pixels cannot be made.")
            }
            context.setFillColor(.black)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
            context.drawUpright(picture, in: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
            guard let image = context.makeImage() else {
                throw RecordingError(description: "A picture of \(width) x \(height) pixels cannot be made.")
            }
            return image
        } catch let error as RecordingError {
            throw error
        } catch {
            throw RecordingError(description: "\(error)")
        }
    }

    /// The pixels that hold the stage at all its sizes. H.264 halves its colours, and needs even numbers.
    private static func pixels(of take: Take, isEven: Bool) -> (Int, Int) {
        let sizes = take.sizes.map(\.size)
        let width = (sizes.map(\.width).max() ?? 1) * take.scale
        let height = (sizes.map(\.height).max() ?? 1) * take.scale
        func whole(_ number: CGFloat) -> Int {
            let pixels = max(1, Int(number.rounded()))
            return isEven ? pixels + pixels % 2 : pixels
        }
        return (whole(width), whole(height))
    }
}
