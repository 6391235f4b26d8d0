import CoreGraphics
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The list of samples and its search.
@Suite(.serialized) struct SidebarTests {
    private func search(_ words: String, in tool: ToolWindow) {
        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.type(words)
    }

    @Test func `pictures of samples are made while nothing plays`() throws {
        let tool = ToolWindow("swipe")
        func hasPicture() throws -> Bool {
            let row = try #require(tool.first(SampleRow.self))
            return row.all(UIImageView.self).contains { $0.image != nil }
        }
        tool.outer.run {
            tool.model.loops = true
            tool.model.perform(.present)
        }

        tool.outer.advance(by: 1)
        #expect(try !hasPicture() && tool.model.isPlaying)
        tool.outer.run { tool.model.pause() }
        tool.outer.advance(by: 0.5)

        #expect(try hasPicture())
    }

    @Test func `the words of a heading find the samples below it`() {
        let tool = ToolWindow("swipe", beside: SampleCatalog.everything)

        tool.outer.run { tool.model.search = "broken on purpose" }

        let found = tool.model.foundSamples
        #expect(found.map(\.title) == ["Broken on Purpose"])
        #expect(found.first?.samples.count == tool.model.samples.filter { $0.section == .broken }.count)
        tool.outer.run { tool.model.search = "known swipe" }
        #expect(tool.model.foundSamples.flatMap(\.samples).allSatisfy { $0.section == .known })
    }

    @Test func `the arrows go through what the search has found`() {
        let tool = ToolWindow("swipe", beside: SampleCatalog.all)
        search("tab", in: tool)
        tool.outer.press(.keyboardEscape)
        let found = tool.model.foundSamples.flatMap(\.samples).map(\.id)
        #expect(!found.contains("swipe") && found.contains("slide"))

        var shown: [String] = []
        for _ in 0..<found.count + 1 {
            tool.outer.press(.keyboardDownArrow)
            if shown.last != tool.model.sample.id { shown.append(tool.model.sample.id) }
        }

        #expect(shown == found)
        search("xyzzy", in: tool)
        tool.outer.press(.keyboardEscape)
        tool.outer.press(.keyboardUpArrow)
        #expect(tool.model.sample.id == found.last)
        tool.outer.press(.keyboardB, modifiers: .control)
        tool.outer.press(.keyboardUpArrow)
        #expect(tool.model.sample.id != found.last, "a filter that one does not see is none")
    }

    @Test func `the return key leaves a search only with a sample, until then letters are no keys`() {
        let tool = ToolWindow("swipe", beside: SampleCatalog.all)

        search("xyzzy\n", in: tool)
        #expect(tool.first(SearchField.self)?.isEditing == true)
        tool.outer.type("checker\n")

        #expect(tool.model.sample.id == "checkerboard" && tool.model.compared == nil)
        #expect(tool.first(SearchField.self)?.isEditing == false)
    }

    @Test func `a search begins with the text that is there selected`() {
        let tool = ToolWindow("swipe", beside: SampleCatalog.all)
        search("checker", in: tool)
        tool.outer.press(.keyboardEscape)

        search("slide", in: tool)

        #expect(tool.first(SearchField.self)?.text == "slide" && tool.model.search == "slide")
    }

    @Test func `the row below the pointer is tinted in the shape of the chosen one`() throws {
        let tool = ToolWindow("swipe", beside: SampleCatalog.all)
        tool.outer.advance(by: 0.1)
        let rows = tool.controller.view.all(SampleRow.self)
        let chosen = try #require(rows.first { $0.isChosen })
        let other = try #require(rows.first { !$0.isChosen })
        func tinted(_ row: SampleRow) -> [UIView] {
            row.all(UIView.self).filter {
                ($0.backgroundColor?.cgColor.alpha ?? 0) > 0 && $0.alpha > 0 && !$0.isHidden
                    && !($0 is UIImageView)
            }
        }

        for row in [other, chosen] {
            let frame = tool.frame(of: row)
            tool.outer.hover(at: CGPoint(x: frame.midX, y: frame.midY))
            tool.outer.advance(by: 0.1)
            let marks = tinted(row)
            #expect(marks.count == 1 && marks.first?.layer.cornerRadius == 7, "\(marks)")
        }
        #expect(tinted(other).isEmpty, "the pointer has left it")
    }
}
