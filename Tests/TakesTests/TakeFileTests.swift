import Foundation
import StageKit
import Takes
import Testing
import UIKit

/// The file format of takes.
struct TakeFileTests {
    private func take(_ text: String) throws -> Take { try Take(json: Data(text.utf8)) }

    private func error(_ text: String) -> ScriptError? {
        do {
            _ = try take(text)
            return nil
        } catch {
            return error as? ScriptError
        }
    }

    @Test func `a touch script is a take at sixty frames a second`() throws {
        let take = try take(
            #"{"size":[390,844],"touches":[{"t":0,"phase":"began","x":1,"y":2},{"t":0.5,"phase":"ended","x":3,"y":4}]}"#
        )

        #expect(take.sample == nil && take.frameRate == 60 && take.scale == 1)
        #expect(take.size == CGSize(width: 390, height: 844))
        #expect(
            take.events == [
                Take.Event(time: 0, kind: .touch(.began, location: CGPoint(x: 1, y: 2), finger: 0)),
                Take.Event(time: 0.5, kind: .touch(.ended, location: CGPoint(x: 3, y: 4), finger: 0)),
            ])
    }

    @Test func `what is written is read again, byte for byte`() throws {
        var take = Take(
            sample: "swipe", size: CGSize(width: 844, height: 390), scale: 2,
            values: [
                "duration": .number(0.5), "track": .flag(true), "edge": .choice("left \"x\""),
                "curve": .curve([0.1, 0, 0.25, 1.5]),
            ])
        take.style = .dark
        (take.settings.textSize, take.settings.reduceMotion) = (.extraSmall, true)
        take.append(Take.Event(time: 0.1234567, kind: .present))
        take.append(
            Take.Event(time: 0.2, kind: .touch(.began, location: CGPoint(x: 1 / 3.0, y: 7), finger: 2)))
        take.append(
            Take.Event(time: 0.3, kind: .wheel(CGVector(dx: 0, dy: -10), location: CGPoint(x: 5, y: 6))))
        take.append(
            Take.Event(
                time: 0.3,
                kind: .key(Take.Key(.down, code: .keyboardA, characters: "ä", modifiers: [.shift]))))
        for command in Take.RemoteCommand.allCases {
            take.append(Take.Event(time: 0.35, kind: .remoteControl(command)))
        }
        take.append(Take.Event(time: 0.4, kind: .resize(CGSize(width: 390, height: 844))))
        take.append(
            Take.Event(time: 0.45, kind: .tilt(UIOffset(horizontal: -0.5, vertical: 1 / 3.0))))
        take.append(Take.Event(time: 0.5, kind: .dismiss))
        take.end = 2

        let read = try Take(json: take.json())

        #expect(read == take)
        #expect(read.json() == take.json())
    }

    @Test(arguments: [
        (#"{"version":3,"size":[1,1],"touches":[]}"#, "version is 3"),
        (#"{"version":3,"size":{"w":1},"touches":[0],"events":7}"#, "version is 3"),
        (#"{"version":2,"size":[1,1],"touches":[],"zoom":1}"#, "zoom is not known"),
        (
            #"{"version":2,"size":[1,1],"touches":[{"t":0,"phase":"began","x":1,"y":2,"finegr":1}]}"#,
            "touches[0].finegr is not known; expected only t, phase, x, y, finger"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"present"},{"t":1,"kind":"text","text":"","font":1}]}"#,
            "events[1].font is not known; expected only t, kind, x"
        ),
        (#"{"version":2,"size":[1,1],"touches":[],"scale":0}"#, "scale is 0"),
        (#"{"version":2,"size":[1,1],"touches":[],"style":"pink"}"#, "style is \"pink\""),
        (
            #"{"version":2,"size":[1,1],"touches":[],"settings":{"loud":true}}"#, "settings.loud is not known"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"settings":{"boldText":1}}"#,
            "settings.boldText is no switch; expected true or false"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"settings":{"textSize":"huge"}}"#,
            "settings.textSize is no size of text; expected one of \"extraSmall\""
        ),
        (#"{"version":2,"size":[1,1],"touches":[],"settings":[]}"#, "settings has a value of another kind"),
        (
            #"{"version":2,"size":[1,1],"touches":[],"frameRate":"fast"}"#,
            "frameRate has a value of another kind"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"jump"}]}"#,
            "events[0].kind is \"jump\""
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":1,"kind":"present"},{"t":0,"kind":"dismiss"}]}"#,
            "events[1].t is 0"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"key","phase":"down","code":-5}]}"#,
            "events[0].code is -5"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"remoteControl","command":"louder"}]}"#,
            "events[0].command is \"louder\"; expected one of \"play\", \"pause\""
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"remoteControl"}]}"#,
            "events[0].command is missing"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"resize","size":[0,1]}]}"#,
            "events[0].size"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"tilt","x":2,"y":0}]}"#,
            "events[0].x is 2"
        ),
        (
            #"{"version":2,"size":[1,1],"touches":[],"events":[{"t":0,"kind":"tilt","x":0}]}"#,
            "events[0].y is missing"
        ),
        (#"{"version":2,"size":[1,1],"touches":[],"values":{"a":[1,2]}}"#, "values.a"),
        (#"{"version":2,"size":[1,1],"touches":[],"end":-1}"#, "end is -1"),
        (#"{"version":2,"size":[1,1],"touches":["#, "line 1 is not JSON"),
    ])
    func `a file that is wrong says what and where`(file: String, start: String) {
        let description = error(file)?.description ?? "no error"

        #expect(description.hasPrefix(start), "\(description)")
        #expect(description.contains("expected"))
    }

    @Test func `a script without a version keeps its other keys to itself`() throws {
        let take = try take(#"{"size":[10,10],"touches":[],"author":"me"}"#)

        #expect(take.events.isEmpty)
    }
}
