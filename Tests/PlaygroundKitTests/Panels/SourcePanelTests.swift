import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The panel that shows a sample's own source.
@Suite(.serialized) struct SourcePanelTests {
    private let folder: Folder
    private let tool: ToolWindow

    init() throws {
        folder = try Folder()
        let texts = [
            "Beta.swift": "let b = 1\nlet c = 2\n", "Alpha.swift": "struct A {}\n", "notes.txt": "nothing\n",
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.file(name)) }
        let samples = [
            Sample(id: "one", title: "One", sourcePath: folder.file("Beta.swift").path) {
                UIViewController()
            },
            Sample(id: "none", title: "None", sourcePath: folder.file("gone/A.swift").path) {
                UIViewController()
            },
        ]
        tool = ToolWindow(samples)
        try tool.open("Source")
        tool.outer.advance(by: 0.1)
    }

    private func list() throws -> ListView<SourceLine, LineRow> {
        try #require(tool.controller.view.shown(ListView<SourceLine, LineRow>.self).first)
    }

    private func lines() throws -> [String] {
        try list().items.map { String(repeating: " ", count: $0.indent) + $0.spans.map(\.text).joined() }
    }

    private var tabs: [IconButton] {
        tool.controller.view.shown(IconButton.self).filter { $0.toolTip?.hasSuffix(".swift") == true }
    }

    @Test func `the files beside a sample's source are listed by name, the first one is shown`() throws {
        #expect(tabs.map(\.toolTip) == ["Alpha.swift", "Beta.swift"])
        #expect(tabs.map(\.title) == ["Alpha", "Beta"] && tabs.map(\.isOn) == [true, false])
        #expect(try lines() == ["struct A {}", ""])
        #expect(try list().items.map(\.number) == [1, 2])
    }

    @Test func `a click on a file's name shows that file from its beginning`() throws {
        let last = try #require(tabs.last)

        tool.outer.tap(last)
        tool.outer.advance(by: 0.1)

        #expect(try lines() == ["let b = 1", "let c = 2", ""])
        #expect(tabs.map(\.isOn) == [false, true])
        #expect(try list().contentOffset.y == 0)
    }

    @Test func `where the sources are not on this machine nothing of another sample is left`() throws {
        tool.outer.run { tool.model.show(tool.model.samples[1]) }
        tool.outer.advance(by: 0.1)

        let texts = tool.labels.compactMap(\.text)
        #expect(tabs.isEmpty)
        #expect(try lines().isEmpty)
        #expect(
            texts.contains { $0.hasPrefix("The sources are not on this machine: \(folder.url.path)/gone") })
        tool.outer.run { tool.model.show(tool.model.samples[0]) }
        tool.outer.advance(by: 0.1)
        #expect(try lines() == ["struct A {}", ""])
        #expect(!tool.labels.contains { $0.text?.hasPrefix("The sources") == true })
    }
}
