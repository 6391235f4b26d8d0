import Foundation

/// Takes the commands of remote controls to the application, or to another one that the responder with the keyboard
/// shows. Seeking ends where it began, be it in one direction or in both at once.
@MainActor
final class RemoteControlDispatcher {
    /// Whose commands they are.
    private enum Receiver {
        case application
        /// Another application's, which a responder shows.
        case host(Host)
    }

    private struct Host {
        weak var responder: (any HostedInput)?
    }

    private unowned let application: any EventReceiver
    /// Who hears of the end of each seeking that goes on, by the command that ends it.
    private var seekings: [UIEvent.EventSubtype: Receiver] = [:]

    init(application: any EventReceiver) {
        self.application = application
    }

    func handle(_ command: UIEvent.EventSubtype, timestamp: TimeInterval) {
        if let receiver = seekings.removeValue(forKey: command) {
            return end(command, for: receiver, timestamp: timestamp)
        }
        let host = application.keyWindow?.keyResponder as? any HostedInput
        let receiver: Receiver
        if let host, host.handOn(.remoteControl(command, timestamp: timestamp)) {
            receiver = .host(Host(responder: host))
        } else {
            send(command, timestamp: timestamp)
            receiver = .application
        }
        if let ending = command.ending { seekings[ending] = receiver }
    }

    /// Ends the seeking that goes on, as when the window loses the keyboard.
    func endSeeking(at timestamp: TimeInterval) {
        for command in seekings.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
            handle(command, timestamp: timestamp)
        }
    }

    private func end(_ command: UIEvent.EventSubtype, for receiver: Receiver, timestamp: TimeInterval) {
        switch receiver {
        case .application: send(command, timestamp: timestamp)
        // With a responder that is gone, so is the application that it has shown.
        case .host(let host): _ = host.responder?.handOn(.remoteControl(command, timestamp: timestamp))
        }
    }

    private func send(_ command: UIEvent.EventSubtype, timestamp: TimeInterval) {
        guard application.receivesRemoteControlEvents else { return }
        application.sendEvent(UIEvent(type: .remoteControl, subtype: command, timestamp: timestamp))
    }
}
