import CoreGraphics
import Foundation

/// A recording as a film, a GIF or an MP4, made by ffmpeg.
final class FilmOutput: RecordingOutput {
    private let path: String
    private let draft: FileDraft
    private let encoder: EncoderProcess

    /// Begins a film.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - format: its kind.
    ///   - width: pixels of a picture.
    ///   - height: pixels of a picture.
    ///   - rate: pictures a second.
    ///   - program: ffmpeg, or what does the same.
    /// - Throws: `RecordingError` if the file cannot be made, or the program is missing.
    init(
        _ path: String, _ format: RecordingFormat, width: Int, height: Int, rate: Double, program: String
    ) throws(RecordingError) {
        self.path = path
        do {
            draft = try FileDraft(of: path, ending: ".\(format.rawValue)")
        } catch {
            throw Self.unwritable(path, error)
        }
        encoder = try EncoderProcess(
            program: program,
            arguments: Self.arguments(format, width: width, height: height, rate: rate) + [
                "file:" + draft.path
            ])
    }

    private static func unwritable(_ path: String, _ failure: WholeFile.Failure) -> RecordingError {
        RecordingError(description: "\(path) cannot be written: \(failure.reason).")
    }

    private static func arguments(
        _ format: RecordingFormat, width: Int, height: Int, rate: Double
    ) -> [String] {
        let input = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "rgba",
            "-video_size",
            "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0", "-fflags", "+bitexact", "-flags:v",
            "+bitexact",
            // Flushing makes a full disk end the recording at once, not only at the end.
            "-flush_packets", "1",
        ]
        guard format == .gif else {
            return input + [
                "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-c:v", "libx264",
                "-preset",
                "medium", "-crf", "16", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
                "bt709", "-movflags", "+faststart", "-f", "mp4",
            ]
        }
        // A palette for each picture: one for all would need all pictures in memory first.
        return input + [
            "-filter_complex",
            "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none",
            "-loop", "0", "-f", "gif",
        ]
    }

    deinit {
        // Before the draft goes: a program that starts late would make it anew.
        encoder.stop()
    }

    /// Whether the program has taken the picture before.
    func isReady() throws(RecordingError) -> Bool {
        guard !encoder.feed() else { return encoder.isHungry }
        // It reads no more: its exit status decides whether it failed.
        guard try encoder.ended() else { return false }
        throw RecordingError(description: "ffmpeg ended before it had all pictures.")
    }

    func add(_ picture: CGImage, at time: TimeInterval) { encoder.append(picture) }

    func isComplete() throws(RecordingError) -> Bool {
        encoder.finish()
        guard try encoder.ended() else { return false }
        do {
            try draft.complete()
        } catch {
            throw Self.unwritable(path, error)
        }
        return true
    }
}
