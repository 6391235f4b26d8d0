import Foundation

/// Sends the commands of remote controls to the application, or to another application that the first
/// responder shows. The command that ends seeking in a direction goes to the receiver of the one that began
/// it.
@MainActor
final class RemoteControlDispatcher {
    /// The receiver of a command.
    private enum Receiver {
        case application
        /// Another application's, which a responder shows.
        case host(Host)
    }

    private struct Host {
        weak var responder: (any HostedInput)?
    }

    private unowned let application: any EventReceiver
    /// The receivers of running seeks, by the command that ends each.
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
        // If the responder is gone, so is the application that it showed.
        case .host(let host): _ = host.responder?.handOn(.remoteControl(command, timestamp: timestamp))
        }
    }

    private func send(_ command: UIEvent.EventSubtype, timestamp: TimeInterval) {
        guard application.receivesRemoteControlEvents else { return }
        application.sendEvent(UIEvent(type: .remoteControl, subtype: command, timestamp: timestamp))
    }
}
