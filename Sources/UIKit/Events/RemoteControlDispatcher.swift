import Foundation

/// Takes the commands of remote controls to the application, or to another one that the responder with the keyboard
/// shows. Seeking ends where it began.
@MainActor
final class RemoteControlDispatcher {
    private unowned let application: any EventReceiver
    /// The command that ends the seeking that goes on; nil while there is none.
    private var seekingEnd: UIEvent.EventSubtype?
    /// Who has handed the seeking on; nil where it is this application's.
    private weak var seekingHost: (any HostedInput)?

    init(application: any EventReceiver) {
        self.application = application
    }

    func handle(_ command: UIEvent.EventSubtype, timestamp: TimeInterval) {
        let isEnd = command == seekingEnd
        let host = isEnd ? seekingHost : application.keyWindow?.keyResponder as? any HostedInput
        if isEnd || command.ending != nil { (seekingEnd, seekingHost) = (command.ending, nil) }
        if let host, host.handOn(.remoteControl(command, timestamp: timestamp)) {
            if command.ending != nil { seekingHost = host }
        } else if application.receivesRemoteControlEvents {
            application.sendEvent(UIEvent(type: .remoteControl, subtype: command, timestamp: timestamp))
        }
    }

    /// Ends the seeking that goes on, as when the window loses the keyboard.
    func endSeeking(at timestamp: TimeInterval) {
        if let seekingEnd { handle(seekingEnd, timestamp: timestamp) }
    }
}
