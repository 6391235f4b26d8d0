import Testing

@testable import UIKit

/// Where a sheet lies in which surroundings, without a stage.
@MainActor
struct SheetLayoutTests {
    private func layout(
        _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets = .zero,
        _ wishes: SheetLayout.Wishes = .init()
    ) -> SheetLayout {
        let size = CGSize(width: width, height: height)
        return SheetLayout(
            container: size, safeArea: safeArea, traits: UITraitCollection(stageSize: size, scale: 1),
            wishes: wishes)
    }

    private func largeFrame(_ layout: SheetLayout) -> CGRect {
        let large = layout.largestPosition
        return layout.frame(at: large, within: large...large)
    }

    // MARK: - Forms

    @Test(arguments: [
        (390.0, 844.0, SheetLayout.Form.attached), (320, 568, .attached), (844, 390, .fullScreen),
        (926, 428, .fullScreen), (1024, 768, .floating), (768, 1024, .floating), (507, 1024, .attached),
    ])
    func `the size classes say what a sheet looks like`(
        width: Double, height: Double, form: SheetLayout.Form
    ) {
        #expect(layout(width, height).form == form)
    }

    @Test func `in little height a sheet may stand on the lower edge instead`() {
        let layout = layout(844, 390, .init(attachesInCompactHeight: true))

        #expect(layout.form == .attached)
        #expect(largeFrame(layout) == CGRect(x: 0, y: 10, width: 844, height: 380))
    }

    @Test func `in little height a sheet covers everything, and dims nothing`() {
        let layout = layout(844, 390)

        #expect(largeFrame(layout) == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(layout.dimming(at: 390, stops: SheetStops([], large: 390)) == 0)
    }

    // MARK: - Sizes

