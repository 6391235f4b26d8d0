import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Values that one types beside their names.
@Suite(.serialized) struct TypedValueTests {
    private func begin() throws -> (ToolWindow, [NumbersField]) {
        let tool = ToolWindow("swipe")
        try tool.open("Values")
        var fields: [NumbersField] = []
        func collect(_ view: UIView) {
            if let field = view as? NumbersField { fields.append(field) }
            view.subviews.forEach(collect)
        }
        collect(tool.controller.view)
        return (tool, fields.sorted { tool.frame(of: $0).minY < tool.frame(of: $1).minY })
    }

    private func type(_ text: String, into field: UIView, _ tool: ToolWindow) {
        let frame = tool.frame(of: field)
        tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        tool.outer.type(text + "\n")
        tool.outer.advance(by: 0.1)
    }

    @Test func `a number that one types takes the place of the value, and the slider follows`() throws {
        let (tool, fields) = try begin()
        #expect(fields.first?.text == "0.35 s")

        type("0.8", into: try #require(fields.first), tool)

        #expect(tool.model.take.values["duration"] == .number(0.8))
        #expect(fields.first?.text == "0.80 s")
        #expect(tool.first(ToolSlider.self)?.value == 0.8)
        #expect(tool.controller.view.window?.screen.focusedView == nil)
    }

    @Test(arguments: ["much", "9", "-1", "1 2", ""])
    func `what is no value, or beyond the limits, is a sentence, and stays to be typed over`(
        text: String
    ) throws {
        let (tool, fields) = try begin()
        let field = try #require(fields.first)

        type(text.isEmpty ? "\u{8}" : text, into: field, tool)

        #expect(tool.model.take.values.isEmpty)
        #expect(field.isEditing && field.text == text)
        #expect(tool.model.message?.contains("a number from 0.1 to 3 s") == true)
        tool.outer.type("0.5\n")
        tool.outer.advance(by: 0.1)
        #expect(tool.model.take.values == ["duration": .number(0.5)] && !field.isEditing)
    }

    @Test func `Escape leaves a field with what is no value, and the value is there again`() throws {
        let (tool, fields) = try begin()
        let field = try #require(fields.first)
        type("much", into: field, tool)

        tool.outer.press(.keyboardEscape)

        #expect(!field.isEditing && field.text == "0.35 s")
    }

    @Test(
        arguments: [
            ("0,8", 0.8), ("1,25 s", 1.25), ("0,125", 0.125), ("1,5", 1.5), ("1,000", nil), ("1,5,2", nil),
            ("1, 2", nil), ("1,2.5", nil), (",", nil),
        ] as [(String, Double?)])
    func `a decimal comma is a point, unless it may part thousands or numbers`(
        text: String, number: Double?
    ) throws {
        let sample = try #require(SampleCatalog.sample(id: "swipe"))
        let control = try #require(sample.controls.first)

        #expect(control.value(typed: text) == number.map(SampleValue.number))
    }

    @Test func `a curve is typed as four numbers, in whatever way they are written`() throws {
        let (tool, fields) = try begin()

        type("cubic-bezier(.25, -0.1, 0.25, 1)", into: fields[1], tool)

        #expect(tool.model.take.values["curve"] == .curve([0.25, -0.1, 0.25, 1]))
        type("0.25 0.1 1.5 1", into: fields[1], tool)
        #expect(tool.model.take.values["curve"] == .curve([0.25, -0.1, 0.25, 1]), "an x beyond 1")
        #expect(tool.model.message?.contains("four numbers") == true)
    }

    @Test func `values that are typed, or set by presses, are undone one by one`() throws {
        let (tool, fields) = try begin()
        let field = try #require(fields.first)
        for text in ["0.8", "1.2"] { type(text, into: field, tool) }
        let slider = try #require(tool.first(ToolSlider.self))
        let frame = tool.frame(of: slider)
        func press(_ part: CGFloat) {
            tool.outer.tap(CGPoint(x: frame.minX + part * frame.width, y: frame.midY))
            tool.outer.advance(by: 0.1)
        }
        var values = [tool.model.take.values]
        for part in [0.7, 0.3] as [CGFloat] {
            press(part)
            values.append(tool.model.take.values)
        }
        #expect(values[1] != values[0] && values[2] != values[1])

        for expected in [values[1], values[0], ["duration": .number(0.8)], [:]] {
            tool.outer.run { tool.model.undo() }
            #expect(tool.model.take.values == expected)
        }
        #expect(!tool.model.canUndo)
    }

    @Test func `a slider stays within limits that lie between hundredths`() throws {
        let sample = Sample(
            id: "part", title: "Part", settings: PartSettings(),
            controls: [.number("Part", \.part, in: 0.004...0.996)],
            makeViewController: { _ in UIViewController() })
        let control = try #require(sample.controls.first)
        let stage = Stage()
        var values: [SampleValue] = []
        stage.run {
            let row = ValueRow(control, begin: {}, change: { values.append($0) }, complain: { _ in })
            row.frame = CGRect(x: 20, y: 100, width: 300, height: row.height)
            stage.window.addSubview(row)
        }
        stage.advance(by: 0.1)

        for x in [318, 22] as [CGFloat] { stage.tap(CGPoint(x: x, y: 140)) }

        #expect(values.contains(.number(0.996)) && values.contains(.number(0.004)))
        #expect(values.allSatisfy { control.accepts($0) }, "\(values)")
    }

    @Test func `a field that was only visited changes nothing`() throws {
        let (tool, fields) = try begin()

        type("", into: try #require(fields.first), tool)

        #expect(tool.model.take.values.isEmpty && !tool.model.canUndo && tool.model.message == nil)
    }
}

private nonisolated struct PartSettings: Sendable {
    var part = 0.5
}
