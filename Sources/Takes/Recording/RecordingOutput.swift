import CoreGraphics
import Foundation
import Glibc
import StageKit

/// The file of a recording while it comes into being.
final class RecordingOutput {
    /// Where the file is to be.
    private let path: String
    /// Where it is until it is complete; nil for a filmstrip, which is kept in memory.
    private let draft: String?
    private let encoder: EncoderProcess?
    private let rate: Double
    private var strip = Filmstrip()
    private var isWritten = false

    init(
        _ path: String, _ format: RecordingFormat, width: Int, height: Int, rate: Double, program: String
    ) throws(RecordingError) {
        self.path = path
        self.rate = rate
        guard format != .png else {
            (draft, encoder) = (nil, nil)
            return
        }
        let draft = try Self.makeDraft(of: path, format)
        self.draft = draft
        do throws(RecordingError) {
            encoder = try EncoderProcess(
                program: program,
                arguments: Self.arguments(format, width: width, height: height, rate: rate) + [
                    "file:" + draft
                ])
        } catch {
            unlink(draft)
            throw error
        }
    }

    /// Makes an empty file beside the place of the recording; what is no regular file is written at the end.
    private static func makeDraft(of path: String, _ format: RecordingFormat) throws(RecordingError) -> String
    {
        var information = stat()
        let kind = stat(path, &information) == 0 ? information.st_mode & S_IFMT : S_IFREG
        if kind == S_IFDIR { throw RecordingError(description: "\(path) cannot be written: it is a folder.") }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let place =
            kind == S_IFREG
            ? "\(folder)/.\(URL(fileURLWithPath: path).lastPathComponent)"
            : "\(NSTemporaryDirectory())/recording"
        let end = ".\(format.rawValue)"
        var name = Array("\(place).XXXXXX\(end)".utf8CString)
        let file = mkstemps(&name, Int32(end.utf8.count))
        guard file >= 0 else {
            throw RecordingError(
                description: "\(path) cannot be written: \(String(cString: strerror(errno)).lowercased()).")
        }
        let mask = umask(0)
        umask(mask)
        fchmod(file, 0o666 & ~mask)
        Glibc.close(file)
        return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func arguments(_ format: RecordingFormat, width: Int, height: Int, rate: Double)
        -> [String]
    {
        let input = [
            "-hide_banner", "-loglevel", "error", "-nostdin", "-y", "-f", "rawvideo", "-pixel_format", "rgba",
            "-video_size",
            "\(width)x\(height)", "-framerate", "\(rate)", "-i", "pipe:0", "-fflags", "+bitexact", "-flags:v",
            "+bitexact",
            // A disk that is full ends the recording at once, not at the end.
            "-flush_packets", "1",
        ]
        switch format {
        case .gif:
            // A palette for each picture: one for all would need all pictures in memory first.
            return input + [
                "-filter_complex",
                "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=new=1:dither=none",
                "-loop", "0", "-f", "gif",
            ]
        case .mp4, .png:
            return input + [
                "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-c:v", "libx264",
                "-preset",
                "medium", "-crf", "16", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
                "bt709", "-movflags", "+faststart", "-f", "mp4",
            ]
        }
    }

    // MARK: - Pictures

    /// Whether the next picture can be made: the program has taken the one before.
    func isReady() throws(RecordingError) -> Bool {
        guard let encoder else { return true }
        guard !encoder.feed() else { return encoder.isHungry }
        // It reads no more: what it has to say at its end decides.
        guard try encoder.ended() else { return false }
        throw RecordingError(description: "ffmpeg ended before it had all pictures.")
    }

    func add(_ picture: CGImage, label seconds: TimeInterval) throws(RecordingError) {
        guard let encoder else {
            strip.frames.append(Filmstrip.Frame(image: picture, label: Filmstrip.label(seconds: seconds)))
            return
        }
        encoder.append(picture)
    }

    /// Says that all pictures were added.
    func close(columns: Int) throws(RecordingError) {
        guard encoder == nil else { return }
        do {
            try strip.writePNG(toFile: path, columns: columns)
            isWritten = true
        } catch {
            throw RecordingError(description: "\(error)")
        }
    }

    /// Whether the file is complete and at its place.
    func isComplete() throws(RecordingError) -> Bool {
        guard let encoder, let draft, !isWritten else { return true }
        encoder.finish()
        guard try encoder.ended() else { return false }
        try move(draft)
        isWritten = true
        return true
    }

    private func move(_ draft: String) throws(RecordingError) {
        var information = stat()
        do {
            if stat(path, &information) == 0, information.st_mode & S_IFMT != S_IFREG {
                try WholeFile.write(Data(contentsOf: URL(fileURLWithPath: draft)), to: path)
                unlink(draft)
                return
            }
        } catch let error as WholeFile.Failure {
            throw RecordingError(description: "\(path) cannot be written: \(error.reason).")
        } catch {
            throw RecordingError(description: "\(path) cannot be written: \(error).")
        }
        let target = realpath(path, nil).map { pointer in
            defer { free(pointer) }
            return String(cString: pointer)
        }
        guard rename(draft, target ?? path) == 0 else {
            throw RecordingError(
                description: "\(path) cannot be written: \(String(cString: strerror(errno)).lowercased()).")
        }
    }

    /// Removes what there is.
    func discard() {
        encoder?.stop()
        if let draft, !isWritten { unlink(draft) }
    }

    deinit {
        if !isWritten { discard() }
    }
}
