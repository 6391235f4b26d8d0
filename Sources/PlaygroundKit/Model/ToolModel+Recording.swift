import Foundation
import Takes

/// Recording the take into a file, a few pictures in each of the tool's frames.
extension ToolModel {
    /// How long pictures are made in one of the tool's frames.
    private static let timePerFrame = Duration.milliseconds(8)

    /// Whether a recording is being made.
    public var isRecording: Bool { recording != nil }

    /// Begins to record the take into a new file in the folder in which the tool was started; a recording that is
    /// being made is cancelled, and nothing is left of it.
    public func record(_ format: RecordingFormat) {
        if recording != nil { return cancelRecording() }
        let url = files.free(sample.id, ending: format.rawValue)
        do throws(RecordingError) {
            recording = try Recording(
                takeWithRelease, of: sample, to: url.path, graphics: graphics, program: encoder)
            recordedFile = url
            tell(.playback)
        } catch {
            say(error.description)
        }
    }

    /// Ends a recording; nothing of it is left.
    public func cancelRecording() {
        recording?.cancel()
        recording = nil
        say("The recording is cancelled; nothing of it is left.")
        tell(.playback)
    }

    /// Makes the next pictures of a recording.
    func recordOn() {
        guard let recording else { return }
        let deadline = ContinuousClock.now + Self.timePerFrame
        do throws(RecordingError) {
            repeat {
                guard try recording.step() else {
                    self.recording = nil
                    say("The recording is in \(recordedFile?.path ?? "the folder").")
                    break
                }
            } while ContinuousClock.now < deadline
        } catch {
            self.recording = nil
            say(error.description)
        }
        tell(.playback)
    }
}
