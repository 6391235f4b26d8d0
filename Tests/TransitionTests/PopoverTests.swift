import Testing
import UIKit
import UITesting

/// Popovers: where they lie, what they are where there is little room, and how they go.
@MainActor
struct PopoverTests {
    private static let regular = CGSize(width: 1024, height: 768)
    private static let compact = CGSize(width: 320, height: 768)
    /// Held weakly by the presentation controller.
    private let delegate = PopoverDelegate()

    private struct Popup {
        let scene: Scene
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 100, height: 40))
        let content = CGSize(width: 200, height: 150)

        var controller: UIPopoverPresentationController? { scene.b.popoverPresentationController }
        var view: UIView? { controller?.presentedView }
    }

    private func begin(size: CGSize = regular, source: CGRect? = nil) -> Popup {
        let popup = Popup(scene: Scene(style: .popover, size: size))
        if let source { popup.source.frame = source }
        popup.scene.a.view.addSubview(popup.source)
        popup.scene.b.transitioningDelegate = nil
        popup.scene.b.preferredContentSize = popup.content
        popup.controller?.sourceView = popup.source
        return popup
    }

    // MARK: - Where it lies

    @Test func `it lies below its source with the arrow up, where there is room`() throws {
        let popup = begin()

        popup.scene.presentToTheEnd()

        let view = try #require(popup.view)
        #expect(view.frame == CGRect(x: 350, y: 340, width: 200, height: 163))
        #expect(popup.controller?.arrowDirection == .up)
        #expect(
            popup.scene.b.view.convert(popup.scene.b.view.bounds, to: nil)
                == CGRect(x: 350, y: 353, width: 200, height: 150))
        #expect(popup.scene.a.view.window != nil)
        #expect(popup.scene.journal.only(["A.viewWillDisappear"]).isEmpty)
    }

    @Test func `above its source it is as low as the room there with its arrow`() throws {
        let popup = begin(source: CGRect(x: 400, y: 165, width: 100, height: 40))
        popup.controller?.permittedArrowDirections = .down

        popup.scene.presentToTheEnd()

        let (view, margins) = (try #require(popup.view), popup.controller?.popoverLayoutMargins.top ?? 0)
        #expect(view.frame.maxY == 165 && view.frame.minY == margins)
    }

    @Test(arguments: [
        (UIPopoverArrowDirection.down, CGRect(x: 350, y: 137, width: 200, height: 163)),
        (.left, CGRect(x: 500, y: 245, width: 213, height: 150)),
        (.right, CGRect(x: 187, y: 245, width: 213, height: 150)),
    ])
    func `it lies where the arrow may point from`(direction: UIPopoverArrowDirection, frame: CGRect) {
        let popup = begin()
        popup.controller?.permittedArrowDirections = direction

        popup.scene.presentToTheEnd()

        #expect(popup.view?.frame == frame)
        #expect(popup.controller?.arrowDirection == direction)
    }

    @Test func `at the edge it stays within the margins, and takes another side where one is too small`()
        throws
    {
        let popup = begin(source: CGRect(x: 980, y: 720, width: 40, height: 40))

        popup.scene.presentToTheEnd()

        #expect(popup.controller?.arrowDirection == .down)
        #expect(popup.view?.frame == CGRect(x: 814, y: 557, width: 200, height: 163))
    }

    @Test func `without an arrow it covers its source`() {
        let popup = begin()
        popup.controller?.permittedArrowDirections = []

        popup.scene.presentToTheEnd()

        #expect(popup.view?.frame == CGRect(x: 350, y: 245, width: 200, height: 150))
        #expect(popup.controller?.arrowDirection == .unknown)
    }

    @Test func `where there is too little room it is made smaller, or covers its source if it may`() {
        let source = CGRect(x: 300, y: 300, width: 400, height: 100)
        let popup = begin(source: source)
        popup.scene.b.preferredContentSize = CGSize(width: 300, height: 500)
        popup.controller?.permittedArrowDirections = .up

        popup.scene.presentToTheEnd()
        #expect(popup.view?.frame == CGRect(x: 350, y: 400, width: 300, height: 358))

        popup.controller?.canOverlapSourceViewRect = true
        popup.scene.stage.settle()
        #expect(popup.view?.frame == CGRect(x: 350, y: 245, width: 300, height: 513))
    }

    @Test func `it follows the preferred size`() {
        let popup = begin()
        popup.scene.presentToTheEnd()

        popup.scene.b.preferredContentSize = CGSize(width: 300, height: 100)
        popup.scene.stage.settle()

        #expect(popup.view?.frame == CGRect(x: 300, y: 340, width: 300, height: 113))
    }

    @Test func `a navigation controller in it prefers what its top does, with the bar`() {
        let scene = Scene(size: Self.regular)
        let (navigation, root) = (UINavigationController(), UIViewController())
        root.preferredContentSize = CGSize(width: 200, height: 100)
        navigation.setViewControllers([root], animated: false)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = scene.a.view
        navigation.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 100, height: 40)
        scene.a.present(navigation, animated: false)
        scene.stage.settle()
        #expect(navigation.view.frame.size == CGSize(width: 200, height: 144))

        root.preferredContentSize = CGSize(width: 250, height: 200)
        scene.stage.settle()

        #expect(navigation.view.frame.size == CGSize(width: 250, height: 244))
    }

    @Test func `it points to a part of a view, and to the button of a bar button item`() throws {
        let popup = begin()
        popup.controller?.sourceRect = CGRect(x: 0, y: 0, width: 20, height: 40)
        popup.scene.presentToTheEnd()
        #expect(popup.view?.frame.midX == 410)

        let item = UIBarButtonItem(title: "Share", image: nil, primaryAction: nil)
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = item
        let stage = Stage(size: Self.regular)
        stage.present(UINavigationController(rootViewController: root))
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = popup.content
        shown.popoverPresentationController?.barButtonItem = item
        root.present(shown, animated: false)
        stage.settle()

        let frame = try #require(shown.popoverPresentationController?.presentedView?.frame)
        #expect(frame.minY == 44, "below the bar")
        #expect(frame.maxX == 1014, "at the margin")
    }

    @Test func `the arrow has the colour of the body and points to the middle of the source`() throws {
        let popup = begin()
        popup.controller?.backgroundColor = .green
        popup.scene.b.view.backgroundColor = .blue
        popup.scene.presentToTheEnd()

        let picture = try popup.scene.stage.snapshot()

        let tip = picture.pixel(x: 450, y: 348)
        #expect(tip.y > 150 && tip.x < 100 && tip.z < 120, "\(tip)")
        #expect(picture.pixel(x: 450, y: 400).z > 200)
        let beside = picture.pixel(x: 430, y: 344)
        #expect(beside.y == beside.x || beside.x > 0 || beside.w == 255)
    }

    // MARK: - How it goes

    @Test func `a tap beside it dismisses it, and its delegate is asked and told`() {
        let popup = begin()
        popup.controller?.delegate = delegate
        popup.scene.presentToTheEnd()
        delegate.heard = []

        popup.scene.stage.tap(CGPoint(x: 100, y: 700))
        popup.scene.stage.settle()

        #expect(popup.scene.a.presentedViewController == nil)
        #expect(delegate.heard == ["should", "will", "did"])
        #expect(popup.scene.stage.window.subviews == [popup.scene.a.view])
    }

    @Test func `a tap on it does not dismiss it, and neither does one that the delegate refuses`() {
        let popup = begin()
        popup.controller?.delegate = delegate
        delegate.mayDismiss = false
        popup.scene.presentToTheEnd()
        delegate.heard = []

        popup.scene.stage.tap(CGPoint(x: 450, y: 400))
        #expect(delegate.heard.isEmpty)

        popup.scene.stage.tap(CGPoint(x: 100, y: 700))
        popup.scene.stage.settle()
        #expect(delegate.heard == ["should", "attempt"])
        #expect(popup.scene.a.presentedViewController === popup.scene.b)
    }

    @Test func `a modal popover stays, and dismiss says nothing to the delegate`() {
        let popup = begin()
        popup.controller?.delegate = delegate
        popup.scene.b.isModalInPresentation = true
        popup.scene.presentToTheEnd()
        delegate.heard = []

        popup.scene.stage.tap(CGPoint(x: 100, y: 700))
        popup.scene.stage.settle()
        #expect(delegate.heard == ["attempt"])

        popup.scene.dismiss()
        popup.scene.stage.settle()
        #expect(delegate.heard == ["attempt"])
        #expect(popup.scene.a.presentedViewController == nil)
    }

    @Test func `passthrough views take touches while it is there`() {
        let popup = begin()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 600, width: 100, height: 40)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        popup.scene.a.view.addSubview(button)
        popup.controller?.passthroughViews = [button]
        popup.scene.presentToTheEnd()

        popup.scene.stage.tap(CGPoint(x: 100, y: 620))
        popup.scene.stage.settle()

        #expect(taps == 1)
        #expect(popup.scene.a.presentedViewController === popup.scene.b)
    }

    // MARK: - Where there is little room

    @Test func `where the width is compact it is a sheet`() throws {
        let popup = begin(size: Self.compact, source: CGRect(x: 10, y: 100, width: 50, height: 50))
        popup.controller?.adaptiveSheetPresentationController.prefersGrabberVisible = true

        popup.scene.presentToTheEnd()

        #expect(popup.scene.a.presentedViewController === popup.scene.b)
        #expect(popup.controller != nil, "still a popover to those who ask")
        #expect(popup.scene.b.view.frame.width == 320)
        #expect(popup.controller?.adaptiveSheetPresentationController.containerView != nil)

        popup.scene.dismiss()
        popup.scene.stage.settle()
        #expect(popup.scene.stage.window.subviews == [popup.scene.a.view])
        #expect(popup.scene.diagnostics().isEmpty, "\(popup.scene.diagnostics())")
    }

    @Test func `a delegate that says none keeps it a popover where the width is compact`() {
        let popup = begin(size: Self.compact, source: CGRect(x: 10, y: 100, width: 50, height: 50))
        delegate.style = UIModalPresentationStyle.none
        popup.controller?.delegate = delegate

        popup.scene.presentToTheEnd()

        #expect(popup.view?.frame == CGRect(x: 10, y: 150, width: 200, height: 163))
    }

    @Test func `popover and sheet change places as the window changes, and the controller stays`() {
        let popup = begin()
        popup.scene.presentToTheEnd()

        for _ in 0..<2 {
            popup.scene.stage.resize(to: Self.compact)
            popup.scene.stage.settle()
            #expect(popup.controller?.containerView == nil)
            #expect(popup.scene.b.view.window === popup.scene.stage.window)

            popup.scene.stage.resize(to: Self.regular)
            popup.scene.stage.settle()
            #expect(popup.view?.frame == CGRect(x: 350, y: 340, width: 200, height: 163))
            #expect(popup.scene.b.view.isDescendant(of: popup.scene.stage.window))
        }

        popup.scene.dismiss()
        popup.scene.stage.settle()
        #expect(popup.scene.stage.window.subviews == [popup.scene.a.view])
        #expect(popup.scene.diagnostics().isEmpty, "\(popup.scene.diagnostics())")
    }

    @Test func `when the window gets another size the delegate may say where to`() {
        let popup = begin()
        popup.controller?.delegate = delegate
        popup.scene.presentToTheEnd()
        delegate.heard = []
        delegate.newRect = CGRect(x: 0, y: 100, width: 100, height: 40)

        popup.scene.stage.resize(to: CGSize(width: 900, height: 768))
        popup.scene.stage.settle()

        #expect(delegate.heard.contains("reposition"))
        #expect(delegate.askedRect == popup.source.bounds)
        #expect(popup.view?.frame.minY == 440)
    }

    // MARK: - Mistakes

    @Test func `without anything to point to it is in the middle, and a diagnostic says so`() {
        let popup = begin()
        popup.controller?.sourceView = nil

        popup.scene.presentToTheEnd()

        #expect(popup.scene.diagnostics("error").first?.contains("sourceItem") == true)
        #expect(popup.view?.frame == CGRect(x: 412, y: 309, width: 200, height: 150))
    }

    @Test func `presented and dismissed, nothing of a popover is kept`() {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        let scene = Scene(size: Self.regular)
        do {
            let shown = UIViewController()
            shown.modalPresentationStyle = .popover
            shown.popoverPresentationController?.sourceView = scene.a.view
            _ = shown.popoverPresentationController?.adaptiveSheetPresentationController
            controller = shown
            presentation = shown.popoverPresentationController
            scene.a.present(shown, animated: true)
        }
        scene.stage.settle()
        #expect(controller != nil)

        scene.a.dismiss(animated: true)
        scene.stage.settle()

        #expect(controller == nil)
        #expect(presentation == nil)
    }

    @Test func `its size is the preferred one, a default for none, and leaves the margins free`() throws {
        let popup = begin()
        let controller = try #require(popup.controller)
        controller.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        func size(_ wanted: CGSize, in parent: CGSize) -> CGSize {
            popup.scene.b.preferredContentSize = wanted
            return controller.size(forChildContentContainer: popup.scene.b, withParentContainerSize: parent)
        }
        let wide = CGSize(width: 1000, height: 900)

        #expect(size(CGSize(width: 300, height: 200), in: wide) == CGSize(width: 300, height: 200))
        #expect(size(CGSize(width: 0, height: 200), in: wide) == CGSize(width: 320, height: 200))
        #expect(size(CGSize(width: 300, height: 0), in: wide) == CGSize(width: 300, height: 480))
        #expect(size(CGSize(width: 2000, height: 2000), in: wide) == CGSize(width: 940, height: 860))
        #expect(size(CGSize(width: 2000, height: 2000), in: CGSize(width: 50, height: 30)) == .zero)
    }

    @Test func `where passthrough views take touches, a tap beside them dismisses it`() {
        let popup = begin()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 600, width: 100, height: 40)
        popup.scene.a.view.addSubview(button)
        popup.controller?.passthroughViews = [button]
        popup.scene.presentToTheEnd()

        popup.scene.stage.tap(CGPoint(x: 300, y: 620))
        popup.scene.stage.settle()

        #expect(popup.scene.a.presentedViewController == nil)
    }

    @Test func `without animation it is there and gone at once`() {
        let popup = begin()

        popup.scene.present(animated: false)
        #expect(popup.view?.frame == CGRect(x: 350, y: 340, width: 200, height: 163))
        #expect(!popup.scene.stage.isMoving)
        popup.scene.dismiss(animated: false)
        #expect(popup.scene.stage.window.subviews == [popup.scene.a.view] && !popup.scene.stage.isMoving)
    }

    @Test func `a delegate may make it a form sheet where the width is compact`() {
        let popup = begin(size: Self.compact, source: CGRect(x: 10, y: 100, width: 50, height: 50))
        delegate.style = .formSheet
        popup.controller?.delegate = delegate

        popup.scene.presentToTheEnd()

        #expect(popup.controller?.adaptiveSheetPresentationController.containerView != nil)
    }

    @Test func `asked for a new place a delegate gets the part that it points to, and may name another view`()
    {
        let popup = begin()
        let part = CGRect(x: 10, y: 10, width: 20, height: 20)
        popup.controller?.sourceRect = part
        popup.controller?.delegate = delegate
        popup.scene.presentToTheEnd()
        #expect(popup.view?.frame.minY == 330)
        let other = UIView(frame: CGRect(x: 400, y: 500, width: 100, height: 40))
        popup.scene.a.view.addSubview(other)
        delegate.newView = other

        popup.scene.stage.resize(to: CGSize(width: 900, height: 768))
        popup.scene.stage.settle()

        #expect(delegate.askedRect == part)
        #expect(popup.controller?.sourceView === other && popup.controller?.sourceRect == part)
        #expect(popup.view?.frame.maxY == 510 || popup.view?.frame.minY == 530)
    }

    @Test func `a container that it was in where there was little room gives its controller back`() {
        final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
            let container = UIViewController()
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? {
                let shown = controller.presentedViewController
                container.addChild(shown)
                shown.view.frame = container.view.bounds
                container.view.addSubview(shown.view)
                shown.didMove(toParent: container)
                return container
            }
        }
        let wrapping = Wrapping()
        let popup = begin()
        popup.controller?.delegate = wrapping
        popup.scene.presentToTheEnd()

        popup.scene.stage.resize(to: Self.compact)
        popup.scene.stage.settle()
        #expect(popup.scene.b.parent === wrapping.container && popup.scene.b.view.window != nil)
        popup.scene.stage.resize(to: Self.regular)
        popup.scene.stage.settle()

        #expect(popup.scene.b.parent == nil && wrapping.container.children.isEmpty)
        #expect(popup.scene.b.view.isDescendant(of: popup.view ?? UIView()))
    }
}

/// Says what it is asked about a popover, and keeps what it is told.
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var mayDismiss = true
    var style: UIModalPresentationStyle?
    var newRect: CGRect?
    var newView: UIView?
    private(set) var askedRect: CGRect?

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style ?? controller.adaptivePresentationStyle
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        heard.append("prepare")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
    ) {
        heard.append("reposition")
        askedRect = rect.pointee
        if let newRect { rect.pointee = newRect }
        if let newView { view.pointee = newView }
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("should")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
    }
}
