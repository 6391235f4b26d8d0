import Testing
import UITesting

@testable import UIKit

/// What views do below the pointer, and pointers that the window draws.
@Suite(.serialized) struct PointerEffectTests {
    private final class Guide: NSObject, UIPointerInteractionDelegate {
        var style: (UIView) -> UIPointerStyle? = { _ in nil }
        var part: CGRect?
        var log: [String] = []
        var animated: UIView?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
            defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? { part.map { UIPointerRegion(rect: $0) } ?? defaultRegion }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
        ) -> UIPointerStyle? { interaction.view.flatMap(style) }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(Int(region.rect.width))")
            animator.addAnimations { [animated] in animated?.alpha = 0.5 }
            animator.addCompletion { [weak self] in self?.log.append("entered \($0)") }
        }

        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
            animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(Int(region.rect.width))")
            animator.addAnimations { [animated] in animated?.alpha = 1 }
            animator.addCompletion { [weak self] in self?.log.append("exited \($0)") }
        }
    }

    private let stage = Stage()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
    private let guide = Guide()
    private let inside = CGPoint(x: 110, y: 110)
    private let outside = CGPoint(x: 20, y: 20)

    private func add(_ style: @escaping (UIView) -> UIPointerStyle?) {
        guide.style = style
        view.addInteraction(UIPointerInteraction(delegate: guide))
        stage.window.addSubview(view)
        stage.settle()
    }

    /// The layers that an effect has put beside that of the view, from the back to the front.
    private var layers: [String] {
        (stage.window.layer.sublayers ?? []).compactMap { layer in
            if layer === view.layer { return "view" }
            guard let shape = layer as? CAShapeLayer else { return nil }
            return shape.shadowOpacity > 0 ? "shadow" : "tint"
        }
    }

    @Test func `a lifted view grows and gets a shadow, in an animation, until the pointer leaves`() {
        add { view in .init(effect: .lift(.init(view: view))) }

        stage.hover(at: inside)
        #expect(layers == ["shadow", "view"])
        #expect(view.layer.animation(forKey: "transform") != nil)
        stage.settle()
        #expect(abs(view.transform.a - 1.1) < 1e-9 && abs(view.frame.width - 88) < 1e-6)
        stage.hover(at: outside)
        #expect(view.layer.animation(forKey: "transform") != nil)
        stage.settle()

        #expect(view.transform == .identity)
        #expect(layers == ["view"])
    }

    @Test func `a highlighted view has a round tint behind it, of its own size`() throws {
        add { view in .init(effect: .highlight(.init(view: view))) }

        stage.hover(at: inside)
        stage.settle()

        #expect(layers == ["tint", "view"] && view.transform == .identity)
        let tint = try #require(stage.window.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first)
        #expect(tint.opacity == 1)
        #expect(tint.path?.boundingBox == view.frame)
        #expect(tint.path?.contains(CGPoint(x: 100.5, y: 100.5)) == false)
        #expect(tint.fillColor.map { $0.alpha > 0 && $0.alpha < 1 } == true)
    }

    @Test func `an effect's shape is that of the tint, in the container`() throws {
        let rect = CGRect(x: 90, y: 95, width: 100, height: 50)
        add { .init(effect: .highlight(.init(view: $0)), shape: .roundedRect(rect, radius: 4)) }

        stage.hover(at: inside)

        let tint = try #require(stage.window.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first)
        #expect(tint.path?.boundingBox == rect)
    }

    @Test func `a hovered view has tint, shadow and size as they are asked for`() {
        add { .init(effect: .hover(.init(view: $0))) }
        stage.hover(at: inside)
        #expect(layers == ["view", "tint"] && view.transform.a > 1)
        stage.hover(at: outside)
        stage.settle()

        guide.style = {
            let preview = UITargetedPreview(view: $0)
            return .init(
                effect: .hover(
                    preview, preferredTintMode: .underlay, prefersShadow: true, prefersScaledContent: false))
        }
        stage.hover(at: inside)
        #expect(layers == ["shadow", "tint", "view"] && view.transform == .identity)
        stage.hover(at: outside)
        stage.settle()
        guide.style = { .init(effect: .hover(.init(view: $0), preferredTintMode: .none)) }
        stage.hover(at: inside)

        #expect(layers == ["view"] && view.transform.a > 1)
    }

    @Test func `tint and shadow grow and shrink with the view`() {
        add { .init(effect: .hover(.init(view: $0), prefersShadow: true)) }

        stage.hover(at: inside)
        stage.settle()
        let shapes = (stage.window.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        #expect(shapes.count == 2 && abs(view.frame.width - 88) < 1e-6)
        for shape in shapes {
            #expect(abs(shape.frame.minX - view.frame.minX) < 1e-6)
            #expect(abs(shape.frame.minY - view.frame.minY) < 1e-6)
            #expect(abs(shape.frame.width - view.frame.width) < 1e-6)
        }
        stage.hover(at: outside)

        #expect(shapes.allSatisfy { $0.frame.width == 80 })
    }

    @Test func `a part of a view that is shown alone grows away from the view's middle`() throws {
        let part = CGRect(x: 0, y: 0, width: 20, height: 40)
        add { view in
            let parameters = UIPreviewParameters()
            parameters.visiblePath = UIBezierPath(rect: part)
            return .init(effect: .hover(.init(view: view, parameters: parameters)))
        }

        stage.hover(at: inside)
        stage.settle()

        let tint = try #require(stage.window.layer.sublayers?.lazy.compactMap { $0 as? CAShapeLayer }.first)
        #expect(abs(tint.frame.minX - view.frame.minX) < 1e-6 && abs(tint.frame.width - 22) < 1e-6)
    }

    @Test func `the automatic effect lifts what has a ground, and highlights what has none`() {
        add { .init(effect: .automatic(.init(view: $0))) }
        stage.hover(at: inside)
        #expect(layers == ["tint", "view"])
        stage.hover(at: outside)
        stage.settle()

        view.backgroundColor = .red
        stage.hover(at: inside)

        #expect(layers == ["shadow", "view"])
    }

    @Test func `a view that was turned meanwhile stays as it is`() {
        add { .init(effect: .lift(.init(view: $0))) }
        stage.hover(at: inside)
        stage.settle()

        stage.run { view.transform = CGAffineTransform(rotationAngle: 0.1) }
        stage.hover(at: outside)
        stage.settle()

        #expect(view.transform == CGAffineTransform(rotationAngle: 0.1))
    }

    @Test func `the delegate hears of each region, and animates along`() {
        add { _ in nil }
        guide.animated = view

        stage.hover(at: inside)
        stage.hover(at: CGPoint(x: 112, y: 110))
        #expect(guide.log == ["enter 80"])
        #expect(view.layer.animation(forKey: "opacity") != nil)
        stage.settle()
        #expect(guide.log == ["enter 80", "entered true"] && view.alpha == 0.5)
        guide.log = []
        guide.part = CGRect(x: 0, y: 0, width: 30, height: 40)
        stage.hover(at: inside)
        #expect(guide.log == ["exit 80", "enter 30"])
        stage.settle()
        guide.log = []
        stage.hover(at: CGPoint(x: 150, y: 110))
        stage.settle()

        #expect(guide.log == ["exit 30", "exited true"])
    }

    @Test func `the innermost view alone has the pointer`() {
        add { _ in nil }
        let (inner, other) = (UIView(frame: CGRect(x: 40, y: 0, width: 20, height: 40)), Guide())
        inner.addInteraction(UIPointerInteraction(delegate: other))
        view.addSubview(inner)

        stage.hover(at: inside)
        stage.hover(at: CGPoint(x: 150, y: 110))
        #expect(guide.log.filter { !$0.contains("ed ") } == ["enter 80", "exit 80"])
        #expect(other.log == ["enter 20"])
        stage.hover(at: inside)

        #expect(guide.log.filter { !$0.contains("ed ") } == ["enter 80", "exit 80", "enter 80"])
        #expect(other.log.filter { !$0.contains("ed ") } == ["enter 20", "exit 20"])
    }

    @Test func `an interaction that ends takes its effect back, and an invalidated one asks anew`() throws {
        add { .init(effect: .lift(.init(view: $0))) }
        let interaction = try #require(view.interactions.first as? UIPointerInteraction)
        stage.hover(at: inside)
        #expect(view.transform.a > 1)

        guide.style = { .init(effect: .highlight(.init(view: $0))) }
        stage.run { interaction.invalidate() }
        stage.settle()
        #expect(view.transform == .identity && layers == ["tint", "view"])
        stage.run { interaction.isEnabled = false }
        stage.settle()
        #expect(layers == ["view"])
        stage.run { interaction.isEnabled = true }
        #expect(layers == ["tint", "view"])
        stage.run { view.removeInteraction(interaction) }
        stage.settle()

        #expect(layers == ["view"])
    }

    @Test func `an invalidated interaction finds a region where there was none`() throws {
        add { .init(effect: .highlight(.init(view: $0))) }
        let interaction = try #require(view.interactions.first as? UIPointerInteraction)
        guide.part = CGRect(x: 60, y: 0, width: 20, height: 40)
        stage.hover(at: inside)
        #expect(layers == ["view"])

        guide.part = nil
        stage.run { interaction.invalidate() }

        #expect(layers == ["tint", "view"] && guide.log == ["enter 80"])
    }

    // MARK: - Pointers that the window draws

    private var pointer: PointerShapeView? {
        stage.window.subviews.lazy.compactMap { $0 as? PointerShapeView }.first
    }

    private func shape(_ point: CGPoint) -> PointerShape { stage.application.pointerShape(at: point) }

    @Test func `a shape that the desktop lacks is drawn at the pointer, in place of the desktop's`() {
        add { _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
        #expect(pointer == nil && shape(inside) == .arrow)

        stage.hover(at: inside)
        #expect(pointer?.frame == CGRect(x: 100, y: 108.5, width: 20, height: 3))
        #expect(shape(inside) == .hidden)
        stage.hover(at: CGPoint(x: 130, y: 120))
        #expect(pointer?.center == CGPoint(x: 130, y: 120))
        stage.hover(at: outside)

        #expect(pointer == nil && shape(outside) == .arrow)
    }

    @Test func `a path lies around the pointer, and a constrained pointer in the middle of the region`() {
        add { _ in
            let rect = CGRect(x: -4, y: -2, width: 8, height: 4)
            return UIPointerStyle(shape: .path(UIBezierPath(rect: rect)), constrainedAxes: .vertical)
        }

        stage.hover(at: inside)

        #expect(pointer?.frame == CGRect(x: 106, y: 118, width: 8, height: 4))
    }

    @Test func `a press hides a drawn pointer until it moves again`() {
        add { _ in UIPointerStyle(shape: .roundedRect(CGRect(x: 0, y: 0, width: 9, height: 9))) }
        stage.hover(at: inside)
        #expect(pointer != nil)

        stage.tap(inside)
        #expect(pointer == nil && shape(inside) == .arrow)
        stage.hover(at: CGPoint(x: 111, y: 110))

        #expect(pointer != nil && shape(inside) == .hidden)
    }

    /// Adds a view with a drawn pointer that nobody else holds; returns it as long as it is there.
    private func addPassing() -> () -> UIView? {
        let passing = UIView(frame: view.frame)
        guide.style = { _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
        passing.addInteraction(UIPointerInteraction(delegate: guide))
        stage.window.addSubview(passing)
        return { [weak passing] in passing }
    }

    @Test func `a drawn pointer goes with its view, be that gone or only out of the window`() {
        let passing = addPassing()
        stage.hover(at: inside)
        #expect(pointer != nil)

        stage.run { passing()?.removeFromSuperview() }
        stage.advance(by: 0)
        #expect(pointer == nil && passing() == nil)
        add { _ in UIPointerStyle(shape: .horizontalBeam(length: 20)) }
        stage.hover(at: CGPoint(x: 112, y: 110))
        #expect(pointer != nil)
        stage.run { view.removeFromSuperview() }
        stage.advance(by: 0)

        #expect(pointer == nil)
    }
}
