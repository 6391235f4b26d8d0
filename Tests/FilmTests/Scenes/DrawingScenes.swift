import CoreGraphics
import UIKit
import UITesting

/// What is drawn, and drawn anew: corners, borders, shadows, gradients, masks, groups, pictures, planes in space, blurs.
enum DrawingScenes {
    static let all = [
        rounded, shadowed, gradients, clipped, maskedMore, fitted, spatial, blurred, stacked, damaged, shapes,
        drawn,
    ]

    private static func layer(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor = .systemBlue
    ) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color.cgColor
        return layer
    }

    /// A layer in a grid.
    private static func cell(
        _ index: Int, of columns: Int, every step: CGSize, _ size: CGSize, _ color: UIColor = .systemBlue
    ) -> CALayer {
        let (column, row) = (CGFloat(index % columns), CGFloat(index / columns))
        return layer(column * step.width + 10, row * step.height + 10.5, size.width, size.height, color)
    }

    /// A screen that gets these layers after its first frame.
    private static func screen(_ script: Script, _ layers: [CALayer]) -> PlainScreen {
        let screen = PlainScreen()
        script.at(0.05) { layers.forEach(screen.view.layer.addSublayer) }
        return screen
    }

    /// Changes without animation.
    private static func change(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
    }

    private static let rounded = Scene("drawing-corners") { script in
        let layers = (0..<9).map { index in
            cell(
                index, of: 3, every: CGSize(width: 100, height: 100),
                CGSize(width: 80, height: index == 4 ? 20 : 70))
        }
        layers[0].cornerRadius = 12
        layers[1].cornerRadius = 100
        (layers[2].cornerRadius, layers[2].maskedCorners) = (
            20, [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        )
        (layers[3].cornerRadius, layers[3].borderWidth) = (20, 6)
        (layers[4].cornerRadius, layers[4].borderWidth) = (10, 30)
        layers[5].borderWidth = 0.5
        layers[5].borderColor = UIColor.red.withAlphaComponent(0.5).cgColor
        (layers[6].cornerRadius, layers[6].cornerCurve) = (24, .continuous)
        (layers[7].cornerRadius, layers[7].opacity, layers[7].borderWidth) = (16, 0.5, 4)
        layers[8].backgroundColor = nil
        (layers[8].borderWidth, layers[8].cornerRadius) = (3, 15)
        script.at(0.1) {
            change {
                layers[0].setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
                layers[3].setAffineTransform(CGAffineTransform(scaleX: 1.2, y: 0.5))
                layers[6].setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
                layers[5].isHidden = true
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, layers)
    }

    private static let shadowed = Scene("drawing-shadows") { script in
        let layers = (0..<7).map { index in
            cell(
                index, of: 2, every: CGSize(width: 150, height: 110), CGSize(width: 80, height: 60), .white)
        }
        for (index, layer) in layers.enumerated() {
            (layer.shadowOpacity, layer.shadowRadius) = (0.5, CGFloat(index) * 3)
            layer.shadowOffset = CGSize(width: index, height: -index)
        }
        layers[1].cornerRadius = 15
        layers[2].shadowPath = CGPath(ellipseIn: CGRect(x: -10, y: 0, width: 100, height: 30), transform: nil)
        layers[3].shadowColor = UIColor.red.cgColor
        layers[3].backgroundColor = nil
        layers[3].addSublayer(layer(20, 20, 30, 20))
        layers[4].opacity = 0.4
        layers[5].masksToBounds = true
        layers[6].shadowPath = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 80, height: 60), cornerWidth: 20, cornerHeight: 20,
            transform: nil)
        script.at(0.1) {
            change {
                layers[0].position.x += 20
                layers[1].shadowRadius = 10
                layers[2].shadowOpacity = 0
                layers[6].setAffineTransform(CGAffineTransform(rotationAngle: 0.5))
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, layers)
    }

    private static let gradients = Scene("drawing-gradients") { script in
        let types: [CAGradientLayerType] = [.axial, .radial, .conic, .axial, .axial]
        let layers = types.enumerated().map { index, type in
            let gradient = CAGradientLayer()
            gradient.frame = CGRect(
                x: CGFloat(index % 2) * 150 + 10, y: CGFloat(index / 2) * 110 + 10, width: 130, height: 90)
            gradient.type = type
            gradient.colors = [
                UIColor.red.cgColor, UIColor.green.withAlphaComponent(0.3).cgColor, UIColor.blue.cgColor,
            ]
            return gradient
        }
        (layers[1].startPoint, layers[1].endPoint) = (CGPoint(x: 0.3, y: 0.4), CGPoint(x: 1, y: 0.8))
        (layers[2].startPoint, layers[2].endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        layers[3].locations = [0.2, 0.3, 0.9]
        layers[3].cornerRadius = 30
        (layers[4].startPoint, layers[4].endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
        layers[4].opacity = 0.5
        script.at(0.1) {
            change {
                layers[0].colors = [UIColor.black.cgColor, UIColor.white.cgColor]
                layers[3].bounds.size.width = 60
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, layers)
    }

    private static let clipped = Scene("drawing-clips") { script in
        let (outer, inner) = (layer(20, 20, 200, 200, .yellow), layer(40, 40, 200, 120, .green))
        let (dot, group) = (layer(-20, -20, 80, 80, .red), layer(40, 260, 150, 150, .orange))
        (outer.masksToBounds, outer.cornerRadius) = (true, 40)
        (inner.masksToBounds, inner.cornerRadius) = (true, 20)
        inner.setAffineTransform(CGAffineTransform(rotationAngle: 0.2))
        outer.addSublayer(inner)
        inner.addSublayer(dot)
        group.opacity = 0.5
        group.addSublayer(layer(30, 30, 90, 90))
        group.addSublayer(layer(60, 60, 120, 60, .red))
        script.at(0.1) {
            change {
                outer.bounds.origin = CGPoint(x: 30, y: 10)
                group.masksToBounds = true
                inner.setAffineTransform(.identity)
            }
        }
        script.at(0.2) {
            change {
                outer.masksToBounds = false
                group.opacity = 1
                dot.removeFromSuperlayer()
            }
        }
        script.look(at: 0.07, 0.12, 0.22)
        return screen(script, [outer, group])
    }

    private static let maskedMore = Scene("drawing-masks") { script in
        let layers = (0..<4).map { index in
            cell(index, of: 2, every: CGSize(width: 150, height: 150), CGSize(width: 120, height: 120))
        }
        layers[0].mask = layer(20, 20, 60, 60, UIColor(white: 0, alpha: 0.5))
        let gradient = CAGradientLayer()
        gradient.frame = layers[1].bounds
        gradient.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        layers[1].mask = gradient
        let shape = CAShapeLayer()
        shape.path = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 100, height: 60), transform: nil)
        layers[2].mask = shape
        layers[2].addSublayer(layer(60, 30, 80, 80, .red))
        let round = layer(10, 10, 80, 80)
        (round.cornerRadius, round.masksToBounds) = (40, true)
        (layers[3].mask, layers[3].shadowOpacity, layers[3].opacity) = (round, 0.5, 0.6)
        script.at(0.1) {
            change {
                layers[0].mask?.frame.origin.x = 50
                layers[1].mask = nil
                shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 100), transform: nil)
                round.opacity = 0.3
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, layers)
    }

    private static let fitted = Scene("drawing-contents") { script in
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 15, height: 20))
        }.cgImage
        let gravities: [CALayerContentsGravity] = [
            .center, .top, .bottom, .left, .right, .topLeft, .bottomRight, .resize, .resizeAspect,
            .resizeAspectFill, .resize, .resize,
        ]
        let layers = gravities.enumerated().map { index, gravity in
            let layer = cell(
                index, of: 4, every: CGSize(width: 78, height: 100), CGSize(width: 70, height: 80), .lightGray
            )
            (layer.contents, layer.contentsGravity) = (picture, gravity)
            return layer
        }
        layers[0].contentsScale = 2
        layers[9].masksToBounds = true
        layers[10].contentsRect = CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.6)
        layers[11].contentsCenter = CGRect(x: 0.4, y: 0.3, width: 0.2, height: 0.3)
        script.at(0.1) {
            change {
                layers[8].cornerRadius = 20
                layers[8].masksToBounds = true
                layers[7].magnificationFilter = .nearest
                layers[1].contents = nil
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, layers)
    }

    private static let spatial = Scene("drawing-space") { script in
        let box = CALayer()
        box.frame = CGRect(x: 20, y: 20, width: 280, height: 280)
        let layers = [
            layer(20, 20, 100, 100), layer(60, 60, 100, 100, .red), layer(140, 100, 100, 120, .green),
        ]
        layers.forEach(box.addSublayer)
        let transformed = CATransformLayer()
        transformed.frame = CGRect(x: 20, y: 320, width: 200, height: 100)
        let sides = [layer(0, 0, 80, 80, .orange), layer(0, 0, 80, 80)]
        sides.forEach(transformed.addSublayer)
        var view = CATransform3DIdentity
        view.m34 = -1 / 300
        box.sublayerTransform = view
        layers[0].transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        layers[1].zPosition = -40
        layers[2].transform = CATransform3DTranslate(CATransform3DMakeRotation(0.5, 1, 0, 0), 0, 0, 60)
        sides[1].transform = CATransform3DTranslate(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), 0, 0, 40)
        transformed.transform = CATransform3DRotate(view, 0.6, 0.3, 1, 0)
        script.at(0.1) {
            change {
                layers[1].zPosition = 80
                layers[0].isDoubleSided = false
                layers[0].transform = CATransform3DMakeRotation(3, 0, 1, 0)
                layers[2].anchorPointZ = 30
                layers[2].masksToBounds = true
                layers[2].cornerRadius = 30
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, [box, transformed])
    }

    private static let blurred = Scene("drawing-blurs") { script in
        let plates = [Plate(20, 40, 120, 200, .red), Plate(120, 100, 160, 200, .green)]
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let dark = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        blur.frame = CGRect(x: 60, y: 80, width: 120, height: 90)
        dark.frame = CGRect(x: 150, y: 200, width: 100, height: 120)
        (dark.layer.cornerRadius, dark.clipsToBounds) = (20, true)
        blur.contentView.addSubview(Plate(10, 10, 30, 30, .black))
        script.at(0.1) { plates[0].center.x += 30 }
        script.at(0.2) { plates[1].frame.origin = CGPoint(x: 0, y: 380) }
        script.at(0.3) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
                blur.effect = nil
                dark.alpha = 0.3
            }
        }
        script.look(at: 0.07, 0.12, 0.22, 0.42, 0.8)
        let screen = stage()
        script.at(0.05) { [plates[0], plates[1], blur, dark].forEach(screen.view.addSubview) }
        return screen
    }

    private static let stacked = Scene("drawing-hidden") { script in
        let layers = (0..<12).map { index in
            let start = CGFloat(index) * 8 + 10
            return layer(start, start, 150, 150, index % 2 == 0 ? .red : .blue)
        }
        let cover = layer(0, 0, 320, 300, .green)
        script.at(0.1) { change { cover.isHidden = false } }
        script.at(0.2) { change { cover.cornerRadius = 30 } }
        script.at(0.3) { change { cover.backgroundColor = UIColor.green.withAlphaComponent(0.5).cgColor } }
        script.at(0.4) {
            change {
                cover.isHidden = true
                layers[5].zPosition = 5
            }
        }
        cover.isHidden = true
        script.look(at: 0.07, 0.12, 0.22, 0.32, 0.42)
        return screen(script, layers + [cover])
    }

    private static let damaged = Scene("drawing-damage") { script in
        let (far, near, turned) = (
            layer(10, 10, 20, 20), layer(280, 440, 20, 20, .red), layer(120, 200, 60, 60, .green)
        )
        let group = layer(100, 300, 100, 60, .yellow)
        group.opacity = 0.6
        group.addSublayer(layer(10, 10, 30, 30))
        script.at(0.1) { change { far.position.x += 5 } }
        script.at(0.2) { change { near.position.y -= 10 } }
        script.at(0.3) {
            change {
                far.position.x += 5
                near.position.y -= 10
            }
        }
        script.at(0.4) { change { turned.setAffineTransform(CGAffineTransform(rotationAngle: 0.7)) } }
        script.at(0.5) { change { group.sublayers?.first?.position.x += 20 } }
        script.at(0.6) { change { turned.removeFromSuperlayer() } }
        script.at(0.7) { change { far.position.x += 0 } }
        script.look(at: 0.07, 0.12, 0.22, 0.32, 0.42, 0.52, 0.62, 0.72)
        return screen(script, [far, near, turned, group])
    }

    private static let shapes = Scene("drawing-shapes") { script in
        let shapes = (0..<6).map { index in
            let shape = CAShapeLayer()
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 90, y: 30))
            path.addLine(to: CGPoint(x: 20, y: 80))
            if index > 2 { path.closeSubpath() }
            (shape.path, shape.lineWidth) = (path, CGFloat(index) * 2 + 1)
            (shape.strokeColor, shape.fillColor) = (
                UIColor.red.cgColor, index % 2 == 0 ? nil : UIColor.blue.cgColor
            )
            shape.frame.origin = CGPoint(x: CGFloat(index % 3) * 105, y: CGFloat(index / 3) * 120)
            return shape
        }
        (shapes[1].lineCap, shapes[1].lineJoin) = (.round, .round)
        (shapes[2].lineCap, shapes[2].lineJoin) = (.square, .bevel)
        shapes[3].lineDashPattern = [8, 4]
        shapes[3].lineDashPhase = 3
        (shapes[4].strokeStart, shapes[4].strokeEnd) = (0.2, 0.7)
        shapes[5].fillRule = .evenOdd
        script.at(0.1) {
            change {
                shapes[0].strokeEnd = 0.5
                shapes[5].lineWidth = 3
                shapes[5].opacity = 0.5
            }
        }
        script.look(at: 0.07, 0.12)
        return screen(script, shapes)
    }

    /// Draws itself.
    private final class Drawing: UIView {
        var inset: CGFloat = 10 { didSet { setNeedsDisplay() } }
        override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIBezierPath(ovalIn: bounds.insetBy(dx: inset, dy: inset)).fill()
        }
    }

    private static let drawn = Scene("drawing-views") { script in
        let (drawing, mode) = (Drawing(frame: CGRect(x: 20, y: 20, width: 100, height: 80)), Drawing())
        mode.frame = CGRect(x: 150, y: 20, width: 100, height: 80)
        (drawing.backgroundColor, mode.isOpaque) = (.yellow, false)
        mode.contentMode = .redraw
        script.at(0.1) { drawing.inset = 20 }
        script.at(0.2) {
            drawing.frame.size.width = 60
            mode.frame.size.width = 60
        }
        script.at(0.3) { drawing.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10)) }
        script.look(at: 0.07, 0.12, 0.22, 0.32)
        let screen = stage()
        script.at(0.05) { [drawing, mode].forEach(screen.view.addSubview) }
        return screen
    }
}
