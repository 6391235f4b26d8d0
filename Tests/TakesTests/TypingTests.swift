import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

/// Texts, compositions, the mouse without a button, and light and dark in takes.
@Suite(.serialized) struct TypingTests {
    private var sample: Sample {
        Sample(id: "form", title: "Form") { FormScreen() }
    }

    /// A click into the field, "a" by a key, "你好" by an input method, and the mouse over the label below.
    private var take: Take {
        var take = Take(sample: "form", size: CGSize(width: 200, height: 200), frameRate: 60)
        func add(_ time: TimeInterval, _ kind: Take.Event.Kind) {
            take.append(Take.Event(time: time, kind: kind))
        }
        add(0.1, .touch(.began, location: CGPoint(x: 60, y: 40), finger: 0))
        add(0.15, .touch(.ended, location: CGPoint(x: 60, y: 40), finger: 0))
        add(0.3, .key(Take.Key(.down, code: .keyboardA, characters: "a")))
        add(0.3, .text("a"))
        add(0.35, .key(Take.Key(.up, code: .keyboardA, characters: "a")))
        add(0.4, .composition("ni", selection: 2..<2))
        add(0.6, .composition("ni hao", selection: 3..<6))
        add(0.8, .text("你好"))
        add(1, .hover(CGPoint(x: 60, y: 120)))
        add(1.2, .appearance(.dark))
        add(1.3, .hover(nil))
        return take
    }

    private func field(of run: TakeRun) -> UITextField? {
        run.root.viewIfLoaded?.subviews.compactMap { $0 as? UITextField }.first
    }

    @Test func `a take with a composition gives the same calls and pixels each time`() throws {
        let scrubber = TakeScrubber(take, of: sample)
        let times = [0.2, 0.5, 0.7, 0.9, 1.1, 1.25, 1.5]
        var expected: [(calls: [String], picture: CGImage, text: String?)] = []
        for time in times {
            let run = TakeRun(take, of: sample)
            run.advance(to: time)
            expected.append((run.calls.map(\.line), try run.stage.snapshot(), field(of: run)?.text))
        }
        #expect(expected.map(\.text) == ["", "ani", "ani hao", "a你好", "a你好", "a你好", "a你好"])

        for index in [6, 1, 4, 0, 2, 5, 3, 6, 0] {
            scrubber.seek(to: times[index])

            #expect(scrubber.current.calls.map(\.line) == expected[index].calls)
            #expect(field(of: scrubber.current)?.text == expected[index].text)
            let picture = try scrubber.current.stage.snapshot()
            #expect(
                ImageComparison(picture, expected[index].picture, tolerance: 0).isMatch, "at \(times[index])")
        }
        let heard = (scrubber.current.root as? FormScreen)?.heard
        #expect(heard?.isEmpty == true)
        scrubber.seek(to: 2)
        #expect((scrubber.current.root as? FormScreen)?.heard == ["over", "gone"])
        #expect(scrubber.current.root.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a file holds all of it`() throws {
        let json = take.json()

        #expect(try Take(json: json) == take)
        #expect(try Take(json: json).json() == json)
        let text = String(decoding: json, as: UTF8.self)
        #expect(text.contains(#"{"t":0.6,"kind":"composition","text":"ni hao","selection":[3,6]}"#))
        #expect(text.contains(#"{"t":0.8,"kind":"text","text":"你好"}"#))
        #expect(text.contains(#"{"t":1.3,"kind":"hover"}"#))
    }

    @Test(
        arguments: [
            (#"{"t":0,"kind":"text"}"#, "events[0].text is missing"),
            (#"{"t":0,"kind":"composition","text":"ni","selection":[1,3]}"#, "events[0].selection is [1, 3]"),
            (#"{"t":0,"kind":"composition","text":"ni","selection":[2]}"#, "expected two places in the text"),
            (#"{"t":0,"kind":"composition","text":"ni","selection":[-1,1]}"#, "from 0 to 2"),
            (#"{"t":0,"kind":"hover","x":3}"#, "events[0].y is missing"),
            (#"{"t":0,"kind":"appearance","style":"grey"}"#, #"events[0].style is "grey""#),
            (#"{"t":0,"kind":"shout"}"#, #"events[0].kind is "shout"; expected one of "wheel", "hover""#),
        ])
    func `an event that cannot be is named with its place`(event: String, sentence: String) {
        let file = Data(#"{"version":2,"size":[9,9],"touches":[],"events":[\#(event)]}"#.utf8)

        let error = #expect(throws: ScriptError.self) { try Take(json: file) }

        #expect(error?.description.contains(sentence) == true, "\(String(describing: error))")
    }
}

/// A text field, and a label that hears of the mouse.
private final class FormScreen: UIViewController {
    var heard: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 40))
        field.borderStyle = .roundedRect
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 160, height: 40))
        label.text = "Label"
        label.isUserInteractionEnabled = true
        label.addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: FormScreen.hovered))
        view.addSubview(field)
        view.addSubview(label)
    }

    private func hovered(_ hover: UIHoverGestureRecognizer) {
        if hover.state == .began { heard.append("over") }
        if hover.state == .ended { heard.append("gone") }
    }
}
