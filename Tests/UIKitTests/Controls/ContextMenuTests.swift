import Testing
import UITesting

@testable import UIKit

/// Context menus of views: what opens them, who is asked and told, and where the preview goes.
@Suite(.serialized) struct ContextMenuTests {
    /// Answers with what it is told to, and writes down who asks what.
    private final class Owner: NSObject, UIContextMenuInteractionDelegate {
        var lines: [String] = []
        var configuration: UIContextMenuConfiguration?
        var highlight: UITargetedPreview?
        var commitStyle = UIContextMenuInteractionCommitStyle.dismiss

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            lines.append("menu at \(Int(location.x)), \(Int(location.y))")
            return configuration
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            lines.append("highlight")
            return highlight
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            lines.append("dismiss")
            return nil
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            lines.append("commit")
            animator.preferredCommitStyle = commitStyle
            animator.addCompletion { self.lines.append("committed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("display")
            animator?.addAnimations { self.lines.append("displaying") }
            animator?.addCompletion { self.lines.append("displayed") }
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            lines.append("end")
            animator?.addAnimations { self.lines.append("ending") }
            animator?.addCompletion { self.lines.append("ended") }
        }
    }

    /// Writes its appearance down.
    private final class Preview: UIViewController {
        var lines: [String] = []

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            lines.append("will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            lines.append("did appear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            lines.append("will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            lines.append("did disappear")
        }
    }

    private let stage = Stage()
    private let owner = Owner()
    /// 80 × 60 points at 100, 200.
    private let card = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 60))
    private let interaction: UIContextMenuInteraction

    init() {
        interaction = UIContextMenuInteraction(delegate: owner)
        card.backgroundColor = .systemOrange
        stage.window.addSubview(card)
        card.addInteraction(interaction)
        stage.advance(by: 0)
    }

    private var menu: UIMenu {
        UIMenu(children: [
            UIAction(title: "Copy") { [owner] _ in owner.lines.append("Copy") },
            UIAction(title: "Share") { [owner] _ in owner.lines.append("Share") },
        ])
    }

    private func use(
        _ menu: UIMenu?, preview: UIContextMenuContentPreviewProvider? = nil
    ) {
        owner.configuration = UIContextMenuConfiguration(previewProvider: preview) { _ in menu }
    }

    private var overlay: MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private var platter: ContextMenuPlatter? {
        overlay?.subviews.lazy.compactMap { $0 as? ContextMenuPlatter }.first
    }

    private var rows: [MenuRow] {
        func rows(in view: UIView) -> [MenuRow] {
            view.isHidden ? [] : ((view as? MenuRow).map { [$0] } ?? []) + view.subviews.flatMap(rows)
        }
        return overlay.map(rows) ?? []
    }

    private var titles: [String] { rows.map(\.element.title) }

    /// Rests a finger on the view until its menu is open, and lifts it.
    private func press(_ place: CGPoint = CGPoint(x: 140, y: 230)) {
        stage.touch(.began, at: place)
        stage.advance(by: 0.6)
        stage.touch(.ended, at: place)
        #expect(stage.comesToRest())
    }

    @Test func `a finger that rests lifts the view and opens the menu, in UIKit's order`() throws {
        use(menu)

        press()

        #expect(titles == ["Copy", "Share"])
        #expect(owner.lines == ["menu at 40, 30", "highlight", "display", "displaying", "displayed"])
        #expect(interaction.menuAppearance == .rich)
        #expect(interaction.location(in: card) == CGPoint(x: 40, y: 30))
        #expect(try #require(platter).frame == card.frame)
        #expect(card.alpha == 0)
    }

    @Test func `a finger that is lifted early or moves opens nothing`() {
        use(menu)

        stage.tap(CGPoint(x: 140, y: 230))
        stage.drag(from: CGPoint(x: 140, y: 230), to: CGPoint(x: 140, y: 300), over: 1)

        #expect(overlay == nil && owner.lines.isEmpty)
    }

    @Test func `without a configuration nothing opens, and the view keeps its touch`() {
        final class Pressed: UIView {
            var ends: [String] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                ends.append("ended")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                ends.append("cancelled")
            }
        }
        let pressed = Pressed(frame: card.bounds)
        card.addSubview(pressed)

        press()
        #expect(overlay == nil && pressed.ends == ["ended"])
        use(menu)
        press()

