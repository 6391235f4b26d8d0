extension ToolModel {
    /// Where a program declares its samples, for tests that are written of takes.
    public struct Origin: Sendable {
        /// The module.
        public let module: String
        /// The list of samples, as source in another module.
        public let list: String

        /// The list of a type, as of a `PlaygroundApp`.
        public init(_ type: Any.Type) {
            let parts = String(reflecting: type).split(separator: ".", maxSplits: 1).map { String($0) }
            module = parts.first ?? ""
            list = "\(parts.last ?? "").samples"
        }
    }
}
