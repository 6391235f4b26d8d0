import CoreGraphics
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

/// What the values of the samples that present something do to what one sees.
@Suite(.serialized) struct PresentationValueTests {
    private func show(
        _ id: String, _ values: [String: SampleValue], size: CGSize = Stage.defaultSize
    ) throws -> SampleWithValues {
        try SampleWithValues(id, values, size: size)
    }

    // MARK: - Durations

    @Test(arguments: [
        "cross-dissolve", "swipe", "custom-presentation", "diagonal", "slide", "side-menu",
    ])
    func `a transition lasts as long as its value says, there and back`(id: String) throws {
        let shown = try show(id, ["duration": .number(0.8)])

        for goesThere in [true, false] {
            shown.start(there: goesThere)
            #expect(shown.transition?.transitionDuration == 0.8)

            shown.stage.advance(by: 0.75)
            #expect(shown.transition != nil, "there: \(goesThere)")

            shown.stage.advance(by: 0.1)
            #expect(shown.transition == nil, "there: \(goesThere)")
        }
    }

    @Test(
        arguments: [
            ("adaptive-presentation", 1), ("interruptible", 1), ("checkerboard", 1), ("stork", 1),
            ("today", 1),
            ("photo-pager", 1), ("alert", 0.5),
        ] as [(String, Double)])
    func `other transitions say their duration, and an alert goes in half of it`(id: String, back: Double)
        throws
    {
        let shown = try show(id, ["duration": .number(0.8)], size: CGSize(width: 1024, height: 768))

        shown.start(there: true)
        #expect(shown.transition?.transitionDuration == 0.8)

        shown.stage.settle()
        shown.start(there: false)
        #expect(shown.transition?.transitionDuration == 0.8 * back)
        shown.stage.settle()
    }

    // MARK: - Looks

    @Test func `an old screen that is kept stays opaque while the new one fades in`() throws {
        let shown = try show(
            "cross-dissolve", ["keep-the-old-screen": .flag(true), "duration": .number(1)])
        shown.start(there: true)
        shown.stage.advance(by: 0.5)

        #expect(shown.root.view.shownAlpha == 1)
        #expect(isNear(shown.presented?.view.shownAlpha, 0.5))
    }

    @Test func `a sheet has the height, the corners, the shadow and the darkness of its values`() throws {
        let shown = try show(
            "custom-presentation",
            [
                "height": .number(300), "corner-radius": .number(30), "shadow-opacity": .number(0.25),
                "shadow-radius": .number(5), "dim-opacity": .number(0.75),
            ])
        shown.start(there: true)
        shown.stage.settle()
        let controller = try #require(shown.presented?.presentationController)
        let sheet = try #require(controller.presentedView)
        let corners = try #require(sheet.subviews.first)

        #expect(sheet.frame == CGRect(x: 0, y: 544, width: 390, height: 300))
        #expect(sheet.layer.shadowOpacity == 0.25 && sheet.layer.shadowRadius == 5)
        #expect(corners.layer.cornerRadius == 30 && corners.frame.height == 330)
        #expect(controller.containerView?.subviews.first?.alpha == 0.75)
        #expect((shown.presented as? CustomPresentationSecondViewController)?.slider.maximumValue == 300)
    }

    @Test func `a box takes its part of each side, and has its shadow`() throws {
        let shown = try show(
            "adaptive-presentation",
            [
                "width": .number(0.75), "height": .number(0.875), "shadow-opacity": .number(0.25),
                "shadow-radius": .number(6),
            ], size: CGSize(width: 1024, height: 768))
        shown.start(there: true)
        shown.stage.settle()
        let box = try #require(shown.presented?.presentationController?.presentedView)

        // Three quarters of the width, seven eighths of the height, and 20 points around them.
        #expect(box.frame == CGRect(x: 108, y: 28, width: 808, height: 712))
        #expect(box.layer.shadowOpacity == 0.25 && box.layer.shadowRadius == 6)
    }

    @Test func `a card has its corners, its shadow and its darkness`() throws {
        let shown = try show(
            "interruptible",
            ["corner-radius": .number(10), "shadow-radius": .number(4), "dim-opacity": .number(0.75)])
        shown.start(there: true)
        shown.stage.settle()
        let card = try #require(shown.presented?.view)

        #expect(card.layer.cornerRadius == 10 && card.layer.shadowRadius == 4)
        #expect(card.superview?.subviews.first?.alpha == 0.75)
    }

    @Test(arguments: [(0.3, true), (1, false)] as [(Double, Bool)])
    func `a card swings beyond its place where it is damped little`(ratio: Double, swings: Bool) throws {
        let shown = try show("interruptible", ["damping-ratio": .number(ratio)])
        shown.start(there: true)
        var highest = CGFloat.infinity

        for _ in 0..<60 {
            shown.stage.advance(by: 1 / 60)
            highest = min(highest, shown.presented?.view.shownFrame.minY ?? .infinity)
        }

        #expect(swings ? highest < 352 : highest > 361.5, "\(highest)")
    }

