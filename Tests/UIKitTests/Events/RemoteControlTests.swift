import Testing
import UIKit
import UITesting

/// Commands of remote controls: who hears of them, and when.
@Suite struct RemoteControlTests {
    private final class Player: UIViewController {
        var heard: [String] = []
        override func remoteControlReceived(with event: UIEvent?) {
            heard.append("\(event?.type == .remoteControl) \(event?.subtype.rawValue ?? -1)")
        }
    }

    private final class Keys: UIView {
        var heard = 0
        override var canBecomeFirstResponder: Bool { true }
        override func remoteControlReceived(with event: UIEvent?) {
            heard += 1
            if event?.subtype == .remoteControlStop { super.remoteControlReceived(with: event) }
        }
    }

    private let stage = Stage(size: CGSize(width: 100, height: 100))
    private let player = Player()

    @Test func `commands are heard from the application's request until it takes it back`() {
        stage.present(player)

        stage.sendRemoteControl(.remoteControlPlay)
        #expect(player.heard.isEmpty)
        stage.run { UIApplication.shared.beginReceivingRemoteControlEvents() }
        stage.sendRemoteControl(.remoteControlPlay)
        stage.sendRemoteControl(.remoteControlNextTrack)
        #expect(player.heard == ["true 100", "true 104"])
        stage.run { UIApplication.shared.endReceivingRemoteControlEvents() }
        stage.sendRemoteControl(.remoteControlPause)

        #expect(player.heard.count == 2)
    }

    @Test func `the first responder hears of a command first, and the others of what it passes on`() {
        let keys = Keys(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        stage.present(player)
        player.view.addSubview(keys)
        stage.run {
            UIApplication.shared.beginReceivingRemoteControlEvents()
            keys.becomeFirstResponder()
        }

        stage.sendRemoteControl(.remoteControlTogglePlayPause)
        #expect(keys.heard == 1 && player.heard.isEmpty)
        stage.sendRemoteControl(.remoteControlStop)

        #expect(keys.heard == 2 && player.heard == ["true 102"])
    }

    @Test func `seeking ends when the window loses the keyboard, once`() {
        stage.present(player)
        stage.run { UIApplication.shared.beginReceivingRemoteControlEvents() }

        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        stage.runFrame([.interrupted])
        stage.runFrame([.interrupted])
        #expect(player.heard == ["true 108", "true 109"])
        stage.sendRemoteControl(.remoteControlBeginSeekingBackward)
        stage.sendRemoteControl(.remoteControlEndSeekingBackward)
        stage.runFrame([.interrupted])

        #expect(player.heard.dropFirst(2) == ["true 106", "true 107"])
    }

    /// Shows another application, which wants all commands.
    private final class Portal: UIView, HostedInput {
        var handedOn: [HostEvent] = []
        override var canBecomeFirstResponder: Bool { true }
        var hostedTextInput: TextInputRequest? { nil }
        func handOn(_ event: HostEvent) -> Bool {
            handedOn.append(event)
            return true
        }
    }

    @Test func `seeking ends in the application in which it began, whatever has the keyboard since`() {
        let (portal, keys) = (Portal(), Keys())
        stage.present(player)
        for view in [portal, keys] { player.view.addSubview(view) }
        stage.run {
            UIApplication.shared.beginReceivingRemoteControlEvents()
            portal.becomeFirstResponder()
        }

        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        #expect(portal.handedOn.count == 1 && keys.heard == 0)
        stage.run { _ = keys.becomeFirstResponder() }
        stage.sendRemoteControl(.remoteControlEndSeekingForward)
        #expect(portal.handedOn.count == 2 && keys.heard == 0)
        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        stage.run { _ = portal.becomeFirstResponder() }
        stage.sendRemoteControl(.remoteControlEndSeekingForward)

        #expect(portal.handedOn.count == 2 && keys.heard == 1 && player.heard == ["true 109"])
    }

    @Test func `two seekings at once end each where it began, and both when the window loses the keyboard`() {
        let (portal, keys) = (Portal(), Keys())
        stage.present(player)
        for view in [portal, keys] { player.view.addSubview(view) }
        stage.run {
            UIApplication.shared.beginReceivingRemoteControlEvents()
            portal.becomeFirstResponder()
        }

        stage.sendRemoteControl(.remoteControlBeginSeekingBackward)
        stage.run { _ = keys.becomeFirstResponder() }
        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        #expect(portal.handedOn.count == 1 && keys.heard == 1)
        stage.sendRemoteControl(.remoteControlEndSeekingBackward)
        #expect(portal.handedOn.count == 2 && keys.heard == 1)
        stage.sendRemoteControl(.remoteControlEndSeekingForward)
        #expect(portal.handedOn.count == 2 && keys.heard == 2)
        stage.run { _ = keys.resignFirstResponder() }
        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        stage.sendRemoteControl(.remoteControlBeginSeekingBackward)
        stage.runFrame([.interrupted])

        #expect(player.heard == ["true 108", "true 106", "true 107", "true 109"])
    }

    @Test func `seeking of a responder that is gone does not end in the application around it`() {
        stage.present(player)
        stage.run {
            let portal = Portal()
            player.view.addSubview(portal)
            UIApplication.shared.beginReceivingRemoteControlEvents()
            portal.becomeFirstResponder()
        }

        stage.sendRemoteControl(.remoteControlBeginSeekingForward)
        stage.run { for view in player.view.subviews { view.removeFromSuperview() } }
        stage.settle()
        stage.sendRemoteControl(.remoteControlEndSeekingForward)

        #expect(player.heard.isEmpty)
    }

    @Test func `the commands have UIKit's numbers`() {
        let commands: [UIEvent.EventSubtype] = [
            .remoteControlPlay, .remoteControlPause, .remoteControlStop, .remoteControlTogglePlayPause,
            .remoteControlNextTrack, .remoteControlPreviousTrack, .remoteControlBeginSeekingBackward,
            .remoteControlEndSeekingBackward, .remoteControlBeginSeekingForward,
            .remoteControlEndSeekingForward,
        ]

        #expect(commands.map(\.rawValue) == Array(100...109))
        #expect(UIEvent.EventType.remoteControl.rawValue == 2)
    }
}
