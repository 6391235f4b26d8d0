import Foundation
import StageKit
import Testing
import UIKit

@testable import PlaygroundKit
@testable import Takes

private nonisolated enum Side: String, CaseIterable, Sendable {
    case left = "Left edge"
    case right = "Right edge"
}

private nonisolated struct CardSettings: Sendable {
    var way = 12.5
    var isFlat = false
    var side = Side.left
    var curve = TimingCurve.easeInOut
}

/// The rows and views of panels, each by itself.
@Suite struct PanelPartTests {
    private let stage = Stage()
    private let sample = Sample(
        id: "card", title: "Card", settings: CardSettings(),
        controls: [
            .number("Way", \.way, in: 0...100, unit: "pt"), .flag("Flat", \.isFlat), .choice("Side", \.side),
            .curve("Curve", \.curve),
        ]
    ) { _ in UIViewController() }

    private func labels(in view: UIView) -> [UILabel] { view.subviews.compactMap { $0 as? UILabel } }

    // MARK: - Steps

    private func step(_ outcome: CallChecklist.Outcome, at time: TimeInterval = 2) -> StepItem {
        StepItem(
            CallChecklist.Entry(step: CallSequence.Step("begin()", "animator"), outcome: outcome), at: time)
    }

    private var call: Call {
        Call(TraceEvent(time: 1, kind: .context, object: "Fade", call: "begin()"), number: 0, start: 0)
    }

    @Test func `a step is called from the time of its call on, and waits, is left or missing without one`() {
        let outcomes: [CallChecklist.Outcome] = [.awaited, .left, .missing]

        #expect([0.9, 1, 2].map { step(.called(call), at: $0).state } == [.waiting, .called, .called])
        #expect([0.9, 1].map { step(.outOfOrder(call), at: $0).state } == [.waiting, .called])
        #expect(outcomes.map { step($0).state } == [.waiting, .left, .missing])
        #expect(outcomes.allSatisfy { step($0).time == nil && step($0).receiver == "animator" })
        #expect(step(.called(call)).time == 1 && step(.called(call)).receiver == "animator · Fade")
        #expect(step(.outOfOrder(call)).isOutOfOrder && !step(.called(call)).isOutOfOrder)
    }

    @Test func `a step's row has the time of its call, or says that there is none`() {
        func texts(_ outcome: CallChecklist.Outcome) -> [String] {
            stage.run {
                let row = StepRow(style: .default, reuseIdentifier: nil)
                row.show(step(outcome))
                return labels(in: row.contentView).suffix(3).map { $0.text ?? "" }
            }
        }

        #expect(texts(.called(call)) == ["begin()", "animator · Fade", "1.000"])
        #expect(texts(.outOfOrder(call)) == ["begin()", "out of order: animator · Fade", "1.000"])
        #expect(texts(.missing) == ["begin()", "animator", "missing"])
        #expect(texts(.left) == ["begin()", "animator", "–"])
        #expect(texts(.awaited) == ["begin()", "animator", ""])
    }

    // MARK: - Values of layers

    private func look(
        x: CGFloat, angle: CGFloat = 0, opacity: CGFloat = 1, corner: CGFloat = 0
    ) -> Film.Look {
        let frame = CGRect(x: x, y: -0.01, width: 30, height: 40)
        return Film.Look(
            frame: frame, angle: angle, opacity: opacity, cornerRadius: corner, inSight: frame)
    }

