import StageKit
import UIKit

extension Take {
    /// The settings of a stage's user for reading and seeing, besides the light or dark style.
    public struct Settings: Equatable, Sendable {
        /// How large text is.
        public var textSize = UIContentSizeCategory.large
        /// Whether the interface runs from right to left.
        public var rightToLeft = false
        /// Whether things should move less.
        public var reduceMotion = false
        /// Whether, with `reduceMotion`, things should dissolve instead of sliding.
        public var crossFade = false
        /// Whether things should be less translucent.
        public var reduceTransparency = false
        /// Whether colours should stand out more.
        public var increaseContrast = false
        /// Whether text should be bold.
        public var boldText = false

        /// The settings of a new stage.
        public init() {}
    }

    /// A setting that is on or off.
    package struct Switch: Sendable {
        /// The name in files.
        package let name: String
        /// The name on the screen.
        package let title: String
        /// The property with its value.
        package let path: WritableKeyPath<Settings, Bool> & Sendable
        /// Another switch that must be on for this one to have an effect; nil for none.
        package var needs: (KeyPath<Settings, Bool> & Sendable)?
    }
}

extension Take.Settings {
    /// All settings that are on or off.
    package static let switches = [
        Take.Switch(name: "rightToLeft", title: "Right to Left", path: \.rightToLeft),
        Take.Switch(name: "boldText", title: "Bold Text", path: \.boldText),
        Take.Switch(name: "increaseContrast", title: "Increase Contrast", path: \.increaseContrast),
        Take.Switch(name: "reduceTransparency", title: "Reduce Transparency", path: \.reduceTransparency),
        Take.Switch(name: "reduceMotion", title: "Reduce Motion", path: \.reduceMotion),
        Take.Switch(
            name: "crossFade", title: "Prefer Cross-Fade", path: \.crossFade,
            needs: \Take.Settings.reduceMotion),
    ]

    /// The sizes of text, the smallest first, with their names in files and on the screen.
    package static let textSizes: [(size: UIContentSizeCategory, name: String, title: String)] = [
        (.extraSmall, "extraSmall", "Extra Small"), (.small, "small", "Small"),
        (.medium, "medium", "Medium"), (.large, "large", "Large (usual)"),
        (.extraLarge, "extraLarge", "XL"), (.extraExtraLarge, "extraExtraLarge", "XXL"),
        (.extraExtraExtraLarge, "extraExtraExtraLarge", "XXXL"),
        (.accessibilityMedium, "accessibilityMedium", "Accessibility M"),
        (.accessibilityLarge, "accessibilityLarge", "Accessibility L"),
        (.accessibilityExtraLarge, "accessibilityExtraLarge", "Accessibility XL"),
        (.accessibilityExtraExtraLarge, "accessibilityExtraExtraLarge", "Accessibility XXL"),
        (.accessibilityExtraExtraExtraLarge, "accessibilityExtraExtraExtraLarge", "Accessibility XXXL"),
    ]

    /// Sets a stage up.
    @MainActor package func apply(to stage: Stage) {
        stage.contentSizeCategory = textSize
        stage.userInterfaceLayoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        var accessibility = stage.accessibility
        accessibility.isBoldTextEnabled = boldText
        accessibility.isDarkerSystemColorsEnabled = increaseContrast
        accessibility.isReduceTransparencyEnabled = reduceTransparency
        accessibility.isReduceMotionEnabled = reduceMotion
        accessibility.prefersCrossFadeTransitions = reduceMotion && crossFade
        stage.accessibility = accessibility
    }

    /// Reads the settings of a take's file, by name.
    init(_ raw: [String: SampleValue]) throws(ScriptError) {
        for (name, value) in raw.sorted(by: { $0.key < $1.key }) { try set(name, to: value) }
    }

    /// Changes a setting by its name in files.
    package mutating func set(_ name: String, to value: SampleValue) throws(ScriptError) {
        let place = "settings.\(name)"
        if name == Self.textSizeName {
            guard case .choice(let choice) = value,
                let entry = Self.textSizes.first(where: { $0.name == choice })
            else {
                throw ScriptError(
                    place: place, problem: "is no size of text",
                    expected: "one of " + Self.textSizes.map { "\"\($0.name)\"" }.joined(separator: ", "))
            }
            return textSize = entry.size
        }
        guard let entry = Self.switches.first(where: { $0.name == name }) else {
            throw ScriptError(
                place: place, problem: "is not known",
                expected: "only " + ([Self.textSizeName] + Self.switches.map(\.name)).joined(separator: ", "))
        }
        guard case .flag(let isOn) = value else {
            throw ScriptError(place: place, problem: "is no switch", expected: "true or false")
        }
        self[keyPath: entry.path] = isOn
    }

    private static let textSizeName = "textSize"

    /// The differences from a new stage, as the keys and values of a file, in order.
    var entries: [(name: String, value: SampleValue)] {
        let size = Self.textSizes.first { $0.size == textSize && textSize != Self().textSize }
        return (size.map { [(Self.textSizeName, .choice($0.name))] } ?? [])
            + Self.switches.filter { self[keyPath: $0.path] }.map { ($0.name, .flag(true)) }
    }
}
