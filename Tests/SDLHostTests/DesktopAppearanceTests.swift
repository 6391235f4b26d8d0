import Foundation
import Testing
import UIKit

@testable import SDLHost

/// Whether the desktop is light or dark: what the settings mean, and how they are read.
@Suite struct DesktopAppearanceTests {
    @Test(arguments: [
        ("Adwaita:dark", UIUserInterfaceStyle.dark), ("Yaru-dark", .dark), ("Adwaita", .light),
        ("Darkroom", .light),
    ]) func `a theme in the environment counts at once`(theme: String, style: UIUserInterfaceStyle) {
        #expect(DesktopAppearance(environment: ["GTK_THEME": theme]).style == style)
    }

    @Test func `the portal's numbers prefer nothing, dark, or light`() {
        #expect(
            [0, 1, 2, 7].map(DesktopAppearance.style(ofColorScheme:)) == [.light, .dark, .light, .light])
    }

    @Test func `without a session bus nothing is asked, and none is started`() {
        let folder = NSTemporaryDirectory() + UUID().uuidString

        #expect(DesktopAppearance.sessionBus(in: [:]) == nil)
        #expect(DesktopAppearance.sessionBus(in: ["XDG_RUNTIME_DIR": folder]) == nil)
        #expect(DesktopAppearance(environment: [:]).style == nil)
        #expect(
            DesktopAppearance.sessionBus(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]) == "unix:path=/x")
    }

    @Test func `the bus's socket is found in the user's runtime folder`() throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(FileManager.default.createFile(atPath: folder + "/bus", contents: nil))

        #expect(DesktopAppearance.sessionBus(in: ["XDG_RUNTIME_DIR": folder]) == "unix:path=\(folder)/bus")
    }

    @Test func `a bus that nobody answers on leaves the setting unknown`() {
        let appearance = DesktopAppearance(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"]
        )
        appearance.follow(from: .light) { _ in Issue.record("there is nothing to follow") }

        usleep(20_000)

        #expect(appearance.style == nil)
    }

    @Test(.enabled(if: Portal.isPossible, "needs the program dbus-daemon"))
    func `the portal is asked, and followed`() throws {
        let portal = try Portal(scheme: 1)
        let appearance = DesktopAppearance(environment: ["DBUS_SESSION_BUS_ADDRESS": portal.address])
        let heard = Heard()

        appearance.follow(from: .light) { heard.add($0) }
        #expect(heard.wait(for: 1) == [.dark])
        #expect(appearance.style == .dark)

        portal.change(to: 2)
        portal.change(to: 0)
        portal.change(to: 1)
        #expect(heard.wait(for: 3) == [.dark, .light, .dark], "light and no preference are the same")
        #expect(appearance.style == .dark)
    }
}

/// The styles heard so far, from any thread.
private nonisolated final class Heard: @unchecked Sendable {
    private let condition = NSCondition()
    private var styles: [UIUserInterfaceStyle] = []

    func add(_ style: UIUserInterfaceStyle) {
        condition.withLock {
            styles.append(style)
            condition.signal()
        }
    }

    /// Waits for so many styles, for ten seconds at most.
    func wait(for count: Int) -> [UIUserInterfaceStyle] {
        let end = Date(timeIntervalSinceNow: 10)
        return condition.withLock {
            while styles.count < count, condition.wait(until: end) {}
            return styles
        }
    }
}
