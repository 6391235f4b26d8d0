import CoreGraphics
import Foundation
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// Small things of the window that one notices with a mouse.
@Suite(.serialized) struct WindowDetailTests {
    @Test func `a press on a slider's track brings the thumb there`() throws {
        let tool = ToolWindow("checkerboard")
        try tool.open("Values")
        let slider = try #require(tool.first(ToolSlider.self))
        let (frame, before) = (tool.frame(of: slider), slider.value)

        tool.outer.tap(CGPoint(x: frame.maxX - 20, y: frame.midY))

        #expect(slider.value > before + (slider.maximumValue - before) / 2)
        #expect(tool.model.take.values["duration"] == .number((Double(slider.value) * 100).rounded() / 100))
    }

    @Test func `the arrows up and down go through the list of samples, and keys stay the window's`() throws {
        let tool = ToolWindow("swipe", beside: SampleCatalog.all)
        let listed = try #require(tool.model.samples.firstIndex { $0.id == "swipe" })

        tool.outer.press(.keyboardDownArrow)
        let below = tool.model.sample.id
        for _ in 0..<2 { tool.outer.press(.keyboardUpArrow) }
        let above = tool.model.sample.id
        for _ in 0..<9 { tool.outer.press(.keyboardUpArrow) }

        #expect(below == tool.model.samples[listed + 1].id && above == tool.model.samples[listed - 1].id)
        #expect(tool.model.sample.id == tool.model.samples[0].id)
        tool.outer.press(.keyboardX)
        #expect(tool.model.isExploded)
    }

    @Test func `digits follow the time that plays a few times a second, and are exact where it stops`() throws
    {
        let tool = ToolWindow("checkerboard")
        tool.outer.run { tool.model.perform(.present) }
        tool.outer.advance(by: 0.2)
        func reading() throws -> String {
            try #require(tool.labels.compactMap(\.text).first { $0.contains(" s of ") })
        }

        var readings: [String] = []
        for _ in 0..<30 {
            tool.outer.advance(by: 1 / 60)
            let now = try reading()
            if readings.last != now { readings.append(now) }
        }
        tool.outer.run { tool.model.pause() }
        tool.outer.advance(by: 1 / 60)

        #expect((9...11).contains(readings.count), "\(readings)")
        #expect(try reading().hasPrefix(String(format: "%.3f s of", tool.model.time)))
    }

    @Test func `a window without sidebar or panels gives every layer a finite frame`() throws {
        let tool = ToolWindow("swipe")
        tool.outer.run {
            tool.model.arrangement.showsSidebar = false
            tool.model.arrangement.showsPanels = false
        }
        tool.outer.advance(by: 0.2)

        #expect(tool.outer.diagnostics.isEmpty, "\(tool.outer.diagnostics)")
    }

    @Test func `calls with long details have room for the name and all lines below it`() throws {
        let tool = ToolWindow("interactive-sheet", size: CGSize(width: 1000, height: 700))
        try tool.open("Calls")

        tool.outer.run {
            tool.model.setDevice(StageDevice.all[1])
            tool.model.turn()
        }
        tool.outer.advance(by: 1)
        tool.seek(to: 0)
        tool.outer.advance(by: 1)

        let rows = tool.controller.view.all(CallRow.self)
        #expect(rows.count > 3)
        for row in rows {
            let labels = row.contentView.all(UILabel.self)
            let (name, object) = (labels[labels.count - 2], labels[labels.count - 1])
            let text = object.sizeThatFits(CGSize(width: object.bounds.width, height: .infinity)).height
            #expect(name.frame.height > 13 && object.frame.height > text - 3, "\(object.text ?? "")")
        }
        let below = rows.compactMap { $0.contentView.all(UILabel.self).last }
        #expect(below.contains { $0.frame.height > 20 }, "\(below.map { $0.text ?? "" })")
    }

