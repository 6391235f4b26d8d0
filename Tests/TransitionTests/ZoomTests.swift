import Testing
import UIKit
import UITesting

/// The zoom by itself: where it begins and ends, and what it leaves.
@MainActor
struct ZoomTests {
    private let full = CGRect(origin: .zero, size: ZoomScene.size)

    // MARK: - The way there

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .automatic])
    func `the presented view grows out of the source view`(style: UIModalPresentationStyle) {
        let scene = ZoomScene(style: style)

        scene.present()

        #expect(isNear(scene.card, scene.sourceFrame))
        #expect(scene.cardRadius == 8)
        #expect(scene.source.isHidden, "its picture stands for it")

        scene.stage.advance(by: 0.15)
        let middle = scene.card ?? .zero
        #expect(middle.width > 60 && middle.width < 200)

        scene.stage.settle()
        #expect(isNear(scene.card, full))
        #expect(scene.b.view.transform == .identity)
        #expect(!scene.source.isHidden)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `the card covers its way without a jump`() {
        let scene = ZoomScene()
        scene.present()
        var before = scene.card ?? .zero
        var steps: [CGFloat] = []

        while scene.a.transitionCoordinator != nil {
            scene.stage.advance(by: 1 / 60)
            let card = scene.card ?? .zero
            steps.append(card.maxY - before.maxY)
            before = card
        }

        #expect(steps.allSatisfy { $0 >= -0.5 && $0 < 45 })
        #expect((steps.last ?? 1) < 0.5)
    }

    @Test func `a source that was hidden is hidden afterwards, too`() {
        let scene = ZoomScene()
        scene.source.isHidden = true

        scene.present()
        scene.stage.settle()
        #expect(scene.source.isHidden)
        scene.dismiss()
        scene.stage.settle()

        #expect(scene.source.isHidden)
    }

    @Test func `the appearance calls are those of any presentation`() {
        let scene = ZoomScene()
        scene.present()
        scene.stage.settle()

        #expect(
            scene.journal.only([
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "completion",
            ]) == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear",
                "completion",
            ])
    }

    @Test func `what animates along runs with the zoom`() {
        let scene = ZoomScene()
        let label = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.b.view.addSubview(label)
        var ends = 0
        scene.b.onViewWillAppear = { [b = scene.b] in
            b.transitionCoordinator?.animate(alongsideTransition: { _ in label.alpha = 0.2 }) { _ in ends += 1
            }
        }
        scene.present()
        scene.stage.advance(by: 0.1)

        let shown = label.layer.presentation()?.opacity ?? 1
        #expect(shown < 0.99 && shown > 0.21)

        scene.stage.settle()
        #expect(ends == 1)
    }

    @Test func `the alignment lies over the source at the start`() {
        let scene = ZoomScene()
        scene.options.alignmentRectProvider = { _ in CGRect(x: 0, y: 100, width: 200, height: 200) }

        scene.present()

        // 200 points of the view over 40 of the source: a fifth, with the point (100, 200) in the middle.
        #expect(isNear(scene.content, CGRect(x: 20, y: 40, width: 40, height: 80)))
        #expect(isNear(scene.card, scene.sourceFrame))
    }

    @Test func `without alignment the view covers the source from its middle`() {
        let scene = ZoomScene()

        scene.present()

        #expect(isNear(scene.content, CGRect(x: 20, y: 40, width: 40, height: 80)))
    }

    // MARK: - The way back

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func `dismissing takes the view back into the source, and everything is as before`(
        style: UIModalPresentationStyle
    ) {
        let scene = ZoomScene(style: style)
        let before = scene.hierarchy
        scene.presentToTheEnd()

        scene.dismiss()
        #expect(isNear(scene.card, full))
        #expect(scene.source.isHidden)
        var last = CGRect.zero
        while scene.b.presentingViewController != nil {
            last = scene.card ?? last
            scene.stage.advance(by: 1 / 60)
        }

        #expect(isNear(last, scene.sourceFrame, tolerance: 1))
        #expect(scene.hierarchy == before)
        #expect(scene.b.view.transform == .identity && scene.b.view.frame == full)
        #expect(scene.diagnostics().isEmpty)
        #expect(scene.journal.count("completion") == 1)
    }

    @Test func `a source that has moved meanwhile is found where it is now`() {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        scene.source.frame = CGRect(x: 130, y: 300, width: 50, height: 50)

        scene.dismiss()
        scene.stage.advance(by: 0.1)
        // It moves on while the card flies.
        scene.source.frame.origin.y = 280
        var last = CGRect.zero
        while scene.b.presentingViewController != nil {
            last = scene.card ?? last
            scene.stage.advance(by: 1 / 60)
        }

        #expect(isNear(last, CGRect(x: 130, y: 280, width: 50, height: 50), tolerance: 1))
    }

    @Test func `the provider is asked again on the way back, and may name another view`() {
        let scene = ZoomScene()
        scene.presentToTheEnd()
        let asked = scene.questions
        let other = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 30))
        scene.a.view.addSubview(other)
        scene.provided = other

        scene.dismiss()
        scene.stage.advance(by: 0.05)
        #expect(scene.questions > asked)
        #expect(other.isHidden && !scene.source.isHidden)
        var last = CGRect.zero
        while scene.b.presentingViewController != nil {
            last = scene.card ?? last
            scene.stage.advance(by: 1 / 60)
        }

        #expect(isNear(last, CGRect(x: 100, y: 200, width: 60, height: 30), tolerance: 1))
        #expect(!other.isHidden)
    }

    @Test func `the provider is told of both controllers`() {
        let scene = ZoomScene()
        var told: (UIViewController, UIViewController)?
        scene.b.preferredTransition = .zoom { context in
            told = (context.sourceViewController, context.zoomedViewController)
            return scene.source
        }

        scene.present()

        #expect(told?.0 === scene.a && told?.1 === scene.b)
    }

    // MARK: - Without a source

    @Test(arguments: [true, false])
    func `a provider without a view on the screen gives one warning a way, and the zoom takes place`(
        isNil: Bool
    ) throws {
        let scene = ZoomScene()
        scene.provided = isNil ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        scene.present()
        let start = try #require(scene.card)
        #expect(isNear(start, CGRect(x: 40, y: 80, width: 120, height: 240)), "from the middle")
        scene.stage.settle()

        let messages = scene.diagnostics()
        #expect(messages.count == 1)
        #expect(messages.first?.contains(isNil ? "returned nil" : "which is in no window") == true)
        #expect(isNear(scene.card, full))

        scene.dismiss()
        scene.stage.settle()
        #expect(scene.diagnostics().count == 2)
        #expect(scene.b.presentingViewController == nil)
        #expect(scene.a.view.window != nil)
    }

    // MARK: - Others first

    @Test func `an animator of a transitioning delegate comes first`() {
        let scene = ZoomScene()
        let delegate = LoggedDelegate(scene.journal)
        scene.b.transitioningDelegate = delegate

        scene.present()
        scene.stage.settle()

        #expect(scene.journal.count("animateTransition(isAnimated: true)") == 1)
        #expect(scene.questions == 0)
    }

    @Test func `a sheet comes and goes as sheets do`() {
        let scene = ZoomScene(style: .pageSheet)

        scene.present()
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 105, y: 390), over: 0.2)
        scene.stage.settle()

        #expect(scene.questions == 0)
        #expect(scene.b.presentingViewController == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test func `a style instead of a zoom stands for the modal style`() {
        let scene = ZoomScene()
        scene.b.preferredTransition = .crossDissolve

        scene.present()
        scene.stage.advance(by: 0.2)

        let shown = scene.b.view.layer.presentation()?.opacity ?? 1
        #expect(shown > 0.05 && shown < 0.95)
        #expect(scene.questions == 0)
    }

    // MARK: - Memory

    @Test func `nothing is left of a controller that was zoomed, dragged and let go`() {
        let scene = ZoomScene()
        weak var zoomed: UIViewController?
        do {
            let controller = UIViewController()
            controller.preferredTransition = .zoom { _ in scene.source }
            controller.modalPresentationStyle = .fullScreen
            zoomed = controller
            scene.a.present(controller, animated: true)
        }
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 110, y: 320), over: 0.3)
        scene.stage.settle()
        scene.stage.advance(by: 0.1)

        #expect(scene.a.presentedViewController == nil)
        #expect(zoomed == nil)
    }

    // MARK: - Resizing

    @Test(arguments: [0.05, 0.15, 0.3])
    func `a window that is resized in the middle ends with everything in its place`(moment: Double) {
        let scene = ZoomScene()
        let size = CGSize(width: 400, height: 200)
        scene.present()
        scene.stage.advance(by: moment)
        scene.stage.resize(to: size)
        scene.stage.settle()
        #expect(isNear(scene.card, CGRect(origin: .zero, size: size)))

        scene.dismiss()
        scene.stage.advance(by: moment)
        scene.stage.resize(to: ZoomScene.size)
        scene.stage.settle()

        #expect(scene.a.view.frame == full)
        #expect(scene.a.view.window != nil && scene.b.view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }

    @Test(arguments: [CGSize(width: 40, height: 0), CGSize(width: 0, height: 40)])
    func `a source without size is named, and the view comes all the same`(size: CGSize) {
        let scene = ZoomScene()
        scene.source.frame.size = size

        scene.present()
        scene.stage.settle()

        #expect(scene.diagnostics().contains { $0.contains("has no size") })
        #expect(scene.content == CGRect(origin: .zero, size: ZoomScene.size))
    }

    @Test(arguments: [
        CGRect.null, CGRect(x: 0, y: 0, width: 0, height: 50), CGRect(x: 0, y: 0, width: 50, height: 0),
    ])
    func `a rectangle that is none aligns the whole view`(rect: CGRect) {
        let (plain, aligned) = (ZoomScene(), ZoomScene())
        aligned.options.alignmentRectProvider = { _ in rect }

        for scene in [plain, aligned] {
            scene.present()
            scene.stage.advance(by: 0.1)
        }

        #expect(aligned.content == plain.content && aligned.card == plain.card)
    }

    @Test func `a card that opens is caught by a finger, unless its controller is modal`() throws {
        for isModal in [false, true] {
            let scene = ZoomScene()
            scene.b.isModalInPresentation = isModal
            scene.present()
            scene.stage.advance(by: 0.15)
            let card = try #require(scene.card)

            scene.stage.touch(.began, at: CGPoint(x: card.midX, y: card.midY))
            scene.stage.advance(by: 1)

            #expect((scene.card?.size == ZoomScene.size) == isModal)
            scene.stage.touch(.ended, at: CGPoint(x: card.midX, y: card.midY))
            scene.stage.settle()
        }
    }

    @Test func `a view that had another size is laid out for the whole screen from the start`() {
        let scene = ZoomScene()
        scene.b.view.frame = CGRect(x: 0, y: 0, width: 50, height: 70)

        scene.present()
        scene.stage.advance(by: 0.1)
        #expect(scene.b.view.bounds.size == ZoomScene.size)
        scene.stage.settle()

        #expect(scene.b.view.frame == CGRect(origin: .zero, size: ZoomScene.size))
    }

    @Test(arguments: [nil, UIColor.red.withAlphaComponent(0.2)])
    func `an effect dims what is behind, with a colour over it where there is one`(color: UIColor?) throws {
        let scene = ZoomScene()
        let effect = UIBlurEffect(style: .dark)
        scene.options.dimmingVisualEffect = effect
        scene.options.dimmingColor = color
        var shown: UIVisualEffectView? {
            sequence(first: scene.b.view) { $0?.superview }.compactMap { $0 }
                .flatMap(\.subviews).compactMap { $0 as? UIVisualEffectView }.first
        }

        scene.present()
        #expect(shown?.effect === effect && shown?.alpha == 0)
        scene.stage.advance(by: 0.15)
        let view = try #require(shown)
        #expect(view.alpha > 0 && view.alpha < 1)
        #expect(view.frame == full && view.contentView.backgroundColor == color)
        scene.stage.settle()

        #expect(view.window == nil)
        #expect(scene.diagnostics().isEmpty)
    }
}
