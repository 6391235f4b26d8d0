import Testing
import UIKit
import UITesting

/// Light and dark: what views show, and who hears of a change.
@Suite(.serialized) struct AppearanceTests {
    private static let twoTone = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }

    private func view(_ color: UIColor, on stage: Stage) -> UIView {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.backgroundColor = color
        stage.window.addSubview(view)
        return view
    }

    private func shown(_ view: UIView) -> UIColor? { view.layer.backgroundColor.map(UIColor.init(cgColor:)) }

    // MARK: - Colours

    @Test func `a dynamic background follows the stage, and stays dynamic`() {
        let stage = Stage()
        let view = view(Self.twoTone, on: stage)
        #expect(shown(view) == .red)

        stage.setUserInterfaceStyle(.dark)
        #expect(shown(view) == .green)
        #expect(view.backgroundColor == Self.twoTone)

        stage.setUserInterfaceStyle(.light)
        #expect(shown(view) == .red)
        #expect(view.backgroundColor == Self.twoTone)
    }

    @Test func `what an app sets on the layer stays as it is`() {
        let stage = Stage()
        let view = view(Self.twoTone, on: stage)
        view.layer.borderColor = Self.twoTone.cgColor
        view.layer.backgroundColor = UIColor.blue.cgColor

        stage.setUserInterfaceStyle(.dark)

        #expect(view.layer.borderColor == UIColor.red.cgColor)
        #expect(shown(view) == .blue)
        #expect(view.backgroundColor == .blue)
    }

    @Test func `a plain colour takes the place of a dynamic one`() {
        let stage = Stage()
        let view = view(Self.twoTone, on: stage)
        view.backgroundColor = .blue

        stage.setUserInterfaceStyle(.dark)
        #expect(shown(view) == .blue)
        view.backgroundColor = nil
        stage.setUserInterfaceStyle(.light)
        #expect(view.backgroundColor == nil)
    }

    @Test func `labels, tinted images and buttons change with the appearance`() throws {
        let stage = Stage()
        let (label, attributed, button) = (UILabel(), UILabel(), UIButton(type: .system))
        let mask = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let image = UIImageView(image: mask.withRenderingMode(.alwaysTemplate))
        label.text = "Text"
        attributed.attributedText = NSAttributedString(
            string: "Text", attributes: [.foregroundColor: UIColor.systemRed])
        button.setTitle("Button", for: .normal)
        for view in [label, attributed, image, button] {
            view.frame = CGRect(x: 0, y: 0, width: 80, height: 30)
            stage.window.addSubview(view)
        }

        for style in [UIUserInterfaceStyle.light, .dark, .light] {
            stage.setUserInterfaceStyle(style)
            let traits = UITraitCollection(userInterfaceStyle: style)
            func tint(_ view: UIView?) -> UIColor? { view?.layer.contentsTint.map(UIColor.init(cgColor:)) }
            #expect(tint(label) == .label.resolvedColor(with: traits))
            #expect(tint(attributed) == .systemRed.resolvedColor(with: traits))
            #expect(tint(image) == .systemBlue.resolvedColor(with: traits))
            #expect(tint(button.titleLabel) == .systemBlue.resolvedColor(with: traits))
        }
        #expect(label.textColor == .label && button.currentTitleColor == .systemBlue)
    }

    @Test func `a view that draws is drawn again, with its traits as the current ones`() {
        final class Drawing: UIView {
            var colors: [UIColor] = []
            override func draw(_ rect: CGRect) {
                colors.append(UIColor(cgColor: UIColor.systemBackground.cgColor))
            }
        }
        let stage = Stage()
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        stage.advance(by: 0)

        stage.setUserInterfaceStyle(.dark)
        stage.resize(to: CGSize(width: 400, height: 900))
        view.overrideUserInterfaceStyle = .light
        stage.advance(by: 0)

        #expect(view.colors == [.white, .black, .white])
    }

    // MARK: - Who hears

    private final class Listener: UIView {
        var log: [String] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            let styles = [previous?.userInterfaceStyle, UITraitCollection.current.userInterfaceStyle]
            log.append("traits \(styles.map { "\($0 ?? .unspecified)" }.joined(separator: " to "))")
        }
        override func tintColorDidChange() {
            log.append("tint \(tintColor?.cgColor == UIColor.systemBlue.cgColor)")
        }
        override func layoutSubviews() {
            log.append("layout \(UITraitCollection.current.userInterfaceStyle)")
        }
    }

    @Test func `a view hears of the change, with the new traits as the current ones`() {
        let stage = Stage()
        let view = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        var registered: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Listener, previous) in
            registered.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
        }
        stage.advance(by: 0)
        view.log = []

        stage.setUserInterfaceStyle(.dark)
        #expect(view.log == ["tint true", "traits light to dark", "layout dark"])
        #expect(registered == ["light to dark"])

        view.log = []
        stage.setUserInterfaceStyle(.dark)
        stage.resize(to: CGSize(width: 844, height: 390))
        #expect(registered == ["light to dark"], "the size classes changed, the style did not")
        #expect(!view.log.contains("tint true"))
    }

    @Test func `a change that changes nothing draws no frame`() {
        let stage = Stage()
        _ = view(.red, on: stage)
        stage.advance(by: 0)
        let frames = stage.drawnFrames

        stage.setUserInterfaceStyle(.dark)
        #expect(stage.comesToRest())

        #expect(stage.drawnFrames == frames)
    }

    // MARK: - Overrides

    @Test func `an override holds from its view downwards, whatever the stage is`() {
        let stage = Stage()
        let (outer, inner, other) = (UIView(), UIView(), UIView())
        for view in [outer, inner, other] { view.backgroundColor = Self.twoTone }
        stage.window.addSubview(outer)
        stage.window.addSubview(other)
        outer.addSubview(inner)

        outer.overrideUserInterfaceStyle = .dark
        #expect([outer, inner, other].map(shown) == [.green, .green, .red])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        #expect(outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))

        stage.setUserInterfaceStyle(.dark)
        inner.overrideUserInterfaceStyle = .light
        #expect([outer, inner, other].map(shown) == [.green, .red, .green])

        stage.setUserInterfaceStyle(.light)
        #expect([outer, inner, other].map(shown) == [.green, .red, .red])

        outer.overrideUserInterfaceStyle = .unspecified
        #expect([outer, inner, other].map(shown) == [.red, .red, .red])
        #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    }

    @Test func `a view takes on the appearance of where it is moved`() {
        let stage = Stage()
        let (dark, plain) = (UIView(), UIView())
        let moved = Listener()
        moved.backgroundColor = Self.twoTone
        dark.overrideUserInterfaceStyle = .dark
        stage.window.addSubview(dark)
        stage.window.addSubview(plain)
        plain.addSubview(moved)
        moved.log = []

        dark.addSubview(moved)
        #expect(shown(moved) == .green)
        plain.addSubview(moved)
        #expect(shown(moved) == .red)

        #expect(
            moved.log.filter { $0.hasPrefix("traits") } == ["traits light to dark", "traits dark to light"])
    }

    @Test func `what was made off the screen appears in the appearance of the screen`() {
        let stage = Stage()
        let view = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        view.text = "Text"
        view.backgroundColor = Self.twoTone
        let window = UIWindow(frame: stage.window.frame)
        window.addSubview(view)

        stage.setUserInterfaceStyle(.dark)
        window.isHidden = false
        stage.advance(by: 0)

        #expect(shown(view) == .green)
        #expect(view.layer.contentsTint.map(UIColor.init(cgColor:)) == .white)
    }

    @Test func `a window and a controller override the appearance of what they hold`() {
        let stage = Stage()
        let (parent, child) = (UIViewController(), UIViewController())
        for controller in [parent, child] { controller.view.backgroundColor = Self.twoTone }
        stage.present(parent)
        let frame = UIView()
        parent.view.addSubview(frame)
        parent.addChild(child)
        frame.addSubview(child.view)
        child.didMove(toParent: parent)
        var heard = 0
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            heard += 1
        }

        stage.window.overrideUserInterfaceStyle = .dark
        #expect([parent, child].map { shown($0.view) } == [.green, .green])
        parent.overrideUserInterfaceStyle = .light
        #expect([parent, child].map { shown($0.view) } == [.red, .red])
        child.overrideUserInterfaceStyle = .dark
        #expect([parent, child].map { shown($0.view) } == [.red, .green])
        child.overrideUserInterfaceStyle = .unspecified
        #expect(heard == 4)

        frame.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
        #expect([parent, child].map { shown($0.view) } == [.red, .green])
        #expect(heard == 5)
    }

    @Test func `a sheet is lighter than the screen in the dark`() {
        let stage = Stage()
        let (first, second) = (UIViewController(), UIViewController())
        for controller in [first, second] { controller.view.backgroundColor = .systemBackground }
        stage.present(first)
        stage.setUserInterfaceStyle(.dark)

        first.present(second, animated: true)
        #expect(stage.comesToRest())

        #expect(shown(first.view) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(shown(second.view) == UIColor(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255, alpha: 1))
        #expect(second.traitCollection.userInterfaceLevel == .elevated)
        #expect(first.traitCollection.userInterfaceLevel == .base)
    }

    @Test func `two stages have appearances of their own`() {
        let (light, dark) = (Stage(), Stage())
        let first = view(Self.twoTone, on: light)
        let second = view(Self.twoTone, on: dark)

        dark.setUserInterfaceStyle(.dark)

        #expect([first, second].map(shown) == [.red, .green])
        #expect(light.window.traitCollection.userInterfaceStyle == .light)
        #expect(dark.window.traitCollection.userInterfaceStyle == .dark)
    }
}
