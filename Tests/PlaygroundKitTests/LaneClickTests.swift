import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// What the pointer finds in the lanes, and what the lanes show of the time.
@MainActor
@Suite struct LaneClickTests {
    private let tool: Stage
    private let model: ToolModel
    private let lanes: LanesView
    private let sheet: LaneSheet

    init() throws {
        let window = ToolWindow([.tiles, .jumping], isSeen: true)
        lanes = try #require(window.first(LanesView.self))
        sheet = try #require(window.first(LaneSheet.self))
        (tool, model) = (window.outer, window.model)
    }

    private func filmTiles() {
        tool.run {
            model.show(.tiles)
            model.perform(.present)
        }
        for _ in 0..<600 where model.isPlaying || !model.isFilmComplete { tool.advance(by: 1 / 60) }
        tool.advance(by: 0.1)
    }

    /// Where the lanes begin below their ruler.
    private var top: CGFloat { lanes.frame.minY + LaneRuler.height }

    private func x(_ time: TimeInterval) -> CGFloat { LanesView.nameWidth + sheet.axis.x(of: time) }

    private func group() throws -> Int {
        try #require(sheet.list.groups.firstIndex { $0.animations.count == 40 })
    }

    private func clickName() throws {
        let place = try #require(sheet.list.place(of: .group(group())))
        tool.tap(CGPoint(x: 60, y: top + place.y + 9))
        tool.advance(by: 0.5)
    }

    private func scroll() {
        let turn = HostEvent.scroll(
            delta: CGVector(dx: 0, dy: -200), location: CGPoint(x: 600, y: lanes.frame.midY),
            timestamp: Stage.clockStart + tool.now)
        tool.runFrame([turn])
        tool.advance(by: 0.5)
    }

    private var texts: [String] { sheet.shown(UILabel.self).compactMap(\.text) }

    @Test func `after the lanes were scrolled the pointer finds the lane that is seen there`() throws {
        filmTiles()
        try clickName()
        scroll()
        let place = try #require(sheet.list.places.first { $0.y >= sheet.offset + 20 })
        guard case .animation(let group, let index) = place.row else {
            Issue.record("\(place.row) is no lane of an animation")
            return
        }
        let animation = sheet.list.groups[group].animations[index]
        let y = top + place.y - sheet.offset + 7

        tool.hover(at: CGPoint(x: 60, y: y))
        let (row, named) = (sheet.hovered, model.litLayers)
        tool.hover(at: CGPoint(x: x(animation.added + 0.05), y: y))
        let onBar = model.litLayers
        tool.hover(at: CGPoint(x: x(animation.end + 0.05), y: y))

        #expect(sheet.offset > 100 && row == place.row)
        #expect(named == [animation.layer] && onBar == [animation.layer])
        #expect(model.litLayers.isEmpty, "the bar has ended")
    }

    @Test func `a click on a bar goes to its time and selects its layer, one beside bars only goes there`()
        throws
    {
        filmTiles()
        let group = try group()
        let place = try #require(sheet.list.place(of: .group(group)))
        let animation = sheet.list.groups[group].animations[0]
        let time = animation.added + 0.1

        tool.tap(CGPoint(x: x(time), y: top + place.y + 2.2))
        tool.advance(by: 0.5)
        let (first, selected) = (model.time, model.selectedLayer)
        tool.tap(CGPoint(x: x(0.25), y: top + 50))

        #expect(abs(first - time) < 0.005 && selected == animation.layer)
        #expect(abs(model.time - 0.25) < 0.005 && model.selectedLayer == animation.layer)
        #expect(!model.isPlaying)
    }

    @Test func `a mark says whether a lane is unfolded, and its animations are numbered`() throws {
        filmTiles()
        let folded = texts

        try clickName()
        let unfolded = texts

        #expect(folded.contains("▸") && folded.contains("UIView × 40 · position"))
        #expect(!folded.contains("▾") && !folded.contains("UIView 1"))
        #expect(unfolded.contains("▾") && !unfolded.contains("▸"))
        #expect(unfolded.contains("UIView 1") && unfolded.contains("UIView 2"))
        #expect(["touches", "progress", "calls"].allSatisfy { folded.contains($0) })
    }

    @Test func `a sample that begins anew has its lanes folded, and scrolled to the top`() throws {
        filmTiles()
        try clickName()
        scroll()
        let before = sheet.offset

        filmTiles()

        #expect(before > 100 && sheet.offset == 0)
        #expect(try sheet.list.groups[group()].isFoldable)
        #expect(!sheet.list.places.contains { if case .animation = $0.row { true } else { false } })
    }

    @Test func `the part that is repeated is marked on the ruler, while it is repeated`() throws {
        filmTiles()
        let area = try #require(lanes.subviews.first)
        #expect(area.isHidden)

        tool.run {
            model.loopRange = 0.1...0.2
            model.loops = true
        }

        #expect(!area.isHidden && abs(area.frame.minX - x(0.1)) < 1e-6)
        #expect(abs(area.frame.maxX - x(0.2)) < 1e-6 && area.frame.height == LaneRuler.height)
        tool.run { model.loops = false }
        #expect(area.isHidden)
        tool.run { model.loops = true }
        tool.run { model.clearLoop() }
        #expect(area.isHidden)
    }

    @Test func `a fault of the motion is a red line through all lanes`() throws {
        tool.run { _ = model.show(Take.jumping) }
        for _ in 0..<600 where !model.isFilmComplete { tool.advance(by: 1 / 60) }
        tool.advance(by: 0.1)
        let finding = try #require(model.findings.first)

        let picture = try tool.snapshot()

        // Between the lines of touches and calls, where nothing else is painted.
        let (column, row) = (Int(x(finding.time)), Int(top) + 45)
        func redness(_ x: Int) -> Int {
            let pixel = picture.pixel(x: x, y: row)
            return Int(pixel.x) - Int(pixel.y)
        }
        #expect(redness(column) > 30, "\(redness(column))")
        #expect(redness(column - 6) < 10 && redness(column + 6) < 10)
    }

    @Test func `beside the playhead stands how far the transition is, and nothing while none runs`() throws {
        let tool = ToolWindow("swipe")
        let sheet = try #require(tool.first(LaneSheet.self))
        func readings() -> [UILabel] { tool.labels.filter { $0.text?.hasSuffix(" %") == true } }
        tool.runTransition()
        let atRest = readings()

        tool.seek(to: 0.2)

        let progress = try #require(tool.model.progress.first)
        let label = try #require(readings().first)
        #expect(atRest.isEmpty && readings().count == 1)
        #expect(label.text == "\(Int((progress * 100).rounded())) %")
        let playhead = LanesView.nameWidth + sheet.axis.x(of: 0.2)
        #expect(abs(tool.frame(of: label).minX - playhead - 3) < 0.01)
    }
}
