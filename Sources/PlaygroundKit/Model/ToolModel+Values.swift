import Takes
import UIKit

/// The values that the sample declares.
extension ToolModel {
    /// Returns a value as it is now.
    func value(of control: SampleControl) -> SampleValue { take.values[control.key] ?? control.initial }

    /// Begins a change of a value, as by a press on its slider: what was changed before is undone by itself.
    func beginChange() { history.endGroup() }

    /// Changes a value; the take runs again at once. Several changes of one value in a row are undone together.
    func set(_ value: SampleValue, for control: SampleControl) {
        change(group: control.key) { $0.values[control.key] = value == control.initial ? nil : value }
    }

    /// Gives all values their defaults.
    func resetValues() { change { $0.values = [:] } }

    /// Copies the values as Swift source.
    func copyValues() {
        let source = sample.swiftSource(of: take.values)
        guard !source.isEmpty else { return say("This sample declares no values.") }
        UIPasteboard.general.string = source
        say("The values are on the clipboard as Swift.")
    }

    /// Whether the sample's mistake is turned off; nil for a sample without one on purpose.
    public var isMended: Bool? { mending.map { value(of: $0) == .flag(true) } }

    /// Turns the sample's mistake off, or on again.
    public func setMended(_ isMended: Bool) {
        if let mending { set(.flag(isMended), for: mending) }
    }

    private var mending: SampleControl? { sample.controls.first(where: \.isMending) }
}