    @Test func `a layer's values stand in columns: before, now, of its model, and after`() {
        var layer = Film.Layer(id: 0, name: "Card", parent: nil, controller: "CardScreen", start: nil)
        layer.looks = [
            (0, look(x: 0)), (1, look(x: 10, angle: .pi / 2, opacity: 0.5, corner: 3)), (3, look(x: 20)),
        ]
        layer.models = [(1, look(x: 20, angle: .pi / 2, opacity: 0.5, corner: 3)), (3, nil)]
        var film = Film(take: Take(frameRate: 60))
        film.times = (0..<4).map { Double($0) / 60 }
        film.layers = [layer]
        film.transitions = [
            Film.Transition(
                kind: .push, subject: "B", duration: 1, firstFrame: 1, progress: [0, 0.5],
                isInteractive: [false, false])
        ]

        let view = stage.run { [film] in
            let view = LayerValuesView()
            view.show(film, layer: 0, in: 2)
            return view
        }

        let all = labels(in: view)
        let cells = all.suffix(28).map { $0.text ?? "" }
        #expect(all.count == 40 && all[0].text == "Card of CardScreen")
        #expect(cells[0..<7] == ["0.0", "0.0", "30.0", "40.0", "1.00", "0.0°", "0.0"])
        #expect(cells[7..<14] == ["10.0", "0.0", "30.0", "40.0", "0.50", "90.0°", "3.0"])
        #expect(cells[14..<21] == ["20.0", "0.0", "30.0", "40.0", "0.50", "90.0°", "3.0"])
        #expect(cells[21..<28] == ["20.0", "0.0", "30.0", "40.0", "1.00", "0.0°", "0.0"])
        let light = UITraitCollection(userInterfaceStyle: .light)
        let (plain, marked) = (
            Palette.text.resolvedColor(with: light), Palette.accent.resolvedColor(with: light)
        )
        let colors = all.suffix(21).map { $0.textColor.resolvedColor(with: light) }
        #expect(colors[0] == plain && colors[7] == marked && colors[8] == plain, "its model is elsewhere")
        #expect(colors[14] == plain)
    }

    @Test func `without a layer the values ask for one, and before it came it has none`() {
        var layer = Film.Layer(id: 0, name: "Card", parent: nil, controller: nil, start: nil)
        layer.looks = [(2, look(x: 0))]
        var film = Film(take: Take(frameRate: 60))
        film.times = (0..<4).map { Double($0) / 60 }
        film.layers = [layer]
        func texts(of id: Int?, in frame: Int) -> [String] {
            stage.run { [film] in
                let view = LayerValuesView()
                view.show(film, layer: id, in: frame)
                return labels(in: view).filter { !$0.isHidden }.map { $0.text ?? "" }
            }
        }

        #expect(texts(of: nil, in: 0) == ["Select a layer to see its values."])
        #expect(texts(of: 1, in: 0) == ["Select a layer to see its values."])
        #expect(texts(of: 0, in: 1).suffix(28).allSatisfy { $0 == "–" })
        #expect(texts(of: 0, in: 2).first == "Card" && texts(of: 0, in: 2).contains("30.0"))
    }

    // MARK: - Values of samples

    private func row(_ index: Int, change: @escaping (SampleValue) -> Void = { _ in }) -> ValueRow {
        stage.run {
            let row = ValueRow(sample.controls[index], begin: {}, change: change, complain: { _ in })
            row.frame = CGRect(x: 30, y: 100, width: 300, height: row.height)
            stage.window.addSubview(row)
            return row
        }
    }

    private func buttons(of row: ValueRow) -> [IconButton] { row.subviews.compactMap { $0 as? IconButton } }

    @Test func `a switch is two buttons, of which the one that holds is on`() {
        var values: [SampleValue] = []
        let row = row(1) { values.append($0) }

        stage.run { row.show(.flag(true)) }
        let on = buttons(of: row).map(\.isOn)
        stage.run { row.show(.flag(false)) }
        stage.advance(by: 0.1)
        for button in buttons(of: row).reversed() {
            stage.tap(button)
            stage.advance(by: 0.5)
        }

        #expect(buttons(of: row).map(\.title) == ["Off", "On"] && on == [false, true])
        #expect(buttons(of: row).map(\.isOn) == [true, false])
        #expect(values == [.flag(true), .flag(false)])
    }

