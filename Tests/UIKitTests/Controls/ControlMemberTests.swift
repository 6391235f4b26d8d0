import Testing
import UITesting

@testable import UIKit

/// Smaller members of controls, and keys that are held on them.
@Suite(.serialized) struct ControlMemberTests {
    private func square(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    // MARK: - Segments

    @Test func `a segment shows an image or what its action says, and runs it when it is chosen`() throws {
        let stage = Stage()
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        control.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
        stage.window.addSubview(control)
        let image = square(10)
        var runs = 0

        control.setImage(image, forSegmentAt: 1)
        control.setAction(UIAction(title: "Act", image: nil) { _ in runs += 1 }, forSegmentAt: 2)
        stage.settle()

        #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
        #expect(control.titleForSegment(at: 2) == "Act" && control.actionForSegment(at: 2)?.title == "Act")
        stage.tap(CGPoint(x: 270, y: 116))
        #expect(runs == 1 && control.selectedSegmentIndex == 2)
        control.setImage(nil, forSegmentAt: 1)
        #expect(control.imageForSegment(at: 1) == nil)
        stage.run {
            control.setImage(image, forSegmentAt: 3)
            control.setAction(UIAction { _ in }, forSegmentAt: -1)
        }
        #expect(stage.diagnostics.count == 2 && control.numberOfSegments == 3)
    }

    // MARK: - Held keys

    private func hold(_ usage: UIKeyboardHIDUsage, _ field: Playfield) {
        let key = HostKey(usage)
        field.run([.key(.down, key, timestamp: field.time)])
        for _ in 0..<2 { field.run([.key(.repeated, key, timestamp: field.time)]) }
        field.run([.key(.up, key, timestamp: field.time)])
    }

    @Test func `a held arrow moves a slider on, and other keys go on`() {
        final class Background: UIView {
            var held = 0
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { held += 1 }
        }
        let field = Playfield()
        let background = field.add(Background(frame: field.window.bounds))
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
        background.addSubview(slider)
        field.run()
        hold(.keyboardTab, field)
        #expect(slider.isFocused)

        hold(.keyboardRightArrow, field)
        #expect(abs(slider.value - 3 / 20) < 1e-5 && background.held == 0)
        hold(.keyboardF5, field)

        #expect(abs(slider.value - 3 / 20) < 1e-5 && background.held == 2)
    }

    // MARK: - Menus

    private func menu(_ children: [UIMenuElement], on stage: Stage) throws -> MenuOverlay {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 30))
        button.menu = UIMenu(children: children)
        button.showsMenuAsPrimaryAction = true
        stage.window.addSubview(button)
        stage.advance(by: 0)
        stage.tap(button)
        #expect(stage.comesToRest())
        return try #require(stage.window.subviews.lazy.compactMap { $0 as? MenuOverlay }.first)
    }

    private func rows(_ overlay: MenuOverlay) -> [MenuRow] {
        let lists = overlay.subviews.first?.subviews.compactMap { $0 as? MenuList } ?? []
        return lists.last { !$0.isHidden }?.rows ?? []
    }

    private func middle(_ view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    @Test func `a finger that is put down in a menu chooses the entry at which it is lifted`() throws {
        let stage = Stage()
        var chosen: [String] = []
        let overlay = try menu(
            ["A", "B", "C"].map { title in UIAction(title: title) { _ in chosen.append(title) } }, on: stage)
        let rows = rows(overlay)

        stage.touch(.began, at: middle(rows[0]))
        stage.touch(.moved, at: middle(rows[2]))
        stage.touch(.ended, at: middle(rows[2]))
        stage.settle()

        #expect(chosen == ["C"] && overlay.superview == nil)
    }

    @Test func `a finger that leaves a menu, or is taken away, chooses nothing`() throws {
        let stage = Stage()
        var chosen = 0
        let overlay = try menu([UIAction(title: "A") { _ in chosen += 1 }], on: stage)
        let row = try #require(rows(overlay).first)

        stage.touch(.began, at: middle(row))
        stage.touch(.moved, at: CGPoint(x: 380, y: 800))
        stage.touch(.ended, at: CGPoint(x: 380, y: 800))
        stage.settle()
        #expect(chosen == 0 && overlay.superview != nil)
        stage.touch(.began, at: middle(row))
        #expect(row.isHighlighted)
        stage.touch(.cancelled, at: middle(row))
        stage.settle()

        #expect(chosen == 0 && !row.isHighlighted && overlay.superview != nil)
    }

    @Test func `a held arrow goes on from entry to entry`() throws {
        let field = Playfield()
        var chosen: [String] = []
        let overlay = try menu(
            ["A", "B", "C", "D"].map { title in UIAction(title: title) { _ in chosen.append(title) } },
            on: field.stage)

        hold(.keyboardDownArrow, field)
        #expect(rows(overlay).map(\.isHighlighted) == [false, false, true, false])
        hold(.keyboardReturnOrEnter, field)
        field.wait(1)

        #expect(chosen == ["C"])
    }

    @Test func `an entry's image stands at its right end, and its title beside it`() throws {
        let stage = Stage()
        let overlay = try menu(
            [
                UIAction(title: "A title that is much too long for this menu to show", image: square(20)) {
                    _ in
                }
            ],
            on: stage)

        let row = try #require(rows(overlay).first)
        let picture = try #require(
            row.subviews.lazy.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        let title = try #require(row.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text != nil })
        #expect(picture.frame.size == CGSize(width: 20, height: 20))
        #expect(picture.frame.midY == row.bounds.midY && picture.frame.maxX < row.bounds.maxX)
        #expect(title.frame.maxX <= picture.frame.minX)
    }

    @Test func `identifiers of menus and actions are their strings`() {
        #expect(UIMenu.Identifier(rawValue: "a") == UIMenu.Identifier("a"))
        #expect(UIAction.Identifier(rawValue: "a") == UIAction.Identifier("a"))
        #expect(UIAction.Identifier(rawValue: "a").rawValue == "a" && UIMenu.Identifier("b").rawValue == "b")
    }

    // MARK: - Others

    @Test func `an indicator may be made with a frame, in which its wheel is`() {
        let indicator = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 60, height: 80))

        #expect(indicator.style == .medium && indicator.frame == CGRect(x: 1, y: 2, width: 60, height: 80))
        #expect(!indicator.isAnimating && indicator.isHidden)
        indicator.startAnimating()
        #expect(indicator.isAnimating && !indicator.isHidden)
    }

    @Test func `accessibility steps a stepper, and tells it once`() {
        let stepper = UIStepper()
        stepper.stepValue = 2
        var values: [Double] = []
        stepper.addAction(UIAction { _ in values.append(stepper.value) }, for: .valueChanged)

        stepper.accessibilityIncrement()
        stepper.accessibilityIncrement()
        stepper.accessibilityDecrement()
        #expect(values == [2, 4, 2])
        stepper.isContinuous = false
        stepper.accessibilityIncrement()

        #expect(values == [2, 4, 2, 4])
    }

    @Test func `a button's symbol is as its configuration wishes, or as large as its title`() throws {
        func size(_ change: (inout UIButton.Configuration) -> Void) throws -> CGFloat {
            var configuration = UIButton.Configuration.plain()
            configuration.image = UIImage(systemName: "star")
            change(&configuration)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
            button.layoutIfNeeded()
            func pictures(_ view: UIView) -> [UIImageView] {
                (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap(pictures)
            }
            return try #require(pictures(button).first { $0.image != nil }?.image).size.height
        }
        let usual = try size { _ in }

        let large = try size {
            $0.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 60)
        }
        #expect(large > usual * 2)
        let own = try size {
            $0.image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
        }
        #expect(own > usual && own < large)
    }
}