    @Test func `the marked call stays in sight when its list becomes lower, unless one has scrolled away`()
        throws
    {
        let tool = ToolWindow("checkerboard", size: CGSize(width: 1280, height: 900))
        try tool.open("Calls")
        tool.runTransition()
        func isSeen() throws -> Bool {
            let list = try #require(tool.first(ListView<CallItem, CallRow>.self))
            let row = try #require(list.items.firstIndex { $0.isCurrent })
            let rect = list.rectForRow(at: IndexPath(row: row, section: 0))
            return list.bounds.intersection(rect).height > rect.height - 1
        }
        #expect(try isSeen())

        for height in stride(from: 860, to: 520, by: -40) as StrideTo<CGFloat> {
            tool.outer.resize(to: CGSize(width: 1280, height: height))
            tool.outer.advance(by: 1 / 60)
            #expect(try isSeen(), "\(height)")
        }
        let list = try #require(tool.first(ListView<CallItem, CallRow>.self))
        tool.outer.run { list.contentOffset.y = 0 }
        tool.outer.advance(by: 1 / 60)
        tool.outer.resize(to: CGSize(width: 1280, height: 500))
        tool.outer.advance(by: 1 / 60)

        #expect(list.contentOffset.y == 0)
    }

    @Test func `the field that has the keyboard has a ring, until another one or the window has it`() throws {
        let tool = ToolWindow("swipe")
        let search = try #require(tool.first(SearchField.self))

        tool.outer.press(.keyboardF, modifiers: .control)
        let width = search.layer.borderWidth
        tool.outer.press(.keyboardEscape)

        #expect(width == 2 && search.layer.borderWidth == 1)
    }

    @Test func `an empty list of calls says how to begin, or that a filter is too narrow`() throws {
        let tool = ToolWindow("swipe")
        #expect(tool.labels.contains { $0.text?.hasPrefix("Nothing was called yet.") == true })

        tool.runTransition()
        #expect(!tool.labels.contains { $0.text?.hasPrefix("Nothing was called yet.") == true })
        let field = try #require(
            find(CallListViewController.self, below: tool.controller)?.view.subviews
                .lazy.compactMap { $0 as? SearchField }.first)
        tool.outer.tap(CGPoint(x: tool.frame(of: field).midX, y: tool.frame(of: field).midY))
        tool.outer.type("xyzzy")
        tool.outer.advance(by: 0.1)

