import Testing
import UIKit
import UITesting

/// The scene of a storyboard that comes first.
@Suite struct InitialSceneTests {
    private final class Card: UIViewController {
        var number = 0
        convenience init(_ number: Int) {
            self.init(nibName: nil, bundle: nil)
            self.number = number
        }
    }

    private let stage = Stage(size: CGSize(width: 200, height: 200))

    @Test func `a closure may make the first controller, with what it needs`() {
        stage.run {
            UIStoryboard.register("Cards", scenes: [.init("Card", isInitial: true) { Card(1) }])
            let storyboard = UIStoryboard(name: "Cards", bundle: nil)

            let made: Card? = storyboard.instantiateInitialViewController { _ in Card(7) }
            let usual: Card? = storyboard.instantiateInitialViewController { _ in nil }
            let other: UINavigationController? = storyboard.instantiateInitialViewController()

            #expect(made?.number == 7 && made?.storyboard === storyboard)
            #expect(usual?.number == 1 && other == nil)
        }
    }

    @Test func `a storyboard without a first scene makes none`() {
        stage.run {
            UIStoryboard.register("Cards", scenes: [.init("Card") { Card(1) }])
            let made: Card? = UIStoryboard(name: "Cards", bundle: nil).instantiateInitialViewController {
                _ in Card(7)
            }

            #expect(made == nil)
        }
    }
}
