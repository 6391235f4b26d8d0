import CoreGraphics
import Foundation

extension UIColor {
    /// Finds a colour of the app by its name; nil where there is none.
    ///
    /// - Parameter name: the name of a colour set in an asset catalog that is among the resources.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds a colour by its name; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: the name of a colour set in an asset catalog.
    ///   - bundle: where to look; nil for the app itself, with the resource bundles beside it.
    ///   - traitCollection: the traits that the colour is for; nil for one that follows those of its view.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let set = AssetFolders.set("\(name).colorset", in: bundle),
            let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(ColorSetContents.self, from: data),
            let light = contents.color(.light, .normal)
        else { return nil }
        let dark = contents.color(.dark, .normal) ?? light
        let (strongLight, strongDark) = (contents.color(.light, .high), contents.color(.dark, .high))
        let color = SystemColor(
            normal: SystemColor.Looks(light: light, dark: dark, elevated: dark),
            strong: SystemColor.Looks(
                light: strongLight ?? light, dark: strongDark ?? dark, elevated: strongDark ?? dark))
        if let traitCollection {
            self.init(cgColor: color.resolved(with: traitCollection))
        } else if dark == light, color.strong == color.normal {
            self.init(cgColor: light)
        } else {
            self.init(.system(color))
        }
    }
}

/// The file Contents.json of a colour set, as far as it is read.
private struct ColorSetContents: Decodable {
    struct Entry: Decodable {
        var color: Color?
        var appearances: [CatalogAppearance]?
    }

    struct Color: Decodable {
        var components: [String: String]?
        var space: String?

        enum CodingKeys: String, CodingKey {
            case components
            case space = "color-space"
        }
    }

    var colors: [Entry]

    /// The colour of an appearance; nil where it has none of its own. What says nothing is light, and of normal contrast.
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGColor? {
        let entry = colors.first { entry in
            let appearances = entry.appearances ?? []
            guard appearances.allSatisfy(\.isShown) else { return false }
            let traits = UITraitCollection { traits in
                traits.userInterfaceStyle = .light
                traits.accessibilityContrast = .normal
                for appearance in appearances { appearance.specify(&traits) }
            }
            return traits.userInterfaceStyle == style && traits.accessibilityContrast == contrast
        }
        guard let color = entry?.color, let components = color.components else { return nil }
        let alpha = Self.number(components["alpha"]) ?? 1
        if let white = Self.number(components["white"]) { return CGColor(gray: white, alpha: alpha) }
        guard let red = Self.number(components["red"]), let green = Self.number(components["green"]),
            let blue = Self.number(components["blue"])
        else { return nil }
        return color.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha).cgColor
            : CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The number of "0.250", "0x40" or "64": a fraction with a point in it, or else a part of 255.
    private static func number(_ text: String?) -> CGFloat? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }
}
