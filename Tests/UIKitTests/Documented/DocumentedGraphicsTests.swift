import Testing
import UIKit
import UITesting

private func near(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(left - right) <= tolerance
}

private func near(_ left: CGRect, _ right: CGRect, within tolerance: CGFloat = 0.01) -> Bool {
    near(left.minX, right.minX, within: tolerance) && near(left.minY, right.minY, within: tolerance)
        && near(left.width, right.width, within: tolerance)
        && near(left.height, right.height, within: tolerance)
}

/// Colours, fonts, images, paths, the pasteboard and menus.
struct DocumentedGraphicsTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    private func components(_ color: UIColor) -> [CGFloat] {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 100).rounded() / 100 }
    }

    // UIColor(dynamicProvider:), resolvedColor(with:), UITraitCollection.performAsCurrent: where dynamic colours resolve.
    @Test
    func `a dynamic colour stays dynamic with another alpha, and resolves by the current traits`() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(components(faint.resolvedColor(with: dark)) == [1, 1, 1, 0.5])
        #expect(components(faint.resolvedColor(with: light)) == [0, 0, 0, 0.5])
        let own = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
        var parts: [[CGFloat]] = []
        for traits in [dark, light] {
            traits.performAsCurrent { parts.append(components(UIColor(cgColor: own.cgColor))) }
        }
        #expect(parts == [[1, 1, 0, 1], [0, 0, 1, 1]])
        #expect(UIColor.red.resolvedColor(with: dark) == .red)
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red != .systemRed)
        #expect(
            components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 0.5, alpha: 1)) == [0, 0.5, 0, 1])
    }

    // Human Interface Guidelines, "Dynamic Type sizes"; headline is semibold; UIFontMetrics leaves the usual size.
    @Test func `text styles have the sizes of Apple's table`() {
        let styles: [(UIFont.TextStyle, CGFloat, CGFloat)] = [
            (.largeTitle, 34, 31), (.title1, 28, 25), (.title2, 22, 19), (.title3, 20, 17),
            (.headline, 17, 14),
            (.body, 17, 14), (.callout, 16, 13), (.subheadline, 15, 12), (.footnote, 13, 12),
            (.caption1, 12, 11), (.caption2, 11, 11),
        ]
        let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
        let largest = UITraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        for (style, usual, least) in styles {
            #expect(UIFont.preferredFont(forTextStyle: style).pointSize == usual)
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: small).pointSize == least)
        }
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize == 53)
        #expect(UIFontMetrics.default.scaledValue(for: 10) == 10)
        let own = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 20), maximumPointSize: 25, compatibleWith: largest)
        #expect(own.pointSize == 25)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(
            font.descender < 0 && near(font.lineHeight, font.ascender - font.descender, within: 0.5))
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(
            bold.map { UIFont(descriptor: $0, size: 0).pointSize } == 20, "size 0 keeps the descriptor's")
    }

    // UIImage.size "reflects the orientation", scale divides; data has no scale; renderer formats.
    @Test func `an image has points by its scale and orientation, which its data loses`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
        #expect(image.cgImage?.width == 30 && image.cgImage?.height == 60)
        let data = image.pngData() ?? Data()
        #expect(UIImage(data: data)?.size == CGSize(width: 30, height: 60))
        #expect(UIImage(data: data, scale: 3)?.size == CGSize(width: 10, height: 20))
        guard let pixels = image.cgImage else { return }
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
        #expect(turned.size == CGSize(width: 30, height: 15))
        #expect(pixels.pixel(x: 15, y: 15) == SIMD4<UInt8>(255, 0, 0, 255))
        #expect(pixels.pixel(x: 15, y: 45) == SIMD4<UInt8>(0, 0, 0, 0))
        // Drawn upright: .right turns the pixels by 90° clockwise, so their upper half lies at the right.
        let upright = UIGraphicsImageRenderer(size: turned.size).image { _ in turned.draw(at: .zero) }
        #expect(upright.cgImage?.pixel(x: 25, y: 7) == SIMD4<UInt8>(255, 0, 0, 255))
        #expect(upright.cgImage?.pixel(x: 5, y: 7).w == 0)
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(
            image.renderingMode == .automatic && UIImage().size == .zero && UIImage().cgImage == nil)
    }

    // UIBezierPath: angles grow clockwise on the screen; the even-odd rule leaves holes; what is applied is the path.
    @Test func `paths have arcs, holes and transforms`() {
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2,
            clockwise: true)
        #expect(near(arc.bounds, CGRect(x: 100, y: 100, width: 50, height: 50), within: 0.5))
        #expect(near(arc.currentPoint.x, 100) && near(arc.currentPoint.y, 150))
        let long = UIBezierPath(
            arcCenter: CGPoint(x: 100, y: 100), radius: 50, startAngle: 0, endAngle: .pi / 2,
            clockwise: false)
        #expect(near(long.bounds, CGRect(x: 50, y: 50, width: 100, height: 100), within: 0.5))

        let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        ring.usesEvenOddFillRule = true
        #expect(!ring.contains(CGPoint(x: 50, y: 50)) && ring.contains(CGPoint(x: 10, y: 50)))
        ring.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(ring.contains(CGPoint(x: 110, y: 50)) && !ring.contains(CGPoint(x: 10, y: 50)))
        ring.removeAllPoints()
        #expect(ring.isEmpty && !UIBezierPath(rect: .zero).isEmpty && UIBezierPath().isEmpty)
    }

    // UIPasteboard: the change count grows with each change; new contents replace all others.
    @Test func `the pasteboard counts its changes, and holds what was put there last`() {
        let board = UIPasteboard.general
        let before = board.changeCount
        board.string = "one"
        #expect(board.changeCount > before && board.hasStrings && board.strings == ["one"])
        board.image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
        #expect(board.hasImages && !board.hasStrings && board.string == nil)
        let after = board.changeCount
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.image == nil && board.changeCount > after)
        board.url = URL(string: "https://example.org/")
        #expect(board.hasURLs && board.url?.absoluteString == "https://example.org/")
    }

    // UIMenu: immutable; replacingChildren keeps everything else; UIAction has a unique identifier.
    @Test func `menus are replaced as a whole, and know what is chosen in them`() {
        let (on, off) = (UIAction(title: "on", state: .on) { _ in }, UIAction(title: "off") { _ in })
        let inner = UIMenu(title: "inner", options: .displayInline, children: [on, off])
        let menu = UIMenu(title: "outer", identifier: UIMenu.Identifier("id"), children: [inner])
        #expect(on.identifier != off.identifier && on.attributes == [] && off.state == .off)
        #expect(inner.selectedElements == [on])
        let other = menu.replacingChildren([off])
        #expect(
            other.title == "outer" && other.identifier == menu.identifier && other.children == [off])
        #expect(menu.children == [inner] && other.selectedElements.isEmpty)
    }
}

