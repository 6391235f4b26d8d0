import Testing

@testable import UIKit

@Suite struct ConstraintPassTests {
    private let field = Playfield()

    private final class Updating: UIView {
        var recorder = Recorder()
        var name = ""
        override func updateConstraints() {
            recorder.note("\(name).updateConstraints")
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            recorder.note("\(name).layoutSubviews")
        }
    }

    private final class Needy: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    /// Places its decoration by hand, although that takes part in Auto Layout.
    private final class Decorated: UIView {
        let decoration = UIView()
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            decoration.frame = bounds
        }
    }

    @Test func `a view of which no constraint says anything keeps the frame that was set`() {
        let view = Decorated()
        view.decoration.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(view.decoration)
        field.window.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 80),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])

        field.run()

        #expect(view.decoration.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
        #expect(view.layouts <= 2)
        #expect(field.diagnostics.isEmpty)
    }

    @Test func `constraints are updated from the inside out, and before any layout`() {
        let (outer, inner) = (Updating(), Updating())
        (outer.name, inner.name) = ("outer", "inner")
        inner.recorder = outer.recorder
        outer.addSubview(inner)
        field.window.addSubview(outer)
        inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true

        field.run()

        #expect(outer.recorder.lines.prefix(2) == ["inner.updateConstraints", "outer.updateConstraints"])
        #expect(!outer.recorder.lines.dropFirst(2).contains { $0.hasSuffix("updateConstraints") })
        outer.recorder.clear()

        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        field.run()
        field.run()
        #expect(
            outer.recorder.lines.filter { $0.hasSuffix("updateConstraints") } == ["inner.updateConstraints"])
    }

    @Test func `a class that needs constraints is asked for them, and once`() {
        let view = field.add(Needy())

        field.run()
        field.run()

        #expect(view.updates == 1)
    }

    @Test func `a controller updates the constraints of its view`() {
        final class Controller: UIViewController {
            var calls = 0
            let box = placed()
            override func viewDidLoad() {
                view.addSubview(box)
                view.setNeedsUpdateConstraints()
            }
            override func updateViewConstraints() {
                calls += 1
                box.widthAnchor.constraint(equalToConstant: 25).isActive = true
                super.updateViewConstraints()
            }
        }
        let controller = Controller()

        field.window.rootViewController = controller
        field.run()

        #expect(controller.calls == 1)
        #expect(controller.box.frame.width == 25)
    }

    @Test func `layoutIfNeeded solves and lays out at once, without a window too`() {
        let (box, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), placed())
        box.addSubview(view)
        let width = view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
        width.isActive = true
        box.layoutIfNeeded()
        #expect(view.frame.width == 40)

        width.constant = 4
        box.layoutIfNeeded()

        #expect(view.frame.width == 44)
    }

    @Test func `what constraints change in an animation block is animated`() {
        let box = field.add(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
        let view = placed(CGSize(width: 20, height: 20))
        box.addSubview(view)
        let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
        left.isActive = true
        field.run()

        left.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
        field.wait(0.5)

        #expect(view.frame.minX == 100)
        let shown = view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 50) < 3)
        field.wait(0.6)
        #expect(view.layer.presentation()?.frame.minX == 100)
    }

    @Test func `a still layout asks for no frames`() {
        let view = field.add(placed(CGSize(width: 20, height: 20)))
        view.centerXAnchor.constraint(equalTo: field.window.centerXAnchor).isActive = true
        field.run()
        field.run()

        #expect(UIApplication.shared.pipeline.demand == .none)
        #expect(view.frame.minX == 190)
    }

    @Test func `constraints follow a rotation of the window`() {
        let controller = UIViewController()
        let view = placed()
        controller.view.addSubview(view)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-(10)-[view]-(10)-|", views: ["view": view])
                + NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[view(30)]-(10)-|", views: ["view": view]))
        field.window.rootViewController = controller
        field.run()
        #expect(view.frame == CGRect(x: 10, y: 760, width: 380, height: 30))

        field.run([.resize(size: CGSize(width: 800, height: 400), scale: 1)])

        #expect(view.frame == CGRect(x: 10, y: 360, width: 780, height: 30))
        #expect(view.layer.presentation()?.bounds.width != 780)
        field.wait(1)
        #expect(view.layer.presentation()?.bounds.width == 780)
    }

    @Test func `constraints follow a sheet that changes its detent`() {
        let (root, sheet) = (UIViewController(), UIViewController())
        field.window.rootViewController = root
        field.run()
        let view = placed()
        sheet.view.addSubview(view)
        let guide = sheet.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        sheet.sheetPresentationController?.detents = [.medium(), .large()]

        root.present(sheet, animated: true)
        field.wait(1.5)
        func room() -> CGRect { guide.layoutFrame.insetBy(dx: 10, dy: 0).integralEdges }
        let medium = view.frame
        #expect(medium == room())
        #expect(medium.width == 380)

        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        field.wait(1.5)

        #expect(view.frame == room())
        #expect(view.frame.height > medium.height + 200)
        #expect(field.diagnostics.isEmpty)
    }
}
