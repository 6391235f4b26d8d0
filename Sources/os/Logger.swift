/// Writes messages of one kind.
public struct Logger: Sendable {
    private let target: OSLog

    /// Writes to the default log.
    public init() { target = .default }
    /// Writes to a log.
    public init(_ logObj: OSLog) { target = logObj }
    /// Writes to a log of its own.
    ///
    /// - Parameters:
    ///   - subsystem: the part of the program, a name in reverse order of domains.
    ///   - category: the kind of messages.
    public init(subsystem: String, category: String) {
        target = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes a message that one wants to know in any case.
    public func log(_ message: OSLogMessage) { target.write(.default, message.text) }
    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { target.write(level, message.text) }
    /// Writes a message of the level `debug`.
    public func trace(_ message: OSLogMessage) { target.write(.debug, message.text) }
    /// Writes a message of the level `debug`.
    public func debug(_ message: OSLogMessage) { target.write(.debug, message.text) }
    /// Writes a message of the level `info`.
    public func info(_ message: OSLogMessage) { target.write(.info, message.text) }
    /// Writes a message of the level `default`.
    public func notice(_ message: OSLogMessage) { target.write(.default, message.text) }
    /// Writes a message of the level `error`.
    public func warning(_ message: OSLogMessage) { target.write(.error, message.text) }
    /// Writes a message of the level `error`.
    public func error(_ message: OSLogMessage) { target.write(.error, message.text) }
    /// Writes a message of the level `fault`.
    public func critical(_ message: OSLogMessage) { target.write(.fault, message.text) }
    /// Writes a message of the level `fault`.
    public func fault(_ message: OSLogMessage) { target.write(.fault, message.text) }
}
