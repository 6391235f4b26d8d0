import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UITesting

/// What the card and its grabber look like.
@MainActor
struct SheetLookTests {
    /// The view of the card that cuts its content off at the corners.
    private func content(_ scene: SheetStage) -> UIView? { scene.b.view.superview }

    @Test func `on the lower edge the upper corners are round, in the middle all are`() {
        let phone = SheetStage()
        phone.present()
        #expect(content(phone)?.layer.cornerRadius == 10)
        #expect(content(phone)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])

        let tablet = SheetStage(style: .formSheet, size: CGSize(width: 1024, height: 768))
        tablet.present()
        #expect(content(tablet)?.layer.cornerRadius == 10)
        #expect(content(tablet)?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == true)

        let low = SheetStage(size: CGSize(width: 844, height: 390))
        low.present()
        #expect(content(low)?.layer.cornerRadius == 0)
    }

    @Test func `the radius of the corners may be another one, or the system's again`() {
        let scene = SheetStage { $0.preferredCornerRadius = 24 }
        scene.present()
        #expect(content(scene)?.layer.cornerRadius == 24)

        scene.sheet?.preferredCornerRadius = UISheetPresentationController.automaticDimension
        scene.stage.settle()
        #expect(content(scene)?.layer.cornerRadius == 10)
    }

    @Test func `in animateChanges the corners change with the sheet`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.sheet?.animateChanges {
            scene.sheet?.selectedDetentIdentifier = .large
            scene.sheet?.preferredCornerRadius = 40
        }
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)

        let shown = content(scene)?.layer.presentation()?.cornerRadius ?? 0
        #expect(shown > 10 && shown < 40)
    }

    @Test func `the grabber lies in the middle of the upper edge`() {
        let scene = SheetStage { $0.prefersGrabberVisible = true }
        scene.present()

        let grabber = scene.card?.subviews.last
        #expect(grabber?.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
        #expect(grabber?.isHidden == false)
        #expect(grabber?.layer.cornerRadius == 2.5)

        scene.sheet?.prefersGrabberVisible = false
        scene.stage.settle()
        #expect(grabber?.isHidden == true)
    }

    @Test func `what lies behind a sheet is darkened by a fifth, and not below an undimmed one`() throws {
        for isUndimmed in [false, true] {
            let scene = SheetStage {
                $0.detents = [.medium()]
                $0.largestUndimmedDetentIdentifier = isUndimmed ? .medium : nil
            }
            scene.present()
            let black = UIColor(white: 0, alpha: 0.2)

            let dimming = scene.card?.superview?.subviews.first { $0.backgroundColor == black }

            #expect(try #require(dimming).alpha == (isUndimmed ? 0 : 1))
        }
    }

    @Test func `the shadow has the card's outline at every size`() throws {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        let card = try #require(scene.card)
        #expect(card.layer.shadowPath?.boundingBox == card.bounds)

        scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
        scene.stage.settle()

        #expect(card.layer.shadowPath?.boundingBox == card.bounds && card.bounds.height > 700)
    }

    @Test func `a sheet that covers everything shows no grabber`() {
        let scene = SheetStage(size: CGSize(width: 844, height: 390)) { $0.prefersGrabberVisible = true }

        scene.present()

        #expect(scene.card?.subviews.last?.isHidden == true)
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }

    @Test func `a large sheet lets the presenter's corners and the stage look out above it`() throws {
        let scene = SheetStage()
        scene.a.view.backgroundColor = .red
        scene.b.view.backgroundColor = .white
        scene.present()

        let picture = try scene.stage.snapshot()

        #expect(color(picture, 195, 10) == [0, 0, 0], "the empty stage")
        #expect(color(picture, 195, 25).first ?? 0 > 180, "the presenter, dimmed")
        #expect(color(picture, 195, 25).last == 0)
        #expect(color(picture, 195, 100) == [255, 255, 255], "the sheet")
        #expect(color(picture, 17, 21) == [0, 0, 0], "outside of the presenter's corner")
    }

    private func color(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let pixel = image.pixel(x: x, y: y)
        return [pixel.x, pixel.y, pixel.z]
    }
}
