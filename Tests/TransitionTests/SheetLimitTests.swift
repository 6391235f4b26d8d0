import Testing
import UITesting

@testable import UIKit

/// Sheets at their limits: rubber bands, detents that are none, and presenters that are not pushed back.
@MainActor
struct SheetLimitTests {
    private typealias Identifier = UISheetPresentationController.Detent.Identifier

    /// The view of the card that cuts its content off at the corners.
    private func content(_ scene: SheetStage) -> UIView? { scene.b.view.superview }

    private func detent(_ height: CGFloat) -> UISheetPresentationController.Detent { .custom { _ in height } }

    // MARK: - Rubber bands

    @Test func `pulled above its detent a sheet hangs on 100 points of rubber`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()

        scene.hold(movingBy: -110)

        // 100 points beyond the end on 100 points of rubber: 1 - 1 / (1 + 0.55) of them.
        #expect(abs(scene.top - (437 - 35.48)) < 0.6)
        scene.letGo()
    }

    @Test func `pulled below its detent a modal sheet hangs on 160 points of rubber`() {
        let scene = SheetStage()
        scene.b.isModalInPresentation = true
        scene.present()

        scene.hold(movingBy: 500)

        // 490 points beyond the end: 1 - 1 / (1 + 490 · 0.55 / 160) of 160.
        #expect(abs(scene.top - (30 + 100.4)) < 0.6)
        scene.letGo()
    }

    // MARK: - Detents

    @Test func `under the finger a sheet stays where it is when it gets another number of detents`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.hold(movingBy: -110)
        #expect(scene.top == 337)

        scene.sheet?.detents = [detent(200), .medium(), .large()]
        scene.stage.advance(by: 0)
        #expect(abs(scene.top - 337) < 0.01)
        scene.letGo()
        scene.stage.settle()

        #expect(scene.top == 437 && scene.sheet?.selectedDetentIdentifier == .medium)
    }

    @Test func `a selected name that no detent has stands for the smallest, an undimmed one for none`() {
        let scene = SheetStage {
            $0.detents = [.large(), .medium()]
            $0.selectedDetentIdentifier = Identifier("other")
            $0.largestUndimmedDetentIdentifier = Identifier("other")
        }

        scene.present()

        #expect(scene.top == 437)
        #expect(scene.card?.superview?.subviews.first?.alpha == 1, "what lies behind is dimmed")
        let behind = scene.stage.window.hitTest(CGPoint(x: 195, y: 100), with: nil)
        #expect(behind != nil && behind !== scene.a.view)
    }

    @Test func `who lets a sheet without a selection back to its smallest detent has changed nothing`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.drag(by: -40)
        scene.stage.settle()
        #expect(scene.journal.entries.isEmpty && scene.top == 437)
        #expect(scene.sheet?.selectedDetentIdentifier == .medium)

        scene.drag(by: -300)
        scene.stage.settle()
        #expect(scene.journal.entries == ["didChangeSelectedDetentIdentifier"])
    }

    @Test func `stops of one height keep their order, and a name that is none stands for the lowest`() {
        func stop(_ name: String, _ position: CGFloat) -> SheetStops.Stop {
            SheetStops.Stop(identifier: Identifier(name), position: position)
        }
        let given = [stop("b", 300), stop("d", 500), stop("a", 300), stop("c", 100)]
        let stops = SheetStops(given, large: 800, undimmed: Identifier("b"))

        #expect(stops.stops.map(\.identifier.rawValue) == ["c", "b", "a", "d"])
        #expect(stops.range == 100...500)
        #expect(stops.nearest(to: 310).identifier == Identifier("b"))
        #expect(stops.nearest(to: 200).identifier == Identifier("c"), "the lower one of two as near")
        #expect(stops.stop(nil).position == 100 && stops.stop(Identifier("x")).position == 100)
        #expect(stops.isUndimmed(at: Identifier("a")) && !stops.isUndimmed(at: Identifier("d")))
        #expect(!stops.isLargestUndimmed)
        #expect(SheetStops(given, large: 800, undimmed: Identifier("d")).isLargestUndimmed)
        #expect(!SheetStops(given, large: 800).isUndimmed(at: nil))
        #expect(SheetStops([], large: 800).stops == [stop(Identifier.large.rawValue, 800)])
    }

    // MARK: - Looks

    @Test func `the shadow is strong where nothing is dimmed, and in the middle of the window`() {
        let phone = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        phone.present()
        #expect(phone.card?.layer.shadowOpacity == 0.22)
        phone.sheet?.selectedDetentIdentifier = .large
        phone.stage.settle()
        #expect(phone.card?.layer.shadowOpacity == 0.08)

        let tablet = SheetStage(style: .formSheet, size: CGSize(width: 1024, height: 768))
        tablet.present()
        #expect(tablet.card?.layer.shadowOpacity == 0.22)
    }

    @Test func `a radius below nothing is none, and nil is the system's`() {
        let scene = SheetStage { $0.preferredCornerRadius = -5 }
        scene.present()
        #expect(content(scene)?.layer.cornerRadius == 0)

        scene.sheet?.preferredCornerRadius = nil
        scene.stage.settle()

        #expect(content(scene)?.layer.cornerRadius == 10)
    }

    @Test func `a sheet that fades in comes where it rests, and is dragged all the same`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.b.modalTransitionStyle = .crossDissolve
        scene.a.present(scene.b, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: 0.1)
        let opacity = scene.card?.layer.presentation()?.opacity ?? 1
        #expect(scene.top == 437 && opacity > 0.01 && opacity < 0.95)
        scene.stage.settle()

        scene.hold(movingBy: 110)
        #expect(abs(scene.top - 537) < 1)
        scene.letGo()
        scene.stage.settle()
        #expect(scene.top == 437)
        scene.drag(by: 350)
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil && scene.diagnostics.isEmpty)
    }

    // MARK: - The presenter

    @Test func `only a sheet on the edge of a high window pushes its presenter back`() {
        let tablet = SheetStage(size: CGSize(width: 1024, height: 768))
        tablet.present()
        #expect(tablet.a.view.transform == .identity && !tablet.a.view.clipsToBounds)

        let low = SheetStage(size: CGSize(width: 844, height: 390)) {
            $0.prefersEdgeAttachedInCompactHeight = true
        }
        low.present()
        #expect(low.top == 10 && low.a.view.transform == .identity)

        let phone = SheetStage()
        phone.present()
        #expect(phone.a.view.transform != .identity)
    }

    @Test func `a large sheet that goes without animation gives its presenter back at once`() {
        let scene = SheetStage()
        scene.present(animated: false)
        #expect(scene.a.view.transform != .identity)

        scene.a.dismiss(animated: false)
        scene.stage.advance(by: 0)

        #expect(scene.a.view.transform == .identity && scene.a.view.layer.cornerRadius == 0)
        #expect(scene.stage.window.subviews == [scene.a.view])
    }

    @Test func `a sheet says how large its card would be in another window, and nothing of others`() throws {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        let sheet = try #require(scene.sheet)
        let (small, usual) = (CGSize(width: 320, height: 568), Stage.defaultSize)
        func size(_ controller: UIViewController, in parent: CGSize) -> CGSize {
            sheet.size(forChildContentContainer: controller, withParentContainerSize: parent)
        }
        #expect(size(scene.b, in: small) == small, "it is not presented yet")

        scene.present()

        #expect(size(scene.b, in: usual) == CGSize(width: 390, height: 407))
        #expect(size(scene.b, in: small) == CGSize(width: 320, height: 269))
        #expect(size(scene.a, in: small) == small)
    }
}
