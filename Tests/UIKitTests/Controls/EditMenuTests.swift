import Testing
import UITesting

@testable import UIKit

/// Menus of edit actions for views of one's own: by interaction, and in the older way.
@MainActor
@Suite(.serialized) struct EditMenuTests {
    /// Copies, and writes down what it is sent.
    private final class Card: UIView {
        var lines: [String] = []
        var mayCopy = true

        override var canBecomeFirstResponder: Bool { true }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if action == Selector("copy:", UIResponder.copy(_:)) { return mayCopy }
            return super.canPerformAction(action, withSender: sender)
        }

        override func copy(_ sender: Any?) {
            lines.append("copy from \(sender.map { String(describing: type(of: $0)) } ?? "nobody")")
        }

        func rename(_ sender: UIMenuController) { lines.append("rename") }

        func paint(_ command: UICommand) { lines.append("paint \(command.propertyList as? String ?? "")") }
    }

    /// Answers with what it is told to, and writes down who asks what.
    private final class Owner: NSObject, UIEditMenuInteractionDelegate {
        var lines: [String] = []
        var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }
        var target = CGRect.null

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            lines.append("menu for \(configuration.identifier)")
            return menu(suggestedActions)
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            lines.append("present")
            animator.addAnimations { self.lines.append("presenting") }
            animator.addCompletion { self.lines.append("presented") }
        }

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            lines.append("dismiss")
            animator.addAnimations { self.lines.append("dismissing") }
            animator.addCompletion { self.lines.append("dismissed") }
        }
    }

    private let stage = Stage()
    private let owner = Owner()
    /// 80 × 60 points at 100, 200.
    private let card = Card(frame: CGRect(x: 100, y: 200, width: 80, height: 60))
    private let interaction: UIEditMenuInteraction

    init() {
        interaction = UIEditMenuInteraction(delegate: owner)
        stage.window.addSubview(card)
        card.addInteraction(interaction)
        stage.advance(by: 0)
    }

    private var overlay: MenuOverlay? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first
    }

    private var rows: [MenuRow] {
        func rows(in view: UIView) -> [MenuRow] {
            view.isHidden ? [] : (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(rows)
        }
        return overlay.map(rows) ?? []
    }

    private var titles: [String] { rows.map(\.element.title) }

    private func choose(_ title: String) throws {
        let row = try #require(rows.first { $0.element.title == title })
        stage.tap(row.convert(CGPoint(x: 20, y: 10), to: nil))
        #expect(stage.comesToRest())
    }

    private func present(
        _ identifier: AnyHashable? = "a", at point: CGPoint = CGPoint(x: 40, y: 30),
        arrow: UIEditMenuArrowDirection = .automatic
    ) {
        let configuration = UIEditMenuConfiguration(identifier: identifier, sourcePoint: point)
        configuration.preferredArrowDirection = arrow
        stage.run { interaction.presentEditMenu(with: configuration) }
        #expect(stage.comesToRest())
    }

    // MARK: - The interaction

    @Test func `what the view carries out is suggested, and the delegate hears of all in UIKit's order`()
        throws
    {
        present()

        #expect(titles == ["Copy"])
        #expect(interaction.location(in: card) == CGPoint(x: 40, y: 30))
        #expect(owner.lines == ["menu for a", "present", "presenting", "presented"])
        owner.lines = []
        try choose("Copy")
        #expect(card.lines == ["copy from UICommand"])
        #expect(owner.lines == ["dismiss", "dismissing", "dismissed"])
        #expect(overlay == nil)
    }

    @Test func `the mouse's secondary button opens the menu, and chooses where it is let go`() throws {
        stage.touch(.began, at: CGPoint(x: 140, y: 230), finger: HostEvent.secondaryButton)
        stage.advance(by: 0.3)
        let row = try #require(rows.first)
        stage.move(
            to: row.convert(CGPoint(x: 20, y: 10), to: nil), over: 0.2, finger: HostEvent.secondaryButton)
        stage.touch(
            .ended, at: row.convert(CGPoint(x: 20, y: 10), to: nil), finger: HostEvent.secondaryButton)
        #expect(stage.comesToRest())

        #expect(card.lines == ["copy from UICommand"])
    }

    @Test func `a finger that rests opens nothing by itself`() {
        stage.touch(.began, at: CGPoint(x: 140, y: 230))
        stage.advance(by: 1)
        stage.touch(.ended, at: CGPoint(x: 140, y: 230))

        #expect(overlay == nil)
    }

    @Test func `nothing opens where nothing can be done, and for a view that is not shown`() {
        card.mayCopy = false
        present()
        #expect(overlay == nil && owner.lines == ["menu for a"])

        card.mayCopy = true
        card.removeFromSuperview()
        present()
        #expect(overlay == nil)
    }

    @Test func `an identifier that is not given is unique`() {
        let one = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
        let two = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)

        #expect(one.identifier != two.identifier && one.identifier == one.identifier)
        #expect(UIEditMenuConfiguration(identifier: 7, sourcePoint: .zero).identifier == AnyHashable(7))
    }

    @Test func `a menu that is asked for anew takes the place of the one that is open`() {
        present()
        present("b")

        #expect(stage.window.subviews.filter { $0 is MenuOverlay }.count == 1)
        #expect(owner.lines.contains("dismissed"))
    }

    @Test(arguments: [UIEditMenuArrowDirection.automatic, .up, .down, .left, .right])
    func `the menu stands where its arrow would point from`(arrow: UIEditMenuArrowDirection) throws {
        owner.target = CGRect(x: 0, y: 0, width: 80, height: 60)
        present(arrow: arrow)

        let frame = try #require(overlay).cardFrame
        switch arrow {
        case .automatic, .up: #expect(frame.minY == 264 && frame.minX == 100)
        case .down: #expect(frame.maxY == 196 && frame.minX == 100)
        case .left: #expect(frame.minX == 184 && frame.midY == 230)
        case .right: #expect(frame.minY == 264 && frame.minX == 100, "there is no room at the left")
        }
    }

    @Test func `the menu stands at the left of its place where there is room`() throws {
        card.frame.origin.x = 280
        present(at: CGPoint(x: 0, y: 30), arrow: .right)

        let frame = try #require(overlay).cardFrame
        #expect(frame.maxX == 276 && frame.midY == 230)
    }

    @Test func `an open menu moves with its place`() throws {
        present()
        let before = try #require(overlay).cardFrame
        owner.target = CGRect(x: 0, y: 100, width: 10, height: 10)

        stage.run { interaction.updateVisibleMenuPosition(animated: false) }
        stage.advance(by: 0)
        #expect(try #require(overlay).cardFrame.minY == before.minY + 80)

        owner.target.origin.y += 50
        stage.run { interaction.updateVisibleMenuPosition(animated: true) }
        #expect(stage.comesToRest())
        #expect(try #require(overlay).cardFrame.minY == before.minY + 130)
    }

    @Test func `an open menu is asked for its entries again, and closes without any`() {
        present()
        owner.menu = { UIMenu(children: $0 + [UIAction(title: "More") { _ in }]) }
        stage.run { interaction.reloadVisibleMenu() }
        #expect(titles == ["Copy", "More"])

        owner.menu = { _ in UIMenu() }
        stage.run { interaction.reloadVisibleMenu() }
        #expect(stage.comesToRest())
        #expect(overlay == nil)
    }

    @Test func `entries that are made each time are made anew for a menu that is asked again`() {
        var count = 0
        let entries = UIDeferredMenuElement.uncached { done in
            count += 1
            done([UIAction(title: "\(count)") { _ in }])
        }
        owner.menu = { _ in UIMenu(children: [entries]) }
        present()
        #expect(titles == ["1"])

        stage.run { interaction.reloadVisibleMenu() }

        #expect(titles == ["2"])
    }

    @Test func `the menu closes with its interaction`() {
        present()
        card.removeInteraction(interaction)
        #expect(stage.comesToRest())

        #expect(overlay == nil && interaction.view == nil)
        #expect(owner.lines.last == "dismissed")
    }

    @Test func `a command is sent from the view on, with what tells it apart`() throws {
        owner.menu = { _ in
            UIMenu(
                options: .singleSelection,
                children: ["red", "blue"].map {
                    UICommand(
                        title: $0, subtitle: "colour", action: Selector("paint:", Card.paint),
                        propertyList: $0,
                        state: $0 == "red" ? .on : .off)
                })
        }
        present()
        let commands = rows.compactMap { $0.element as? UICommand }
        #expect(commands.map(\.state) == [.on, .off])
        #expect(commands.map(\.subtitle) == ["colour", "colour"])

        try choose("blue")

        #expect(card.lines == ["paint blue"])
        #expect(commands.map(\.state) == [.off, .on])
        #expect(commands.allSatisfy { $0.sender == nil })
    }

    @Test func `a command that no responder carries out is left out, also of an inner menu`() {
        let nobodys = UICommand(title: "Nobody's", action: Selector("isEqual:", Owner.isEqual(_:)))
        let paint = UICommand(title: "Paint", action: Selector("paint:", Card.paint))
        owner.menu = { _ in
            UIMenu(children: [nobodys, UIMenu(options: .displayInline, children: [paint, nobodys])])
        }

        present()

        #expect(titles == ["Paint"])
    }

    // MARK: - Commands

    @Test func `commands of a button's menu go to the first responder, and keys stand beside them`() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        let command = UIKeyCommand(
            title: "Copy It", action: Selector("copy:", UIResponder.copy(_:)), input: "c",
            modifierFlags: .control)
        let hidden = UICommand(
            title: "Hidden", action: Selector("copy:", UIResponder.copy(_:)), attributes: .hidden)
        let pale = UICommand(
            title: "Pale", action: Selector("copy:", UIResponder.copy(_:)), attributes: .disabled)
        button.menu = UIMenu(children: [command, hidden, pale])
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.run { _ = card.becomeFirstResponder() }

        stage.tap(CGPoint(x: 40, y: 110))
        #expect(stage.comesToRest())
        #expect(titles == ["Copy It", "Pale"])
        #expect(rows.map(\.isEnabled) == [true, false])
        let texts = rows[0].subviews.compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["Copy It", "⌃C"])
        try choose("Copy It")

        #expect(card.lines == ["copy from UIKeyCommand"])
        #expect(card.isFirstResponder)
    }

    @Test func `a command is performed on a target, or from the sender on`() {
        let command = UICommand(action: Selector("paint:", Card.paint), propertyList: "green")
        let inner = UIView()
        card.addSubview(inner)

        command.performWithSender(inner, target: nil)
        command.performWithSender(nil, target: card)
        command.performWithSender(nil, target: nil)

        #expect(card.lines == ["paint green", "paint green"])
        command.title = "Green"
        command.image = UIImage()
        #expect(command.title == "Green" && command.image != nil)
    }

    @Test func `an action is performed by whoever asks`() {
        var senders: [String] = []
        let action = UIAction(title: "A") {
            senders.append(($0.sender as? UIView)?.accessibilityIdentifier ?? "")
        }
        card.accessibilityIdentifier = "card"

        let leaf: any UIMenuLeaf = action
        leaf.performWithSender(card, target: nil)

        #expect(senders == ["card"])
    }

    // MARK: - UIMenuController

    private var controller: UIMenuController { stage.run { UIMenuController.shared } }

    @Test func `the menu controller shows what the first responder carries out, with entries of one's own`()
        throws
    {
        stage.run {
            card.becomeFirstResponder()
            controller.menuItems = [
                UIMenuItem(title: "Rename", action: Selector("rename:", Card.rename)),
                UIMenuItem(title: "Nobody's", action: Selector("isEqual:", Owner.isEqual(_:))),
            ]
            controller.showMenu(from: card, rect: card.bounds)
        }
        #expect(stage.comesToRest())

        #expect(controller.isMenuVisible)
        #expect(titles == ["Copy", "Rename"])
        #expect(controller.menuFrame.minY == 264)
        #expect(card.isFirstResponder)
        try choose("Rename")
        #expect(card.lines == ["rename"])
        #expect(!controller.isMenuVisible && controller.menuFrame.isNull)
        stage.run { controller.showMenu(from: card, rect: card.bounds) }
        #expect(stage.comesToRest())
        try choose("Copy")
        #expect(card.lines == ["rename", "copy from UIMenuController"])
    }

    @Test func `the menu controller posts what happens, and closes for its view only`() {
        var posted: [String] = []
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let center = NotificationCenter.default
        let observers = names.map { name in
            center.addObserver(forName: name, object: controller, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { for observer in observers { center.removeObserver(observer) } }
        stage.run {
            card.becomeFirstResponder()
            controller.setTargetRect(CGRect(x: 0, y: 0, width: 10, height: 10), in: card)
            controller.arrowDirection = .down
            controller.setMenuVisible(true, animated: true)
        }
        #expect(stage.comesToRest())
        #expect(controller.menuFrame.maxY == 196)

        stage.run { controller.hideMenu(from: UIView()) }
        #expect(controller.isMenuVisible)
        stage.run { controller.hideMenu(from: card) }
        #expect(stage.comesToRest())

        #expect(!controller.isMenuVisible)
        let short = posted.map {
            $0.replacing("UIMenuController", with: "").replacing("MenuNotification", with: "")
        }
        #expect(short == ["WillShow", "DidShow", "WillHide", "DidHide"])
    }

    @Test func `the menu controller is shown and hidden at once, and brought up to date`() {
        stage.run {
            card.becomeFirstResponder()
            controller.setTargetRect(card.bounds, in: card)
            controller.isMenuVisible = true
        }
        stage.advance(by: 0)
        #expect(titles == ["Copy"])

        stage.run {
            controller.menuItems = [UIMenuItem(title: "Rename", action: Selector("rename:", Card.rename))]
        }
        #expect(titles == ["Copy", "Rename"])
        card.mayCopy = false
        stage.run { controller.update() }
        #expect(titles == ["Rename"])
        stage.run { controller.isMenuVisible = false }
        stage.advance(by: 0)
        #expect(overlay == nil)
    }

    @Test func `without a first responder the menu controller says what is missing`() throws {
        stage.run { controller.showMenu(from: card, rect: card.bounds) }

        #expect(overlay == nil)
        let diagnostic = try #require(stage.diagnostics.first)
        #expect(diagnostic.message.contains("override canBecomeFirstResponder in Card"))
    }
}