        #expect(tool.labels.contains { $0.text?.hasPrefix("No call is of these kinds") == true })
    }

    private func find<Controller: UIViewController>(
        _ type: Controller.Type, below controller: UIViewController
    ) -> Controller? {
        (controller as? Controller)
            ?? controller.children.lazy.compactMap { find(type, below: $0) }.first
    }

    @Test func `in a small window names of files and the transition's subject are whole`() throws {
        let tool = ToolWindow("custom-presentation", size: CGSize(width: 1000, height: 700))
        tool.runTransition()
        tool.seek(to: 0.1)

        try tool.open("Source")
        let names = tool.labels.filter {
            ["Controller", "FirstViewController", "Settings", "Sample+CustomPresentation"].contains($0.text)
        }
        #expect(names.count == 4)
        #expect(names.allSatisfy { tool.frame(of: $0).maxX <= 1000 })

        try tool.open("Layers")
        let subject = try #require(tool.labels.first { $0.text?.hasPrefix("presentation of ") == true })
        #expect(subject.intrinsicContentSize.width <= subject.bounds.width)
    }

    @Test func `names of files leave out the words that all begin with`() {
        let short = FileNames.short

        #expect(
            short(["CardAnimator", "CardView", "CardView+Shadow", "Sample+Card"]) == [
                "Animator", "View", "View+Shadow", "Sample+Card",
            ])
        #expect(short(["Card", "CardView"]) == ["Card", "CardView"])
        #expect(short(["Slide", "Slim"]) == ["Slide", "Slim"])
        #expect(short(["Alone", "Sample+Alone"]) == ["Alone", "Sample+Alone"])
        #expect(short([]) == [])
    }

    @Test func `the list of keys hides a message that fades below it, and Escape closes the list`() throws {
        let tool = ToolWindow("swipe")
        tool.outer.run { tool.model.say("A sentence that lies below the list of all keys, and fades there.") }
        tool.outer.advance(by: 0.1)
        let place = tool.frame(of: try #require(tool.first(MessageBanner.self)))
        _ = try tool.outer.snapshot()
        tool.outer.advance(by: 4.8)
        _ = try tool.outer.snapshot()
        tool.outer.run { tool.controller.showKeys() }
        _ = try tool.outer.snapshot()

        for _ in 0..<8 {
            tool.outer.advance(by: 0.05)
            let picture = try tool.outer.snapshot()
            let (width, height) = (Int(place.width), Int(place.height))
            var count = 0
            for y in 0..<height {
                for x in 0..<width
                where picture.pixel(x: Int(place.minX) + x, y: Int(place.minY) + y).x > 245 { count += 1 }
            }
            #expect(Double(count) > 0.6 * Double(width * height), "\(count) of \(width) × \(height)")
        }
        #expect(tool.first(KeysView.self) != nil)
        tool.outer.press(.keyboardEscape)
        #expect(tool.first(KeysView.self) == nil && tool.controller.isFirstResponder)
    }

    @Test func `a search without a result says so`() throws {
        let tool = ToolWindow("swipe")
        let field = try #require(find(SidebarViewController.self, below: tool.controller)?.search)

        tool.outer.tap(CGPoint(x: tool.frame(of: field).midX, y: tool.frame(of: field).midY))
        tool.outer.type("xyzzy")
        tool.outer.advance(by: 0.1)

        #expect(tool.labels.contains { $0.text == "No sample has these words." })
    }

    @Test func `the name of a call that is too long for a line gets a second one`() throws {
        let take = {
            var take = Take(sample: "checkerboard")
            take.append(Take.Event(time: 0, kind: .present))
            return take
        }()
        let sample = try #require(SampleCatalog.everything.first { $0.id == "checkerboard" })
        let run = TakeRun(take, of: sample)
        run.advance(to: 0.05)
        let calls = run.calls
        func height(_ name: String) throws -> CGFloat {
            let call = try #require(calls.first { $0.name.hasPrefix(name) })
            return CallRow.height(of: CallItem(call: call, isCurrent: false, isPast: true), in: 376)
        }

        let (short, long) = try (
            height("viewDidLoad"), height("navigationController(_:animationControllerFor")
        )

        #expect(long > short + 10)
    }

    @Test(arguments: [
        ("viewDidLoad()", ["viewDidLoad()"]), ("viewWillAppear(_:)", ["viewWillAppear(", "_:)"]),
        (
            "animationController(forPresented:presenting:source:)",
            ["animationController(", "forPresented:", "presenting:", "source:)"]
        ),
        (
            "animation UIView.add(_:forKey:) delay=0.5",
            ["animation UIView.", "add(", "_:", "forKey:) delay=0.5"]
        ),
    ])
    func `the name of a call is broken before a label, and a bracket stays with what it closes`(
        name: String, parts: [String]
    ) {
        let breakable = name.breakingBetweenLabels

        #expect(breakable.split(separator: "\u{200B}").map { String($0) } == parts)
        #expect(breakable.replacing("\u{200B}", with: "") == name)
    }

    @Test func `a modifier that is released before the key beside it leaves no second finger behind`() throws
    {
        let tool = ToolWindow("swipe")
        let frame = tool.controller.stageFrame
        let marks = try #require(tool.first(FingerMarks.self))
        tool.outer.hover(at: CGPoint(x: frame.midX + 20, y: frame.midY))

        tool.outer.pressDown(.keyboardLeftControl)
        tool.outer.pressDown(.keyboardQ, modifiers: .control)
        tool.outer.advance(by: 0.1)
        #expect(marks.subviews.count == 2)
        tool.outer.release(.keyboardLeftControl)
        tool.outer.release(.keyboardQ)
        tool.outer.advance(by: 0.1)

        #expect(marks.subviews.isEmpty)
    }

    @Test func `in space a drag turns the camera and the wheel brings it nearer, again and again`() throws {
        let tool = ToolWindow("swipe")
        tool.outer.press(.keyboardX)
        tool.outer.advance(by: 0.1)
        let (first, middle) = (tool.model.camera, CGPoint(x: 600, y: 300))
        func wheel(_ way: CGFloat) {
            let time = Stage.clockStart + tool.outer.now
            tool.outer.runFrame([
                .scroll(delta: CGVector(dx: 0, dy: way), location: middle, timestamp: time)
            ])
            tool.outer.advance(by: 0.5)
        }

        tool.outer.drag(from: middle, to: CGPoint(x: 660, y: 300), over: 0.2)
        #expect(tool.model.camera.turn > first.turn + 0.1)
        #expect(tool.model.take.events.isEmpty && tool.model.isExploded)
        var zooms = [tool.model.camera.zoom]
        for way in [60, 60, -60, -60, -60] as [CGFloat] {
            wheel(way)
            zooms.append(tool.model.camera.zoom)
        }

        #expect(zooms[1] > zooms[0] && zooms[2] > zooms[1] && zooms[3] < zooms[2] && zooms[5] < zooms[0])
        #expect(abs(zooms[4] - zooms[0]) < 1e-6)
    }

    @Test func `a button is tinted below the pointer, where it can do something`() throws {
        let tool = ToolWindow("swipe")
        func tint(_ text: String) throws -> CGFloat {
            let label = try #require(tool.labels.last { $0.text == text })
            let frame = tool.frame(of: label)
            tool.outer.hover(at: CGPoint(x: frame.midX, y: frame.midY))
            tool.outer.advance(by: 0.1)
            return label.superview?.backgroundColor?.cgColor.alpha ?? 0
        }

        #expect(try tint("Start") > 0)
        #expect(try tint("Finish") == 0, "nothing to finish")
        tool.runTransition()
        #expect(try tint("Start") == 0, "presented already")
    }

    @Test func `devices without a home button have the line at the lower edge, light on dark grounds`() throws
    {
        let tool = ToolWindow("swipe")
        tool.outer.run { tool.model.setDevice(StageDevice.all[0]) }
        tool.outer.advance(by: 0.1)
        let line = try #require(tool.first(HomeIndicator.self))
        func brightness() -> CGFloat {
            var white: CGFloat = 0
            line.backgroundColor?.getWhite(&white, alpha: nil)
            return white
        }
        #expect(!line.isHidden && brightness() == 0)
        #expect(abs(tool.frame(of: line).midX - tool.controller.stageFrame.midX) < 0.5)

        tool.outer.run { tool.model.stage.window.rootViewController?.view.backgroundColor = .black }
        tool.outer.run {
            tool.model.stage.window.rootViewController?.view.subviews.forEach { $0.isHidden = true }
        }
        tool.outer.run { tool.controller.view.subviews.forEach { $0.setNeedsLayout() } }
        tool.outer.advance(by: 0.1)
        #expect(brightness() == 1)

        tool.outer.run { tool.model.setDevice(StageDevice.all[1]) }
        tool.outer.advance(by: 0.1)
        #expect(line.isHidden)
    }

    @Test
    func `the line at the lower edge is dimmed or hidden where the screen asks for it, until it is touched`()
        throws
    {
        final class Film: UIViewController {
            var hides = false
            override var prefersHomeIndicatorAutoHidden: Bool { hides }
            override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
        }
        let tool = ToolWindow("swipe")
        let film = Film()
        tool.outer.run { tool.model.setDevice(StageDevice.all[0]) }
        let line = try #require(tool.first(HomeIndicator.self))
        func settle() {
            tool.outer.run { tool.controller.view.subviews.forEach { $0.setNeedsLayout() } }
            tool.outer.advance(by: 0.5)
        }

        tool.model.stage.present(film)
        settle()
        #expect(line.alpha > 0 && line.alpha < 0.5)
        film.hides = true
        tool.model.stage.run { film.setNeedsUpdateOfHomeIndicatorAutoHidden() }
        settle()
        #expect(line.alpha == 0)
        let frame = tool.controller.stageFrame
        tool.outer.touch(.began, at: CGPoint(x: frame.midX, y: frame.midY))
        settle()

        #expect(line.alpha > 0)
    }

    @Test func `tiles of pictures over a black board leave the line at the lower edge dark`() throws {
        let tool = ToolWindow("checkerboard")
        tool.outer.run { tool.model.setDevice(StageDevice.all[0]) }
        tool.outer.run { tool.model.perform(.present) }
        let line = try #require(tool.first(HomeIndicator.self))

        var brightest: CGFloat = 0
        for _ in 0..<8 {
            tool.outer.advance(by: 0.1)
            var white: CGFloat = 0
            line.backgroundColor?.getWhite(&white, alpha: nil)
            brightest = max(brightest, white)
        }

        #expect(!line.isHidden && brightest == 0)
    }

    @Test func `the device's menu marks the device that the stage is`() throws {
        let tool = ToolWindow("swipe")
        let menu = try #require(try button("", in: tool).menu)
        var marked: [String] { menu.selectedElements.map { String($0.title.prefix { $0 != " " }) } }

        #expect(marked == [], "the stage of this take is of no device")
        tool.outer.run { tool.model.setDevice(StageDevice.all[3]) }
        tool.outer.advance(by: 0.1)
        #expect(marked == ["iPad"])
        tool.outer.run { tool.model.resize(to: CGSize(width: 500, height: 500)) }
        tool.outer.advance(by: 0.1)
        #expect(marked == [])
    }

    @Test func `the menu of settings marks what the stage's user has set up, and sets it up`() throws {
        let tool = ToolWindow("swipe")
        let button = try button("Aa", in: tool)
        let menu = try #require(button.menu)
        var marked: [String] { menu.selectedElements.map(\.title) }
        tool.outer.run { tool.model.perform(.present) }
        tool.outer.advance(by: 0.1)
        let events = tool.model.take.events
        let plain = button.titleColor(for: .normal)

        #expect(marked == ["Light", "Large (usual)"])
        tool.outer.press(.keyboardD, modifiers: .shift)
        try choose(["Text Size", "XXL"], of: menu, in: tool)
        try choose(["Right to Left"], of: menu, in: tool)
        #expect(action("Prefer Cross-Fade", of: menu)?.attributes == .disabled, "alone it changes nothing")
        try choose(["Reduce Motion"], of: menu, in: tool)
        #expect(action("Prefer Cross-Fade", of: menu)?.attributes == [])

        #expect(marked == ["Dark", "XXL", "Right to Left", "Reduce Motion"])
        #expect(button.titleColor(for: .normal) != plain, "what is not as usual is seen without the menu")
        let traits = tool.model.stage.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
        #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
        #expect(tool.model.stage.accessibility.isReduceMotionEnabled)
        #expect(tool.model.take.events == events, "the take is the same on another stage")
        tool.outer.press(.keyboardDownArrow)
        #expect(tool.model.take.style == .dark, "the next sample has the same stage")
        #expect(tool.model.take.settings.rightToLeft && tool.model.stage.accessibility.isReduceMotionEnabled)
        tool.outer.press(.keyboardUpArrow)
        try choose(["Right to Left"], of: menu, in: tool)
        #expect(!tool.model.take.settings.rightToLeft)
        #expect(tool.model.stage.window.traitCollection.layoutDirection == .leftToRight)
    }

    /// The toolbar's button with a menu whose title begins with some letters.
    private func button(_ start: String, in tool: ToolWindow) throws -> UIButton {
        let toolbar = try #require(tool.first(StageToolbar.self))
        return try #require(
            toolbar.subviews.compactMap { $0 as? UIButton }.first {
                $0.title(for: .normal)?.hasPrefix(start) == true
            })
    }

    /// The action of a menu, or of one shown in it, with a title.
    private func action(_ title: String, of menu: UIMenu) -> UIAction? {
        menu.children.flatMap { ($0 as? UIMenu)?.children ?? [$0] }.first { $0.title == title } as? UIAction
    }

    /// Chooses an action by its title and those of the menus around it.
    private func choose(_ titles: [String], of menu: UIMenu, in tool: ToolWindow) throws {
        var elements = menu.children.flatMap { element -> [UIMenuElement] in
            guard let inner = element as? UIMenu, inner.options.contains(.displayInline) else {
                return [element]
            }
            return inner.children
        }
        for title in titles.dropLast() {
            elements = try #require(elements.first { $0.title == title } as? UIMenu).children
        }
        let action = try #require(elements.first { $0.title == titles.last } as? UIAction)
        tool.outer.run { action.performWithSender(nil, target: nil) }
        tool.outer.advance(by: 0.1)
    }
}
