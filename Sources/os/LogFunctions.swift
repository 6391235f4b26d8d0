import Foundation

/// Writes a message of a format.
///
/// - Parameters:
///   - message: the format, as of `String(format:)`; `{public}` after a percent sign changes nothing, `{private}` hides
///     the value.
///   - dso: the library that writes; it is not shown.
///   - log: where the message goes.
///   - type: how important it is.
///   - args: the values of the format's places.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(type, LogFormat(message.description).text(of: args))
}

/// Writes a message of a format, its level first.
///
/// - Parameters:
///   - type: how important it is.
///   - dso: the library that writes; it is not shown.
///   - log: where the message goes.
///   - message: the format.
///   - args: the values of the format's places.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(type, LogFormat(message.description).text(of: args))
}

/// Writes a message to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(.default, message.text) }

/// Writes a message of a level to a log.
@_disfavoredOverload
public func os_log(_ level: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(level, message.text)
}

/// A format with words in braces that say who may read a value.
struct LogFormat {
    /// The format as `String(format:)` takes it, with `%@` for what is hidden.
    private(set) var plain = ""
    /// The places whose values are hidden.
    private(set) var hidden: Set<Int> = []

    init(_ format: String) {
        var rest = Substring(format)
        var place = 0
        while let percent = rest.firstIndex(of: "%") {
            plain += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                plain += "%%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{", let end = rest.firstIndex(of: "}") {
                let words = rest[..<end].dropFirst().split(separator: ",")
                rest = rest[rest.index(after: end)...]
                if words.contains(where: { $0.contains("private") || $0.contains("sensitive") }) {
                    hidden.insert(place)
                    rest = rest.drop { !$0.isLetter && $0 != "@" }.drop { "lhqzt".contains($0) }.dropFirst()
                    plain += "%@"
                    place += 1
                    continue
                }
            }
            plain += "%"
            place += 1
        }
        plain += rest
    }

    func text(of values: [any CVarArg]) -> String {
        let shown = values.enumerated().map { hidden.contains($0) ? OSLogPrivacy.hiddenText : $1 }
        return String(format: plain, arguments: shown)
    }
}
