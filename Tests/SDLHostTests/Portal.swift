import CGio
import Foundation
import Testing

/// A desktop portal with one setting, on a session bus of its own.
nonisolated final class Portal {
    private static let program = "/usr/bin/dbus-daemon"
    static var isPossible: Bool { FileManager.default.isExecutableFile(atPath: program) }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let settings = "org.freedesktop.portal.Settings"
    private static let interface = """
        <node><interface name="\(settings)"><method name="Read"><arg type="s" direction="in"/>\
        <arg type="s" direction="in"/><arg type="v" direction="out"/></method></interface></node>
        """

    let address: String
    private let bus = Process()
    private let connection: OpaquePointer
    private let context = g_main_context_new()

    /// Starts the bus, and answers `Read` with a colour scheme.
    init(scheme: UInt32) throws {
        let output = Pipe()
        bus.executableURL = URL(fileURLWithPath: Self.program)
        bus.arguments = ["--session", "--nofork", "--print-address"]
        bus.standardOutput = output
        bus.standardError = FileHandle.nullDevice
        try bus.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        address = line.trimmingCharacters(in: .whitespacesAndNewlines)
        connection = try #require(
            g_dbus_connection_new_for_address_sync(
                address,
                GDBusConnectionFlags(
                    G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
                        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue), nil, nil, nil))
        g_dbus_connection_set_exit_on_close(connection, 0)
        try register(scheme)
        serve()
    }

    // The bus inherits the test process's blocked signals, so that only this one ends it.
    deinit { kill(bus.processIdentifier, SIGKILL) }

    private func register(_ scheme: UInt32) throws {
        let node = try #require(g_dbus_node_info_new_for_xml(Self.interface, nil))
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, _, _, invocation, scheme in
            let number = g_variant_new_uint32(UInt32(UInt(bitPattern: scheme)))
            var answer = g_variant_new_variant(g_variant_new_variant(number))
            g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
        }
        g_main_context_push_thread_default(context)
        g_dbus_connection_register_object(
            connection, Self.path, node.pointee.interfaces[0], &table,
            UnsafeMutableRawPointer(bitPattern: UInt(scheme)),
            nil, nil)
        g_main_context_pop_thread_default(context)
        var arguments: [OpaquePointer?] = [
            g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0),
        ]
        g_variant_unref(
            g_dbus_connection_call_sync(
                connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                "RequestName",
                g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil))
    }

    /// Answers on a thread of its own for as long as the process lives.
    private func serve() {
        nonisolated(unsafe) let context = context
        Thread {
            g_main_context_push_thread_default(context)
            g_main_loop_run(g_main_loop_new(context, 0))
        }.start()
    }

    /// Announces another colour scheme.
    func change(to scheme: UInt32) {
        var parts: [OpaquePointer?] = [
            g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
            g_variant_new_variant(g_variant_new_uint32(scheme)),
        ]
        g_dbus_connection_emit_signal(
            connection, nil, Self.path, Self.settings, "SettingChanged", g_variant_new_tuple(&parts, 3), nil)
        g_dbus_connection_flush_sync(connection, nil, nil)
    }
}
