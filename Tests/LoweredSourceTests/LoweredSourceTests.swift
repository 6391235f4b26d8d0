import CoreGraphics
import Foundation
import StageKit
import Testing
import UIKit
import UITesting

@testable import LoweredFixture

private final class QuietDelegate: NSObject, CardDelegate {
    var opened = 0
    func cardDidOpen(_ card: CardViewController) { opened += 1 }
}

private final class StrictDelegate: NSObject, CardDelegate {
    func cardDidOpen(_ card: CardViewController) {}
    func card(_ card: CardViewController, shouldCloseAt point: CGPoint) -> Bool { point.x > 10 }
    func titleOfCard(_ card: CardViewController) -> String? { "strict" }
}

/// Source as it is written for an iPhone, lowered by the plugin when it was built.
@Suite("Lowered source")
struct LoweredSourceTests {
    @Test("Selectors of gestures, controls, bar buttons, links, delays and notifications reach their methods")
    func selectors() {
        let stage = Stage()
        let card = SpecialCardViewController()
        stage.present(UINavigationController(rootViewController: card))
        stage.advance(by: 0.6)
        #expect(
            card.log == ["now", "will appear", "decorated 2 times", "specially", "tick", "later argument"])

        card.log = []
        stage.tap(CGPoint(x: 100, y: 400))
        stage.tap(card.button)
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), over: 0.2)
        NotificationCenter.default.post(name: NSNotification.Name("note"), object: nil)

        #expect(card.log == ["tapped", "pressed for event", "pressed", "reset", "panned", "note"])
        #expect(stage.diagnostics.count == 1)
        #expect(stage.diagnostics.first?.message.contains("takes a UIScreenEdgePanGestureRecognizer") == true)
    }

    @Test(
        "Classes of UIKit's conform to a protocol that requires an initializer, and it is that of the class")
    func instanceRequirements() {
        func make<Kind: Made>(_ kind: Kind.Type) -> Kind { Kind() }

        let dimming = makeDimming()
        #expect(dimming.strength == 0.4 && !dimming.isUserInteractionEnabled)
        #expect(dimming.backgroundColor == UIColor(white: 0, alpha: 0.4))
        #expect(CardStyle { $0.margin = 3 }.margin == 3)
        #expect(make(DimmingView.self).strength == 0.4 && make(CardStyle.self).margin == 8)
        #expect(UIButton { $0.tag = 2 }.tag == 2)
        #expect(makeMark(MarkView.self).tag == 7)
    }

    @Test("A class makes one of itself, and a function one of the type that it gets")
    func dynamicTypes() {
        #expect(type(of: SpecialCardViewController.made()) == SpecialCardViewController.self)
        #expect(makeView(DimmingView.self).strength == 0.4)
    }

    @Test("An override in an extension overrides, and so does one of a member of an extension")
    func overridesInExtensions() {
        let card = CardViewController()
        #expect(card.canBecomeFirstResponder)

        card.decorate(with: 1)
        SpecialCardViewController().decorate(with: 1)

        #expect(card.log == ["decorated 1 times"])
    }

    @Test("An optional requirement is absent where nobody implements it, also one that returns a value")
    func optionalRequirements() {
        let card = CardViewController()
        let (quiet, strict) = (QuietDelegate(), StrictDelegate())

        card.delegate = quiet
        card.open(note: "associated")
        card.close(at: .zero)
        card.delegate = strict
        card.close(at: .zero)
        card.close(at: CGPoint(x: 20, y: 0))

        #expect(quiet.opened == 1)
        #expect(card.note == "associated")
        #expect(
            card.log == ["closed without a title", "responds", "stays open", "closed strict", "responds"])
    }

    @Test("A label is copied by the key of the desktop, and emptied by an action without a target")
    func standardEditActions() {
        let stage = Stage()
        let label = CopiedLabel()
        label.text = "words"
        stage.window.addSubview(label)
        label.becomeFirstResponder()

        stage.press(.keyboardC, modifiers: .control)
        stage.run { #expect(UIPasteboard.general.string == "words") }
        stage.application.sendAction(
            Selector("delete:", UIResponder.delete(_:)), to: nil, from: nil, for: nil)

        #expect(label.text == nil)
    }

    @Test("Files of one name in two folders are both there")
    func sameNames() {
        let knob = Knob()
        var turns = 0
        knob.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)

        knob.twice()

        #expect(turns == 2)
        #expect(LongDrag(target: nil, action: nil).maximumNumberOfTouches == 1)
        #expect(LongDrag().maximumNumberOfTouches == 1)
    }
}
