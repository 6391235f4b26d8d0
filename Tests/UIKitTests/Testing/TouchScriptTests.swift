import Foundation
import Testing
import UITesting

@Suite struct TouchScriptTests {
    @Test func `a script is read with fingers and without`() throws {
        let json = """
            {"size":[390,844],"touches":[
              {"t":0,"phase":"began","x":10,"y":20},
              {"t":0.5,"phase":"began","x":1.5,"y":2.5,"finger":3},
              {"t":0.5,"phase":"cancelled","x":1.5,"y":2.5,"finger":3}]}
            """

        let script = try TouchScript(json: Data(json.utf8))

        #expect(script.size == CGSize(width: 390, height: 844))
        #expect(
            script.touches == [
                .init(time: 0, phase: .began, location: CGPoint(x: 10, y: 20)),
                .init(time: 0.5, phase: .began, location: CGPoint(x: 1.5, y: 2.5), finger: 3),
                .init(time: 0.5, phase: .cancelled, location: CGPoint(x: 1.5, y: 2.5), finger: 3),
            ])
    }

    @Test(arguments: [TouchScript.Phase.ended, .cancelled])
    func `a finger that was lifted or cancelled may come down again`(end: TouchScript.Phase) throws {
        let touches = [TouchScript.Phase.began, end, .began, .ended].enumerated().map { index, phase in
            TouchScript.Touch(time: Double(index), phase: phase, location: .zero)
        }

        #expect(try TouchScript(size: CGSize(width: 10, height: 10), touches: touches).touches.count == 4)
    }

    @Test func `more touches at once than any device sends are refused`() throws {
        let touches = (0...10_000).map { index in
            TouchScript.Touch(time: 0.1 + Double(index) * 1e-9, phase: .began, location: .zero, finger: index)
        }

        let error = #expect(throws: ScriptError.self) {
            try TouchScript(size: CGSize(width: 10, height: 10), touches: touches)
        }

        #expect(error?.place == "touches[10000]")
        #expect(error?.problem == "follows 10000 others within a sixtieth of a second")
        #expect(
            try TouchScript(size: CGSize(width: 10, height: 10), touches: touches.dropLast()).touches.count
                == 10_000)
    }

    @Test(
        arguments: [
            ("", "line 1 is empty"),
            ("\n\n[", "line 3 is not JSON"),
            (#"{"size":[1,2],"touches":[{"t":NaN}]}"#, "line 1 is not JSON"),
            ("{\"size\":[1,2],\n\"touches\":[{\"t\":1e999}]}", "line 2 is not JSON"),
            (#"{"touches":[]}"#, "the script has no \"size\""),
            (#"{"size":[390],"touches":[]}"#, "size has 1 numbers; expected two positive numbers"),
            (#"{"size":[390,0],"touches":[]}"#, "size is 390.0 × 0.0; expected two positive numbers"),
            (#"{"size":[390,844]}"#, "the script has no \"touches\"; expected a list of touches"),
            (touches(#"{"phase":"began","x":1,"y":1}"#), "touches[0] has no \"t\"; expected seconds"),
            (touches(#"{"t":"0","phase":"began","x":1,"y":1}"#), "touches[0].t has a value of another kind"),
            (touches(#"{"t":-1,"phase":"began","x":1,"y":1}"#), "touches[0] goes back in time to -1.0 s"),
            (
                touches(#"{"t":1e12,"phase":"began","x":1,"y":1}"#),
                "touches[0].t is 1000000000000.0; expected at most 86400 s"
            ),
            (touches(#"{"t":0,"phase":"began","x":1,"y":1,"finger":0.5}"#), "touches[0].finger is 0.5"),
            (touches(#"{"t":0,"phase":"began","x":1,"y":1,"finger":-1}"#), "touches[0].finger is -1"),
            (touches(#"{"t":0,"phase":"down","x":1,"y":1}"#), "touches[0].phase is \"down\""),
            (touches(#"{"t":0,"phase":"ended","x":1,"y":1}"#), "which never began"),
            (
                touches(#"{"t":0,"phase":"began","x":1,"y":1},{"t":0,"phase":"began","x":1,"y":1}"#),
                "touches[1] begins finger 0, which is down already"
            ),
            (
                touches(
                    #"{"t":0,"phase":"began","x":1,"y":1},{"t":1,"phase":"ended","x":1,"y":1},"#
                        + #"{"t":2,"phase":"moved","x":1,"y":1}"#),
                "touches[2] is \"moved\" of finger 0, which never began"
            ),
        ])
    func `a wrong script is refused with its place and what was expected`(json: String, sentence: String) {
        do {
            let script = try TouchScript(json: Data(json.utf8))
            Issue.record("was read as \(script)")
        } catch {
            #expect(error.description.contains(sentence), "\(error)")
            #expect(error.description.contains("; expected "))
        }
    }

    @Test func `a script made in code is checked, too`() {
        let nowhere = TouchScript.Touch(time: 0, phase: .began, location: CGPoint(x: CGFloat.nan, y: 0))

        #expect(throws: ScriptError.self) {
            try TouchScript(size: CGSize(width: 1, height: 1), touches: [nowhere])
        }
        #expect(throws: ScriptError.self) {
            try TouchScript(size: CGSize(width: CGFloat.infinity, height: 1), touches: [])
        }
    }
}

nonisolated private func touches(_ list: String) -> String {
    #"{"size":[390,844],"touches":[\#(list)]}"#
}
