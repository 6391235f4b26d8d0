import CSDL2
import Foundation

/// Wakes a thread that sleeps in SDL's event wait when the main dispatch queue gets work.
///
/// `DispatchQueue.main.async`, `Task { @MainActor in … }` and the main run loop's sources all end in the main
/// queue's eventfd, which SDL does not know. A small thread waits for it (edge-triggered: every write counts
/// once, whoever reads it) and pushes an SDL event.
@MainActor
final class MainQueueWatcher {
    /// The type of the SDL event that it pushes, without data.
    let wakeEvent: UInt32
    private let stop: Int32

    init() {
        let wakeEvent = SDL_RegisterEvents(1)
        let stop = eventfd(0, EventCloseOnExec)
        self.wakeEvent = wakeEvent
        self.stop = stop
        let queue = _dispatch_get_main_queue_handle_4CF()
        let thread = Thread { Self.watch(queue: queue, stop: stop, wakeEvent: wakeEvent) }
        thread.name = "main queue watcher"
        thread.stackSize = 64 << 10
        thread.start()
    }

    isolated deinit {
        // Wakes the thread, which then closes the descriptor.
        var one: UInt64 = 1
        write(stop, &one, MemoryLayout<UInt64>.size)
    }

    private nonisolated static func watch(queue: Int32, stop: Int32, wakeEvent: UInt32) {
        let poll = epoll_create1(EpollCloseOnExec)
        defer {
            close(poll)
            close(stop)
        }
        for descriptor in [queue, stop] {
            var interest = epoll_event()
            interest.events = EpollReadableEdge
            interest.data.fd = descriptor
            epoll_ctl(poll, EPOLL_CTL_ADD, descriptor, &interest)
        }
        var happened = epoll_event()
        while true {
            guard epoll_wait(poll, &happened, 1, -1) == 1 else {
                guard errno == EINTR else { return }
                continue
            }
            guard happened.data.fd != stop else { return }
            var event = SDL_Event()
            event.type = wakeEvent
            SDL_PushEvent(&event)
        }
    }
}
