import CoreGraphics

extension Sample {
    /// Returns Swift source that sets values, one a line, in the order of the controls; empty for a sample without any.
    ///
    /// - Parameter values: those that are left out have their defaults.
    /// - Returns: the lines, each with its end.
    public func swiftSource(of values: [String: SampleValue]) -> String {
        guard let settingsName else { return "" }
        let lines = controls.map { control in
            "settings.\(control.property) = \(control.source(of: values[control.key] ?? control.initial))"
        }
        return (["var settings = \(settingsName)()"] + lines).joined(separator: "\n") + "\n"
    }
}

extension SampleControl {
    fileprivate func source(of value: SampleValue) -> String {
        switch value {
        case .number(let number): Self.text(number)
        case .flag(let flag): "\(flag)"
        case .choice(let name): cases[name] ?? "\"\(name)\""
        case .curve(let numbers):
            if numbers.count == 4 {
                "TimingCurve(\(Self.point(numbers[0], numbers[1])), \(Self.point(numbers[2], numbers[3])))"
            } else {
                ".linear"
            }
        }
    }

    private static func point(_ x: Double, _ y: Double) -> String { "CGPoint(x: \(text(x)), y: \(text(y)))" }

    /// A number with as many digits as one needs.
    private static func text(_ number: Double) -> String {
        let rounded = (number * 1e6).rounded() / 1e6 + 0
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
