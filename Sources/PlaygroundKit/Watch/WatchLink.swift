import Foundation
import QuartzCore
import SDLHost
import Takes

/// The window's end of the connection to the process that watches its package.
final class WatchLink {
    /// How long a take stays as it is before it is written, in seconds: below a slider it is another one each frame.
    private static let quiet: TimeInterval = 0.3

    private let socket: Int32
    private let path: String
    /// What the window before showed; nil for the first one.
    let state: ToolState?
    /// What is wrong with what the window before showed, in a sentence; nil if nothing is.
    let problem: String?
    private var source: (any DispatchSourceRead)?
    private var lines = MessageLine()
    /// The take that was written last, or is about to be.
    private var lastTake: Take?
    /// When the state is written; nil for never.
    private var deadline: Deadline?
    /// What went wrong when the state was written last; nil if nothing did.
    private var writingProblem: String?
    private weak var model: ToolModel?
    private weak var host: SDLWindowHost?

    /// The connection that this process was started with; nil where nobody watches.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let text = environment[WatchedProcess.variable], let colon = text.firstIndex(of: ":"),
            let socket = Int32(text[..<colon])
        else { return nil }
        // What this process starts has no part in it.
        unsetenv(WatchedProcess.variable)
        guard fcntl(socket, F_SETFD, FD_CLOEXEC) == 0 else { return nil }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        self.socket = socket
        path = String(text[text.index(after: colon)...])
        (state, problem) = ToolState.read(path)
    }

    /// Follows what the process that watches says, and tells it once the window is shown.
    func follow(_ model: ToolModel, in host: SDLWindowHost?) {
        (self.model, self.host) = (model, host)
        let source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { [weak self] in self?.takeOrders() } }
        source.resume()
        self.source = source
        model.observe(self, WatchLink.modelDidChange)
        guard let host else { return report(.ready) }
        // Only what was drawn is shown; code that crashes in the first frame has not started.
        host.frameObserver = { [weak self, weak host] frame in
            guard frame.wasDrawn else { return }
            host?.frameObserver = nil
            self?.report(.ready)
        }
    }

    private func report(_ report: WatchReport) {
        let line = MessageLine.line(report)
        _ = line.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    /// Takes what the process that watches has said.
    func takeOrders() {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while true {
            let count = read(socket, &buffer, buffer.count)
            guard count != 0 else { return perform(.close) }
            guard count > 0 else { return }
            for order in lines.messages(WatchOrder.self, completedBy: Data(buffer[..<count])) {
                perform(order)
            }
        }
    }

    private func perform(_ order: WatchOrder) {
        switch order {
        case .building: model?.build = .building
        case .unchanged: model?.build = .upToDate
        case .failed(let problem): model?.build = .failed(problem)
        case .crashed(let sentence): model?.build = .crashed(sentence)
        case .save: report(write() ? .saved : .unsaved)
        case .close:
            source?.cancel()
            host?.stop()
        }
    }

    // MARK: - The state

    /// Writes the state where a new take has come to rest: a program that crashes later goes on from there.
    private func modelDidChange(_ change: ToolModel.Change) {
        guard let model, !model.isPlaying, !model.isHeld, model.take != lastTake else { return }
        lastTake = model.take
        deadline?.cancel()
        let clock = FrameClock.current
        deadline = clock.schedule(at: clock.now + Self.quiet) { [weak self] in self?.writeAtRest() }
    }

    private func writeAtRest() {
        guard let model else { return }
        if model.isPlaying || model.isHeld {
            lastTake = nil
        } else {
            _ = write()
        }
    }

    /// Writes the state, and says what went wrong, once.
    ///
    /// - Returns: whether it is written.
    private func write() -> Bool {
        guard let model else { return false }
        deadline?.cancel()
        lastTake = model.take
        var state = model.state
        if let host { state.window = CGRect(origin: host.origin, size: host.size) }
        let problem = state.write(to: path)
        if let problem, problem != writingProblem { model.say(problem) }
        writingProblem = problem
        return problem == nil
    }
}
