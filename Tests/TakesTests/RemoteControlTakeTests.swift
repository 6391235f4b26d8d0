import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Commands of remote controls in takes.
@Suite(.serialized) struct RemoteControlTakeTests {
    private var sample: Sample { Sample(id: "player", title: "Player") { PlayerScreen() } }

    private var take: Take {
        var take = Take(sample: "player", size: CGSize(width: 200, height: 200), frameRate: 60)
        take.append(Take.Event(time: 0.1, kind: .remoteControl(.nextTrack)))
        take.append(Take.Event(time: 0.3, kind: .remoteControl(.beginSeekingForward)))
        take.append(Take.Event(time: 0.5, kind: .remoteControl(.endSeekingForward)))
        return take
    }

    @Test func `a take that is read from its file, run again or sought gives its commands`() throws {
        let take = try Take(json: take.json())
        let scrubber = TakeScrubber(take, of: sample)
        let places: [(time: Double, heard: [Int])] = [
            (0.05, []), (0.2, [104]), (0.4, [104, 108]), (0.6, [104, 108, 109]),
        ]

        for index in [1, 3, 0, 2, 3] {
            scrubber.seek(to: places[index].time)

            let screen = try #require(scrubber.current.root as? PlayerScreen)
            #expect(screen.heard == places[index].heard, "at \(places[index].time)")
        }
    }

    @Test func `each command has its subtype, and seeking an end`() {
        let commands = Take.RemoteCommand.allCases

        #expect(commands.map(\.subtype.rawValue) == Array(100...109))
        #expect(commands.allSatisfy { Take.RemoteCommand($0.subtype) == $0 })
        #expect(Take.RemoteCommand(.motionShake) == nil && Take.RemoteCommand(.none) == nil)
        #expect(commands.compactMap(\.ending) == [.endSeekingBackward, .endSeekingForward])
        #expect(commands.filter(\.isEnd) == [.endSeekingBackward, .endSeekingForward])
    }
}

private final class PlayerScreen: UIViewController {
    private(set) var heard: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        UIApplication.shared.beginReceivingRemoteControlEvents()
    }

    override func remoteControlReceived(with event: UIEvent?) { heard.append(event?.subtype.rawValue ?? -1) }
}
