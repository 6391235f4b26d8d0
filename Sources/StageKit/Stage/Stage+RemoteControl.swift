import UIKit

extension Stage {
    /// Gives a command of a remote control, as a keyboard's media key does, to an application that receives
    /// such commands.
    public func sendRemoteControl(_ command: UIEvent.EventSubtype) {
        runFrame([.remoteControl(command, timestamp: Self.clockStart + now)])
    }
}
