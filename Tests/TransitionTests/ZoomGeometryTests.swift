import Testing

@testable import UIKit

/// How the card of a zoom looks on its way and under a finger, without a stage.
@MainActor
struct ZoomGeometryTests {
    private let full = CGRect(x: 0, y: 0, width: 200, height: 400)

    /// A zoom out of a source of 40 × 40 points with round corners.
    private var geometry: ZoomGeometry {
        var geometry = ZoomGeometry(full: full)
        geometry.source = CGRect(x: 20, y: 60, width: 40, height: 40)
        geometry.sourceRadius = 8
        return geometry
    }

    private func card(_ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) -> ZoomPose {
        ZoomPose(
            rect: CGRect(x: 0, y: 0, width: width, height: height), cornerRadius: radius, openness: 0.5,
            dimming: 1)
    }

    private func isClose(_ actual: CGFloat, _ expected: CGFloat) -> Bool { abs(actual - expected) < 0.001 }

    private func isClose(_ actual: CGRect, _ expected: CGRect) -> Bool {
        isClose(actual.minX, expected.minX) && isClose(actual.minY, expected.minY)
            && isClose(actual.width, expected.width) && isClose(actual.height, expected.height)
    }

    // MARK: - The ends

    @Test func `without a source the card fades out of the middle, from three fifths of its size`() {
        let pose = ZoomGeometry(full: full).sourcePose

        #expect(isClose(pose.rect, CGRect(x: 40, y: 80, width: 120, height: 240)))
        #expect(pose.opacity == 0 && pose.openness == 0 && pose.dimming == 0 && pose.cornerRadius == 36)
        let source = geometry.sourcePose
        #expect(source.rect == geometry.source && source.opacity == 1 && source.cornerRadius == 8)
    }

    @Test func `the progress to the source goes by the card's size, from nothing to all of it`() {
        #expect(geometry.progressToSource(of: geometry.openPose) == 0)
        #expect(geometry.progressToSource(of: geometry.sourcePose) == 1)
        #expect(isClose(geometry.progressToSource(of: card(120, 220)), 0.5))
        #expect(geometry.progressToSource(of: card(220, 440)) == 0)
        #expect(geometry.progressToSource(of: card(20, 20)) == 1)

        var same = geometry
        same.source = full
        #expect(same.progressToSource(of: card(200, 400)) == 0.5, "by its openness where the sizes are one")
    }

    @Test func `corners get round at once, and take the source's radius on the last part of the way`() {
        // The way has 520 points of width and height together.
        #expect(isClose(geometry.cornerRadius(in: card(191, 383)), 18))
        #expect(isClose(geometry.cornerRadius(in: card(120, 220)), 36))
        #expect(isClose(geometry.cornerRadius(in: card(120, 220, radius: 50)), 50))
        #expect(isClose(geometry.cornerRadius(in: card(58, 100, radius: 8)), 22))
        #expect(isClose(geometry.cornerRadius(in: geometry.sourcePose), 8))

        let alone = ZoomGeometry(full: full)
        #expect(isClose(alone.cornerRadius(in: alone.sourcePose), 36))
    }

    // MARK: - The drag

    @Test func `a dragged card shrinks ever more slowly, gets round, and lets what is behind be seen`() {
        let still = geometry.draggedPose(pull: 0)
        #expect(still.rect == full && still.cornerRadius == 0 && still.dimming == 1)
        #expect(geometry.draggedPose(pull: -50) == still)

        #expect(isClose(geometry.draggedPose(pull: 30).cornerRadius, 18))
        let half = geometry.draggedPose(pull: 120)
        #expect(isClose(half.cornerRadius, 36) && isClose(half.dimming, 0.6))
        let far = geometry.draggedPose(pull: 400)
        // 1.5 / 2.5 of three fifths less.
        #expect(isClose(far.rect, CGRect(x: 36, y: 72, width: 128, height: 256)))
        #expect(isClose(far.dimming, 0.2) && isClose(far.cornerRadius, 36) && far.openness == 1)
    }

    @Test func `the pull of a card's width is that which makes it so wide, and at most one height`() {
        for pull in [10, 100, 300] as [CGFloat] {
            #expect(isClose(geometry.pull(for: geometry.draggedPose(pull: pull)), pull))
        }
        #expect(geometry.pull(forWidth: 200) == 0 && geometry.pull(forWidth: 300) == 0)
        #expect(isClose(geometry.pull(forWidth: 1), 400))
    }

