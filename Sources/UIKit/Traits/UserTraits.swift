/// What the user of a screen has set up, as far as traits tell it.
struct UserTraits: Equatable {
    var style = UIUserInterfaceStyle.light
    var category = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var contrast = UIAccessibilityContrast.normal
    var weight = UILegibilityWeight.regular
    var reducesTransparency = false

    var values: TraitValues {
        var values = TraitValues()
        values.userInterfaceStyle = style
        values.preferredContentSizeCategory = category
        values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        values.accessibilityContrast = contrast
        values.legibilityWeight = weight
        if reducesTransparency { values[ReducedTransparency.self] = true }
        return values
    }
}

/// The trait of whether the user wants things to be less translucent, for materials; UIKit has no public one.
struct ReducedTransparency: UITraitDefinition {
    static let defaultValue = false
}