    @Test func `a large sheet on a phone leaves the status bar and ten points free`() {
        #expect(largeFrame(layout(390, 844)) == CGRect(x: 0, y: 30, width: 390, height: 814))
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        #expect(
            largeFrame(layout(390, 844, safeArea: insets)) == CGRect(x: 0, y: 57, width: 390, height: 787))
    }

    @Test func `a detent counts from the lower safe area`() {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        let layout = layout(390, 844, safeArea: insets)

        #expect(layout.maximumDetentValue == 753)
        #expect(layout.position(ofDetent: 200) == 234)
    }

    @Test func `in the middle a detent counts as it is, and the larger safe area stays free above and below`()
    {
        for insets in [(40.0, 20.0), (20, 40)] {
            let layout = layout(
                1024, 768, safeArea: UIEdgeInsets(top: insets.0, left: 0, bottom: insets.1, right: 0))

            #expect(layout.position(ofDetent: 200) == 484)
            #expect(layout.position(ofDetent: -50) == 384)
            let large = largeFrame(layout)
            #expect(large.minY == 768 - large.maxY && large.minY >= 40)
            #expect(layout.maximumDetentValue == large.height)
        }
    }

    @Test func `a form sheet has a form's size in the middle`() {
        let layout = layout(1024, 768, .init(isPage: false))

        #expect(largeFrame(layout) == CGRect(x: 242, y: 74, width: 540, height: 620))
    }

    @Test func `a form sheet has the preferred size, as far as that fits`() {
        let small = layout(
            1024, 768, .init(isPage: false, preferredSize: CGSize(width: 300, height: 200)))
        #expect(largeFrame(small) == CGRect(x: 362, y: 284, width: 300, height: 200))

        let huge = layout(
            1024, 768, .init(isPage: false, preferredSize: CGSize(width: 3000, height: 3000)))
        #expect(largeFrame(huge) == CGRect(x: 20, y: 20, width: 984, height: 728))
    }

    @Test func `a page sheet is as wide as text is read well`() {
        let layout = layout(1024, 768, .init(preferredSize: CGSize(width: 300, height: 200)))

        #expect(largeFrame(layout) == CGRect(x: 156, y: 20, width: 712, height: 728))
    }

    @Test func `a sheet on the lower edge is as wide as preferred only if it shall be`() {
        let size = CGSize(width: 300, height: 200)
        let plain = layout(844, 390, .init(preferredSize: size, attachesInCompactHeight: true))
        #expect(largeFrame(plain).width == 844)

        let narrow = layout(
            844, 390,
            .init(preferredSize: size, attachesInCompactHeight: true, widthFollowsPreferredSize: true))
        #expect(largeFrame(narrow) == CGRect(x: 272, y: 10, width: 300, height: 380))
    }

    @Test func `safe areas at the sides stay free`() {
        let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
        let layout = layout(844, 390, safeArea: insets, .init(attachesInCompactHeight: true))

        #expect(largeFrame(layout).minX == 47)
        #expect(largeFrame(layout).width == 750)
    }

    // MARK: - Positions

    @Test func `a card in the middle grows on both sides between its detents, and moves as it is below`() {
        let layout = layout(1024, 768, .init(isPage: false))
        let range = layout.position(ofDetent: 300)...layout.position(ofDetent: 620)

        #expect(
            layout.frame(at: layout.position(ofDetent: 300), within: range)
                == CGRect(x: 242, y: 234, width: 540, height: 300))
        #expect(
            layout.frame(at: layout.position(ofDetent: 300) + 50, within: range)
                == CGRect(x: 242, y: 184, width: 540, height: 400))
        #expect(
            layout.frame(at: layout.position(ofDetent: 300) - 100, within: range)
                == CGRect(x: 242, y: 334, width: 540, height: 300))
        #expect(layout.frame(at: 0, within: range).minY == 768)
    }

    @Test func `below its smallest detent a sheet moves, above it grows`() {
        let layout = layout(390, 844)

        #expect(layout.frame(at: 100, within: 200...814) == CGRect(x: 0, y: 744, width: 390, height: 200))
        #expect(layout.frame(at: 500, within: 200...814) == CGRect(x: 0, y: 344, width: 390, height: 500))
    }

    // MARK: - Around the sheet

    private func stops(_ positions: [CGFloat], undimmed: Int? = nil) -> SheetStops {
        let stops = positions.enumerated().map { index, position in
            SheetStops.Stop(identifier: .init("\(index)"), position: position)
        }
        return SheetStops(stops, large: 814, undimmed: undimmed.map { .init("\($0)") })
    }

    @Test func `everything is dimmed from the smallest detent on`() {
        let (layout, stops) = (layout(390, 844), stops([400, 814]))

        #expect(layout.dimming(at: 0, stops: stops) == 0)
        #expect(layout.dimming(at: 100, stops: stops) == 0.25)
        #expect(layout.dimming(at: 400, stops: stops) == 1)
        #expect(layout.dimming(at: 814, stops: stops) == 1)
    }

    @Test func `up to the undimmed detent nothing is dimmed, at the next one all is`() {
        let (layout, stops) = (layout(390, 844), stops([200, 400, 800], undimmed: 1))

        #expect(layout.dimming(at: 400, stops: stops) == 0)
        #expect(layout.dimming(at: 500, stops: stops) == 0.25)
        #expect(layout.dimming(at: 800, stops: stops) == 1)
    }

    @Test func `the presenter is pushed back on the way from the detent below to the large one`() {
        let layout = layout(390, 844)

        #expect(layout.pushBack(at: 400, stops: stops([400, 814])) == 0)
        #expect(layout.pushBack(at: 607, stops: stops([400, 814])) == 0.5)
        #expect(layout.pushBack(at: 814, stops: stops([400, 814])) == 1)
        #expect(layout.pushBack(at: 407, stops: stops([814])) == 0.5)
        #expect(layout.pushBack(at: 400, stops: stops([400])) == 0, "there is no large detent")
        #expect(layout.pushBack(at: 814, stops: stops([400, 814], undimmed: 1)) == 0, "it stays usable")
    }
}
