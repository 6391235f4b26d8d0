import Foundation

/// A message with values in it, each with who may read it and how it looks.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) { text = value }
    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value by its description.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(align.aligned("\(value())"))
    }

    /// Adds a value that may be missing by its description, "nil" where it is.
    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value?, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(align.aligned(value().map { "\($0)" } ?? "nil"))
    }

    /// Adds a whole number in a format.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(align.aligned(format.text(of: value())))
    }

    /// Adds a number in a format.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
        _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        text += privacy.shown(align.aligned(format.text(of: Double(value()))))
    }
}

/// Who may read a value in a message.
public struct OSLogPrivacy: Sendable {
    /// What stands in the place of a value that is hidden.
    public enum Mask: Sendable {
        /// Text that is the same for the same values of one run.
        case hash
        /// Words.
        case none
    }

    private let isHidden: Bool
    private let mask: Mask

    /// Everybody.
    public static let `public` = OSLogPrivacy(isHidden: false, mask: .none)
    /// Everybody: nobody but the one who runs the program sees its messages.
    public static let auto = OSLogPrivacy(isHidden: false, mask: .none)
    /// Nobody.
    public static let `private` = OSLogPrivacy(isHidden: true, mask: .none)
    /// Nobody.
    public static let sensitive = OSLogPrivacy(isHidden: true, mask: .none)
    /// Nobody, but equal values can be told.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// Nobody, but equal values can be told.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

    static let hiddenText = "<private>"

    func shown(_ text: String) -> String {
        guard isHidden else { return text }
        switch mask {
        case .none: return Self.hiddenText
        case .hash:
            // FNV-1a: the same in each run.
            let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
                ($0 ^ UInt64($1)) &* 1_099_511_628_211
            }
            return "<mask.hash: \(String(hash, radix: 16))>"
        }
    }
}

/// How wide a value stands in a message.
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static let none = OSLogStringAlignment(columns: 0, isRight: false)
    /// At least so many characters, with spaces after it.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: false)
    }
    /// At least so many characters, with spaces before it.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns, isRight: true)
    }

    func aligned(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? spaces + text : text + spaces
    }
}

/// How a whole number looks in a message.
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let digits: Int

    /// In tens.
    public static let decimal = OSLogIntegerFormatting(radix: 10, digits: 1)
    /// In sixteens, in lower case.
    public static let hex = OSLogIntegerFormatting(radix: 16, digits: 1)
    /// In eights.
    public static let octal = OSLogIntegerFormatting(radix: 8, digits: 1)
    /// In tens, with zeros before it.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, digits: minDigits)
    }

    func text(of value: some FixedWidthInteger) -> String {
        let number = String(value.magnitude, radix: radix)
        let zeros = String(repeating: "0", count: max(0, digits - number.count))
        return (value < 0 ? "-" : "") + zeros + number
    }
}

/// How a number looks in a message.
public struct OSLogFloatFormatting: Sendable {
    private let format: String

    /// With six digits after the point.
    public static let fixed = OSLogFloatFormatting(format: "%.6f")
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// With so many digits after the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(0, precision))f")
    }

    func text(of value: Double) -> String { String(format: format, value) }
}
