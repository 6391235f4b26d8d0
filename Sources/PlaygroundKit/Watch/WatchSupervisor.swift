import Foundation

/// Builds a package again whenever its sources change, and replaces the program's window by one of the new program.
///
/// It has no window itself and outlives those of the program: a program that does not start leaves the window of the one
/// before as it is, and the terminal keeps its foreground process. The new program starts beside the old one, takes over
/// its state from a file, and reports; only then the old one is told to close.
nonisolated final class WatchSupervisor {
    /// How long the package is left alone before it is built, in seconds: editors write several files at once.
    var quiet: TimeInterval = 0.08
    /// How long a new program may take until it shows its window, in seconds.
    var patienceAtStart: TimeInterval = 30
    /// How long a window may take to write its state, in seconds.
    var patienceForState: TimeInterval = 2

    private let package: WatchedPackage
    /// The program's arguments.
    private let arguments: [String]
    /// The file of the window's state.
    private let state: String
    private let terminal: Terminal
    private let watcher: SourceWatcher

    /// The process whose window is shown; nil for none, as after a crash.
    private var current: WatchedProcess?
    private var isCurrentReady = false
    private var build: WatchedProcess?
    /// The new program, until its window is shown.
    private var next: (process: WatchedProcess, since: TimeInterval, hasState: Bool)?
    /// Since when a state is waited for that the new program is to take over.
    private var waitsForState: TimeInterval?
    /// When a source changed that is not built yet.
    private var changed: TimeInterval?
    private var stamp: [Int]?

    /// The exit code with which the watching is over; nil while it goes on.
    private(set) var exitCode: Int32?
    /// The builds so far.
    private(set) var buildCount = 0

    /// Starts the program, and watches its package.
    init(
        package: WatchedPackage, arguments: [String], state: String, terminal: Terminal
    ) throws(WatchProblem) {
        self.package = package
        self.arguments = arguments
        self.state = state
        self.terminal = terminal
        watcher = try SourceWatcher(package: package.folder)
        stamp = package.stamp
        current = try start()
    }

    private func start() throws(WatchProblem) -> WatchedProcess {
        try WatchedProcess([package.executable] + arguments, for: .window(state: state))
    }

    private var now: TimeInterval {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    // MARK: - A turn

    /// Waits until something happens, at most for some seconds, and deals with it.
    func turn(for longest: TimeInterval) {
        var interests = [
            watcher.descriptor, build?.descriptor, current?.descriptor, next?.process.descriptor,
        ]
        .compactMap { $0 }.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let seconds = min(longest, untilDeadline)
        _ = poll(&interests, nfds_t(interests.count), Int32((seconds * 1000).rounded(.up)))
        if watcher.takeChanges() { changed = now }
        followBuild()
        followNext()
        followCurrent()
        guard exitCode == nil else { return }
        if let since = waitsForState, now - since > patienceForState { startNext() }
        if let changed, now - changed >= quiet, build == nil, next == nil, waitsForState == nil {
            startBuild()
        }
    }

    /// Ends all processes.
    func stop() {
        for process in [build, next?.process, current] { process?.end(by: SIGTERM) }
        (build, next, current) = (nil, nil, nil)
    }

    private var untilDeadline: TimeInterval {
        var times: [TimeInterval] = []
        if let changed, build == nil, next == nil { times.append(changed + quiet) }
        if let waitsForState { times.append(waitsForState + patienceForState) }
        if let next { times.append(next.since + patienceAtStart) }
        // A process that is silent but has not ended is about to.
        if [build, current, next?.process].contains(where: { $0?.isSilent == true }) {
            times.append(now + 0.01)
        }
        return times.map { max(0, $0 - now) }.min() ?? .infinity
    }

    // MARK: - Building

    private func startBuild() {
        changed = nil
        buildCount += 1
        current?.tell(.building)
        do {
            build = try WatchedProcess(package.build, for: .build)
        } catch {
            terminal.note(error.sentence)
            current?.tell(.failed(BuildProblem(output: error.sentence)))
        }
    }

    private func followBuild() {
        guard let build else { return }
        build.takeOutput()
        guard build.isSilent, let end = build.end else { return }
        self.build = nil
        // What was saved during the build is built at once; what was built is out of date.
        guard changed == nil else { return }
        guard end == .code(0) else {
            let output = String(decoding: build.output, as: UTF8.self)
            terminal.errors(output)
            terminal.note("The package does not build; what ran goes on.")
            current?.tell(.failed(BuildProblem(output: output)))
            return
        }
        guard let built = package.stamp, built != stamp || current == nil else {
            current?.tell(.unchanged)
            return
        }
        stamp = built
        replace()
    }

    // MARK: - The new program

    private func replace() {
        guard let current, isCurrentReady else { return startNext() }
        current.tell(.save)
        waitsForState = now
    }

    private func startNext() {
        waitsForState = nil
        // A window that never came to be shown has no state.
        if let current, !isCurrentReady {
            current.end(by: SIGKILL)
            self.current = nil
        }
        do {
            next = (try start(), now, access(state, R_OK) == 0)
        } catch {
            crashed(error.sentence)
        }
    }

    private func followNext() {
        guard let next else { return }
        let isReady = next.process.takeReports().contains(.ready)
        if isReady {
            self.next = nil
            current?.tell(.close)
            if let old = current { retired.append(old) }
            (current, isCurrentReady) = (next.process, true)
            return
        }
        if next.process.isSilent, let end = next.process.end {
            self.next = nil
            if current == nil, next.hasState {
                // The state itself may be what the new program does not stand.
                terminal.note(
                    "The new program \(end.words) with the state of the one before; it starts without.")
                unlink(state)
                return startNext()
            }
            crashed("The new program \(end.words) before its window was shown.")
        } else if now - next.since > patienceAtStart {
            next.process.end(by: SIGKILL)
            self.next = nil
            crashed("The new program showed no window for \(Int(patienceAtStart)) s.")
        }
    }

    /// Windows that were told to close.
    private var retired: [WatchedProcess] = []

    private func crashed(_ sentence: String) {
        let rest =
            current == nil ? "It starts again once a source changes." : "The one before goes on."
        terminal.note("\(sentence) \(rest)")
        current?.tell(.crashed("\(sentence) \(rest)"))
    }

    private func followCurrent() {
        retired.removeAll { $0.end != nil }
        guard let current else { return }
        for report in current.takeReports() {
            switch report {
            case .ready: isCurrentReady = true
            case .saved: if waitsForState != nil { startNext() }
            case .unsaved:
                terminal.note(
                    "What the window shows cannot be written to \(state); the next one begins without.")
                if waitsForState != nil { startNext() }
            }
        }
        guard current.isSilent, let end = current.end else { return }
        switch end {
        case .code(let code) where code == 0 || !isCurrentReady:
            // The user closed the window, or there is none to be had.
            exitCode = code
        default:
            self.current = nil
            isCurrentReady = false
            guard next == nil, waitsForState == nil else { break }
            terminal.note("The program \(end.words). It starts again once a source changes.")
        }
        if self.current == nil, waitsForState != nil { startNext() }
    }
}
