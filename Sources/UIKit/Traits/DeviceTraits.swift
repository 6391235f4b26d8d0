import Foundation

/// The table of Apple's devices, by the size of the stage in points. Stages smaller than any device count as phones:
/// upright ones if they are no wider than high.
///
/// ```
///                                      width      height
/// phone, upright                       compact    regular
/// phone, on its side                   compact    compact
///   the large ones: 736 × 414 and up   regular    compact
/// tablet, all of the screen            regular    regular
///   a part of it, 320 … 647 wide       compact    regular
///   a part of it, 678 … 981 wide       regular    regular
/// ```
enum DeviceTraits {
    /// The height of the largest phone on its side.
    private static let tallestPhoneOnItsSide: CGFloat = 440
    /// The smallest phone that is regular in width on its side.
    private static let smallestLargePhone = CGSize(width: 736, height: 414)
    /// Lies between 647 points (two thirds of the largest tablet upright: compact) and 678 (its half on its
    /// side: regular).
    private static let narrowestRegularWidth: CGFloat = 660
    /// The shortest side of a tablet is 744 points; parts of its screen that are nearly as wide count, too.
    private static let shortestSideOfTablet: CGFloat = 600

    static func values(stageSize size: CGSize, scale: CGFloat) -> TraitValues {
        var values = TraitValues()
        if size.width > size.height, size.height <= tallestPhoneOnItsSide {
            let isLarge = size.width >= smallestLargePhone.width && size.height >= smallestLargePhone.height
            values.specify(UITraitVerticalSizeClass.self, .compact)
            values.specify(UITraitHorizontalSizeClass.self, isLarge ? .regular : .compact)
        } else {
            values.specify(UITraitVerticalSizeClass.self, .regular)
            values.specify(
                UITraitHorizontalSizeClass.self,
                size.width >= narrowestRegularWidth ? .regular : .compact)
        }
        let isTablet = min(size.width, size.height) >= shortestSideOfTablet
        values.specify(UITraitUserInterfaceIdiom.self, isTablet ? .pad : .phone)
        values.specify(UITraitDisplayScale.self, scale)
        values.specify(UITraitUserInterfaceLevel.self, .base)
        return values
    }
}
