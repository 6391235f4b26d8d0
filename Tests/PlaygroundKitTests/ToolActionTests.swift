import CoreGraphics
import Foundation
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// What the bars' buttons, keys and edges of the window do.
@Suite(.serialized) struct ToolActionTests {
    private let tool = ToolWindow("swipe")
    private var model: ToolModel { tool.model }

    private func buttons<Bar: UIView>(of type: Bar.Type) -> [IconButton] {
        tool.first(type)?.subviews.compactMap { $0 as? IconButton } ?? []
    }

    private func click<Bar: UIView>(_ name: String, in type: Bar.Type) throws {
        let button = try #require(buttons(of: type).first { $0.name == name }, "no button says \(name)")
        let frame = tool.frame(of: button)
        tool.outer.tap(CGPoint(x: frame.midX, y: frame.midY))
        tool.outer.advance(by: 1 / 60)
    }

    /// A folder for what the tool writes, with an encoder that neither reads nor ends.
    private func folder() throws -> Folder {
        let folder = try Folder()
        model.encoder = try folder.stuckEncoder()
        model.files = TakeFiles(folder: folder.url)
        return folder
    }

    // MARK: - The stage's bar

    @Test func `buttons above the stage fit it, show touches and take its layers apart, each alone`() throws {
        func states() -> [Bool] {
            [model.arrangement.fits, model.arrangement.showsFingers, model.isExploded]
        }
        func lit() -> [Bool] {
            ["Fit the stage", "Show touches", "Layers in space"].map { name in
                buttons(of: StageToolbar.self).first { $0.name == name }?.isOn == true
            }
        }
        #expect(states() == [true, true, false] && lit() == states())

        try click("Fit the stage", in: StageToolbar.self)
        #expect(states() == [false, true, false] && lit() == states())
        try click("Show touches", in: StageToolbar.self)
        #expect(states() == [false, false, false] && lit() == states())
        try click("Layers in space", in: StageToolbar.self)
        #expect(states() == [false, false, true] && lit() == states())
        #expect(model.take.events.isEmpty && tool.first(ExplodedView.self) != nil)
        try click("Layers in space", in: StageToolbar.self)
        #expect(!model.isExploded && tool.first(ExplodedView.self) == nil)
    }

    @Test func `buttons above the stage start a transition and its way back, and turn the stage`() throws {
        try click("Start the transition", in: StageToolbar.self)
        #expect(model.take.events.map(\.kind) == [.present])
        tool.rest()

        try click("Start the way back", in: StageToolbar.self)
        #expect(model.take.events.map(\.kind) == [.present, .dismiss])
        tool.rest()

        try click("Turn the stage", in: StageToolbar.self)
        tool.rest()
        #expect(model.stage.size == CGSize(width: 844, height: 390))
        #expect(model.take.events.last?.kind == .resize(CGSize(width: 844, height: 390)))
    }

    @Test func `the bar names the device that the stage is, or that it has a free size`() throws {
        let bar = try #require(tool.first(StageToolbar.self))
        let device = try #require(bar.subviews.lazy.compactMap { $0 as? UIButton }.first)
        let field = try #require(tool.first(SizeField.self))
        func texts() -> [String?] { [device.title(for: .normal), field.text] }
        let free = texts()

        tool.outer.run { model.setDevice(StageDevice.all[2]) }
        let pad = texts()
        tool.outer.run { model.turn() }
        tool.rest()
        let turned = texts()

        #expect(free == ["Free size ▾", "390 × 844"] && pad == ["iPad mini ▾", "744 × 1133"])
        #expect(turned == ["iPad mini ▾", "1133 × 744"])
    }

    // MARK: - Takes and recordings

    @Test func `a button and a key write the take, each into a file of its own`() throws {
        let folder = try folder()
        tool.runTransition()

        try click("Write the take to a file", in: TransportBar.self)
        tool.outer.press(.keyboardS, modifiers: .control)

        #expect(try folder.files == ["ffmpeg", "swipe-2.take.json", "swipe.take.json"])
        let data = try Data(contentsOf: folder.file("swipe-2.take.json"))
        #expect(try Take(json: data) == model.take)
        #expect(model.message?.contains("swipe-2.take.json. ") == true)
        #expect(model.message?.hasSuffix("--take.") == true, "how one sees it again")
    }

    @Test func `while something is recorded the bar says how much of it there is, and its button is on`()
        throws
    {
        let folder = try folder()
        let name = "Record a GIF; again: cancel"
        func isOn() -> Bool { buttons(of: TransportBar.self).first { $0.name == name }?.isOn == true }
        func says() -> [String] { tool.labels.compactMap(\.text).filter { $0.hasPrefix("Recording: ") } }
        #expect(says().isEmpty && !isOn())

        try click(name, in: TransportBar.self)
        let (isRecording, texts, wasOn) = (model.isRecording, says(), isOn())
        try click(name, in: TransportBar.self)

        #expect(isRecording && texts.count == 1 && texts[0].hasSuffix(" %") && wasOn)
        #expect(model.recordedFile?.lastPathComponent == "swipe.gif")
        #expect(!model.isRecording && says().isEmpty && !isOn())
        #expect(model.message?.hasPrefix("The recording is cancelled") == true)
        withExtendedLifetime(folder) {}
    }