/// A view or a controller's view that can be first, and counts its commands.
private final class Pad: UIView {
    var heard: [String] = []
    var keeps = false
    var commands: [UIKeyCommand]?
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !keeps }
    override var keyCommands: [UIKeyCommand]? { commands }
    func act() { heard.append("act") }
    func other() { heard.append("other") }
    override func becomeFirstResponder() -> Bool {
        let became = super.becomeFirstResponder()
        heard.append("become \(became)")
        return became
    }
    override func resignFirstResponder() -> Bool {
        let resigned = super.resignFirstResponder()
        heard.append("resign \(resigned)")
        return resigned
    }
}

private final class Screen: UIViewController {
    var heard: [String] = []
    override var keyCommands: [UIKeyCommand]? {
        [
            UIKeyCommand(input: "r", modifierFlags: .command, action: Screen.refresh),
            UIKeyCommand(input: "a", modifierFlags: [], action: Screen.plain),
        ]
    }
    func refresh() { heard.append("refresh") }
    func plain() { heard.append("plain") }
}

/// First responders and key commands.
struct DocumentedResponderTests {
    private let stage = Stage(size: CGSize(width: 400, height: 400))

    // becomeFirstResponder(): needs a window; the old one resigns first and may refuse; a view that leaves resigns.
    @Test func `the first responder changes only where both agree, and goes with its view`() {
        let (first, second) = (Pad(), Pad())
        #expect(!first.becomeFirstResponder() && !first.isFirstResponder)
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        #expect(first.becomeFirstResponder() && first.isFirstResponder)
        first.keeps = true
        #expect(!second.becomeFirstResponder() && first.isFirstResponder && !second.isFirstResponder)
        first.keeps = false
        #expect(second.becomeFirstResponder())
        #expect(first.heard.last == "resign true" && !first.isFirstResponder)
        let parent = UIView()
        stage.window.addSubview(parent)
        parent.addSubview(second)
        _ = second.becomeFirstResponder()
        parent.removeFromSuperview()
        #expect(!second.isFirstResponder)
        #expect(!UIView().becomeFirstResponder())
    }

    // UIResponder.next: a controller's view is followed by the controller, the controller by the view's superview, and
    // the window's root controller by the window.
    @Test func `the chain of responders runs through controllers`() {
        let (root, child) = (UIViewController(), UIViewController())
        let leaf = UIView()
        stage.present(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.view.addSubview(leaf)
        #expect(leaf.next === child.view && child.view.next === child)
        #expect(child.next === root.view && root.view.next === root && root.next === stage.window)
    }

    // UIResponder.keyCommands: searched from the first responder up; modifiers have to match exactly.
    @Test func `key commands are looked for from the first responder up`() {
        let screen = Screen()
        let pad = Pad()
        stage.present(screen)
        screen.view.addSubview(pad)
        _ = pad.becomeFirstResponder()
        stage.press(.keyboardR, modifiers: .command)
        #expect(screen.heard == ["refresh"])
        stage.press(.keyboardR)
        stage.press(.keyboardR, modifiers: [.command, .shift])
        #expect(screen.heard == ["refresh"])
        pad.heard = []
        pad.commands = [UIKeyCommand(input: "r", modifierFlags: .command, action: Pad.act)]
        stage.press(.keyboardR, modifiers: .command)
        #expect(pad.heard == ["act"] && screen.heard == ["refresh"])
        stage.press(.keyboardA)
        #expect(screen.heard == ["refresh", "plain"])
    }

    // UIKeyCommand.wantsPriorityOverSystemBehavior (iOS 15): by default text input has a key before commands have.
    @Test func `a letter is typed where text is edited, though a command has it`() {
        let screen = Screen()
        stage.present(screen)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        stage.advance(by: 0)
        stage.type("a")
        #expect(field.text == "a" && screen.heard.isEmpty)
        stage.press(.keyboardR, modifiers: .command)
        #expect(field.text == "a" && screen.heard == ["refresh"])
    }
}
