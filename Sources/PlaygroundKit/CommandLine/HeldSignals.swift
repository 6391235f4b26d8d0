import Foundation

/// The signals that end a process, held back until everything is in order.
final class HeldSignals {
    private var earlier = sigset_t()
    private var held = sigset_t()

    init() {
        sigemptyset(&held)
        for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &earlier)
    }

    /// Whether one of them has come.
    var haveCome: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return [SIGHUP, SIGINT, SIGQUIT, SIGTERM].contains { sigismember(&pending, $0) == 1 }
    }

    /// Lets them act.
    func release() { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
}
