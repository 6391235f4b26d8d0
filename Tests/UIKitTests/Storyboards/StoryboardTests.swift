import Testing
import UITesting

@testable import UIKit

@Suite struct StoryboardTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private final class Page: UIViewController {
        var (awakened, prepared) = (0, [String]())
        override func awakeFromNib() { awakened += 1 }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            prepared.append("\(segue.identifier ?? "") \(type(of: segue.destination)) \(sender ?? "")")
        }
    }

    private final class Detail: UIViewController {}

    private func register() {
        UIStoryboard.register(
            "Main",
            scenes: [
                .init("List", isInitial: true, segues: [.init("detail", to: "Detail", kind: .present)]) {
                    Page()
                },
                .init("Detail") { Detail() },
            ])
    }

    @Test func `scenes are made anew each time and know their storyboard`() throws {
        let (storyboard, made, second, detail) = stage.run {
            register()
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let detail: Detail = storyboard.instantiateViewController(identifier: "Detail")
            return (
                storyboard, storyboard.instantiateInitialViewController(),
                storyboard.instantiateViewController(withIdentifier: "List"), detail
            )
        }

        let first = try #require(made as? Page)

        #expect(first !== second && second is Page)
        #expect(first.storyboard === storyboard && detail.storyboard === storyboard)
        #expect(first.awakened == 1)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a segue prepares its destination and shows it`() throws {
        let made = stage.run {
            register()
            return UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        }
        let page = try #require(made as? Page)
        stage.window.rootViewController = page
        stage.advance(by: 0)

        stage.run { page.performSegue(withIdentifier: "detail", sender: "tap") }
        stage.advance(by: 1)

        #expect(page.prepared == ["detail Detail tap"])
        #expect(page.presentedViewController is Detail)
    }

    @Test func `what was not registered gets UIKit's message, and an empty controller`() {
        let none = stage.run { UIStoryboard(name: "None", bundle: nil) }
        #expect(stage.diagnostics.last?.message.contains("Could not find a storyboard named 'None'") == true)
        #expect(none.instantiateInitialViewController() == nil)

        let main = stage.run {
            register()
            return UIStoryboard(name: "Main", bundle: nil)
        }
        _ = stage.run { main.instantiateViewController(withIdentifier: "Settings") }
        #expect(
            stage.diagnostics.last?.message.contains(
                "Storyboard 'Main' doesn't contain a view controller with identifier 'Settings'") == true)
        let wrong = stage.run { () -> Detail in main.instantiateViewController(identifier: "List") }
        #expect(type(of: wrong) == Detail.self)
    }

    @Test func `a creator makes the controller of a scene`() {
        let made = Detail()

        let detail = stage.run {
            register()
            return UIStoryboard(name: "Main", bundle: nil)
                .instantiateViewController(identifier: "Detail") { _ in made }
        }

        #expect(detail === made && detail.storyboard != nil)
    }
}

@Suite struct NibTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    private final class Card: UIView {
        var awakened = 0
        override func awakeFromNib() { awakened += 1 }
    }

    private final class CardController: UIViewController {
        var label: UILabel?
    }

    @Test func `a nib makes what was registered, with its owner`() throws {
        let owner = CardController()

        let (objects, loaded) = stage.run {
            UINib.register("Card") { owner in
                (owner as? CardController)?.label = UILabel()
                return [Card()]
            }
            return (
                UINib(nibName: "Card", bundle: nil).instantiate(withOwner: owner),
                Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? Card
            )
        }

        #expect((objects.first as? Card)?.awakened == 1 && loaded != nil)
        #expect(owner.label != nil)
    }

    @Test func `bar items and constraints of a nib awake, too`() {
        final class Item: UIBarButtonItem {
            var awakened = 0
            override func awakeFromNib() { awakened += 1 }
        }
        final class Width: NSLayoutConstraint {
            var awakened = 0
            override func awakeFromNib() { awakened += 1 }
        }
        let (item, view, inner) = (Item(), UIView(), UIView())
        view.addSubview(inner)
        let width = Width(
            item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 10)
        width.isActive = true

        stage.run {
            UINib.register("Items") { _ in [item, view] }
            _ = UINib(nibName: "Items", bundle: nil).instantiate(withOwner: nil)
        }

        #expect(item.awakened == 1)
        #expect(width.awakened == 1)
    }

    @Test func `a controller loads its view from the nib of its name`() {
        stage.run {
            UINib.register("CardController") { _ in [Card()] }
            UINib.register("Other") { _ in [UILabel()] }

            #expect(CardController().view is Card)
            #expect(UIViewController(nibName: "Other", bundle: nil).view is UILabel)
        }
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `a nib that was not registered gets UIKit's message`() {
        #expect(stage.run { Bundle.main.loadNibNamed("None", owner: nil) } == nil)

        #expect(stage.diagnostics.last?.message.contains("Could not load NIB in bundle") == true)
        #expect(stage.diagnostics.last?.message.contains("with name 'None'") == true)
    }
}
