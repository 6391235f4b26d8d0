import Foundation

/// One value of a sample, as a take keeps it.
public enum SampleValue: Equatable, Sendable {
    /// A number, in the unit of its declaration.
    case number(Double)
    /// On or off.
    case flag(Bool)
    /// One of several, by name.
    case choice(String)
    /// The control points of a timing curve: x and y of the first, x and y of the second.
    case curve([Double])
}

extension SampleValue: Codable {
    /// Reads a number, true or false, a text, or four numbers.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let name = try? container.decode(String.self) {
            self = .choice(name)
        } else {
            let numbers = try container.decode([Double].self)
            guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "A curve has four numbers.")
            }
            self = .curve(numbers)
        }
    }

    /// Writes the value as plain JSON.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .choice(let name): try container.encode(name)
        case .curve(let numbers): try container.encode(numbers)
        }
    }
}
