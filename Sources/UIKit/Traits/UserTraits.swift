/// What the user of a screen has set up, as far as traits tell it.
struct UserTraits: Equatable {
    var style = UIUserInterfaceStyle.light
    var category = UIContentSizeCategory.large
    var direction = UIUserInterfaceLayoutDirection.leftToRight
    var contrast = UIAccessibilityContrast.normal
    var weight = UILegibilityWeight.regular

    var values: TraitValues {
        var values = TraitValues()
        values.userInterfaceStyle = style
        values.preferredContentSizeCategory = category
        values.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
        values.accessibilityContrast = contrast
        values.legibilityWeight = weight
        return values
    }
}
