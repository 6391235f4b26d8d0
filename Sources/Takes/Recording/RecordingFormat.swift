import Foundation

/// The kinds of files that a take is recorded into.
public enum RecordingFormat: String, CaseIterable, Sendable {
    /// An animated picture, which repeats.
    case gif
    /// A film, H.264.
    case mp4
    /// Pictures side by side in one, with their times.
    case png

    /// The format of a file by its extension; nil for another extension.
    public init?(path: String) {
        self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }

    /// Pictures a second unless told otherwise. A GIF's pictures stay for whole hundredths of a second.
    public var usualRate: Double {
        switch self {
        case .gif: 50
        case .mp4: 60
        case .png: 10
        }
    }

    /// The most pictures a second: players show a GIF's pictures for at least two hundredths of a second.
    public var highestRate: Double { self == .gif ? 50 : 240 }
}

/// Why a recording cannot be made, in a sentence.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, and what to do about it.
    public let description: String

    /// An error with its sentence.
    public init(description: String) { self.description = description }
}
