import CGio
import UIKit

/// The `color-scheme` of the desktop portal's settings, read and followed over D-Bus.
///
/// It belongs to the thread that makes and runs it.
final class AppearancePortal {
    private static let portal = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let settings = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"
    private static let key = "color-scheme"
    /// How long the portal may take to answer, in milliseconds: it may have to be started first.
    private static let patience: Int32 = 10_000

    private let connection: OpaquePointer
    private let context = g_main_context_new()
    private let report: (UIUserInterfaceStyle) -> Void

    /// Connects to a bus; nil where that fails.
    init?(address: String, report: @escaping (UIUserInterfaceStyle) -> Void) {
        g_main_context_push_thread_default(context)
        guard
            let connection = g_dbus_connection_new_for_address_sync(
                address, GioMessageBusClient, nil, nil, nil)
        else { return nil }
        // A closed bus must not end the process.
        g_dbus_connection_set_exit_on_close(connection, 0)
        self.connection = connection
        self.report = report
    }

    /// Reads the setting, then reports each change for as long as the process lives.
    func run() {
        // The subscription comes first, so that no change falls between it and the answer.
        g_dbus_connection_signal_subscribe(
            connection, Self.portal, Self.settings, "SettingChanged", Self.path, Self.namespace,
            G_DBUS_SIGNAL_FLAGS_NONE,
            { _, _, _, _, _, parameters, portal in
                guard let parameters, let portal else { return }
                Unmanaged<AppearancePortal>.fromOpaque(portal).takeUnretainedValue().take(parameters)
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        guard read() else { return }
        let loop = g_main_loop_new(context, 0)
        g_main_loop_run(loop)
        g_main_loop_unref(loop)
    }

    /// Asks for the setting; false where nobody answers.
    private func read() -> Bool {
        var arguments: [OpaquePointer?] = [
            g_variant_new_string(Self.namespace), g_variant_new_string(Self.key),
        ]
        let answer = g_dbus_connection_call_sync(
            connection, Self.portal, Self.path, Self.settings, "Read",
            g_variant_new_tuple(&arguments, gsize(arguments.count)), nil, G_DBUS_CALL_FLAGS_NONE,
            Self.patience, nil,
            nil)
        guard let answer else { return false }
        let value = g_variant_get_child_value(answer, 0)
        if let value { take(scheme: value) }
        g_variant_unref(value)
        g_variant_unref(answer)
        return true
    }

    /// Takes the parameters of `SettingChanged`: namespace, key, value.
    private func take(_ parameters: OpaquePointer) {
        guard g_variant_n_children(parameters) == 3, let key = g_variant_get_child_value(parameters, 1),
            let value = g_variant_get_child_value(parameters, 2)
        else { return }
        if String(cString: g_variant_get_string(key, nil)) == Self.key { take(scheme: value) }
        g_variant_unref(key)
        g_variant_unref(value)
    }

    /// Takes a number in any number of wrappers; `Read` answers with two.
    private func take(scheme value: OpaquePointer) {
        let type = String(cString: g_variant_get_type_string(value))
        if type == "v", let inner = g_variant_get_variant(value) {
            take(scheme: inner)
            g_variant_unref(inner)
        } else if type == "u" {
            report(DesktopAppearance.style(ofColorScheme: g_variant_get_uint32(value)))
        }
    }
}
