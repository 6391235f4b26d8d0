import CoreGraphics
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// What the samples' values do to what a finger does, and to what lies still.
@Suite(.serialized) struct GestureValueTests {
    private func show(
        _ id: String, _ values: [String: SampleValue], size: CGSize = Stage.defaultSize
    ) throws -> SampleWithValues {
        try SampleWithValues(id, values, size: size)
    }

    // MARK: - Driven by a finger

    @Test(arguments: [(0.1, 500, true), (0.9, 200, false)] as [(Double, CGFloat, Bool)])
    func `a slow drag upwards presents beyond its threshold`(
        threshold: Double, end: CGFloat, presents: Bool
    ) throws {
        let shown = try show("diagonal", ["threshold": .number(threshold)])

        shown.stage.drag(
            from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: end), over: 0.25, resting: 0.15)
        shown.stage.settle()

        #expect((shown.presented != nil) == presents)
    }

    @Test(arguments: [(100, true), (2000, false)] as [(Double, Bool)])
    func `a flick upwards counts where it is as fast as its value says`(limit: Double, presents: Bool) throws
    {
        let shown = try show("diagonal", ["flick-velocity": .number(limit)])

        shown.stage.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 500), over: 0.1)
        shown.stage.settle()

        #expect((shown.presented != nil) == presents)
    }

    @Test(arguments: [(true, 195...205), (false, 20...150)] as [(Bool, ClosedRange<CGFloat>)])
    func `a screen that comes diagonally is below the finger, or at its curve's place`(
        tracks: Bool, way: ClosedRange<CGFloat>
    ) throws {
        let shown = try show("diagonal", ["track-the-finger-exactly": .flag(tracks)])
        let stage = shown.stage

        stage.touch(.began, at: CGPoint(x: 195, y: 700))
        stage.move(to: CGPoint(x: 195, y: 680), over: 0.1)
        stage.advance(by: 0.05)
        let before = try #require(shown.presented?.view.shownFrame.minY)
        stage.move(to: CGPoint(x: 195, y: 480), over: 0.2)
        stage.advance(by: 0.05)
        let after = try #require(shown.presented?.view.shownFrame.minY)

        #expect(way.contains(before - after), "\(before - after)")
        stage.touch(.ended, at: CGPoint(x: 195, y: 480))
        stage.settle()
    }

    @Test(arguments: [(0.2, -100, 1), (0.8, -250, 0)] as [(Double, CGFloat, Int)])
    func `a drag to the side changes the tab beyond its threshold`(
        threshold: Double, way: CGFloat, index: Int
    ) throws {
        let shown = try show("slide", ["threshold": .number(threshold)])
        let tabs = try #require(shown.root as? UITabBarController)

        shown.stage.drag(
            from: CGPoint(x: 330, y: 300), to: CGPoint(x: 330 + way, y: 300), over: 0.25)
        shown.stage.settle()

        #expect(tabs.selectedIndex == index)
    }

    @Test func `two tabs are exactly below the finger where that is on`() throws {
        let shown = try show("slide", ["track-the-finger-exactly": .flag(true)])
        let tabs = try #require((shown.root as? UITabBarController)?.viewControllers)
        let stage = shown.stage

        stage.touch(.began, at: CGPoint(x: 195, y: 300))
        stage.move(to: CGPoint(x: 97.5, y: 300), over: 0.25)

        #expect(isNear(tabs[0].view.shownFrame.minX, -97.5, tolerance: 0.2))
        #expect(isNear(tabs[1].view.shownFrame.minX, 390 - 97.5, tolerance: 0.2))
        stage.touch(.ended, at: CGPoint(x: 97.5, y: 300))
        stage.settle()
    }

    @Test(arguments: [(false, 500, 0), (true, 500, 1), (true, 2000, 0)] as [(Bool, Double, Int)])
    func `flicks change the tab, and present, only where they count and are fast enough`(
        count: Bool, limit: Double, index: Int
    ) throws {
        let values: [String: SampleValue] = ["flicks-count": .flag(count), "flick-velocity": .number(limit)]

        let slide = try show("slide", values)
        slide.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 200, y: 400), over: 0.1)
        slide.stage.settle()
        #expect((slide.root as? UITabBarController)?.selectedIndex == index)

        let swipe = try show("swipe", values)
        swipe.stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 300, y: 400), over: 0.1)
        swipe.stage.settle()
        #expect((swipe.presented != nil) == (index == 1))
    }

    @Test(arguments: [(4, true), (0.25, false)] as [(Double, Bool)])
    func `a swipe that is let go ends as fast as its value says`(speed: Double, isOver: Bool) throws {
        let shown = try show("swipe", ["duration": .number(1), "completion-speed": .number(speed)])

        shown.stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 150, y: 400), over: 0.4)
        shown.stage.advance(by: 0.3)

        // Somewhat less than four tenths of a second are left of the transition at its own speed.
        #expect((shown.transition == nil) == isOver)
        shown.stage.settle()
        #expect(shown.presented != nil && shown.transition == nil)
    }

    @Test func `the curves after the release are those of their names`() {
        #expect(CompletionCurve.allCases.map(\.rawValue) == ["In-Out", "In", "Out", "Linear"])
        #expect(CompletionCurve.allCases.map(\.curve) == [.easeInOut, .easeIn, .easeOut, .linear])
    }

    @Test(arguments: [(true, 1), (false, 2)])
    func `a swipe from the edge leads back only where that is on`(swipes: Bool, count: Int) throws {
        let shown = try show("navigation-pop", ["swipe-back": .flag(swipes)])
        let navigation = try #require(shown.root as? UINavigationController)
        (navigation.topViewController as? LetterViewController)?.buttonTapped()
        shown.stage.settle()

        shown.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
        shown.stage.settle()

        #expect(navigation.viewControllers.count == count)
    }

    @Test(arguments: [(60, 90, true), (300, 200, false)] as [(Double, CGFloat, Bool)])
    func `a story closes where it is pulled as far as its value says`(
        pull: Double, way: CGFloat, closes: Bool
    ) throws {
        let shown = try show("today", ["pull": .number(pull)])
        shown.start(there: true)
        shown.stage.settle()

        shown.stage.drag(
            from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 300 + way), over: 0.4, resting: 0.2)
        shown.stage.settle()

        #expect((shown.presented == nil) == closes)
    }

    @Test(arguments: [(40, 70, true), (300, 260, false)] as [(Double, CGFloat, Bool)])
    func `a photo that is pulled slowly goes beyond its threshold`(
        threshold: Double, way: CGFloat, goes: Bool
    ) throws {
        let shown = try show("photo-pager", ["threshold": .number(threshold)])
        shown.start(there: true)
        shown.stage.settle()

        shown.stage.drag(
            from: CGPoint(x: 195, y: 420), to: CGPoint(x: 195, y: 420 + way), over: 0.5, resting: 0.2)
        shown.stage.settle()

        #expect((shown.presented == nil) == goes)
    }

    // MARK: - Looks

    @Test(arguments: [(200, 390, 200), (290, 240, 180)] as [(Double, CGFloat, CGFloat)])
    func `a side menu is as wide as its value says, and leaves some of the screen free`(
        value: Double, room: CGFloat, width: CGFloat
    ) throws {
        let shown = try show(
            "side-menu", ["width": .number(value)], size: CGSize(width: room, height: 600))
        shown.start(there: true)
        shown.stage.settle()

        #expect(shown.presented?.view.frame == CGRect(x: 0, y: 0, width: width, height: 600))
    }

    @Test(arguments: [true, false])
    func `behind a side menu the screen is blurred only where that is on`(isOn: Bool) throws {
        let shown = try show("side-menu", ["blur": .flag(isOn)])
        shown.start(there: true)
        shown.stage.settle()
        let container = shown.presented?.presentationController?.containerView
        let backdrop = try #require(container?.subviews.first as? UIVisualEffectView)

        #expect((backdrop.effect != nil) == isOn)

        shown.start(there: false)
        shown.stage.settle()
        #expect(backdrop.effect == nil)
    }

    @Test func `a card of a story has its corners, and gives way as much as its value says`() throws {
        let shown = try show("today", ["corner-radius": .number(30), "scale-while-pressed": .number(0.9)])
        let cell = try #require((shown.root as? TodayViewController)?.cell(of: 0))
        #expect(cell.plate.layer.cornerRadius == 30)

        shown.stage.touch(.began, at: CGPoint(x: 195, y: 250))
        shown.stage.advance(by: 0.8)

        #expect(isNear(cell.shownScale, 0.9, tolerance: 0.01))
        shown.stage.touch(.cancelled, at: CGPoint(x: 195, y: 250))
        shown.stage.settle()
        #expect(cell.shownScale == 1 && shown.presented == nil)
    }

    @Test(arguments: [(0.4, true), (1, false)] as [(Double, Bool)])
    func `a story swings beyond the screen where it is damped little`(damping: Double, swings: Bool) throws {
        let shown = try show("today", ["damping": .number(damping)])
        shown.start(there: true)
        var highest = CGFloat.infinity

        for _ in 0..<40 {
            shown.stage.advance(by: 1 / 60)
            highest = min(highest, shown.presented?.view.shownFrame.minY ?? .infinity)
        }

        #expect(swings ? highest < -1 : highest > -0.5, "\(highest)")
        shown.stage.settle()
    }

    @Test func `photos have their spacing between them, and rounded corners where they zoom`() throws {
        let pager = try show("photo-pager", ["spacing": .number(12)])
        let photos = pager.root.view.descendants(of: PhotoCell.self)
        // 366 points for three photos.
        #expect(Set(photos.map(\.frameInWindow.minX)) == [0, 134, 268])

        let zoom = try show("zoom", ["spacing": .number(20), "corner-radius": .number(30)])
        let grid = try #require(
            (zoom.root as? UINavigationController)?.topViewController as? ZoomGridViewController)
        #expect(grid.cells[0].frame == CGRect(x: 20, y: 20, width: 165, height: 165))
        #expect(grid.cells[1].frame.minX == 205 && grid.cells[2].frame.minY == 205)
        #expect(grid.cells.allSatisfy { $0.layer.cornerRadius == 30 })
    }

    @Test func `a board has its tiles, its eye's distance and its edges`() throws {
        let shown = try show(
            "checkerboard",
            [
                "tiles-across": .number(4.6), "eye-distance": .number(500), "smooth-edges": .flag(false),
                "duration": .number(0.5),
            ], size: CGSize(width: 375, height: 667))
        shown.start(there: true)
        let board = try #require(
            shown.root.view.descendants(of: UIView.self).first { $0.layer.sublayerTransform.m34 != 0 })

        // Five across and nine down, and each has two faces.
        #expect(board.subviews.count == 90 && board.subviews.first?.bounds.width == 75)
        #expect(board.layer.sublayerTransform.m34 == -0.002)
        #expect(
            board.subviews.allSatisfy { face in
                !face.layer.allowsEdgeAntialiasing
                    && face.layer.sublayers?.contains { $0.allowsEdgeAntialiasing } == false
            })
        shown.stage.settle()
    }
}
