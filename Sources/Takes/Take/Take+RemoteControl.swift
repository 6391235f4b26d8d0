import UIKit

extension Take {
    /// A command of a remote control, as a keyboard's media keys give them.
    public enum RemoteCommand: String, CaseIterable, Sendable {
        case play, pause, stop, togglePlayPause, nextTrack, previousTrack
        case beginSeekingBackward, endSeekingBackward, beginSeekingForward, endSeekingForward

        /// The command of an event's subtype; nil for a subtype that is no command.
        public init?(_ subtype: UIEvent.EventSubtype) {
            guard let command = Self.allCases.first(where: { $0.subtype == subtype }) else { return nil }
            self = command
        }

        /// The subtype of the event with which an application gets the command.
        public var subtype: UIEvent.EventSubtype {
            switch self {
            case .play: .remoteControlPlay
            case .pause: .remoteControlPause
            case .stop: .remoteControlStop
            case .togglePlayPause: .remoteControlTogglePlayPause
            case .nextTrack: .remoteControlNextTrack
            case .previousTrack: .remoteControlPreviousTrack
            case .beginSeekingBackward: .remoteControlBeginSeekingBackward
            case .endSeekingBackward: .remoteControlEndSeekingBackward
            case .beginSeekingForward: .remoteControlBeginSeekingForward
            case .endSeekingForward: .remoteControlEndSeekingForward
            }
        }

        /// The command that ends what this one begins; nil for one that begins nothing.
        package var ending: RemoteCommand? { subtype.ending.flatMap { RemoteCommand($0) } }

        /// Whether it ends what another one begins.
        package var isEnd: Bool { Self.allCases.contains { $0.ending == self } }
    }
}