    private func hold(_ kind: ZoomDrag.Kind) -> ZoomHold {
        ZoomHold(
            at: CGPoint(x: 100, y: 200), of: geometry.openPose, in: geometry, kind: kind, time: 0)
    }

    @Test func `let go from more than 100 points the view goes back, unless it is thrown the other way`() {
        func takesBack(
            _ kind: ZoomDrag.Kind, x: CGFloat = 0, y: CGFloat = 0, speed: CGPoint = .zero
        ) -> Bool {
            var hold = hold(kind)
            hold.move(to: CGPoint(x: 100 + x, y: 200 + y), scale: 1, in: geometry)
            return hold.takesBack(velocity: speed)
        }

        #expect(!takesBack(.down, y: 100) && takesBack(.down, y: 101))
        #expect(takesBack(.down, y: 90, speed: CGPoint(x: 0, y: 100)))
        #expect(!takesBack(.down, y: 110, speed: CGPoint(x: 0, y: -100)))
        #expect(takesBack(.down, y: 300, speed: CGPoint(x: 0, y: -199)))
        #expect(!takesBack(.down, y: 300, speed: CGPoint(x: 0, y: -200)))
        #expect(!takesBack(.down, x: 150) && takesBack(.sideways(sign: 1), x: 150))
        #expect(takesBack(.sideways(sign: 1), x: 20, y: 150), "the longer of its two ways counts")
        #expect(takesBack(.sideways(sign: -1), x: -150) && !takesBack(.sideways(sign: -1), x: 150))
        #expect(takesBack(.sideways(sign: -1), x: -90, speed: CGPoint(x: -100, y: -300)))
        #expect(!takesBack(.pinch, x: 150, y: 150), "a pinch goes by its fingers' distance")
    }

    @Test func `two fingers pull as far as their card is small, and nothing when they move apart`() {
        func pulled(to scale: CGFloat) -> CGFloat {
            var hold = hold(.pinch)
            hold.move(to: CGPoint(x: 100, y: 200), scale: scale, in: geometry)
            return hold.pull
        }

        #expect(pulled(to: 1) == 0 && pulled(to: 1.5) == 0)
        #expect(isClose(pulled(to: 0.8), 133.333))
        #expect(isClose(pulled(to: 0.1), 400))
    }

    @Test func `pushed beyond its open place the card gives way like rubber, as large as it is`() {
        var hold = hold(.down)
        hold.move(to: CGPoint(x: 130, y: 100), scale: 1, in: geometry)

        let pose = hold.pose(in: geometry, at: 0)

        // 100 points on 400 of rubber: 1 - 1 / (1 + 100 · 0.55 / 400) of them.
        #expect(pose.size == full.size && isClose(pose.center.x, 130))
        #expect(abs(pose.center.y - (200 - 48.35)) < 0.01)
    }

    // MARK: - What is in the card

    @Test func `the view covers the card from its middle, or from the part that lies over the source`() {
        let whole = geometry.content(in: geometry.sourcePose)
        #expect(isClose(whole.scale, 0.2))
        #expect(isClose(whole.frame, CGRect(x: 0, y: -20, width: 40, height: 80)))
        #expect(geometry.alignmentFrame(in: geometry.sourcePose) == nil)
        let open = geometry.content(in: geometry.openPose)
        #expect(open.scale == 1 && isClose(open.frame, full))

        var aligned = geometry
        aligned.alignment = CGRect(x: 100, y: 300, width: 100, height: 100)
        let corner = aligned.content(in: aligned.sourcePose)
        #expect(isClose(corner.scale, 0.4))
        #expect(isClose(corner.frame, CGRect(x: -40, y: -120, width: 80, height: 160)))
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        #expect(isClose(aligned.alignmentFrame(in: aligned.sourcePose) ?? .null, square))
        #expect(isClose(aligned.snapshotFrame(in: aligned.sourcePose), square))

        aligned.source = nil
        #expect(aligned.alignmentFrame(in: aligned.openPose) == nil)
    }

    @Test func `the picture of the source fills the card, or all of it where there is no source`() {
        let wide = card(100, 50)

        #expect(isClose(geometry.snapshotFrame(in: wide), CGRect(x: 0, y: -25, width: 100, height: 100)))
        let alone = ZoomGeometry(full: full).snapshotFrame(in: wide)
        #expect(alone == CGRect(x: 0, y: 0, width: 100, height: 50))
    }
}