    @Test func `R records a GIF, with Control an MP4, with Shift a filmstrip; R again ends what is recorded`()
        throws
    {
        let folder = try folder()

        var kinds: [String?] = []
        for modifiers in [[], .control] as [UIKeyModifierFlags] {
            tool.outer.press(.keyboardR, modifiers: modifiers)
            kinds.append(model.isRecording ? model.recordedFile?.pathExtension : nil)
            tool.outer.press(.keyboardR)
            #expect(!model.isRecording)
        }
        tool.outer.press(.keyboardR, modifiers: .shift)
        for _ in 0..<600 where model.isRecording { tool.outer.advance(by: 1 / 60) }

        #expect(kinds == ["gif", "mp4"])
        #expect(model.message?.hasSuffix("swipe.png.") == true, "\(model.message ?? "")")
        #expect(try folder.files == ["ffmpeg", "swipe.png"])
    }

    @Test func `the question mark in the bar lists the keys`() throws {
        #expect(tool.first(KeysView.self) == nil)

        try click("All keys", in: TransportBar.self)

        #expect(tool.first(KeysView.self) != nil)
    }

    // MARK: - Keys

    @Test func `D makes the window dark and light again, with Shift the stage`() {
        func styles() -> [UIUserInterfaceStyle] {
            [tool.controller.traitCollection.userInterfaceStyle, model.take.style]
        }
        var seen: [[UIUserInterfaceStyle]] = []
        for modifiers in [[], .shift, [], .shift] as [UIKeyModifierFlags] {
            tool.outer.press(.keyboardD, modifiers: modifiers)
            tool.outer.advance(by: 0.1)
            seen.append(styles())
        }

        #expect(seen == [[.dark, .light], [.dark, .dark], [.light, .dark], [.light, .light]])
    }

    @Test func `Backspace goes back to where the scrub began`() {
        tool.runTransition()
        let end = model.time
        tool.seek(to: 0)
        tool.seek(to: 0.2)

        tool.outer.press(.keyboardDeleteOrBackspace)

        #expect(end > 0.3 && abs(model.time - min(end, model.duration)) < 1e-6)
    }

    @Test func `a search brings the samples back that were hidden, and takes the keyboard`() {
        tool.setAreas(open: false)

        tool.outer.press(.keyboardF, modifiers: .control)
        tool.outer.advance(by: 0.1)

        #expect(model.arrangement.showsSidebar && !model.arrangement.showsPanels)
        #expect(tool.first(SearchField.self)?.isFirstResponder == true)
    }

    @Test func `with touches shown a finger of the take has a mark at the times at which it is down`() throws
    {
        var take = Take(sample: "swipe")
        for (phase, time) in [(.began, 0.1), (.ended, 0.3)] as [(TouchScript.Phase, Double)] {
            let kind = Take.Event.Kind.touch(phase, location: CGPoint(x: 60, y: 200), finger: 0)
            take.append(Take.Event(time: time, kind: kind))
        }
        let marks = try #require(tool.first(FingerMarks.self))
        tool.outer.run { _ = model.show(take) }
        tool.rest()
        func count(at time: TimeInterval) -> Int {
            tool.seek(to: time)
            return marks.subviews.count
        }

        #expect([0.05, 0.2, 0.3].map { count(at: $0) } == [0, 1, 0])
        tool.seek(to: 0.2)
        let mark = try #require(marks.subviews.first)
        let frame = tool.controller.stageFrame
        let zoom = frame.width / model.stage.size.width
        #expect(abs(tool.frame(of: mark).midX - frame.minX - 60 * zoom) < 1)
        #expect(abs(tool.frame(of: mark).midY - frame.minY - 200 * zoom) < 1)
        tool.outer.press(.keyboardT)
        tool.outer.advance(by: 1 / 60)
        #expect(marks.subviews.isEmpty)
    }

    // MARK: - Edges of areas

    @Test func `the sidebar's edge is dragged sideways, within limits`() {
        let width = model.arrangement.sidebarWidth
        func drag(_ way: CGFloat) {
            let edge = model.arrangement.sidebarWidth
            tool.outer.drag(
                from: CGPoint(x: edge, y: 300), to: CGPoint(x: edge + way, y: 350), over: 0.2)
            tool.outer.advance(by: 0.1)
        }

        drag(40)
        #expect(abs(model.arrangement.sidebarWidth - width - 40) < 1e-6)
        drag(-220)
        #expect(model.arrangement.sidebarWidth == 160)
    }

    @Test func `the lanes grow where their upper edge is dragged up, and have a least height`() {
        let height = model.arrangement.lanesHeight
        func drag(_ way: CGFloat) {
            let edge = 800 - TransportBar.height - model.arrangement.lanesHeight
            tool.outer.drag(
                from: CGPoint(x: 640, y: edge), to: CGPoint(x: 600, y: edge + way), over: 0.2)
            tool.outer.advance(by: 0.1)
        }

        drag(-40)
        #expect(abs(model.arrangement.lanesHeight - height - 40) < 1e-6)
        drag(210)
        #expect(model.arrangement.lanesHeight == 80)
    }

    @Test func `the pointer over an area's edge shows which way it is dragged`() {
        let arrangement = model.arrangement
        func shape(_ x: CGFloat, _ y: CGFloat) -> PointerShape {
            tool.outer.application.pipeline.pointerShape(at: CGPoint(x: x, y: y))
        }

        #expect(shape(arrangement.sidebarWidth, 300) == .leftAndRight)
        #expect(shape(1280 - arrangement.panelsWidth, 300) == .leftAndRight)
        #expect(shape(640, 800 - TransportBar.height - arrangement.lanesHeight) == .upAndDown)
    }
}