    @Test func `a choice is a button for each name, of which the chosen one is on`() {
        var values: [SampleValue] = []
        let row = row(2) { values.append($0) }

        stage.run { row.show(.choice("Right edge")) }
        stage.advance(by: 0.1)
        for button in buttons(of: row) {
            stage.tap(button)
            stage.advance(by: 0.5)
        }

        #expect(buttons(of: row).map(\.title) == ["Left edge", "Right edge"])
        #expect(buttons(of: row).map(\.isOn) == [false, true])
        #expect(values == [.choice("Left edge"), .choice("Right edge")])
    }

    @Test(
        arguments: [(0.35, "0.35 pt"), (9.994, "9.99 pt"), (12.4, "12 pt"), (99.6, "100 pt")]
            as [(Double, String)])
    func `a number stands beside its slider, with hundredths below ten`(number: Double, text: String) throws {
        let row = row(0)

        stage.run { row.show(.number(number)) }

        let field = try #require(row.subviews.lazy.compactMap { $0 as? NumbersField }.first)
        let slider = try #require(row.subviews.lazy.compactMap { $0 as? UISlider }.first)
        #expect(field.text == text && slider.value == Float(number))
        #expect(slider.minimumValue == 0 && slider.maximumValue == 100)
    }

    @Test func `a curve stands beside its drawing, which is higher than a slider`() throws {
        let curve = row(3)
        let number = row(0)

        stage.run { curve.show(.curve([0.1, -0.25, 0.3, 1.5])) }

        let field = try #require(curve.subviews.lazy.compactMap { $0 as? NumbersField }.first)
        #expect(field.text == "0.10, -0.25, 0.30, 1.50" && curve.height > number.height)
        #expect(curve.subviews.contains { $0 is CurveEditor })
        #expect(!number.subviews.contains { $0 is CurveEditor })
    }

    @Test func `a spring says how long it takes, and how far beyond its end it swings`() {
        func text(_ ratio: CGFloat) -> String {
            stage.run {
                let view = SpringView(title: "Spring")
                let parameters = UISpringTimingParameters(dampingRatio: ratio)
                view.show(SpringCourse(duration: 0.5, parameters: parameters))
                return labels(in: view).last?.text ?? ""
            }
        }

        #expect(text(1) == "0.50 s")
        // A damping ratio of 0.3 swings 37 % beyond.
        #expect(text(0.3).hasPrefix("0.50 s, 3") && text(0.3).hasSuffix(" % beyond"), "\(text(0.3))")
    }

    // MARK: - Source

    @Test func `source is cut into lines, comments of several lines, too, without carriage returns`() {
        let lines = SwiftLines.lines(of: "let a\r\n/* b\nc */\n")

        #expect(
            lines == [
                [SourceSpan(text: "let", kind: .keyword), SourceSpan(text: " a", kind: .plain)],
                [SourceSpan(text: "/* b", kind: .comment)], [SourceSpan(text: "c */", kind: .comment)], [],
            ])
    }

    @Test func `a line's spaces at its start are its indent, and no text`() {
        func line(_ spans: [SourceSpan]) -> SourceLine { SourceLine(number: 7, spans: spans) }
        let word = SourceSpan(text: "let", kind: .keyword)

        let code = line([SourceSpan(text: "    a", kind: .plain), word])
        let keyword = line([SourceSpan(text: "  ", kind: .plain), word])

        #expect(code.indent == 4 && code.spans == [SourceSpan(text: "a", kind: .plain), word])
        #expect(keyword.indent == 2 && keyword.spans == [word] && keyword.number == 7)
        #expect(line([]).indent == 0 && line([]).spans.isEmpty)
    }

    @Test func `a line that is too long takes several, and a deeper one sooner`() {
        func height(_ letters: Int, indent: Int = 0) -> CGFloat {
            let text = String(repeating: " ", count: indent) + String(repeating: "ab ", count: letters / 3)
            let line = SourceLine(number: 1, spans: [SourceSpan(text: text, kind: .plain)])
            return stage.run { LineRow.height(of: line, in: 300) }
        }

        // Letters are about six points wide.
        #expect(height(30) == 16 && height(0) == 16)
        #expect(height(90) > 25 && height(30, indent: 24) > 25)
    }
}
