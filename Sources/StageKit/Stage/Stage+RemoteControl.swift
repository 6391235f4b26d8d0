import UIKit

extension Stage {
    /// Gives a command of a remote control, as a keyboard's media key does: an application that has asked for such
    /// commands hears of it.
    public func sendRemoteControl(_ command: UIEvent.EventSubtype) {
        runFrame([.remoteControl(command, timestamp: Self.clockStart + now)])
    }
}
