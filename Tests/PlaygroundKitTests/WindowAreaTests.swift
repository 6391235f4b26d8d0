import CoreGraphics
import Foundation
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The areas of the window that can be hidden, and what shows in front of the stage.
@Suite(.serialized) struct WindowAreaTests {
    // MARK: - Areas that are hidden

    @Test func `a key that hides an area says which one brings it back`() throws {
        let tool = ToolWindow("swipe")
        for (key, name) in [
            (UIKeyboardHIDUsage.keyboardB, "samples"), (.keyboardJ, "lanes"), (.keyboard1, "panels"),
        ] {
            let before = tool.model.message
            tool.outer.press(key, modifiers: .control)
            let hidden = try #require(tool.model.message)
            #expect(hidden.hasPrefix("The \(name) are hidden: Ctrl ") && hidden != before)
            tool.outer.press(key, modifiers: .control)
            #expect(tool.model.message == hidden, "nothing is said when it comes back")
        }
    }

    @Test func `the edge of an area that is hidden cannot be dragged`() {
        let tool = ToolWindow("swipe")
        tool.setAreas(open: false)
        let before = tool.model.arrangement
        for (start, end) in [(1279, 900), (1, 200)] {
            tool.outer.drag(
                from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), over: 0.2)
        }
        #expect(tool.model.arrangement == before)

        tool.setAreas(open: true)
        let panels = tool.model.arrangement.panelsWidth
        let edge = 1280 - panels
        tool.outer.drag(from: CGPoint(x: edge, y: 300), to: CGPoint(x: edge - 50, y: 300), over: 0.2)
        #expect(tool.model.arrangement.panelsWidth == panels + 50)
    }

    // MARK: - Layers in space

    @Test func `layers in space lie on planes as large as the stage, one above the other`() throws {
        let tool = ToolWindow("checkerboard")
        tool.outer.run { tool.model.perform(.present) }
        tool.seek(to: 0.5)
        tool.outer.press(.keyboardX)
        tool.outer.advance(by: 1 / 60)

        let view = try #require(tool.first(ExplodedView.self))
        let planes = try #require(view.subviews.first?.layer.sublayers)
        #expect(planes.count > 70)
        #expect(planes.allSatisfy { $0.bounds.size == tool.model.stage.size && $0.position == .zero })
        let heights = planes.map(\.transform.m43)
        #expect(Set(heights).count > 3 && heights.first == heights.min())
    }

    @Test func `a sentence stands above the hint of layers in space`() throws {
        let tool = ToolWindow("swipe")
        tool.outer.press(.keyboardX)
        tool.outer.run { tool.model.say("Something.") }
        tool.outer.advance(by: 1 / 60)

        let banner = try #require(tool.first(MessageBanner.self))
        let hint = try #require(
            tool.first(ExplodedView.self)?.subviews.compactMap { $0 as? UILabel }.first)
        #expect(tool.frame(of: banner).maxY < tool.frame(of: hint).minY)
    }

    // MARK: - The editor

    @Test func `an editor that is not there is a sentence, and one that is gets the file`() throws {
        let none = ["VISUAL": "no-such-editor -w", "PATH": "/usr/bin:/bin"]
        #expect(
            Editor.open("x.swift", environment: none)
                == "no-such-editor was not found: set VISUAL to your editor.")
        #expect(
            Editor.open("x.swift", environment: ["PATH": ""])
                == "xdg-open was not found: set VISUAL to your editor.")

        let file = FileManager.default.temporaryDirectory.appending(path: "edited-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(Editor.open(file.path, environment: ["EDITOR": "touch", "PATH": "/usr/bin:/bin"]) == nil)
        for _ in 0..<500 where !FileManager.default.fileExists(atPath: file.path) { usleep(10_000) }
        #expect(FileManager.default.fileExists(atPath: file.path))
    }
}
