import CGio
import Foundation
import Synchronization
import UIKit

/// Reads whether the user's desktop is light or dark, and follows the setting. SDL 2 has no question for it.
///
/// A theme named in `GTK_THEME` counts first, as in GTK's programs. Otherwise the desktop portal is asked on a
/// thread of its own, so that nothing waits for it. Without a session bus or a portal the setting stays unknown.
final class DesktopAppearance: Sendable {
    /// The style that is known, and who hears of others.
    private struct State {
        var style: UIUserInterfaceStyle?
        var handler: (@Sendable (UIUserInterfaceStyle) -> Void)?
    }

    private let state = Mutex(State())

    /// Begins to read the setting.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        if let theme = environment["GTK_THEME"], !theme.isEmpty {
            state.withLock { $0.style = Self.style(ofTheme: theme) }
            return
        }
        guard let address = Self.sessionBus(in: environment) else { return }
        let thread = Thread { [self] in
            AppearancePortal(address: address) { [self] in take($0) }?.run()
        }
        thread.name = "desktop appearance"
        thread.stackSize = 256 << 10
        thread.start()
    }

    /// The setting, as soon as it is known.
    var style: UIUserInterfaceStyle? { state.withLock { $0.style } }

    /// Calls the handler, on some thread, with each new setting from now on, and with the present one if it is
    /// known and not `style`.
    func follow(
        from style: UIUserInterfaceStyle, _ handler: @escaping @Sendable (UIUserInterfaceStyle) -> Void
    ) {
        let present = state.withLock { state in
            state.handler = handler
            return state.style
        }
        if let present, present != style { handler(present) }
    }

    private func take(_ style: UIUserInterfaceStyle) {
        let handler = state.withLock { state in
            let isNew = style != state.style
            state.style = style
            return isNew ? state.handler : nil
        }
        handler?(style)
    }

    // MARK: - What the settings mean

    /// Returns the style of a GTK theme: "Adwaita:dark" and "Adwaita-dark" are dark.
    static func style(ofTheme name: String) -> UIUserInterfaceStyle {
        name.hasSuffix(":dark") || name.hasSuffix("-dark") ? .dark : .light
    }

    /// Returns the style for the portal's `color-scheme`: 1 prefers dark, 2 prefers light, 0 prefers nothing.
    static func style(ofColorScheme scheme: UInt32) -> UIUserInterfaceStyle { scheme == 1 ? .dark : .light }

    /// Returns the address of the session bus; nil where there is none, and none must be started.
    static func sessionBus(in environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
        let path = folder + "/bus"
        return FileManager.default.fileExists(atPath: path) ? "unix:path=\(path)" : nil
    }
}
