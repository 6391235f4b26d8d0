import Foundation

/// A control for a value of a sample: the value's name, its limits, and how it is shown.
public struct SampleControl: Sendable, Equatable {
    /// How a value is changed.
    public enum Kind: Sendable, Equatable {
        /// A number within limits, with a unit such as "s" or "pt"; empty for none.
        case number(ClosedRange<Double>, unit: String)
        /// On or off.
        case flag
        /// One of several names.
        case choice([String])
        /// A timing curve by its two control points.
        case curve
    }

    /// The value's name in a take's file.
    public let key: String
    /// The value's name on the screen.
    public let title: String
    /// How the value is changed.
    public let kind: Kind
    /// The value unless a take says otherwise.
    public let initial: SampleValue
    /// The property of the sample's settings that it changes, as source.
    public let property: String
    /// Whether it is a flag that turns off a mistake that the sample makes on purpose.
    public let isMending: Bool
    /// The cases of a choice as source, by their names.
    let cases: [String: String]
    /// Whether the value is the progress, from 0 to 1, from which the release of a finger finishes the transition.
    public let isThreshold: Bool

    /// Whether a value fits: of this kind, finite, and within the limits.
    public func accepts(_ value: SampleValue) -> Bool {
        switch (kind, value) {
        case (.number(let range, _), .number(let number)): range.contains(number)
        case (.flag, .flag): true
        case (.choice(let names), .choice(let name)): names.contains(name)
        case (.curve, .curve(let numbers)):
            numbers.count == 4 && numbers.allSatisfy(\.isFinite) && (0...1).contains(numbers[0])
                && (0...1).contains(numbers[2])
        default: false
        }
    }

    /// A description of the values that fit.
    public var expectation: String {
        switch kind {
        case .number(let range, let unit):
            "a number from \(range.lowerBound.formatted()) to \(range.upperBound.formatted())\(unit.isEmpty ? "" : " " + unit)"
        case .flag: "true or false"
        case .choice(let names): "one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")
        case .curve: "four numbers, x1, y1, x2, y2, with both x from 0 to 1"
        }
    }
}

/// A control of a sample's settings: a `SampleControl`, and the property that it changes.
public struct SettingControl<Settings: Sendable>: Sendable {
    let title: String
    let key: String
    let kind: SampleControl.Kind
    let property: String
    private(set) var isMending = false
    private var cases: [String: String] = [:]
    private var isThreshold = false
    let read: @Sendable (Settings) -> SampleValue
    let write: @Sendable (inout Settings, SampleValue) -> Void

    /// A slider for a number.
    ///
    /// - Parameters:
    ///   - title: the name on the screen; in lower case with hyphens it is the name in files.
    ///   - property: the property that is changed.
    ///   - range: the least and the greatest value.
    ///   - unit: such as "s" or "pt".
    /// - Returns: the control.
    public static func number(
        _ title: String, _ property: WritableKeyPath<Settings, Double> & Sendable,
        in range: ClosedRange<Double>,
        unit: String = ""
    ) -> Self {
        Self(
            title: title, kind: .number(range, unit: unit), property: property,
            read: { .number($0[keyPath: property]) },
            write: { if case .number(let number) = $1 { $0[keyPath: property] = number } })
    }

    /// A slider for the progress from which the release of a finger finishes the transition; the tool shows it where it
    /// shows the progress.
    ///
    /// - Parameters:
    ///   - title: the name on the screen; in lower case with hyphens it is the name in files.
    ///   - property: the property that is changed.
    ///   - range: the least and the greatest value, from 0 to 1.
    /// - Returns: the control.
    public static func threshold(
        _ title: String, _ property: WritableKeyPath<Settings, Double> & Sendable,
        in range: ClosedRange<Double>
    ) -> Self {
        var control = number(title, property, in: range)
        control.isThreshold = true
        return control
    }

    /// A switch.
    public static func flag(_ title: String, _ property: WritableKeyPath<Settings, Bool> & Sendable) -> Self {
        Self(
            title: title, kind: .flag, property: property, read: { .flag($0[keyPath: property]) },
            write: { if case .flag(let flag) = $1 { $0[keyPath: property] = flag } })
    }

    /// A switch that turns off a mistake that the sample makes on purpose. The tool also shows it beside the
    /// sample's note.
    public static func mending(_ property: WritableKeyPath<Settings, Bool> & Sendable) -> Self {
        var control = flag("Mended", property)
        control.isMending = true
        return control
    }

    /// A choice between the cases of an enumeration.
    public static func choice<Option: RawRepresentable<String> & CaseIterable & Sendable>(
        _ title: String, _ property: WritableKeyPath<Settings, Option> & Sendable
    ) -> Self {
        var control = Self(
            title: title, kind: .choice(Option.allCases.map(\.rawValue)), property: property,
            read: { .choice($0[keyPath: property].rawValue) },
            write: {
                if case .choice(let name) = $1, let option = Option(rawValue: name) {
                    $0[keyPath: property] = option
                }
            })
        for option in Option.allCases { control.cases[option.rawValue] = ".\(option)" }
        return control
    }

    /// A timing curve that is edited by its control points.
    public static func curve(
        _ title: String, _ property: WritableKeyPath<Settings, TimingCurve> & Sendable
    ) -> Self {
        Self(
            title: title, kind: .curve, property: property, read: { .curve($0[keyPath: property].numbers) },
            write: {
                if case .curve(let numbers) = $1, let curve = TimingCurve(numbers) {
                    $0[keyPath: property] = curve
                }
            })
    }

    private init(
        title: String, kind: SampleControl.Kind, property: PartialKeyPath<Settings>,
        read: @escaping @Sendable (Settings) -> SampleValue,
        write: @escaping @Sendable (inout Settings, SampleValue) -> Void
    ) {
        self.title = title
        key = title.lowercased().replacing(" ", with: "-")
        self.kind = kind
        self.property = Self.name(of: property)
        self.read = read
        self.write = write
    }

    /// A property's name as source: a key path describes itself as `\Settings.duration`.
    static func name(of property: PartialKeyPath<Settings>) -> String {
        "\(property)".split(separator: ".").dropFirst().joined(separator: ".")
    }

    func control(of settings: Settings) -> SampleControl {
        SampleControl(
            key: key, title: title, kind: kind, initial: read(settings), property: property,
            isMending: isMending, cases: cases, isThreshold: isThreshold)
    }
}
