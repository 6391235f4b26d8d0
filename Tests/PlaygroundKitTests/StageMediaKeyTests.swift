import CoreGraphics
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Media keys in the tool's window.
@Suite(.serialized) struct StageMediaKeyTests {
    private let tool = ToolWindow([
        Sample(id: "player", title: "Player", present: { ($0 as? PlayerScreen)?.listen() }) { PlayerScreen() }
    ])

    private func send(_ command: UIEvent.EventSubtype) {
        tool.outer.sendRemoteControl(command)
        tool.outer.advance(by: 0.1)
    }

    private func listen() {
        tool.outer.run { tool.model.perform(.present) }
        tool.outer.advance(by: 0.2)
    }

    private var commands: [Take.RemoteCommand] {
        tool.model.take.events.compactMap { event in
            if case .remoteControl(let command) = event.kind { command } else { nil }
        }
    }

    private var heard: [Int]? { (tool.model.scrubber.current.root as? PlayerScreen)?.heard }

    @Test func `they are the stage's once its application has asked for them, and in the take`() throws {
        send(.remoteControlPlay)
        #expect(tool.model.take.events.isEmpty)
        listen()

        send(.remoteControlNextTrack)
        tool.outer.press(.keyboardF, modifiers: .control)
        send(.remoteControlPause)

        #expect(commands == [.nextTrack, .pause] && heard == [104, 101])
        let take = try Take(json: tool.model.take.json())
        let run = TakeRun(take, of: tool.model.sample)
        run.finish()
        #expect((run.root as? PlayerScreen)?.heard == [104, 101])
    }

    @Test func `commands in a row are undone together`() {
        listen()
        let before = tool.model.take
        send(.remoteControlNextTrack)
        send(.remoteControlNextTrack)
        #expect(commands.count == 2)

        tool.outer.run { tool.model.undo() }

        #expect(tool.model.take == before)
    }

    @Test func `another time ends seeking, and the key that comes up has no effect there`() {
        listen()
        send(.remoteControlBeginSeekingForward)

        tool.outer.run { tool.model.seek(to: 0.1) }
        send(.remoteControlEndSeekingForward)

        #expect(commands == [.beginSeekingForward, .endSeekingForward] && tool.model.time == 0.1)
    }

    @Test func `seeking ends when the window loses the keyboard`() {
        listen()
        send(.remoteControlBeginSeekingBackward)

        tool.outer.runFrame([.interrupted])
        tool.outer.advance(by: 0.1)

        #expect(commands == [.beginSeekingBackward, .endSeekingBackward] && heard == [106, 107])
    }
}

private final class PlayerScreen: UIViewController {
    private(set) var heard: [Int] = []

    func listen() { UIApplication.shared.beginReceivingRemoteControlEvents() }

    override func remoteControlReceived(with event: UIEvent?) { heard.append(event?.subtype.rawValue ?? -1) }
}
