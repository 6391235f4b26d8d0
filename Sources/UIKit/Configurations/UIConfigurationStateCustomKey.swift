/// The name of a value that an app gives to a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
