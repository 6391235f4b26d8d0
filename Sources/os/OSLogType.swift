/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level, as on Apple's systems.
    public let rawValue: UInt8
    /// Makes a level of its number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What one wants to know in any case.
    public static let `default` = OSLogType(rawValue: 0x00)
    /// What helps where something goes wrong; written from the level `info` on.
    public static let info = OSLogType(rawValue: 0x01)
    /// What helps while one develops; written at the level `debug`.
    public static let debug = OSLogType(rawValue: 0x02)
    /// Something went wrong.
    public static let error = OSLogType(rawValue: 0x10)
    /// Something is wrong with the program.
    public static let fault = OSLogType(rawValue: 0x11)

    var name: String {
        switch self {
        case .info: "info"
        case .debug: "debug"
        case .error: "error"
        case .fault: "fault"
        default: "default"
        }
    }
}
