import Testing
import UIKit
import UITesting

/// A change of the window's size in which width and height change places is a turn: animated, with a coordinator.
@MainActor
struct RotationTests {
    private let landscape = CGSize(width: 844, height: 390)
    private let upright = Stage.defaultSize

    @Test func `a turn moves the views within 0.4 seconds to where they belong`() throws {
        let scene = Scene()

        scene.stage.resize(to: landscape)

        #expect(scene.a.view.frame.size == landscape, "the model is there at once")
        #expect(scene.stage.window.layer.presentation()?.bounds.size == landscape)
        scene.stage.advance(by: 0.2)
        let middle = try #require(scene.a.view.layer.presentation()?.bounds)
        #expect(abs(middle.width - (390 + 844) / 2) < 2)
        #expect(abs(middle.height - (390 + 844) / 2) < 2)
        scene.stage.advance(by: 0.25)
        #expect(scene.a.view.layer.presentation()?.bounds.size == landscape)
    }

    @Test func `what runs alongside a turn finds the views of children in their new size`() {
        final class Child: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(view.frame.size)
                coordinator.animate { [unowned self] _ in sizes.append(view.frame.size) }
            }
        }
        let stage = Stage()
        let (parent, child) = (UIViewController(), Child())
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(child.view)
        // Constraints: the child has its size once the parent has been laid out.
        NSLayoutConstraint.activate([
            child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
            child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor),
            child.view.heightAnchor.constraint(equalTo: parent.view.heightAnchor, multiplier: 0.5),
        ])
        child.didMove(toParent: parent)
        stage.present(parent)
        stage.settle()

        stage.resize(to: landscape)
        stage.settle()

        #expect(child.sizes == [CGSize(width: 390, height: 422), CGSize(width: 844, height: 195)])
    }

    @Test func `a turn begins as the device has been turned, and goes round about the middle`() throws {
        let scene = Scene()
        let corners = { () -> [CGPoint] in
            let shown = scene.a.view.layer.presentation()?.frame ?? .zero
            let turn = scene.stage.window.layer.presentation()?.sublayerTransform ?? CATransform3DIdentity
            let matrix = CATransform3DGetAffineTransform(turn)
            return [CGPoint(x: shown.minX, y: shown.minY), CGPoint(x: shown.maxX, y: shown.maxY)].map {
                corner in
                let point = CGPoint(x: corner.x - 422, y: corner.y - 195).applying(matrix)
                return CGPoint(x: (point.x + 422).rounded(), y: (point.y + 195).rounded())
            }
        }

        scene.stage.resize(to: landscape)
        #expect(corners() == [CGPoint(x: 0, y: 390), CGPoint(x: 844, y: 0)], "all of the window is filled")

        scene.stage.advance(by: 0.2)
        let middle = corners()
        #expect((middle[0].x + middle[1].x) / 2 == 422 && (middle[0].y + middle[1].y) / 2 == 195)

        scene.stage.settle()
        #expect(corners() == [.zero, CGPoint(x: 844, y: 390)])
        #expect(CATransform3DIsIdentity(scene.stage.window.layer.sublayerTransform))
    }

    @Test func `the layout that a turn causes is animated, too`() throws {
        final class Corner: UIViewController {
            let mark = UIView()
            override func viewDidLoad() {
                view.addSubview(mark)
            }
            override func viewDidLayoutSubviews() {
                mark.frame = CGRect(x: view.bounds.maxX - 10, y: 0, width: 10, height: 10)
            }
        }
        let scene = Scene()
        let root = Corner()
        scene.stage.present(root)

        scene.stage.resize(to: landscape)
        scene.stage.advance(by: 0.2)

        let x = try #require(scene.shownX(of: root.mark))
        #expect(x > 390 && x < 824)
        #expect(root.mark.frame.minX == 834)
    }

    @Test func `what runs alongside is animated, and the completion comes at the end of it`() throws {
        let root = SizeListener()
        let stage = Stage()
        stage.present(root)
        root.alongside = { root.view.alpha = 0.5 }

        stage.resize(to: landscape)
        stage.advance(by: 0.2)

        let alpha = try #require(root.view.layer.presentation()?.opacity)
        #expect(alpha > 0.6 && alpha < 0.9)
        #expect(root.heard == ["844×390 animated 0.4", "alongside"])
        #expect(root.transitionCoordinator != nil)

        stage.advance(by: 0.3)
        #expect(root.heard == ["844×390 animated 0.4", "alongside", "completion"])
        #expect(root.transitionCoordinator == nil)
    }

    @Test func `the target transform is a quarter turn, clockwise on the way to landscape`() {
        let root = SizeListener()
        let stage = Stage()
        stage.present(root)

        stage.resize(to: landscape)
        stage.settle()
        #expect(root.transform == CGAffineTransform(rotationAngle: .pi / 2))

        stage.resize(to: upright)
        stage.settle()
        #expect(root.transform == CGAffineTransform(rotationAngle: -.pi / 2))

        stage.resize(to: CGSize(width: 400, height: 844))
        stage.settle()
        #expect(root.transform == .identity)
    }

    @Test func `other changes of the size follow at once`() {
        let root = SizeListener()
        let stage = Stage()
        stage.present(root)

        stage.resize(to: CGSize(width: 400, height: 700))

        #expect(root.heard == ["400×700 at once", "completion"])
        #expect(
            root.view.layer.presentation()?.bounds.size ?? root.view.bounds.size
                == CGSize(width: 400, height: 700))
        #expect(root.transitionCoordinator == nil)
    }

    @Test func `turned again in the middle of a turn everything ends where it belongs`() {
        let root = SizeListener()
        let stage = Stage()
        stage.present(root)

        stage.resize(to: landscape)
        stage.advance(by: 0.15)
        stage.resize(to: upright)
        stage.settle()

        #expect(root.view.frame == CGRect(origin: .zero, size: upright))
        #expect(root.view.layer.presentation()?.bounds.size ?? upright == upright)
        #expect(root.heard.count { $0 == "completion" } == 2)
        #expect(root.transitionCoordinator == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet])
    func `everybody in the chain hears of the turn once`(style: UIModalPresentationStyle) {
        let scene = Scene(style: style)
        scene.presentToTheEnd()
        let child = LoggedController("child", scene.journal)
        scene.b.addChild(child)
        scene.b.view.addSubview(child.view)
        scene.journal.clear()

        scene.stage.resize(to: landscape)
        scene.stage.settle()

        for name in ["A", "B", "child"] {
            let sizes = scene.journal.entries.filter { $0.hasPrefix("\(name).viewWillTransition") }
            #expect(sizes.count == 1)
            #expect(scene.journal.count("\(name).willTransition") == 1)
        }
        #expect(scene.a.view.superview == nil || scene.a.view.bounds.size == landscape)
        #expect(scene.diagnostics().isEmpty, "\(scene.diagnostics())")
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [0.05, 0.25, 0.45])
    func `turned in the middle of a presentation, everything ends where it belongs`(
        style: UIModalPresentationStyle, time: Double
    ) {
        let scene = Scene(style: style)
        scene.present()
        scene.stage.advance(by: time)

        scene.stage.resize(to: landscape)
        #expect(scene.journal.count("B.viewWillTransition(844×390)") == 1)
        scene.stage.settle()

        #expect(scene.b.view.frame == CGRect(origin: .zero, size: landscape))
        scene.dismiss()
        scene.stage.advance(by: time)
        scene.stage.resize(to: upright)
        scene.stage.settle()
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: upright))
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.journal.count("completion") == 2)
    }

    @Test func `while a finger drives a transition a turn takes place at once`() {
        let driver = UIPercentDrivenInteractiveTransition()
        let scene = Scene(driver: driver)
        scene.present()
        driver.update(0.5)

        scene.stage.resize(to: landscape)

        #expect(scene.a.transitionCoordinator?.isInteractive == true)
        #expect(scene.stage.window.layer.animationKeys()?.isEmpty ?? true)
        driver.finish()
        scene.stage.settle()
        #expect(scene.b.view.frame == CGRect(origin: .zero, size: landscape))
    }
}

