import UIKit
import UITesting

/// Views: sizes, order, margins, colours, touches, pictures.
enum ViewScenes {
    static let all = [resized, ordered, inset, tinted, touched, pictured, pictures, taken]

    private static let resized = Scene("view-resized") { script in
        let box = Plate(10, 10, 100, 100, .lightGray)
        let masks: [UIView.AutoresizingMask] = [
            [], .flexibleWidth, [.flexibleLeftMargin, .flexibleTopMargin],
            [.flexibleWidth, .flexibleHeight, .flexibleRightMargin],
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleBottomMargin],
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
        ]
        for (index, mask) in masks.enumerated() {
            let plate = Plate(CGFloat(index) * 12 + 5, CGFloat(index) * 15 + 4, 24, 12, .red)
            plate.autoresizingMask = mask
            box.addSubview(plate)
        }
        box.subviews[5].transform = CGAffineTransform(rotationAngle: 0.3)
        script.at(0.1) { box.frame.size = CGSize(width: 160, height: 220) }
        script.at(0.3) {
            UIView.animate(withDuration: 0.3, delay: 0, options: [.curveLinear]) {
                box.bounds = CGRect(x: 10, y: 5, width: 90, height: 120)
            }
        }
        script.at(0.7) {
            box.autoresizesSubviews = false
            box.frame.size.width = 200
        }
        script.at(0.9) {
            box.autoresizesSubviews = true
            box.frame.size = .zero
            box.frame.size = CGSize(width: 100, height: 100)
        }
        script.look(at: 0.05, 0.2, 0.45, 0.8, 1)
        return stage(box)
    }

    /// Notes what it is told of its place in the tree.
    private final class Member: UIView {
        let name: String
        let script: Script
        init(_ name: String, _ script: Script) {
            self.name = name
            self.script = script
            super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private func note(_ text: String) { script.note("\(name) \(text)") }
        override func willMove(toSuperview view: UIView?) {
            note("will move to \(view == nil ? "none" : "a view")")
        }
        override func didMoveToSuperview() { note("moved") }
        override func willMove(toWindow window: UIWindow?) {
            note("will move to \(window == nil ? "no window" : "a window")")
        }
        override func didMoveToWindow() { note("moved to window") }
        override func didAddSubview(_ view: UIView) { note("has \((view as? Member)?.name ?? "")") }
        override func willRemoveSubview(_ view: UIView) { note("loses \((view as? Member)?.name ?? "")") }
        override func layoutSubviews() {
            super.layoutSubviews()
            note("lays out")
        }
    }

    private static let ordered = Scene("view-order") { script in
        let screen = stage()
        let (parent, other) = (Member("parent", script), Member("other", script))
        let (a, b, c) = (Member("a", script), Member("b", script), Member("c", script))
        @MainActor func order() {
            script.note(parent.subviews.map { ($0 as? Member)?.name ?? "" }.joined(separator: " "))
        }
        script.at(0.1) {
            parent.addSubview(a)
            parent.insertSubview(b, at: 0)
            parent.insertSubview(c, belowSubview: a)
            order()
            [parent, other].forEach(screen.view.addSubview)
        }
        script.at(0.2) {
            parent.bringSubviewToFront(b)
            parent.sendSubviewToBack(a)
            order()
            parent.exchangeSubview(at: 0, withSubviewAt: 2)
            order()
            parent.insertSubview(a, aboveSubview: b)
            parent.addSubview(c)
            parent.insertSubview(b, at: 7)
            order()
        }
        script.at(0.3) {
            other.addSubview(b)
            order()
            script.note("\(b.isDescendant(of: other)) \(b.isDescendant(of: parent)) \(b.isDescendant(of: b))")
            a.removeFromSuperview()
            b.setNeedsLayout()
            order()
        }
        script.at(0.4) {
            c.tag = 3
            b.tag = 4
            script.note("\(screen.view.viewWithTag(3) === c) \(parent.viewWithTag(4) == nil)")
            parent.removeFromSuperview()
            c.setNeedsLayout()
            c.layoutIfNeeded()
        }
        return screen
    }

    private static let inset = Scene("view-margins") { script in
        let (outer, inner, deep) = (Plate(0, 0, 320, 200, .yellow), Plate(10, 20, 200, 150, .red), UIView())
        let guide = UIView()
        @MainActor func note(_ text: String) {
            for (name, view) in [("outer", outer), ("inner", inner), ("deep", deep)] {
                let (safe, margins) = (view.safeAreaInsets, view.layoutMargins)
                script.note(
                    "\(text) \(name) \(safe.top) \(safe.left) \(safe.bottom) \(safe.right) and \(margins.top) "
                        + "\(margins.left) \(margins.bottom) \(margins.right) in \(FactText.text(view.layoutMarginsGuide.layoutFrame))"
                )
            }
        }
        let screen = PlainScreen("", .white) { screen in
            let view: UIView = screen.view
            view.addSubview(outer)
            outer.addSubview(inner)
            deep.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            inner.addSubview(deep)
            guide.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(guide)
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
                guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
                guide.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
        }
        script.at(0.1) { note("at first") }
        script.at(0.2) {
            screen.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 15, bottom: 30, right: 25)
        }
        script.at(0.3) {
            note("with safe area")
            inner.preservesSuperviewLayoutMargins = true
            outer.layoutMargins = UIEdgeInsets(top: 1, left: 22, bottom: 3, right: 64)
            deep.insetsLayoutMarginsFromSafeArea = false
        }
        script.at(0.4) {
            note("preserving")
            outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 9, leading: 7, bottom: 5, trailing: 3)
            outer.semanticContentAttribute = .forceRightToLeft
            outer.frame.origin.y = 30
        }
        script.at(0.5) { note("moved") }
        script.at(0.6, .resize(CGSize(width: 480, height: 320)))
        script.at(0.7) { note("turned") }
        script.look(at: 0.15, 0.25, 0.35, 0.45, 0.65)
        return screen
    }

    private static let tinted = Scene("view-tint") { script in
        let (outer, image, button) = (UIView(), UIImageView(), UIButton(type: .system))
        outer.frame = CGRect(x: 10, y: 10, width: 300, height: 200)
        image.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        image.image =
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
                UIColor.black.setFill()
                $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
            }.withRenderingMode(.alwaysTemplate)
        button.frame = CGRect(x: 10, y: 80, width: 120, height: 44)
        button.setTitle("Button", for: .normal)
        button.setImage(image.image, for: .normal)
        let plate = Plate(150, 10, 60, 60, .systemBackground)
        plate.layer.borderWidth = 2
        plate.layer.borderColor = UIColor.label.cgColor
        [image, button, plate].forEach(outer.addSubview)
        script.at(0.1) { outer.tintColor = .red }
        script.at(0.2) { outer.tintAdjustmentMode = .dimmed }
        script.at(0.3) {
            image.tintColor = .green
            image.tintAdjustmentMode = .normal
            button.isEnabled = false
        }
        script.at(0.4, .appearance(.dark))
        script.at(0.5) {
            outer.overrideUserInterfaceStyle = .light
            outer.tintColor = nil
            button.isEnabled = true
        }
        script.look(at: 0.05, 0.15, 0.25, 0.35, 0.45, 0.55)
        return stage(outer, color: .systemBackground)
    }

    /// Notes its touches.
    private final class Touchpad: UIView {
        let name: String
        let script: Script
        init(_ name: String, _ frame: CGRect, _ script: Script) {
            self.name = name
            self.script = script
            super.init(frame: frame)
            backgroundColor = .systemBlue
        }
        @available(*, unavailable) required init?(coder: NSCoder) { nil }

        private func note(_ text: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
                let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
                script.note(
                    "\(name) \(text) \(FactText.text(place.x)) \(FactText.text(place.y)) "
                        + "from \(FactText.text(before.x)) \(FactText.text(before.y)) taps \(touch.tapCount) "
                        + "of \(event?.allTouches?.count ?? 0), \(event?.touches(for: self)?.count ?? 0)")
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("began", touches, event)
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("moved", touches, event)
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("ended", touches, event)
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
    }

    private static let touched = Scene("view-touches") { script in
        let outer = Touchpad("outer", CGRect(x: 20, y: 20, width: 200, height: 200), script)
        let inner = Touchpad("inner", CGRect(x: 50, y: 50, width: 200, height: 100), script)
        let beside = Touchpad("beside", CGRect(x: 20, y: 260, width: 200, height: 100), script)
        outer.addSubview(inner)
        outer.isMultipleTouchEnabled = true
        inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        script.tap(100, 100, at: 0)
        script.tap(100, 102, at: 0.15)
        script.tap(40, 40, at: 0.3)
        // Two fingers on one view, one on another, one beyond an edge.
        script.drag([(40, 40), (60, 60)], at: 0.6, over: 0.1)
        script.drag([(60, 200), (300, 440)], at: 0.63, over: 0.2, finger: 1)
        script.drag([(120, 300), (125, 305)], at: 0.66, over: 0.1, finger: 2, last: .cancelled)
        script.at(1.1) {
            inner.alpha = 0.005
            beside.isExclusiveTouch = true
        }
        script.tap(130, 120, at: 1.2)
        script.at(1.4) {
            (inner.alpha, inner.isUserInteractionEnabled) = (1, false)
            outer.clipsToBounds = true
        }
        script.tap(130, 120, at: 1.5)
        script.drag([(100, 300), (110, 300)], at: 1.7, over: 0.2, finger: 1)
        script.tap(40, 40, at: 1.75)
        script.at(2.1) { beside.removeFromSuperview() }
        script.tap(100, 300, at: 2.2)
        return stage(outer, beside)
    }

    private static func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width / 2, height: height / 2))
        }
    }

    private static let pictured = Scene("view-content-modes") { script in
        let modes: [UIView.ContentMode] = [
            .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
            .topRight, .bottomLeft, .bottomRight,
        ]
        let views = modes.enumerated().map { index, mode -> UIImageView in
            let view = UIImageView(image: image(30, 20))
            view.frame = CGRect(
                x: CGFloat(index % 3) * 105 + 5, y: CGFloat(index / 3) * 110 + 10, width: 90, height: 100)
            (view.contentMode, view.clipsToBounds) = (mode, index % 2 == 0)
            view.layer.borderWidth = 1
            return view
        }
        let screen = PlainScreen("", .white) { screen in views.forEach(screen.view.addSubview) }
        script.at(0.1) {
            UIView.animate(withDuration: 0.4, delay: 0, options: [.curveLinear]) {
                views.forEach { $0.bounds.size = CGSize(width: 50, height: 15) }
            }
        }
        script.look(at: 0.05, 0.3, 0.6)
        return screen
    }

    private static let pictures = Scene("view-pictures") { script in
        let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
        (view.animationImages, view.animationDuration, view.animationRepeatCount) = (
            [image(10, 10), image(20, 20), image(30, 30)], 0.3, 2
        )
        view.image = image(40, 40)
        let stretched = UIImageView(
            image: image(40, 40).resizableImage(
                withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 12), resizingMode: .stretch))
        stretched.frame = CGRect(x: 120, y: 20, width: 150, height: 60)
        let tiled = UIImageView(
            image: image(40, 40).resizableImage(
                withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)))
        tiled.frame = CGRect(x: 120, y: 120, width: 150, height: 60)
        script.at(0.1) { view.startAnimating() }
        script.look(at: 0.05, 0.15, 0.25, 0.35, 0.45)
        script.at(0.85) {
            script.note("animates \(view.isAnimating)")
            view.animationRepeatCount = 0
            view.startAnimating()
        }
        script.at(1) {
            script.note("animates \(view.isAnimating)")
            view.stopAnimating()
            view.isHighlighted = true
            view.highlightedImage = image(50, 20)
        }
        script.look(at: 0.9, 1.1)
        return stage(view, stretched, tiled)
    }

    private static let taken = Scene("view-snapshots") { script in
        let card = Plate(20, 20, 120, 90, .green)
        let dot = Plate(30, 30, 30, 30, .red)
        card.addSubview(dot)
        card.layer.cornerRadius = 20
        let screen = stage(card)
        script.at(0.1) {
            let whole = card.snapshotView(afterScreenUpdates: true) ?? UIView()
            whole.frame.origin = CGPoint(x: 160, y: 20)
            let part =
                card.resizableSnapshotView(
                    from: CGRect(x: 20, y: 20, width: 60, height: 50), afterScreenUpdates: false,
                    withCapInsets: .zero) ?? UIView()
            part.frame = CGRect(x: 20, y: 150, width: 200, height: 80)
            [whole, part].forEach(screen.view.addSubview)
            dot.backgroundColor = .blue
        }
        script.at(0.3) {
            let picture = UIGraphicsImageRenderer(bounds: card.bounds).image { _ in
                script.note("drawn \(card.drawHierarchy(in: card.bounds, afterScreenUpdates: true))")
            }
            let view = UIImageView(image: picture)
            view.frame.origin = CGPoint(x: 20, y: 260)
            screen.view.addSubview(view)
        }
        script.look(at: 0.2, 0.4)
        return screen
    }
}
