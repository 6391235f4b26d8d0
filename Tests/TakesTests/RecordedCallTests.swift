import Foundation
import StageKit
import Takes
import Testing

/// Calls as lines of files, and their comparison.
@Suite struct RecordedCallTests {
    private func calls(_ lines: String) throws -> [RecordedCall] {
        try RecordedCall.calls(in: Data(lines.utf8))
    }

    @Test func `a trace is read line by line, with details in order of their names`() throws {
        let list = try calls(
            #"{"t":0.5,"kind":"context","object":"A","call":"b()","detail":{"z":"1","a":"2"}}"#
                + "\n\n \t\r\n" + #"{"t":1,"kind":"gesture","object":"C","call":"d()"}"# + "\r\n")

        #expect(
            list == [
                RecordedCall(time: 0.5, identity: "context A.b() a=2 z=1"),
                RecordedCall(time: 1, identity: "gesture C.d()"),
            ])
    }

    @Test func `a line that is no call is named by its number in the file`() throws {
        let error = try #require(throws: ScriptError.self) {
            try calls("\n" + #"{"t":1,"kind":"k","object":"C","call":"d()"}"# + "\n\n{\"t\":2}\n")
        }

        #expect(error.description.hasPrefix("line 4 is no call"))
    }

    @Test func `a call is a line with its time to the microsecond, and read again`() throws {
        let call = RecordedCall(time: 0.35, identity: "context Fade.complete  x=1 s  y")

        #expect(call.text == "0.350000 s  context Fade.complete  x=1 s  y")
        #expect(RecordedCall(text: call.text) == call)
        #expect(RecordedCall(text: "0.35 context") == nil && RecordedCall(text: "soon s  context") == nil)
    }

    @Test func `a microsecond is no difference, and two of them are one`() {
        let first = [RecordedCall(time: 1, identity: "a")]
        func comparison(_ time: TimeInterval) -> CallComparison {
            CallComparison(first, [RecordedCall(time: time, identity: "a")])
        }

        #expect(comparison(1.000001).isEqual && comparison(0.999999).isEqual)
        #expect(comparison(1.000002).lines == [.moved("a", from: 1, to: 1.000002)])
        #expect(!comparison(0.999998).isEqual)
    }

    @Test func `a call that came earlier is missing later, and what is between stays the same`() {
        func list(_ names: String) -> [RecordedCall] {
            names.map { RecordedCall(time: 0, identity: String($0)) }
        }

        let lines = CallComparison(list("abcd"), list("acdx")).lines

        #expect(
            lines == [
                .same("0.000000 s  a"), .missing("0.000000 s  b"), .same("0.000000 s  c"),
                .same("0.000000 s  d"), .added("0.000000 s  x"),
            ])
        #expect(
            CallComparison(list("abcd"), list("acdx")).text(context: 0).map { $0.prefix(1) } == [
                " ", "-", " ", "+",
            ])
    }
}
