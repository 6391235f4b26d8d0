import Foundation
import Testing

@testable import PlaygroundKit

/// Building again what changes, and replacing the window.
///
/// Other tests run on the main actor while these wait for their processes.
@Suite(.serialized) nonisolated struct WatchTests {
    @Test func `a saved source is built, and the new window takes over the state of the old one`() throws {
        let watched = try WatchedFolder()
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save()

        #expect(watched.wait { watched.log.contains(#"{"close":{}}"#) }, "\(watched.log) \(watched.errors)")
        #expect(
            watched.log == [
                "started with ", #"{"building":{}}"#, #"{"save":{}}"#, "started with state", #"{"close":{}}"#,
            ])
        #expect(watched.supervisor.buildCount == 1 && watched.errors.isEmpty)
        #expect(watched.supervisor.exitCode == nil)
    }

    @Test func `a window that cannot write its state is replaced at once, with a sentence`() throws {
        let full = WatchedFolder.window.replacing(
            #"echo state > "$state"; echo '"saved"'"#, with: #"echo '"unsaved"'"#)
        let watched = try WatchedFolder(full)
        watched.supervisor.patienceForState = 60
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save(full)

        #expect(watched.wait { watched.log.contains(#"{"close":{}}"#) }, "\(watched.log)")
        #expect(watched.errors.contains("cannot be written to"))
    }

    @Test func `several files saved at once are one build`() throws {
        let watched = try WatchedFolder()
        #expect(watched.wait { watched.log.count == 1 })

        for _ in 0..<10 {
            try watched.save()
            watched.supervisor.turn(for: 0.01)
        }

        #expect(watched.wait { watched.log.contains(#"{"close":{}}"#) })
        watched.rest()
        #expect(watched.supervisor.buildCount == 1)
    }

    @Test func `what is saved during a build is built after it, and only that is shown`() throws {
        let watched = try WatchedFolder(build: "sleep 0.4")
        #expect(watched.wait { watched.log.count == 1 })
        try watched.save()
        #expect(watched.wait { watched.supervisor.buildCount == 1 })

        for _ in 0..<3 {
            try watched.save()
            watched.supervisor.turn(for: 0.02)
        }

        #expect(watched.wait { watched.log.contains(#"{"close":{}}"#) })
        watched.rest()
        #expect(watched.supervisor.buildCount == 2)
        #expect(watched.log.filter { $0.hasPrefix("started") }.count == 2)
    }

    @Test func `a package that does not build leaves the window, which gets the first error`() throws {
        let watched = try WatchedFolder()
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save("BROKEN")

        #expect(watched.wait { watched.log.count == 3 })
        let problem = BuildProblem(
            output: "\(watched.source):7:3: error: cannot find 'duration' in scope\n")
        let orders = watched.log.compactMap {
            try? JSONDecoder().decode(WatchOrder.self, from: Data($0.utf8))
        }
        #expect(orders == [.building, .failed(problem)])
        #expect(problem.sentence == "App/main.swift:7: cannot find 'duration' in scope")
        #expect(watched.errors.contains("error: cannot find") && watched.errors.contains("what ran goes on"))
        #expect(watched.supervisor.exitCode == nil)

        try watched.save()
        #expect(watched.wait { watched.log.contains(#"{"close":{}}"#) })
    }

    @Test func `a build that cannot be started is a sentence in the window, too`() throws {
        let watched = try WatchedFolder(command: ["/none/swift"])
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save()

        #expect(watched.wait { watched.log.count == 3 })
        let orders = watched.log.compactMap {
            try? JSONDecoder().decode(WatchOrder.self, from: Data($0.utf8))
        }
        let sentence = "/none/swift cannot be started: no such file or directory."
        #expect(orders == [.building, .failed(BuildProblem(output: sentence))])
        #expect(watched.errors.contains(sentence) && watched.supervisor.exitCode == nil)
    }

    @Test(arguments: [("kill -SEGV $$", "crashed (signal 11"), ("exit 3", "ended with exit code 3")])
    func `a new program that crashes at its start leaves the window of the one before`(
        program: String, words: String
    ) throws {
        let watched = try WatchedFolder()
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save(program)

        #expect(watched.wait { watched.log.contains { $0.contains("crashed") } }, "\(watched.log)")
        #expect(watched.log.last?.contains(words) == true && watched.log.last?.contains("goes on") == true)
        #expect(watched.errors.contains(words) && watched.errors.contains("The one before goes on."))
        #expect(!watched.log.contains(#"{"close":{}}"#))
        watched.rest()
        #expect(watched.supervisor.exitCode == nil)
    }

    @Test func `a new program that shows no window is given up`() throws {
        let watched = try WatchedFolder()
        watched.supervisor.patienceAtStart = 0.3
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save("exec sleep 30")

        #expect(watched.wait { watched.log.contains { $0.contains("crashed") } })
        #expect(watched.errors.contains("showed no window"))
    }

    @Test func `a build that changes nothing in the program leaves its window`() throws {
        let watched = try WatchedFolder(build: "exit 0")
        #expect(watched.wait { watched.log.count == 1 })

        try watched.save()

        #expect(watched.wait { watched.log.count == 3 })
        #expect(watched.log.last == #"{"unchanged":{}}"#)
    }

    @Test func `a window that crashes later is opened again with its last state, once a source changes`()
        throws
    {
        let crash = "echo state > ${PLAYGROUND_WATCH#*:}; echo '\"ready\"' >&3; sleep 0.2; kill -ABRT $$"
        let watched = try WatchedFolder(crash)
        #expect(watched.wait { watched.errors.contains("It starts again once a source changes.") })
        #expect(watched.errors.contains("crashed (signal 6"))

        try watched.save()

        #expect(watched.wait { watched.log == ["started with state"] })
        #expect(watched.supervisor.exitCode == nil)
    }

    @Test func `a window that crashed is opened again where the build leaves the program as it was, too`()
        throws
    {
        let once = """
            [ -e "$LOG.crashed" ] || { touch "$LOG.crashed"; echo '"ready"' >&3; sleep 0.2; kill -ABRT $$; }

            """
        let watched = try WatchedFolder(once + WatchedFolder.window, build: "exit 0")
        #expect(watched.wait { watched.errors.contains("It starts again once a source changes.") })

        try watched.save()

        #expect(watched.wait { watched.log == ["started with "] }, "\(watched.log)")
    }

    @Test func `a state with which nothing starts is left behind`() throws {
        let crash = "echo state > ${PLAYGROUND_WATCH#*:}; echo '\"ready\"' >&3; sleep 0.2; kill -ABRT $$"
        let watched = try WatchedFolder(crash)
        #expect(watched.wait { watched.errors.contains("It starts again once a source changes.") })

        try watched.save("[ -e ${PLAYGROUND_WATCH#*:} ] && kill -ABRT $$\n" + WatchedFolder.window)

        #expect(watched.wait { watched.log == ["started with "] }, "\(watched.errors)")
        #expect(watched.errors.contains("it starts without"))
    }

    @Test func `a window that is closed ends the watching, and one that cannot open its exit code`() throws {
        let closed = try WatchedFolder("echo '\"ready\"' >&3; sleep 0.2; exit 0")
        let failed = try WatchedFolder("exit 1")

        #expect(closed.wait { closed.supervisor.exitCode != nil })
        #expect(closed.supervisor.exitCode == 0)
        #expect(failed.wait { failed.supervisor.exitCode != nil })
        #expect(failed.supervisor.exitCode == 1)
    }
}
