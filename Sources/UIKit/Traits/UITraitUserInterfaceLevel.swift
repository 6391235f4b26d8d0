/// The trait of the level on which content lies.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// Unspecified.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
}
