import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// A menu from the left edge over a blur.
@MainActor
struct SideMenuTests {
    private let sample: SampleStage
    private var stage: Stage { sample.stage }

    init() throws {
        sample = SampleStage(try #require(SampleCatalog.sample(id: "side-menu")))
    }

    private var menu: UIViewController? { sample.root.presentedViewController }

    @Test func `the menu follows the finger from the edge, and the screen behind it blurs as far`() throws {
        let before = try sample.state()

        stage.touch(.began, at: CGPoint(x: 2, y: 400))
        stage.move(to: CGPoint(x: 147, y: 400), over: 0.4)
        let edge = try #require(menu?.view.shownFrame.maxX)
        #expect(abs(edge - 147) < 24, "half of it is in: \(edge)")
        let half = try stage.snapshot()
        #expect(half.pixel(x: 330, y: 600) != before.picture.pixel(x: 330, y: 600))
        stage.move(to: CGPoint(x: 260, y: 400), over: 0.2)
        stage.touch(.ended, at: CGPoint(x: 260, y: 400))
        stage.settle()
        #expect(menu?.view.frame == CGRect(x: 0, y: 0, width: 290, height: 844))

        stage.tap(CGPoint(x: 340, y: 400))
        stage.settle()
        #expect(menu == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `on a dark device the title can be read on the pale picture, and the menu is dark`() throws {
        let sample = try SampleStage.onPhone("side-menu", isTurned: true, style: .dark)
        let bar = try #require((sample.root as? UINavigationController)?.navigationBar)
        let title = bar.descendants(of: UILabel.self).first { $0.text == "Glacier" }
        let frame = try #require(title?.frameInWindow)
        #expect(try sample.stage.snapshot().contrast(in: frame) > 4.5)

        sample.present(to: 1)

        let menu = try #require(sample.root.presentedViewController)
        #expect(menu.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func `a menu that is let go early goes back, and one that is thrown back closes`() throws {
        let before = try sample.state()
        stage.touch(.began, at: CGPoint(x: 2, y: 400))
        stage.move(to: CGPoint(x: 100, y: 400), over: 0.4)
        stage.advance(by: 0.2)
        stage.touch(.ended, at: CGPoint(x: 100, y: 400))
        stage.settle()
        #expect(menu == nil)
        try sample.expectState(before)

        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), over: 0.1)
        stage.settle()
        #expect(menu != nil)
        stage.drag(from: CGPoint(x: 340, y: 500), to: CGPoint(x: 280, y: 500), over: 0.5)
        stage.settle()
        #expect(menu?.view.transform == .identity)
        stage.drag(from: CGPoint(x: 340, y: 500), to: CGPoint(x: 240, y: 500), over: 0.1)
        stage.settle()
        #expect(menu == nil)
        try sample.expectState(before)
        #expect(sample.diagnostics.isEmpty)
    }

    @Test func `an entry that is tapped closes the menu`() throws {
        sample.present(to: 1)
        stage.tap(CGPoint(x: 120, y: 240))
        stage.settle()

        #expect(menu == nil)
        #expect(sample.diagnostics.isEmpty)
    }
}
