import Testing
import UIKit
import UITesting

/// Where a sheet rests, and how it comes from one detent to another.
@MainActor
struct SheetDetentTests {
    private let small = UISheetPresentationController.Detent.Identifier("small")

    private func smallDetent(_ height: CGFloat = 200) -> UISheetPresentationController.Detent {
        .custom(identifier: small) { _ in height }
    }

    @Test func `without a selection the sheet rests at the smallest detent`() {
        let scene = SheetStage { $0.detents = [.large(), smallDetent(), .medium()] }

        scene.present()

        #expect(scene.frame == CGRect(x: 0, y: 644, width: 390, height: 200))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a sheet comes up from below the stage to its detent`() {
        let scene = SheetStage { $0.detents = [.medium()] }

        scene.a.present(scene.b, animated: true)
        scene.stage.advance(by: 0)
        #expect(scene.top == 844)
        scene.stage.advance(by: 0.1)
        #expect(scene.top < 844 && scene.top > 437)
        scene.stage.settle()
        #expect(scene.top == 437)
    }

    @Test func `an un-animated sheet is there at once`() {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.selectedDetentIdentifier = .large
        }

        scene.a.present(scene.b, animated: false)
        scene.stage.advance(by: 0)

        #expect(scene.top == 30)
        #expect(!scene.stage.isMoving)
    }

    // MARK: - By finger

    @Test(arguments: [(-300, "large"), (-150, "medium"), (150, "small"), (40, "medium")])
    func `let go at rest the sheet goes to the nearest detent, and says so`(
        distance: CGFloat, expected: String
    ) throws {
        let scene = SheetStage {
            $0.detents = [smallDetent(), .medium(), .large()]
            $0.selectedDetentIdentifier = .medium
        }
        scene.present()

        scene.drag(by: distance)
        scene.stage.settle()

        let identifier = try #require(scene.sheet?.selectedDetentIdentifier)
        let expectedTop: [String: CGFloat] = ["small": 644, "medium": 437, "large": 30]
        #expect(scene.top == expectedTop[expected])
        #expect(identifier.rawValue.hasSuffix(expected))
        #expect(
            scene.journal.entries == (expected == "medium" ? [] : ["didChangeSelectedDetentIdentifier"]))
    }

    @Test func `a flick goes to where the sheet would come to rest by itself`() {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
        }
        scene.present()

        scene.drag(by: -100, over: 0.1, resting: 0)
        scene.stage.settle()

        #expect(scene.top == 30)
        #expect(scene.journal.entries == ["didChangeSelectedDetentIdentifier"])
    }

    @Test func `the sheet follows the finger, and its content is laid out on the way`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.hold(movingBy: -110)

        // Ten points are what it takes to tell a drag from a tap.
        #expect(scene.frame == CGRect(x: 0, y: 337, width: 390, height: 507))
        scene.letGo()
    }

    @Test func `flung above the largest detent the sheet goes on as fast as it was, not as the finger`() {
        let scene = SheetStage { $0.detents = [.large()] }
        scene.present()
        scene.stage.touch(.began, at: CGPoint(x: 195, y: 700))
        scene.stage.move(to: CGPoint(x: 195, y: 100), over: 0.2)
        let before = scene.top

        scene.stage.touch(.ended, at: CGPoint(x: 195, y: 100))
        scene.stage.advance(by: 1.0 / 60)

        #expect(before < 30)
        #expect(abs(scene.top - before) < 4, "from \(before) to \(scene.top)")
    }

    @Test func `above the largest detent the sheet gives less and less`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.present()

        scene.hold(movingBy: -110)
        let pulled = 437 - scene.top
        scene.letGo()
        scene.stage.settle()

        #expect(pulled > 10 && pulled < 50)
        #expect(scene.frame == CGRect(x: 0, y: 437, width: 390, height: 407))
    }

    @Test func `a large sheet that is pulled up never leaves the stage`() {
        let scene = SheetStage()
        scene.present()

        scene.hold(movingBy: -2000)

        #expect(scene.top > 0)
        #expect(scene.frame.maxY == 844)
        scene.letGo()
    }

    @Test func `a horizontal drag does not move the sheet`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.stage.touch(.began, at: CGPoint(x: 50, y: 500))
        scene.stage.move(to: CGPoint(x: 350, y: 560), over: 0.2)

        #expect(scene.top == 437)
    }

    // MARK: - By program

    @Test func `in animateChanges the sheet moves to the selected detent, and the delegate hears nothing`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
        scene.stage.advance(by: 0.1)
        #expect(scene.top < 437 && scene.top > 30)
        scene.stage.settle()

        #expect(scene.top == 30)
        #expect(scene.journal.entries.isEmpty)
    }

    @Test func `without animateChanges the sheet is at the detent at once`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.sheet?.selectedDetentIdentifier = .large
        scene.stage.advance(by: 0)

        #expect(scene.top == 30)
    }

    @Test func `custom detents are asked anew after invalidateDetents`() {
        var height: CGFloat = 200
        let scene = SheetStage { $0.detents = [.custom { _ in height }] }
        scene.present()
        #expect(scene.top == 644)

        height = 300
        scene.sheet?.animateChanges { scene.sheet?.invalidateDetents() }
        scene.stage.settle()

        #expect(scene.top == 544)
    }

    @Test func `detents that change under the finger count when it is lifted`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.hold(movingBy: -110)
        let before = scene.top

        scene.sheet?.detents = [smallDetent(500), .large()]
        scene.stage.advance(by: 0)
        let after = scene.top
        scene.letGo()
        scene.stage.settle()

        #expect(abs(before - after) < 120, "it stays between the same detents")
        #expect(scene.top == 344)
        #expect(scene.sheet?.selectedDetentIdentifier == small)
    }

    @Test func `a sheet that has no detents says so and rests at the large one`() {
        let scene = SheetStage { $0.detents = [] }
        scene.present()

        #expect(scene.top == 30)
        #expect(scene.diagnostics.count == 1)
        #expect(scene.diagnostics.first?.contains("at least one detent") == true)
    }

    // MARK: - Resolution

    @Test func `a custom detent gets the greatest height and the traits, and is cut to them`() throws {
        var seen: (CGFloat, UIUserInterfaceSizeClass)?
        let scene = SheetStage {
            $0.detents = [
                .custom { context in
                    seen = (context.maximumDetentValue, context.containerTraitCollection.verticalSizeClass)
                    return 5000
                }
            ]
        }

        scene.present()

        let (maximum, vertical) = try #require(seen)
        #expect(maximum == 814)
        #expect(vertical == .regular)
        #expect(scene.top == 30)
    }

    @Test func `a detent whose resolver returns nil or inactive is not there`() {
        let scene = SheetStage {
            $0.detents = [
                .custom { _ in nil }, .custom { _ in UISheetPresentationController.Detent.inactive },
                .medium(),
            ]
        }

        scene.present()

        #expect(scene.top == 437)
    }

    @Test func `two custom detents without names have different ones`() {
        let (first, second) = (
            UISheetPresentationController.Detent.custom { _ in 1 },
            UISheetPresentationController.Detent.custom { _ in 1 }
        )

        #expect(first.identifier != second.identifier)
    }

    @Test func `a selection that changes on the way turns the sheet round`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
        scene.stage.advance(by: 0.1)
        let before = scene.top

        scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .medium }
        scene.stage.advance(by: 1.0 / 60)
        #expect(scene.top < before, "it goes on as fast as it was")
        scene.stage.settle()

        #expect(scene.top == 437)
    }

    @Test func `an animated change leaves the next one its own way`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.sheet?.animateChanges { scene.sheet?.selectedDetentIdentifier = .large }
        scene.stage.settle()

        scene.sheet?.selectedDetentIdentifier = .medium
        scene.stage.advance(by: 0)

        #expect(scene.top == 437)
    }
}