        #expect(overlay != nil && pressed.ends == ["ended", "cancelled"])
    }

    @Test func `an entry that is chosen runs after the menu was told to end`() {
        use(menu)
        press()
        owner.lines = []

        stage.tap(rows[1])
        #expect(stage.comesToRest())

        #expect(owner.lines == ["dismiss", "end", "ending", "Share", "ended"])
        #expect(overlay == nil && interaction.menuAppearance == .unknown && card.alpha == 1)
    }

    @Test func `the finger that opens the menu goes on to an entry and chooses it`() {
        use(menu)

        stage.touch(.began, at: CGPoint(x: 140, y: 230))
        stage.advance(by: 1.2)
        let place = rows[0].convert(CGPoint(x: 20, y: 10), to: nil)
        stage.move(to: place, over: 0.2)
        #expect(rows.map(\.isHighlighted) == [true, false])
        stage.touch(.ended, at: place)
        #expect(stage.comesToRest())

        #expect(owner.lines.contains("Copy") && overlay == nil)
    }

    @Test func `the secondary button opens the menu alone, at the pointer`() throws {
        use(menu)

        let place = CGPoint(x: 140, y: 230)
        stage.touch(.began, at: place, finger: HostEvent.secondaryButton)
        stage.touch(.ended, at: place, finger: HostEvent.secondaryButton)
        #expect(stage.comesToRest())

        #expect(interaction.menuAppearance == .compact && platter == nil && card.alpha == 1)
        let list = try #require(rows.first?.superview)
        #expect(list.convert(list.bounds, to: nil).origin == CGPoint(x: 140, y: 234))
    }

    @Test func `views and recognizers of fingers do not hear of the secondary button`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        let other = UITapGestureRecognizer(target: nil, action: nil)
        other.buttonMaskRequired = .secondary
        var states: [String] = []
        button.addAction(UIAction { _ in states.append("down") }, for: .touchDown)
        card.addSubview(button)
        card.superview?.addGestureRecognizer(other)
        card.superview?.addGestureRecognizer(tap)

        stage.touch(.began, at: CGPoint(x: 140, y: 230), finger: HostEvent.secondaryButton)
        #expect(other.numberOfTouches == 1 && tap.numberOfTouches == 0)
        #expect(other.buttonMask == .secondary)
        stage.touch(.ended, at: CGPoint(x: 140, y: 230), finger: HostEvent.secondaryButton)

        #expect(states.isEmpty)
    }

    @Test func `a preview's controller appears, with its size, and disappears`() throws {
        let preview = Preview()
        preview.preferredContentSize = CGSize(width: 200, height: 120)
        use(menu, preview: { preview })

        press()
        #expect(preview.lines == ["will appear", "did appear"])
        let lifted = try #require(platter)
        #expect(lifted.frame.size == CGSize(width: 200, height: 120) && lifted.frame.midX == 140)
        #expect(preview.view.frame == lifted.bounds)
        stage.tap(CGPoint(x: 10, y: 10))
        #expect(stage.comesToRest())

        #expect(preview.lines.suffix(2) == ["will disappear", "did disappear"])
        #expect(preview.view.superview == nil && preview.view.alpha == 1 && overlay == nil)
    }

    @Test func `a tap on the preview commits it before the menu ends`() throws {
        let preview = Preview()
        use(menu, preview: { preview })
        owner.commitStyle = .pop
        press()
        owner.lines = []

        stage.tap(try #require(platter))
        stage.advance(by: 0.2)
        #expect(try #require(platter).frame.width > 300)
        #expect(stage.comesToRest())

        #expect(owner.lines == ["commit", "dismiss", "end", "ending", "committed", "ended"])
        #expect(preview.lines == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(overlay == nil && card.alpha == 1)
    }

    @Test func `the lifted view makes room for a menu that fits neither below nor above`() throws {
        card.frame = CGRect(x: 20, y: 60, width: 300, height: stage.window.bounds.height - 100)
        use(menu)

        press(CGPoint(x: 140, y: 400))

        let (lifted, list) = (try #require(platter), try #require(rows.first?.superview))
        let card = list.convert(list.bounds, to: overlay)
        #expect(lifted.frame.maxY < card.minY)
        #expect(lifted.frame.minY >= 0 && card.maxY <= stage.window.bounds.height)
    }

    @Test func `a preview shows a part of another view, and is lifted from there`() throws {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 20, height: 20))
        let badge = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 40))
        card.addSubview(badge)
        owner.highlight = UITargetedPreview(view: badge, parameters: parameters)
        use(menu)

        press()

        #expect(try #require(platter).frame == CGRect(x: 150, y: 210, width: 20, height: 20))
        #expect(badge.alpha == 0 && card.alpha == 1)
    }

    @Test func `lines of text are shown with some space around`() throws {
        let rects = [CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 10, width: 20, height: 10)]

        let path = UIPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) }).visiblePath

        #expect(try #require(path).bounds == CGRect(x: -4, y: -4, width: 58, height: 28))
        #expect(UIPreviewParameters(textLineRects: []).visiblePath == nil)
    }

    @Test func `a visible menu is replaced, and closed, by its owner`() {
        use(menu)
        press()

        interaction.updateVisibleMenu { menu in
            menu.replacingChildren(menu.children + [UIAction(title: "Delete") { _ in }])
        }
        #expect(titles == ["Copy", "Share", "Delete"])
        interaction.dismissMenu()
        #expect(stage.comesToRest())

        #expect(overlay == nil && owner.lines.last == "ended")
    }

    @Test func `a menu whose view goes away gives everything back`() {
        let preview = Preview()
        use(menu, preview: { preview })
        press()

        card.removeInteraction(interaction)
        #expect(stage.comesToRest())

        #expect(overlay == nil && card.alpha == 1)
        #expect(preview.lines.last == "did disappear")
        #expect(card.gestureRecognizers?.isEmpty != false)
    }

    @Test func `nothing to show opens nothing`() {
        use(nil)

        press()
        use(UIMenu())
        press()

        #expect(overlay == nil && owner.lines == ["menu at 40, 30", "menu at 40, 30"])
    }
}
