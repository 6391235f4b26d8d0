import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct SlideTests {
    /// The sample with one of its tabs selected.
    private func begin(at index: Int = 0, size: CGSize = Stage.defaultSize) throws -> SlideStage {
        try SlideStage(index, size: size)
    }

    // MARK: - By tap

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `a tab further right comes from the right, and pushes the old one out`(progress: Double) throws {
        let slide = try begin()
        let eased = try #require(SampleStage.curve[progress])

        slide.present(to: progress)

        #expect(isNear(slide.x(of: 1), slide.width * (1 - eased), tolerance: 0.1))
        #expect(isNear(slide.x(of: 0), -slide.width * eased, tolerance: 0.1))
    }

    @Test(arguments: [0, 0.25, 0.5, 0.75])
    func `a tab further left comes from the left`(progress: Double) throws {
        let slide = try begin(at: 1)
        let eased = try #require(SampleStage.curve[progress])

        slide.dismiss(to: progress)

        #expect(isNear(slide.x(of: 0), -slide.width * (1 - eased), tolerance: 0.1))
        #expect(isNear(slide.x(of: 1), slide.width * eased, tolerance: 0.1))
    }

    @Test func `a tap on the bar slides in 0.35 s, two tabs on, too`() throws {
        let slide = try begin()

        slide.tap(2)
        slide.stage.advance(by: 0.34)
        #expect(slide.visible == [0, 2])

        slide.stage.advance(by: 0.03)
        #expect(slide.visible == [2])
        #expect(slide.tabs.selectedIndex == 2)
        #expect(slide.diagnostics.isEmpty)
    }

    @Test func `each tab has its name, its letter and the way back to the menu`() throws {
        let slide = try begin()

        #expect(slide.tabs.tabBar.items?.map(\.title) == ["First View", "Second View", "Third View"])
        for (index, letter) in ["A", "B", "C"].enumerated() {
            slide.select(index)
            let navigation = try #require(slide.tabs.selectedViewController as? UINavigationController)
            let screen = try #require(navigation.topViewController as? LetterViewController)
            #expect(screen.letterLabel.text == letter)
            #expect(screen.navigationItem.leftBarButtonItem?.title == "Menu")
        }
        let navigation = try #require(slide.tabs.selectedViewController as? UINavigationController)
        navigation.topViewController?.dismiss(animated: true)
        slide.stage.settle()
        #expect(slide.sample.menu.presentedViewController == nil)
    }

    // MARK: - By finger

    @Test(arguments: [(1, -97.5, 2), (1, 97.5, 0)])
    func `both screens follow the finger`(tab: Int, way: Double, neighbour: Int) throws {
        let slide = try begin(at: tab)

        slide.press()
        slide.move(by: CGFloat(way))

        // A quarter of the way in time is 12.9 % of it in space: the animation has its own curve.
        let eased = slide.width * (SampleStage.curve[0.25] ?? 0)
        let direction: CGFloat = way < 0 ? -1 : 1
        #expect(isNear(slide.x(of: tab), direction * eased, tolerance: 0.1))
        #expect(isNear(slide.x(of: neighbour), direction * (eased - slide.width), tolerance: 0.1))
        #expect(slide.tabs.selectedIndex == neighbour, "the new tab is selected while the finger is down")
    }

    @Test(arguments: [(0, -155.0, 0), (0, -157, 1), (1, -157, 2), (1, 157, 0), (1, 155, 1), (2, 157, 1)])
    func `two fifths of the width are enough`(start: Int, way: Double, end: Int) throws {
        let slide = try begin(at: start)

        slide.drag(by: [CGFloat(way)])

        #expect(slide.tabs.selectedIndex == end)
        #expect(slide.visible == [end])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test(arguments: [(0, 200.0), (2, -200)])
    func `where there is no neighbour nothing happens, and the next drag works`(tab: Int, way: Double) throws
    {
        let slide = try begin(at: tab)
        let before = slide.sample.hierarchy

        slide.drag(by: [CGFloat(way)])

        #expect(slide.sample.hierarchy == before)
        slide.drag(by: [CGFloat(-way)])
        #expect(slide.visible == [1])
        #expect(slide.diagnostics.isEmpty)
    }

    // MARK: - Turning round

    @Test(arguments: [(-120.0, 200.0, 2, 0), (120, -200, 0, 2)])
    func `from B, a drag that goes back over its start leads to the other neighbour`(
        first: Double, second: Double, there: Int, end: Int
    ) throws {
        let slide = try begin(at: 1)

        slide.press()
        slide.move(by: CGFloat(first))
        #expect(slide.tabs.selectedIndex == there)
        slide.move(by: CGFloat(second))

        #expect(slide.tabs.selectedIndex == end, "without lifting the finger")
        #expect(slide.visible == [1, end].sorted())
        let eased = CGFloat(UIView.AnimationCurve.easeInOut.value(at: abs(second) / Double(slide.width)))
        let direction: CGFloat = second < 0 ? -1 : 1
        #expect(isNear(slide.x(of: 1), direction * eased * slide.width, tolerance: 0.5))

        slide.lift()
        #expect(slide.visible == [end])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test(arguments: [(-120.0, 100.0), (120, -100)])
    func `from B, a drag that turns round and stops short of two fifths stays`(
        first: Double, second: Double
    ) throws {
        let slide = try begin(at: 1)
        let before = slide.sample.hierarchy

        slide.drag(by: [CGFloat(first), CGFloat(second)])

        #expect(slide.tabs.selectedIndex == 1)
        #expect(slide.sample.hierarchy == before)
        #expect(slide.diagnostics.isEmpty)
    }

    @Test(arguments: [(0, -120.0, 200.0), (2, 120, -200)])
    func `from A and C, a drag that goes back over its start cancels, and the gesture is over`(
        tab: Int, first: Double, second: Double
    ) throws {
        let slide = try begin(at: tab)
        let before = slide.sample.hierarchy

        slide.press()
        slide.move(by: CGFloat(first))
        #expect(slide.tabs.selectedIndex == 1)
        slide.move(by: CGFloat(second))
        #expect(slide.tabs.selectedIndex == tab)
        #expect(slide.visible == [tab])

        // As there is no neighbour on that side the gesture has failed, and stays so until the finger is lifted.
        slide.move(by: CGFloat(first))
        #expect(slide.tabs.selectedIndex == tab)
        slide.lift()
        #expect(slide.sample.hierarchy == before)

        slide.drag(by: [CGFloat(first) * 2])
        #expect(slide.visible == [1])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test func `from B, a drag may turn round many times and ends where it is let go`() throws {
        let slide = try begin(at: 1)

        slide.press()
        for round in 0..<10 {
            slide.move(by: -150)
            #expect(slide.tabs.selectedIndex == 2, "round \(round)")
            slide.move(by: 150)
            #expect(slide.tabs.selectedIndex == 0, "round \(round)")
        }
        slide.move(by: -160)
        slide.lift()

        #expect(slide.visible == [2])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test func `a fast turn, within a frame, leads to the other neighbour, too`() throws {
        let slide = try begin(at: 1)

        slide.press()
        slide.move(by: -150, over: 0.1)
        slide.move(by: 180, over: 0)
        slide.stage.advance(by: 0.3)
        slide.move(by: 190, over: 0.1)

        #expect(slide.tabs.selectedIndex == 0)
        slide.lift()
        #expect(slide.visible == [0])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test func `let go while the cancelled screen still runs back, everything stays`() throws {
        let slide = try begin(at: 1)
        let before = slide.sample.hierarchy

        slide.press()
        slide.move(by: -180, over: 0.1)
        slide.move(by: 5, over: 0)
        slide.lift()

        #expect(slide.tabs.selectedIndex == 1)
        #expect(slide.sample.hierarchy == before)
        #expect(slide.diagnostics.isEmpty)
    }

    // MARK: - In the way

    @Test(arguments: [(-300.0, 2), (-100, 1), (300, 0)])
    func `a flick counts by where it ends`(way: Double, end: Int) throws {
        let slide = try begin(at: 1)

        slide.press()
        slide.move(by: CGFloat(way), over: 0.05)
        slide.lift()

        #expect(slide.visible == [end])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test func `a touch that the system takes away cancels`() throws {
        let slide = try begin(at: 1)
        let before = slide.sample.hierarchy

        slide.press()
        slide.move(by: -300)
        slide.stage.touch(.cancelled, at: CGPoint(x: -105, y: 400))
        slide.stage.settle()

        #expect(slide.tabs.selectedIndex == 1)
        #expect(slide.sample.hierarchy == before)
    }

    @Test(arguments: [(-300.0, 2), (-100, 1), (300, 0)])
    func `a flick that takes less than a frame counts by where it ends, too`(way: Double, end: Int) throws {
        let slide = try begin(at: 1)
        let xs: [(TimeInterval, TouchScript.Phase, Double)] = [
            (0, .began, 195), (0.002, .moved, 195 + way / 2), (0.004, .moved, 195 + way),
            (0.006, .ended, 195 + way),
        ]
        let touches = xs.map { time, phase, x in
            TouchScript.Touch(time: time, phase: phase, location: CGPoint(x: x, y: 300))
        }

        slide.stage.play(try TouchScript(size: slide.stage.size, touches: touches))

        #expect(slide.visible == [end])
        #expect(slide.tabs.selectedIndex == end)
    }

    @Test func `a second finger on the bar belongs to the drag`() throws {
        let slide = try begin()

        slide.press()
        slide.move(by: -100)
        let bar = slide.tabs.tabBar.frame
        slide.stage.touch(.began, at: CGPoint(x: bar.width * 5 / 6, y: bar.midY), finger: 1)
        slide.stage.advance(by: 0.05)
        slide.stage.touch(.ended, at: CGPoint(x: bar.width * 5 / 6, y: bar.midY), finger: 1)
        slide.move(by: -180)
        slide.lift()

        #expect(slide.visible == [1])
        #expect(slide.diagnostics.isEmpty)
    }

    @Test(arguments: [(300.0, 0), (-300, 2), (90, 1), (-90, 1)])
    func `a window that is resized under the finger leaves everything in its place`(
        way: Double, end: Int
    ) throws {
        let slide = try begin(at: 1)

        slide.press()
        slide.move(by: CGFloat(way) / 3)
        slide.stage.resize(to: CGSize(width: 700, height: 390))
        slide.move(by: CGFloat(way))
        slide.lift()

        #expect(slide.visible == [end])
        #expect(
            slide.tabs.selectedViewController?.view.frame == CGRect(x: 0, y: 0, width: 700, height: 358))
        #expect(slide.diagnostics.isEmpty)
    }
}

/// The sample and a finger on it.
@MainActor
private final class SlideStage {
    let sample: SampleStage
    let tabs: UITabBarController
    private var start = CGPoint.zero
    private var finger = CGPoint.zero

    var stage: Stage { sample.stage }
    var width: CGFloat { stage.size.width }

    init(_ index: Int, size: CGSize) throws {
        sample = SampleStage(try #require(SampleCatalog.sample(id: "slide")), size: size)
        tabs = try #require(sample.root as? UITabBarController)
        select(index)
        stage.clearTrace()
    }

    func select(_ index: Int) {
        tabs.selectedIndex = index
        stage.settle()
    }

    func present(to progress: Double) { sample.present(to: progress) }
    func dismiss(to progress: Double) { sample.dismiss(to: progress) }

    func tap(_ index: Int) {
        let bar = tabs.tabBar.frame
        stage.touch(.began, at: CGPoint(x: bar.width * (CGFloat(index) + 0.5) / 3, y: bar.midY))
        stage.touch(.ended, at: CGPoint(x: bar.width * (CGFloat(index) + 0.5) / 3, y: bar.midY))
    }

    /// Puts the finger down in the middle.
    func press() {
        start = CGPoint(x: 195, y: 300)
        finger = start
        stage.touch(.began, at: start)
    }

    /// Moves the finger so that it is `way` from where it came down.
    func move(by way: CGFloat, over duration: TimeInterval = 0.25) {
        finger = CGPoint(x: start.x + way, y: start.y)
        stage.move(to: finger, over: duration)
    }

    func lift() {
        stage.touch(.ended, at: finger)
        stage.settle()
    }

    func drag(by ways: [CGFloat]) {
        press()
        for way in ways { move(by: way) }
        lift()
    }

    /// Where a tab's screen is seen, from the left.
    func x(of index: Int) -> CGFloat? {
        tabs.viewControllers?[index].viewIfLoaded?.shownFrame.minX
    }

    /// The places of the tabs whose screens are in the window.
    var visible: [Int] {
        (tabs.viewControllers ?? []).indices.filter { tabs.viewControllers?[$0].viewIfLoaded?.window != nil }
    }

    var diagnostics: [String] {
        stage.trace.filter { $0.kind == .diagnostic }.compactMap { $0.detail["message"] }
    }
}
