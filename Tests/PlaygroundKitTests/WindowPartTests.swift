import CoreGraphics
import Foundation
import StageKit
import Testing
import UIKit

@testable import PlaygroundKit
@testable import Takes

/// Parts of the tool's window, each by itself.
@Suite struct WindowPartTests {
    private let stage = Stage()

    private func isNear(_ rect: CGRect, _ expected: CGRect) -> Bool {
        zip(
            [rect.minX, rect.minY, rect.width, rect.height],
            [expected.minX, expected.minY, expected.width, expected.height]
        ).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    // MARK: - Areas

    @Test func `the lanes lie below everything, sidebar and panels beside the stage and its bar`() {
        let areas = WindowAreas(CGSize(width: 1280, height: 800), Arrangement())

        #expect(areas.sidebar == CGRect(x: 0, y: 0, width: 230, height: 554))
        #expect(areas.panels == CGRect(x: 904, y: 0, width: 376, height: 554))
        #expect(areas.toolbar == CGRect(x: 230, y: 0, width: 674, height: 40))
        #expect(areas.canvas == CGRect(x: 230, y: 40, width: 674, height: 514))
        #expect(areas.transport == CGRect(x: 0, y: 554, width: 1280, height: 40))
        #expect(areas.lanes == CGRect(x: 0, y: 594, width: 1280, height: 206))
        #expect(areas.showsSidebar && areas.showsPanels && areas.showsLanes)
    }

    @Test func `areas that are hidden keep their width beyond the window's edges, and leave it to the stage`()
    {
        var arrangement = Arrangement()
        (arrangement.showsSidebar, arrangement.showsPanels, arrangement.showsLanes) = (false, false, false)

        let areas = WindowAreas(CGSize(width: 1280, height: 800), arrangement)

        #expect(areas.sidebar == CGRect(x: -230, y: 0, width: 230, height: 760))
        #expect(areas.panels == CGRect(x: 1280, y: 0, width: 376, height: 760))
        #expect(areas.canvas == CGRect(x: 0, y: 40, width: 1280, height: 720))
        #expect(areas.transport.minY == 760 && areas.lanes.height == 0)
        #expect(!areas.showsSidebar && !areas.showsPanels && !areas.showsLanes)
    }

    @Test func `lanes of a low window leave the stage its least height`() {
        var arrangement = Arrangement()
        arrangement.lanesHeight = 500

        #expect(WindowAreas(CGSize(width: 1280, height: 600), arrangement).lanes.height == 320)
        #expect(!WindowAreas(CGSize(width: 1280, height: 270), arrangement).showsLanes)
    }

    @Test func `what is remembered of the areas is brought within limits at either end`() {
        var arrangement = Arrangement()
        (arrangement.sidebarWidth, arrangement.panelsWidth, arrangement.lanesHeight) = (1, 1e6, 1e6)
        arrangement.panel = -1
        arrangement.windowSize = CGSize(width: 320, height: 16_384)
        let first = arrangement.checked
        (arrangement.lanesHeight, arrangement.sidebarWidth) = (-9, -.infinity)
        (arrangement.panelsWidth, arrangement.panel) = (.nan, Panel.all.count - 1)
        arrangement.windowSize = CGSize(width: 319, height: 900)
        let second = arrangement.checked

        #expect(first.sidebarWidth == 160 && first.panelsWidth == 640 && first.lanesHeight == 520)
        #expect(first.panel == 0 && first.windowSize == CGSize(width: 320, height: 16_384))
        #expect(second.lanesHeight == 80 && second.sidebarWidth == Arrangement().sidebarWidth)
        #expect(second.panelsWidth == Arrangement().panelsWidth && second.panel == Panel.all.count - 1)
        #expect(second.windowSize == nil)
    }

    // MARK: - Buttons and banners

    @Test func `buttons go on in the next line where there is no room, hidden ones take none`() {
        let line = CGRect(x: 8, y: 6, width: 60, height: 26)
        stage.run {
            let buttons = (0..<3).map { IconButton(.play, name: "\($0)") {} }

            let bottom = IconButton.layOut(buttons, in: line)
            let frames = buttons.map(\.frame)
            buttons[1].isHidden = true
            let lower = IconButton.layOut(buttons, in: line)

            #expect(bottom == 60 && lower == 32)
            #expect(
                frames.map(\.origin) == [CGPoint(x: 8, y: 6), CGPoint(x: 38, y: 6), CGPoint(x: 8, y: 34)])
            #expect(frames.allSatisfy { $0.size == CGSize(width: 28, height: 26) })
            #expect(buttons[2].frame.origin == CGPoint(x: 38, y: 6))
            #expect(IconButton.layOut(buttons, in: CGRect(x: 8, y: 6, width: 10, height: 26)) == 60)
            #expect(buttons[0].frame.width == 10, "no button is wider than the line")
        }
    }

