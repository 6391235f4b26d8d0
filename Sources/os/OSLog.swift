import Foundation
import Synchronization

/// Where messages of one kind go: to the standard error stream, a line each, with the subsystem, the category and the
/// level.
///
///     [com.example:Panel] error: The surface has no content view.
///
/// Messages of the types `info` and `debug` are written only where the environment variable `OS_LOG_LEVEL` asks for
/// them: `OS_LOG_LEVEL=debug` asks for both.
public final class OSLog: NSObject, Sendable {
    /// Names that have a meaning on Apple's systems.
    public struct Category: Sendable {
        /// The name.
        public let rawValue: String

        /// For points in time that are worth a look.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// For what tools trace only on demand.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    }

    /// The part of the program, a name in reverse order of domains.
    let subsystem: String
    /// The kind of messages.
    let category: String
    private let isDisabled: Bool

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the program, a name in reverse order of domains.
    ///   - category: the kind of messages.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem, category, isDisabled: false)
    }

    /// Makes a log of a category that has a meaning on Apple's systems.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem, category.rawValue, isDisabled: false)
    }

    private init(_ subsystem: String, _ category: String, isDisabled: Bool) {
        (self.subsystem, self.category, self.isDisabled) = (subsystem, category, isDisabled)
        super.init()
    }

    /// The log of what says no other.
    public static let `default` = OSLog("", "", isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog("", "", isDisabled: true)

    /// Whether messages of a level are written.
    public func isEnabled(type: OSLogType) -> Bool {
        guard !isDisabled else { return false }
        return switch type {
        case .debug: Self.level == "debug"
        case .info: Self.level == "debug" || Self.level == "info"
        default: true
        }
    }

    private static let level = ProcessInfo.processInfo.environment["OS_LOG_LEVEL"]?.lowercased()

    /// What gets the lines; the standard error stream unless a test listens.
    package static let output = Mutex<@Sendable (String) -> Void>({ line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    })

    func write(_ type: OSLogType, _ text: @autoclosure () -> String) {
        guard isEnabled(type: type) else { return }
        let names = [subsystem, category].filter { !$0.isEmpty }
        let place = names.isEmpty ? "" : "[\(names.joined(separator: ":"))] "
        let level = type == .default ? "" : "\(type.name): "
        let line = place + level + text()
        Self.output.withLock { $0(line) }
    }
}
