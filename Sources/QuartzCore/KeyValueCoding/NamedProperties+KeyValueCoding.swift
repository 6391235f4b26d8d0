import Foundation

extension NamedProperties {
    /// Returns the value at a path of names; nil, with a diagnostic, if there is none.
    @MainActor
    package func namedValue(_ keyPath: String, _ call: String) -> Any? {
        let value = KeyValueNames.read(keyPath, of: self)
        if value == .missing { complain(call, "there is no \"\(keyPath)\", so nil is returned") }
        return value.value
    }

    /// Sets the value at a path of names; gives a diagnostic if that is not possible.
    @MainActor
    package func setNamedValue(_ keyPath: String, _ value: Any?, _ call: String) {
        guard !KeyValueNames.write(value, to: keyPath, of: self) else { return }
        complain(call, "there is no \"\(keyPath)\" that can be \(value ?? "nil"), so nothing is set")
    }

    @MainActor
    private func complain(_ call: String, _ message: String) {
        FrameClock.current.diagnose(String(describing: type(of: self)), call, message)
    }
}