    @Test func `the banner counts the errors that it does not show, and opens the file of the one it shows`()
    {
        func problem(_ count: Int) -> BuildProblem {
            let lines = (1...count).map { "/p/Sources/App/Flip.swift:\($0):5: error: mistake \($0)\n" }
            return BuildProblem(output: lines.joined())
        }
        stage.run {
            let banner = BuildBanner()
            var opened: [String] = []
            banner.open = { opened.append($0) }
            @MainActor func text(_ state: BuildState) -> String? {
                banner.show(state)
                return banner.subviews.compactMap { $0 as? UILabel }.last?.text
            }
            #expect(banner.isHidden)

            #expect(text(.failed(problem(1))) == "App/Flip.swift:1: mistake 1")
            #expect(text(.failed(problem(2))) == "App/Flip.swift:1: mistake 1\n… and 1 more error.")
            #expect(text(.failed(problem(3))) == "App/Flip.swift:1: mistake 1\n… and 2 more errors.")
            #expect(!banner.isHidden)
            banner.sendActions(for: .touchUpInside)
            #expect(opened == ["/p/Sources/App/Flip.swift"])

            #expect(text(.crashed("It does not start.")) == "It does not start.")
            banner.sendActions(for: .touchUpInside)
            #expect(text(.building)?.isEmpty != false && !banner.isHidden)
            banner.sendActions(for: .touchUpInside)
            banner.show(.upToDate)
            #expect(banner.isHidden && opened.count == 1, "there is no file to be opened any more")
        }
    }

    @Test func `of two editors the visual one is taken, and an empty name is none`() {
        func sentence(_ environment: [String: String]) -> String? {
            Editor.open("x.swift", environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 })
        }
        let end = "was not found: set VISUAL to your editor."