/// Notes what it hears of changes of size.
private final class SizeListener: UIViewController {
    var heard: [String] = []
    var alongside: (() -> Void)?
    var transform = CGAffineTransform.identity

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        let how = coordinator.isAnimated ? "animated \(coordinator.transitionDuration)" : "at once"
        heard.append("\(Int(size.width))×\(Int(size.height)) \(how)")
        transform = coordinator.targetTransform
        coordinator.animate { [weak self] _ in
            guard let alongside = self?.alongside else { return }
            self?.heard.append("alongside")
            alongside()
        } completion: { [weak self] _ in
            self?.heard.append("completion")
        }
    }
}

/// What presentations in a context hear of the window's size.
@MainActor
struct ContextSizeTests {
    @Test func `a presentation in a context hears of the size that the context gets`() throws {
        final class Half: LoggedController {
            override func size(
                forChildContentContainer container: any UIContentContainer,
                withParentContainerSize parentSize: CGSize
            ) -> CGSize {
                CGSize(width: parentSize.width / 2, height: parentSize.height)
            }
        }
        let scene = Scene(style: .overCurrentContext, size: CGSize(width: 800, height: 600))
        let half = Half("half", scene.journal)
        let child = LoggedController("child", scene.journal)
        half.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleRightMargin]
        half.view.addSubview(child.view)
        child.definesPresentationContext = true
        scene.stage.present(half)
        child.present(scene.b, animated: false)
        scene.stage.settle()
        #expect(scene.b.view.convert(scene.b.view.bounds, to: nil).width == 400)
        scene.journal.clear()

        scene.stage.resize(to: CGSize(width: 1000, height: 600))
        scene.stage.settle()

        #expect(scene.journal.count("child.viewWillTransition(500×600)") == 1)
        #expect(scene.journal.count("B.viewWillTransition(500×600)") == 1)
        #expect(scene.b.view.convert(scene.b.view.bounds, to: nil).width == 500)
    }
}
