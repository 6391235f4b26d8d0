import Testing
import UITesting

@testable import UIKit

/// Which of several looks a view takes over, and what keeps it from one.
@Suite struct AppearanceOrderTests {
    private final class Panel: UIView {}
    private final class Card: UIView {}

    private let stage = Stage(size: CGSize(width: 300, height: 500))

    private func show(_ view: UIView) {
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    /// A view in a view, and in another one.
    private func nest(_ view: UIView, in inner: UIView, _ outer: UIView? = nil) {
        inner.addSubview(view)
        outer?.addSubview(inner)
        show(outer ?? inner)
    }

    @Test(arguments: [false, true])
    func `what holds in fewer places goes before what holds everywhere`(isSetFirst: Bool) {
        stage.run {
            let narrow = { UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .orange }
            if isSetFirst { narrow() }
            UILabel.appearance().textColor = .red
            if !isSetFirst { narrow() }
        }
        let (inside, outside) = (UILabel(), UILabel())

        nest(inside, in: Panel())
        show(outside)

        #expect(inside.textColor == .orange && outside.textColor == .red)
    }

    @Test func `containers are named from the innermost on, with others in between`() {
        stage.run {
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Card.self]).textColor = .orange
        }
        let (right, wrong, alone, apart) = (UILabel(), UILabel(), UILabel(), UILabel())

        nest(right, in: Panel(), Card())
        nest(wrong, in: Card(), Panel())
        nest(alone, in: Panel())
        let (panel, between) = (Panel(), UIView())
        panel.addSubview(apart)
        nest(panel, in: between, Card())

        #expect(right.textColor == .orange && apart.textColor == .orange)
        #expect(wrong.textColor == UILabel().textColor && alone.textColor == UILabel().textColor)
    }

    @Test func `each class and each list of containers has one proxy`() {
        stage.run {
            #expect(UILabel.appearance() === UILabel.appearance())
            let inPanels = UILabel.appearance(whenContainedInInstancesOf: [Panel.self])
            #expect(inPanels === UILabel.appearance(whenContainedInInstancesOf: [Panel.self]))
            #expect(inPanels !== UILabel.appearance())
            #expect(inPanels !== UILabel.appearance(whenContainedInInstancesOf: [Card.self]))
            #expect(Panel.appearance() !== UIView.appearance())
        }
    }

    @Test func `what is set for a class holds for those that inherit from it, and for no others`() {
        stage.run { UIControl.appearance().backgroundColor = .yellow }
        let (control, plain) = (UIPageControl(), UIView())

        show(control)
        show(plain)

        #expect(control.backgroundColor == .yellow && plain.backgroundColor == nil)
    }

    @Test func `a tint that a view has from above gives way to its class's, its own one does not`() {
        stage.run { UIPageControl.appearance().tintColor = .purple }
        let (panel, taking, keeping) = (Panel(), UIPageControl(), UIPageControl())
        panel.tintColor = .green
        keeping.tintColor = .red
        panel.addSubview(keeping)

        nest(taking, in: panel)

        #expect(taking.tintColor == .purple && keeping.tintColor == .red && panel.tintColor == .green)
    }

    @Test func `a view that is in the window already keeps its look until it comes anew`() {
        let pages = UIPageControl()
        show(pages)

        stage.run { UIPageControl.appearance().pageIndicatorTintColor = .red }
        stage.advance(by: 0)
        #expect(pages.pageIndicatorTintColor == nil)
        pages.removeFromSuperview()
        show(pages)

        #expect(pages.pageIndicatorTintColor == .red)
    }
}
