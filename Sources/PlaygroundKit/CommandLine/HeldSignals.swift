import Foundation

/// The signals that end a process, held back until everything is in order.
final class HeldSignals {
    private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    private var earlier = sigset_t()
    private var held = sigset_t()

    init() {
        sigemptyset(&held)
        for signal in Self.signals { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &earlier)
    }

    /// Whether one of them has come.
    var haveCome: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return Self.signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Lets them act.
    func release() { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
}
