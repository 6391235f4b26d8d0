import Testing
import UITesting

@testable import UIKit

/// The card of a zoom: what it shows of a part with other proportions than its source, and how fingers move it.
@MainActor
struct ZoomCardTests {
    private let full = CGRect(x: 0, y: 0, width: 200, height: 400)

    private func geometry(aligning alignment: CGRect? = nil) -> ZoomGeometry {
        var geometry = ZoomGeometry(full: full)
        geometry.source = CGRect(x: 20, y: 60, width: 40, height: 40)
        geometry.alignment = alignment
        return geometry
    }

    private func isClose(_ actual: CGFloat, _ expected: CGFloat) -> Bool { abs(actual - expected) < 0.001 }

    private func isClose(_ actual: CGRect?, _ expected: CGRect) -> Bool {
        isNear(actual, expected, tolerance: 0.001)
    }

    // MARK: - A part with other proportions

    @Test func `a part that is higher than its source covers it, and hangs over above and below`() {
        let geometry = geometry(aligning: CGRect(x: 100, y: 100, width: 100, height: 200))
        let pose = geometry.sourcePose

        let content = geometry.content(in: pose)

        // 100 × 200 points over 40 × 40: at two fifths of its size the part is as wide as the source.
        #expect(isClose(content.scale, 0.4))
        #expect(isClose(content.frame, CGRect(x: -40, y: -60, width: 80, height: 160)))
        #expect(
            isClose(geometry.alignmentFrame(in: pose), CGRect(x: 0, y: -20, width: 40, height: 80)))
        #expect(isClose(geometry.snapshotFrame(in: pose), CGRect(x: 0, y: 0, width: 40, height: 40)))
    }

    @Test func `a part that is wider than its source covers it, and hangs over at both sides`() {
        let geometry = geometry(aligning: CGRect(x: 0, y: 100, width: 200, height: 100))
        let pose = geometry.sourcePose

        let content = geometry.content(in: pose)

        #expect(isClose(content.scale, 0.4))
        #expect(isClose(content.frame, CGRect(x: -20, y: -40, width: 80, height: 160)))
        #expect(
            isClose(geometry.alignmentFrame(in: pose), CGRect(x: -20, y: 0, width: 80, height: 40)))
        #expect(isClose(geometry.snapshotFrame(in: pose), CGRect(x: 0, y: 0, width: 40, height: 40)))
    }

    @Test func `half open the view is between both scales, and the source's picture stays on its part`() {
        let geometry = geometry(aligning: CGRect(x: 100, y: 100, width: 100, height: 200))
        let pose = ZoomPose(
            rect: CGRect(x: 0, y: 0, width: 120, height: 220), cornerRadius: 0, openness: 0.5, dimming: 1)

        let content = geometry.content(in: pose)

        // One and a half times as wide as the card, about the middle between (150, 200) and (100, 200).
        #expect(isClose(content.scale, 0.9))
        #expect(isClose(content.frame, CGRect(x: -52.5, y: -70, width: 180, height: 360)))
        #expect(isClose(geometry.snapshotFrame(in: pose), CGRect(x: 37.5, y: 65, width: 90, height: 90)))
    }

    @Test func `the source's picture lies over the view, and has faded out half of the way`() throws {
        let scene = ZoomScene()
        scene.options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 200, height: 200) }
        scene.present()
        let card = try #require(scene.b.view.superview)
        let picture = try #require(card.subviews.last)
        #expect(card.subviews.first === scene.b.view && picture !== scene.b.view)
        #expect(picture.alpha > 0.98 && isNear(picture.frame, card.bounds))
        let surroundings = try #require(card.mask?.subviews.first)
        var parts: [CGFloat] = []

        for _ in 0..<12 {
            scene.stage.advance(by: 1 / 60)
            let openness = surroundings.alpha
            parts.append(openness)
            #expect(abs(picture.alpha - max(1 - 2 * openness, 0)) < 0.01, "\(openness)")
        }

        #expect(parts.contains { $0 > 0.1 && $0 < 0.4 } && parts.contains { $0 > 0.55 })
        scene.stage.settle()
        #expect(picture.window == nil)
    }

    // MARK: - Fingers

    @Test func `a number that a spring overshoots is cut to what can be shown`() {
        let pose = ZoomPose(numbers: SIMD8(50, 60, -3, 0.2, -4, 1.2, -0.1, 1.5))

        #expect(pose.size == CGSize(width: 1, height: 1))
        #expect(pose.rect == CGRect(x: 49.5, y: 59.5, width: 1, height: 1))
        #expect(pose.cornerRadius == 0)
        #expect(pose.openness == 1 && pose.dimming == 0 && pose.opacity == 1)
    }

    @Test func `a card that is caught keeps its look at first, and takes on that of a dragged one`() {
        let geometry = geometry()
        let flying = ZoomPose(
            rect: CGRect(x: 30, y: 50, width: 120, height: 240), cornerRadius: 8, openness: 0.5, dimming: 0.3)
        let hold = ZoomHold(
            at: CGPoint(x: 120, y: 230), of: flying, in: geometry, kind: .down, time: 5)

        let first = hold.pose(in: geometry, at: 5)
        #expect(isClose(first.rect, flying.rect))
        #expect(isClose(first.openness, 0.5) && isClose(first.dimming, 0.3) && isClose(first.cornerRadius, 8))

        let later = hold.pose(in: geometry, at: 8)
        let dragged = geometry.draggedPose(pull: hold.pull)
        #expect(isClose(later.size.width, dragged.size.width) && isClose(later.openness, 1))
        #expect(isClose(later.dimming, dragged.dimming) && isClose(later.cornerRadius, 36))
        // A quarter of the card right of its middle, and a quarter below, the finger stays.
        #expect(isClose(120 - later.center.x, later.size.width / 4))
        #expect(isClose(230 - later.center.y, later.size.height / 4))
    }

    @Test func `a card is thrown as its finger goes, and shrinks on by the way that counts for its pull`() {
        let geometry = geometry()
        func change(_ kind: ZoomDrag.Kind, _ x: CGFloat, _ y: CGFloat) -> SIMD8<Double> {
            ZoomHold(at: CGPoint(x: 100, y: 200), of: geometry.openPose, in: geometry, kind: kind, time: 0)
                .velocity(of: CGPoint(x: x, y: y), in: geometry)
        }

        let down = change(.down, 30, 100)
        #expect(down[0] == 30 && down[1] == 100)
        #expect(down[2] < 0 && down[3] == down[2] + down[2])
        #expect(down[4] > 0 && down[5] == 0 && down[6] < 0, "rounder, and what is behind brighter")
        #expect(change(.down, 100, 0)[2] == 0)
        #expect(
            change(.sideways(sign: 1), 100, 0)[2] == down[2]
                && change(.sideways(sign: 1), 20, 100)[2] == down[2])
        #expect(change(.pinch, 100, 100)[2] == 0)
    }

    @Test(arguments: [(15.0, true), (25, false)])
    func `a finger up to 20 points below the card catches it`(distance: Double, catches: Bool) throws {
        let scene = ZoomScene()
        scene.present()
        scene.stage.advance(by: 0.1)
        let card = try #require(scene.card)
        let point = CGPoint(x: card.midX, y: card.maxY + distance)
        #expect(card.maxY < 370)

        scene.stage.touch(.began, at: point)
        scene.stage.advance(by: 1)

        #expect((scene.card?.size == ZoomScene.size) != catches)
        scene.stage.touch(.ended, at: point)
        scene.stage.settle()
        #expect(scene.card?.size == ZoomScene.size)
    }
}