    @Test(arguments: [(0.1, true), (3, false)] as [(Double, Bool)])
    func `a card that is thrown goes where the throw is fast enough for its value`(
        limit: Double, goes: Bool
    ) throws {
        let shown = try show("interruptible", ["throw-velocity": .number(limit)])
        shown.start(there: true)
        shown.stage.settle()

        // A quarter of the way, with half of it a second.
        shown.stage.drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), over: 0.5)
        shown.stage.settle()

        #expect((shown.presented == nil) == goes)
    }

    @Test func `an alert begins with its scale, and darkens as much as its value says`() throws {
        let shown = try show("alert", ["scale-at-the-start": .number(0.6), "dimming": .number(0.5)])
        shown.start(there: true)
        let alert = try #require(shown.presented)
        #expect(isNear(alert.view.shownFrame.width, 234, tolerance: 2))

        shown.stage.settle()
        let dim = try #require(alert.presentationController?.containerView?.subviews.first)
        #expect(dim.alpha == 0.5 && alert.view.transform == .identity)

        shown.start(there: false)
        shown.stage.advance(by: 0.3)
        #expect(dim.alpha == 0)
        shown.stage.settle()
    }

    @Test func `a card over a screen that steps back has its corners, and so has the screen`() throws {
        let shown = try show("stork", ["dimming": .number(0.75), "corner-radius": .number(24)])
        shown.start(there: true)
        shown.stage.settle()
        let card = try #require(shown.presented)

        #expect(card.view.layer.cornerRadius == 24 && shown.root.view.layer.cornerRadius == 24)
        #expect(card.presentationController?.containerView?.subviews.first?.alpha == 0.75)
    }

    @Test(arguments: [(0.1, 150, true), (0.9, 400, false)] as [(Double, CGFloat, Bool)])
    func `a card that is pulled slowly goes beyond its threshold`(
        threshold: Double, way: CGFloat, goes: Bool
    ) throws {
        let shown = try show("stork", ["threshold": .number(threshold)])
        shown.start(there: true)
        shown.stage.settle()

        shown.stage.drag(
            from: CGPoint(x: 195, y: 60), to: CGPoint(x: 195, y: 60 + way), over: 0.6, resting: 0.2)
        shown.stage.settle()

        #expect((shown.presented == nil) == goes)
    }

    // MARK: - Sheets

    @Test func `a sheet begins at the detent that was chosen, without those that are off`() throws {
        let shown = try show(
            "interactive-sheet",
            ["first-detent": .choice("Large"), "peek-detent": .flag(false), "grabber": .flag(false)])
        shown.start(there: true)
        shown.stage.settle()
        let palette = try #require(shown.presented as? PaletteViewController)
        let sheet = try #require(palette.sheetPresentationController)

        #expect(sheet.selectedDetentIdentifier == .large && palette.view.frameInWindow.minY == 30)
        #expect(sheet.detents.count == 2 && !sheet.prefersGrabberVisible)
    }

    @Test(arguments: [(true, 30), (false, 437)] as [(Bool, CGFloat)])
    func `a list that is dragged up takes its sheet along only where that is on`(
        expands: Bool, top: CGFloat
    ) throws {
        let shown = try show("interactive-sheet", ["scrolling-expands": .flag(expands)])
        shown.start(there: true)
        shown.stage.settle()
        let palette = try #require(shown.presented as? PaletteViewController)

        shown.stage.drag(
            from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 560), over: 0.4, resting: 0.2)
        shown.stage.drag(
            from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 460), over: 0.4, resting: 0.2)
        shown.stage.settle()

        #expect(palette.view.frameInWindow.minY == top)
        if !expands { #expect(palette.tableView.contentOffset.y > 100) }
    }
}

/// A sample with values, alone on a stage.
struct SampleWithValues {
    let sample: Sample
    let stage: Stage
    let root: UIViewController

    init(_ id: String, _ values: [String: SampleValue], size: CGSize = Stage.defaultSize) throws {
        sample = try #require(SampleCatalog.sample(id: id))
        for (key, value) in values {
            let control = sample.controls.first { $0.key == key }
            #expect(control?.accepts(value) == true, "\(id) has a value \(key)")
        }
        stage = Stage(size: size)
        root = sample.makeViewController(values)
        stage.present(root)
        stage.settle()
    }

    var presented: UIViewController? { root.presentedViewController }

    /// The transition that runs, wherever it is.
    var transition: (any UIViewControllerTransitionCoordinator)? { Self.transition(of: root) }

    private static func transition(
        of controller: UIViewController
    ) -> (any UIViewControllerTransitionCoordinator)? {
        if let coordinator = controller.transitionCoordinator { return coordinator }
        let others = controller.children + [controller.presentedViewController].compactMap { $0 }
        return others.lazy.compactMap { transition(of: $0) }.first
    }

    /// Starts the sample's way there or back, up to the frame in which the transition begins.
    func start(there: Bool) {
        if there { sample.present(root) } else { sample.dismiss(root) }
        stage.advance(by: 0)
    }
}
