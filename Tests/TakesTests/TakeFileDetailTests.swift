import Foundation
import StageKit
import Takes
import Testing
import UIKit

/// Details of the files of takes: order, limits, and what is left out.
@Suite struct TakeFileDetailTests {
    private func take(_ rest: String) throws -> Take {
        try Take(json: Data(#"{"version":2,"size":[10,10],"touches":[],\#(rest)}"#.utf8))
    }

    private func problem(_ rest: String) -> String {
        do {
            _ = try take(rest)
            return "none"
        } catch {
            return "\(error)"
        }
    }

    @Test func `of what happens at the same time events come before touches`() throws {
        let text =
            #"{"version":2,"size":[10,10],"touches":[{"t":0.5,"phase":"began","x":1,"y":2}],"#
            + #""events":[{"t":0.5,"kind":"present"},{"t":0.6,"kind":"dismiss"}]}"#

        let take = try Take(json: Data(text.utf8))

        #expect(
            take.events.map(\.kind) == [
                .present, .touch(.began, location: CGPoint(x: 1, y: 2), finger: 0), .dismiss,
            ])
    }

    @Test func `what goes without saying is not written`() {
        var take = Take(size: CGSize(width: 390, height: 844), frameRate: 60)
        take.append(
            Take.Event(time: 0, kind: .touch(.began, location: CGPoint(x: 1, y: 2), finger: 0)))
        take.append(
            Take.Event(time: 0.5, kind: .touch(.began, location: CGPoint(x: 3.5, y: 4), finger: 1)))

        let lines = String(decoding: take.json(), as: UTF8.self).split(separator: "\n")

        #expect(
            lines == [
                #"{"version":2,"#, #""size":[390,844],"#, #""scale":1,"#, #""frameRate":60,"#,
                #""touches":["#,
                #"{"t":0,"phase":"began","x":1,"y":2},"#,
                #"{"t":0.5,"phase":"began","x":3.5,"y":4,"finger":1}"#, "]}",
            ])
    }

    @Test func `the mouse that has left, decisions and changes of the appearance are read again`() throws {
        var take = Take()
        let kinds: [Take.Event.Kind] = [
            .hover(CGPoint(x: 3, y: 4)), .hover(nil), .appearance(.dark), .appearance(.light), .finish,
            .cancel,
        ]
        for (index, kind) in kinds.enumerated() { take.append(Take.Event(time: Double(index), kind: kind)) }

        #expect(try Take(json: take.json()).events.map(\.kind) == kinds)
        #expect(String(decoding: take.json(), as: UTF8.self).contains(#"{"t":1,"kind":"hover"}"#))
    }

    @Test
    func `a wheel turns in one direction, a key writes nothing, and a caret stands at the end, if left out`()
        throws
    {
        let take = try take(
            #""events":[{"t":0,"kind":"wheel","dy":-5,"x":1,"y":2},"#
                + #"{"t":1,"kind":"key","phase":"up","code":4},{"t":2,"kind":"composition","text":"äb"}]"#)

        #expect(
            take.events.map(\.kind) == [
                .wheel(CGVector(dx: 0, dy: -5), location: CGPoint(x: 1, y: 2)),
                .key(Take.Key(.up, code: .keyboardA, characters: "", modifiers: [])),
                .composition("äb", selection: 2..<2),
            ])
    }

    @Test(arguments: [
        (#""events":[{"t":86401,"kind":"present"}]"#, "events[0].t is 86401"),
        (#""events":[{"t":0,"kind":"hover","x":1}]"#, "events[0].y is missing"),
        (#""events":[{"t":0,"kind":"wheel","x":1}]"#, "events[0].y is missing"),
        (#""events":[{"t":0,"kind":"resize","size":[1,16385]}]"#, "events[0].size is"),
        (#""events":[{"t":0,"kind":"resize","size":[1]}]"#, "events[0].size is"),
        (#""events":[{"t":0,"kind":"key","code":4}]"#, "events[0].phase is missing"),
        (#""events":[{"t":0,"kind":"appearance"}]"#, "events[0].style is missing"),
        (#""events":[{"t":2,"kind":"present"}],"end":1.9"#, "end is 1.9"),
        (#""end":86401"#, "end is 86401"), (#""scale":16.5"#, "scale is 16.5"),
        (#""frameRate":1001"#, "frameRate is 1001"),
    ])
    func `what is beyond a limit, or left out, is named`(rest: String, start: String) {
        #expect(problem(rest).hasPrefix(start), "\(problem(rest))")
    }

    @Test func `the end of a file's name says what is recorded, and how many pictures a second`() {
        #expect(["a/b.GIF", "c.mp4", "d.e.png"].map { RecordingFormat(path: $0) } == [.gif, .mp4, .png])
        #expect(["gif", "a.gif.txt", "", "a.mov"].allSatisfy { RecordingFormat(path: $0) == nil })
        #expect(RecordingFormat.allCases.map(\.usualRate) == [50, 60, 10])
        #expect(RecordingFormat.allCases.map(\.highestRate) == [50, 240, 240])
    }

    @Test(arguments: [
        #""events":[{"t":86400,"kind":"present"}],"end":86400"#, #""scale":16"#, #""frameRate":1000"#,
        #""events":[{"t":0,"kind":"resize","size":[1,16384]}]"#,
        #""events":[{"t":0,"kind":"tilt","x":-1,"y":1}]"#,
    ])
    func `the limits themselves are allowed`(rest: String) {
        #expect(problem(rest) == "none")
    }
}
