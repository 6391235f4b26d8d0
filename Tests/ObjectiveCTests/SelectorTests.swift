import Foundation
import ObjectiveC
import Testing

private class Receiver: NSObject {
    var calls: [String] = []
    func plain() { calls.append("plain") }
    func one(_ value: Int) { calls.append("one \(value)") }
    func object(_ value: Special) { calls.append("object \(value.name)") }
    func optional(_ value: Special?) { calls.append("optional \(value?.name ?? "nil")") }
    func two(_ value: String, _ other: Int?) -> Int { value.count + (other ?? 100) }
}

private class General: NSObject {
    var name = "general"
}

private class Special: General {
    override init() {
        super.init()
        name = "special"
    }
}

@Suite("Selectors")
struct SelectorTests {
    @Test("A selector calls its method with as many arguments as that takes")
    func calls() {
        let receiver = Receiver()

        _ = Selector("plain", Receiver.plain).call(on: receiver, 1, 2)
        _ = Selector("one:", Receiver.one(_:)).call(on: receiver, 7)
        let result = Selector("two::", Receiver.two).call(on: receiver, "abc")

        #expect(receiver.calls == ["plain", "one 7"])
        #expect(result.value as? Int == 103)
        #expect(result.problem == nil)
    }

    @Test("Selectors are equal when their names are, whatever they carry")
    func equality() {
        #expect(Selector("one:", Receiver.one(_:)) == Selector("one:"))
        #expect(Selector("one", Receiver.one(_:)) == "one:")
        #expect(Selector("one:", Receiver.one(_:)) != Selector("plain", Receiver.plain))
        #expect(Selector("", Receiver.plain) != Selector("", Receiver.plain))
    }

    @Test("A selector retains nothing")
    func retainsNothing() {
        weak var gone: Receiver?
        let selector: Selector
        do {
            let receiver = Receiver()
            gone = receiver
            selector = Selector("plain", Receiver.plain)
            #expect(selector.isMethod(of: receiver))
        }

        #expect(gone == nil)
    }

    @Test("An object of a superclass is passed on, and the call is doubtful")
    func otherClass() {
        let receiver = Receiver()

        let call = Selector("object:", Receiver.object(_:)).call(on: receiver, General())
        let optional = Selector("optional:", Receiver.optional(_:)).call(on: receiver, General())

        #expect(receiver.calls == ["object general", "optional general"])
        for problem in [call.problem, optional.problem] {
            guard case .otherClass = problem else { Issue.record("\(String(describing: problem))"); continue }
        }
    }

    @Test("A value of another type, another target and a bare name are not called")
    func notCalled() {
        let receiver = Receiver()

        let value = Selector("one:", Receiver.one(_:)).call(on: receiver, "seven")
        let target = Selector("plain", Receiver.plain).call(on: General())
        let name = Selector("plain").call(on: receiver)

        #expect(receiver.calls.isEmpty)
        #expect(!value.wasMade && !target.wasMade && !name.wasMade)
    }
}
