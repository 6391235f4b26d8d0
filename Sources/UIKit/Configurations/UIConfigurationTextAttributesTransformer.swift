import Foundation

/// Changes the attributes of a text before it is shown.
public struct UIConfigurationTextAttributesTransformer {
    /// Returns the attributes in place of others.
    public let transform: (AttributeContainer) -> AttributeContainer

    /// Makes a transformer of a closure.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the attributes in place of others.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
