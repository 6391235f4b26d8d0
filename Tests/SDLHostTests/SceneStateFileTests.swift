import Foundation
import Testing
import UITesting

@testable import SDLHost
@testable import UIKit

@MainActor
@Suite struct SceneStateFileTests {
    private let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "scene-state-\(UUID().uuidString)")
    private let stage = Stage(size: CGSize(width: 10, height: 10))
    private var session: UISceneSession { stage.application.screen.scene.session }

    @Test func `the file gives back the state, until there is none`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SceneStateFile(program: "/usr/bin/reader", in: folder)
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.userInfo = ["page": 7]
        session.stateRestorationActivity = activity

        file.keep(session)
        session.stateRestorationActivity = nil
        file.restore(session)

        #expect(session.stateRestorationActivity?.userInfo?["page"] as? Int == 7)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["reader"])
        session.stateRestorationActivity = nil
        file.keep(session)
        file.restore(session)
        #expect(session.stateRestorationActivity == nil)
    }

    @Test func `a file that is damaged is as none`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("reader")
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        try Data("<plist".utf8).write(to: path.appendingPathComponent("scene.plist"))

        SceneStateFile(program: "reader", in: folder).restore(session)

        #expect(session.stateRestorationActivity == nil)
    }

    @Test(arguments: [
        (["XDG_STATE_HOME": "/state", "HOME": "/home/a"], "/state"),
        (["XDG_STATE_HOME": "state", "HOME": "/home/a"], "/home/a/.local/state"),
        (["HOME": "/home/a"], "/home/a/.local/state"),
    ])
    func `state lies where the desktop says`(environment: [String: String], path: String) {
        #expect(StateFolder.url(environment).path == path)
    }
}