        #expect(sentence(["VISUAL": "no-such-v -w", "EDITOR": "true"]) == "no-such-v \(end)")
        #expect(sentence(["VISUAL": "", "EDITOR": "no-such-e"]) == "no-such-e \(end)")
        #expect(sentence(["EDITOR": "/none/such"]) == "/none/such \(end)")
        #expect(sentence(["VISUAL": "  "]) == "The editor \(end)")
    }

    // MARK: - The stage

    @Test func `another take's stage fits into its room, in the middle`() {
        let inner = Stage(size: CGSize(width: 100, height: 200))
        stage.run {
            let view = StageView()
            view.layer.anchorPoint = .zero

            view.show(inner, in: CGRect(x: 10, y: 20, width: 300, height: 100))
            let flat = view.frame
            view.show(inner, in: CGRect(x: 10, y: 20, width: 200, height: 600))
            let high = view.frame
            view.show(inner, in: .zero)

            #expect(view.stage === inner && isNear(flat, CGRect(x: 135, y: 20, width: 50, height: 100)))
            #expect(isNear(high, CGRect(x: 10, y: 120, width: 200, height: 400)))
            #expect(view.frame == high, "without room it stays")
        }
    }

    private func film(_ frames: [CGRect]) -> Film {
        var film = Film(take: Take(frameRate: 60))
        film.times = [0, 1.0 / 60]
        film.layers = frames.enumerated().map { id, frame in
            var layer = Film.Layer(id: id, name: "View", parent: nil, controller: nil, start: nil)
            let look = Film.Look(frame: frame, angle: 0, opacity: 1, cornerRadius: 0, inSight: frame)
            layer.looks = [(0, look), (1, .gone)]
            return layer
        }
        return film
    }

    @Test func `layers that are pointed at are lit where they are at the time, as large as one sees them`()
        throws
    {
        let frames = [10, 100, 200].map { CGRect(x: $0, y: 10, width: 20, height: 40) }
        let film = film(frames)
        let lit = stage.run { LitLayers() }
        let shape = try #require(lit.layer.sublayers?.first as? CAShapeLayer)
        func show(_ layers: [Int], at time: TimeInterval = 0) -> CGRect? {
            stage.run {
                lit.show(layers, of: film, at: time) { rect in
                    CGRect(x: rect.minX / 2, y: rect.minY / 2, width: rect.width / 2, height: rect.height / 2)
                }
                return shape.isHidden ? nil : shape.path?.boundingBox
            }
        }

        #expect(show([0]) == CGRect(x: 5, y: 5, width: 10, height: 20))
        #expect(show([0, 1]) == CGRect(x: 5, y: 5, width: 55, height: 20))
        #expect(show([0, 9]) == CGRect(x: 5, y: 5, width: 10, height: 20), "there is no such layer")
        #expect(show([]) == nil)
        _ = show([0], at: 1.0 / 60)
        #expect(shape.path?.isEmpty == true, "it is gone by then")
    }

    @Test func `a camera that turns right shows the right side farther away, one that is tilted the lower`() {
        func weights(turn: CGFloat, tilt: CGFloat) -> (x: CGFloat, y: CGFloat, scale: CGFloat) {
            var camera = StageCamera()
            camera.turn(by: turn - camera.turn, tilt: tilt - camera.tilt)
            let transform = camera.transform(scale: 0.5)
            return (transform.m14, transform.m24, transform.m11)
        }

        let (front, turned, tilted) = (
            weights(turn: 0, tilt: 0), weights(turn: 0.5, tilt: 0), weights(turn: 0, tilt: 0.5)
        )

        // The first zoom is 0.8, and the eye is 2400 points away.
        #expect(abs(front.x) < 1e-12 && abs(front.y) < 1e-12 && abs(front.scale - 0.4) < 1e-9)
        let sine: CGFloat = 0.479425538604203
        #expect(abs(turned.x - sine * 0.4 / 2400) < 1e-9 && abs(turned.y) < 1e-12)
        #expect(abs(tilted.y - sine * 0.4 / 2400) < 1e-9 && abs(tilted.x) < 1e-12)
    }

    @Test(
        arguments: [
            (CGPoint(x: 163, y: 472), UIRectEdge.left), (CGPoint(x: 165, y: 472), UIRectEdge()),
            (CGPoint(x: 60, y: 472), UIRectEdge.left), (CGPoint(x: 427, y: 472), UIRectEdge.right),
            (CGPoint(x: 295, y: 113), UIRectEdge.top), (CGPoint(x: 295, y: 115), UIRectEdge()),
            (CGPoint(x: 295, y: 831), UIRectEdge.bottom),
            (CGPoint(x: 150, y: 80), UIRectEdge([.left, .top])), (CGPoint(x: 120, y: 30), UIRectEdge.top),
            (CGPoint(x: 60, y: 30), UIRectEdge()),
        ] as [(CGPoint, UIRectEdge)])
    func `a strip is lit where the pointer is within 64 points of an edge, beside the screen, too`(
        pointer: CGPoint, edges: UIRectEdge
    ) {
        let inner = Stage()
        let controller = inner.run { UIViewController() }
        inner.run {
            for edge in [.left, .right, .top, .bottom] as [UIRectEdge] {
                let pan = UIScreenEdgePanGestureRecognizer()
                pan.edges = edge
                controller.view.addGestureRecognizer(pan)
            }
        }
        inner.present(controller)
        let screen = CGRect(x: 100, y: 50, width: 390, height: 844)

        let zones = stage.run {
            let device = DeviceFrame()
            device.place(screen, zoom: 1, device: nil)
            let zones = EdgeZones()
            zones.update(pointer: pointer, screen: screen, of: device, zoom: 1, stage: inner)
            return zones
        }

        #expect(zones.shown == edges)
        let sides: [UIRectEdge] = [.left, .right, .top, .bottom]
        #expect(zones.subviews.map { $0.alpha > 0 } == sides.map { edges.contains($0) })
    }

    @Test func `with Shift the point between both fingers moves along while the pointer waits`() {
        let alone = ModelAlone([Sample(id: "blank", title: "Blank") { UIViewController() }])
        let hands = StageHands(model: alone.model)
        let size = alone.model.stage.size
        func set(_ modifiers: UIKeyModifierFlags) {
            alone.run { _ in hands.setModifiers(modifiers, timestamp: 0) }
        }

        hands.hover(at: CGPoint(x: 100, y: 150))
        set(.alternate)
        set([.alternate, .shift])
        hands.hover(at: CGPoint(x: 120, y: 140))
        let moved = hands.waiting
        set(.alternate)
        hands.hover(at: CGPoint(x: 100, y: 150))

        #expect(moved == [CGPoint(x: 120, y: 140), CGPoint(x: size.width - 80, y: size.height - 160)])
        #expect(hands.waiting.last == CGPoint(x: size.width - 60, y: size.height - 170))
        set([])
        set(.control)
        #expect(hands.waiting.last == CGPoint(x: size.width - 100, y: size.height - 150), "it begins anew")
    }
}
