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
    private let folder: URL
    private let outer = Stage(size: CGSize(width: 1280, height: 800))
    private let model: ToolModel

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = [
            "Beta.swift": "let b = 1\nlet c = 2\n", "Alpha.swift": "struct A {}\n", "notes.txt": "nothing\n",
        ]
        for (name, text) in texts { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
        let samples = [
            Sample(id: "one", title: "One", sourcePath: folder.path + "/Beta.swift") { UIViewController() },
            Sample(id: "none", title: "None", sourcePath: folder.path + "/gone/A.swift") {
                UIViewController()
            },
        ]
        let stage = outer
        let model = stage.run { ToolModel(samples: samples) }
        model.arrangement.panel = try #require(Panel.all.firstIndex { $0.title == "Source" })
        stage.present(stage.run { ToolViewController(model: model) })
        stage.advance(by: 0.1)
        (self.folder, self.model) = (folder, model)
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    private func all<View: UIView>(_ type: View.Type, below view: UIView) -> [View] {
        guard !view.isHidden else { return [] }
        return [view as? View].compactMap { $0 } + view.subviews.flatMap { all(type, below: $0) }
    }

    private func list() throws -> ListView<SourceLine, LineRow> {
        try #require(all(ListView<SourceLine, LineRow>.self, below: outer.window).first)
    }

    private func lines() throws -> [String] {
        try list().items.map { String(repeating: " ", count: $0.indent) + $0.spans.map(\.text).joined() }
    }

    private var tabs: [IconButton] {
        all(IconButton.self, below: outer.window).filter { $0.toolTip?.hasSuffix(".swift") == true }
    }

    @Test func `the files beside a sample's source are listed by name, the first one is shown`() throws {
        defer { remove() }

        #expect(tabs.map(\.toolTip) == ["Alpha.swift", "Beta.swift"])
        #expect(tabs.map(\.title) == ["Alpha", "Beta"] && tabs.map(\.isOn) == [true, false])
        #expect(try lines() == ["struct A {}", ""])
        #expect(try list().items.map(\.number) == [1, 2])
    }

    @Test func `a click on a file's name shows that file from its beginning`() throws {
        defer { remove() }
        let last = try #require(tabs.last)

        outer.tap(last)
        outer.advance(by: 0.1)

        #expect(try lines() == ["let b = 1", "let c = 2", ""])
        #expect(tabs.map(\.isOn) == [false, true])
        #expect(try list().contentOffset.y == 0)
    }

    @Test func `where the sources are not on this machine nothing of another sample is left`() throws {
        defer { remove() }

        outer.run { model.show(model.samples[1]) }
        outer.advance(by: 0.1)

        let texts = all(UILabel.self, below: outer.window).compactMap(\.text)
        #expect(tabs.isEmpty)
        #expect(try lines().isEmpty)
        #expect(texts.contains { $0.hasPrefix("The sources are not on this machine: \(folder.path)/gone") })
        outer.run { model.show(model.samples[0]) }
        outer.advance(by: 0.1)
        #expect(try lines() == ["struct A {}", ""])
        #expect(
            !all(UILabel.self, below: outer.window).contains { $0.text?.hasPrefix("The sources") == true })
    }
}
