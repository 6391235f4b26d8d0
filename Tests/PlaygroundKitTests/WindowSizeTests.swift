import CoreGraphics
import PlaygroundSamples
import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The window at sizes for which it was not made: what has no room is left out, and nothing lies on something else.
@Suite(.serialized) struct WindowSizeTests {
    @Test(arguments: [
        CGSize(width: 3840, height: 2160), CGSize(width: 1280, height: 800), CGSize(width: 700, height: 500),
        CGSize(width: 560, height: 420), CGSize(width: 300, height: 800), CGSize(width: 120, height: 90),
    ])
    func `areas lie beside each other, none narrower than it may be`(size: CGSize) {
        var arrangement = Arrangement()
        for width in [220, 376, 640] as [CGFloat] {
            arrangement.panelsWidth = width
            let areas = WindowAreas(size, arrangement)
            let shown =
                [areas.toolbar, areas.canvas, areas.transport, areas.lanes]
                + (areas.showsSidebar ? [areas.sidebar] : []) + (areas.showsPanels ? [areas.panels] : [])

            for (index, area) in shown.enumerated() {
                for other in shown[..<index] {
                    let common = area.intersection(other)
                    #expect(common.isNull || common.width * common.height == 0, "\(area) \(other)")
                }
            }
            #expect(!areas.showsSidebar || Arrangement.sidebarRange.contains(areas.sidebar.width))
            #expect(!areas.showsPanels || Arrangement.panelsRange.contains(areas.panels.width))
            #expect(areas.canvas.width >= min(size.width, 220))
        }
    }

    @Test func `a window that gets narrower loses the sidebar first, then the panels`() {
        let shown = [1000, 500, 400].map { width in
            let areas = WindowAreas(CGSize(width: width, height: 700), Arrangement())
            return [areas.showsSidebar, areas.showsPanels]
        }

        #expect(shown == [[true, true], [false, true], [false, false]])
    }

    @Test func `the smallest window for all areas has room for the whole toolbar`() throws {
        let tool = ToolWindow("swipe", size: CGSize(width: 1000, height: 700))
        tool.outer.run { tool.model.setDevice(StageDevice.all[0]) }
        tool.outer.advance(by: 0.1)

        let toolbar = try #require(tool.first(StageToolbar.self))

        #expect(toolbar.subviews.allSatisfy { !$0.isHidden }, "\(toolbar.subviews.map(\.frame))")
    }

    @Test(arguments: [1280, 1000, 700, 560, 420, 300])
    func `no button of the bars lies on another one, or beyond the edge`(width: Int) throws {
        let tool = ToolWindow("swipe", size: CGSize(width: width, height: 700))
        let transport = try #require(tool.first(TransportBar.self))
        let toolbar = try #require(tool.first(StageToolbar.self))

        for bar in [transport, toolbar] as [UIView] {
            let shown = bar.subviews.filter { !$0.isHidden && ($0 is UIControl || $0 is UILabel) }
            for (index, view) in shown.enumerated() {
                if width >= 420 { #expect(bar.bounds.contains(view.frame), "\(view) \(view.frame)") }
                for other in shown[..<index] {
                    let common = view.frame.intersection(other.frame)
                    #expect(width < 420 || common.isNull || common.width < 0.5, "\(view) \(other)")
                }
            }
        }
    }

    @Test func `at 1000 points the stage's bar has room for the way back, whatever the device`() throws {
        let tool = ToolWindow("swipe", size: CGSize(width: 1000, height: 700))

        for device in StageDevice.all.map(Optional.some) + [nil] {
            tool.outer.run {
                if let device {
                    tool.model.setDevice(device)
                } else {
                    tool.model.setSize(CGSize(width: 500, height: 500))
                }
            }
            tool.outer.advance(by: 0.1)
            #expect(tool.shows("Back"), "\(device?.name ?? "free size")")
        }
    }

    @Test func `a long note leaves half of the sidebar to the samples, and scrolls`() throws {
        let tool = ToolWindow("swipe", size: CGSize(width: 900, height: 420))
        let list = try #require(tool.first(ListView<SampleItem, SampleRow>.self))
        let sidebar = try #require(list.superview)
        let note = try #require(tool.labels.first { $0.text == tool.model.sample.note })
        let scroll = try #require(note.superview as? UIScrollView)

        #expect(list.bounds.height > sidebar.bounds.height * 0.3)
        #expect(scroll.contentSize.height > scroll.bounds.height)
        #expect(scroll.contentSize.height >= note.frame.maxY)
    }

    @Test func `the list of keys has those of the stage that have a title`() throws {
        let tool = ToolWindow("swipe")
        tool.model.stage.run {
            for (input, title) in [("n", "New card"), ("m", nil)] {
                let command = UIKeyCommand(
                    input: input, modifierFlags: .command, action: Selector("make"))
                command.discoverabilityTitle = title
                tool.model.stage.window.rootViewController?.addKeyCommand(command)
            }
        }

        tool.outer.run { tool.controller.showKeys() }
        tool.outer.advance(by: 0.1)

        let keys = try #require(tool.first(KeysView.self))
        let texts = tool.labels.filter { $0.isDescendant(of: keys) }.compactMap(\.text)
        #expect(texts.contains("New card") && texts.contains("⌘N") && !texts.contains("⌘M"))
    }

    @Test func `the list of keys scrolls in a window that is too small for it`() throws {
        let tool = ToolWindow("swipe", size: CGSize(width: 560, height: 420))
        tool.outer.run { tool.controller.showKeys() }
        tool.outer.advance(by: 0.1)
        let keys = try #require(tool.first(KeysView.self))
        let scroll = try #require(keys.first(UIScrollView.self))
        let last = try #require(tool.labels.last { $0.isDescendant(of: keys) })
        #expect(!keys.bounds.contains(tool.frame(of: last)))

        for _ in 0..<60 { tool.outer.press(.keyboardDownArrow) }
        tool.outer.advance(by: 0.1)

        #expect(keys.bounds.contains(tool.frame(of: last)))
        #expect(scroll.contentOffset.y <= scroll.contentSize.height - scroll.bounds.height)
        tool.outer.press(.keyboardEscape)
        #expect(tool.first(KeysView.self) == nil)
    }
}
