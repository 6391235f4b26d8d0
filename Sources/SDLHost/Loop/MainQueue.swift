import CSDL2
import Foundation

/// The main dispatch queue, on which `DispatchQueue.main.async` and tasks of the main actor wait.
package enum MainQueue {
    /// Whether work waits.
    package static var isWaiting: Bool {
        var queue = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        return poll(&queue, 1, 0) > 0
    }
}
