import Testing
import UIKit
import UITesting

/// What happens around a sheet: the dimming, the presenter behind it, other sheets, and the window's size.
@MainActor
struct SheetSurroundingsTests {
    private let phone = CGSize(width: 390, height: 844)
    private let tablet = CGSize(width: 1024, height: 768)

    // MARK: - The presenter

    @Test func `behind a large sheet the presenter is smaller, rounded, and looks out above it`() {
        let scene = SheetStage()
        scene.present()

        let frame = scene.a.view.frame
        #expect(abs(frame.minX - 16) < 0.01 && abs(frame.maxX - 374) < 0.01)
        #expect(abs(frame.minY - 20) < 0.01)
        #expect(scene.a.view.layer.cornerRadius > 9)
        #expect(scene.a.view.clipsToBounds)
    }

    @Test func `the presenter gets back what it had when the sheet is gone`() {
        let scene = SheetStage()
        scene.a.view.layer.cornerRadius = 3
        scene.present()

        scene.drag(by: 600)
        scene.stage.settle()

        #expect(scene.a.view.transform == .identity)
        #expect(scene.a.view.frame == scene.stage.window.bounds)
        #expect(scene.a.view.layer.cornerRadius == 3)
        #expect(!scene.a.view.clipsToBounds)
    }

    @Test func `a presenter that does not fill the stage stays as it is`() {
        let scene = SheetStage()
        scene.a.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        scene.present()

        #expect(scene.a.view.frame == CGRect(x: 0, y: 400, width: 390, height: 444))
    }

    @Test func `another root while a sheet is up leaves the old one as it was`() {
        let scene = SheetStage()
        scene.present()

        scene.stage.window.rootViewController = UIViewController()
        scene.stage.settle()

        #expect(scene.a.view.transform == .identity)
        #expect(scene.a.view.layer.cornerRadius == 0)
    }

    // MARK: - Touches

    @Test func `touches reach what is behind an undimmed sheet, and nothing behind a dimmed one`() {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        scene.a.view.addSubview(button)
        let counter = Counter()
        button.addTarget(counter, action: Counter.count, for: .touchUpInside)
        scene.present()

        scene.stage.tap(CGPoint(x: 150, y: 120))
        scene.stage.settle()
        #expect(counter.taps == 1)
        #expect(scene.a.presentedViewController === scene.b)

        scene.sheet?.largestUndimmedDetentIdentifier = nil
        scene.stage.advance(by: 0)
        scene.stage.tap(CGPoint(x: 150, y: 120))
        scene.stage.settle()
        #expect(counter.taps == 1)
        #expect(scene.a.presentedViewController == nil, "a tap beside a dimmed sheet dismisses it")
    }

    // MARK: - Nested

    @Test func `a sheet over a sheet pushes that back, and gives it free again`() {
        let scene = SheetStage()
        let c = LoggedController("C", scene.journal)
        scene.present()
        scene.b.present(c, animated: true)
        scene.stage.settle()

        #expect(c.presentingViewController === scene.b)
        let frame = scene.card?.frame ?? .zero
        #expect(abs(frame.minX - 16) < 0.01 && abs(frame.minY - 20) < 0.01)
        #expect(!scene.journal.entries.contains { $0.hasPrefix("B.view") })

        c.dismiss(animated: true)
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a stack of sheets is dismissed with one call, and goes together`() {
        let scene = SheetStage()
        let c = LoggedController("C", scene.journal)
        scene.present()
        scene.b.present(c, animated: true)
        scene.stage.settle()
        scene.journal.clear()

        scene.a.dismiss(animated: true)
        scene.stage.advance(by: 0.2)
        let shown = scene.card?.layer.presentation()?.frame.minY ?? 0
        #expect(shown > 100, "the lower one goes, too")
        scene.stage.settle()

        #expect(scene.a.presentedViewController == nil)
        #expect(scene.b.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.a.view.transform == .identity)
        #expect(scene.journal.count("B.viewDidDisappear") == 1)
        #expect(scene.journal.count("C.viewDidDisappear") == 1)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `the upper of two sheets is dragged away, and the lower one stays`() {
        let scene = SheetStage()
        let c = LoggedController("C", scene.journal)
        scene.present()
        scene.b.present(c, animated: true)
        scene.stage.settle()

        scene.stage.drag(from: CGPoint(x: 195, y: 50), to: CGPoint(x: 195, y: 700), over: 0.4)
        scene.stage.settle()

        #expect(scene.b.presentedViewController == nil)
        #expect(scene.a.presentedViewController === scene.b)
        #expect(scene.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    }

    @Test func `a full-screen presentation from a sheet puts its view back into the card`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        let c = UIViewController()
        c.modalPresentationStyle = .fullScreen
        scene.present()
        scene.b.present(c, animated: true)
        scene.stage.settle()
        #expect(c.view.frame == scene.stage.window.bounds)

        c.dismiss(animated: true)
        scene.stage.settle()

        #expect(scene.b.view.isDescendant(of: scene.card ?? UIView()))
        #expect(scene.frame == CGRect(x: 0, y: 437, width: 390, height: 407))
        #expect(scene.diagnostics.isEmpty)
    }

    // MARK: - The size of the window

    @Test func `a sheet at rest follows the size of the window`() {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()

        scene.stage.resize(to: tablet)
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 156, y: 202, width: 712, height: 364))

        scene.stage.resize(to: CGSize(width: 844, height: 390))
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 844, height: 390))

        scene.stage.resize(to: phone)
        scene.stage.settle()
        #expect(scene.frame == CGRect(x: 0, y: 437, width: 390, height: 407))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `the presenter behind a large sheet fits a window of another size`() {
        let scene = SheetStage()
        scene.present()

        scene.stage.resize(to: CGSize(width: 320, height: 568))
        scene.stage.settle()
        let frame = scene.a.view.frame
        #expect(abs(frame.minX - 16) < 0.01 && abs(frame.maxX - 304) < 0.01 && abs(frame.minY - 20) < 0.01)

        scene.stage.resize(to: tablet)
        scene.stage.settle()
        #expect(scene.a.view.frame == CGRect(origin: .zero, size: tablet))
    }

    @Test(arguments: [0.0, 0.1, 0.3])
    func `resized on its way up it comes to where it belongs`(moment: Double) {
        let scene = SheetStage { $0.detents = [.medium()] }
        scene.a.present(scene.b, animated: true)
        scene.stage.advance(by: 0)
        scene.stage.advance(by: moment)

        scene.stage.resize(to: CGSize(width: 320, height: 568))
        scene.stage.settle()

        #expect(scene.frame == CGRect(x: 0, y: 299, width: 320, height: 269))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: [-200.0, 100])
    func `resized under the finger it stays with the finger and ends where it belongs`(distance: CGFloat) {
        let scene = SheetStage { $0.detents = [.medium(), .large()] }
        scene.present()
        scene.hold(movingBy: distance)

        scene.stage.resize(to: CGSize(width: 390, height: 700))
        let before = scene.top
        scene.stage.move(to: CGPoint(x: 195, y: scene.finger.y - 20), over: 0.2)
        #expect(abs(scene.top - before + 20) < 0.5)
        scene.letGo()
        scene.stage.settle()

        #expect(scene.a.presentedViewController === scene.b)
        #expect([30, 365].contains(scene.top))
        #expect(scene.frame.maxY == 700)
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `a form sheet follows the preferred size of its controller`() {
        let scene = SheetStage(style: .formSheet, size: tablet)
        scene.present()
        #expect(scene.frame == CGRect(x: 242, y: 74, width: 540, height: 620))

        scene.b.preferredContentSize = CGSize(width: 400, height: 300)
        scene.stage.settle()

        #expect(scene.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
    }

    // MARK: - Other animators

    @Test func `a sheet with an animator of its own is dimmed along with it`() {
        let scene = SheetStage { $0.detents = [.medium()] }
        let delegate = LoggedDelegate(scene.journal)
        scene.b.transitioningDelegate = delegate

        scene.a.present(scene.b, animated: true)
        scene.stage.settle()
        #expect(scene.journal.count("animateTransition(isAnimated: true)") == 1)
        #expect(scene.frame == CGRect(x: 0, y: 437, width: 390, height: 407))

        scene.drag(by: 350)
        scene.stage.settle()
        #expect(scene.journal.count("didDismiss") == 1)
        #expect(scene.journal.count("animateTransition(isAnimated: true)") == 2)
        #expect(scene.a.presentedViewController == nil)
        #expect(scene.stage.window.subviews == [scene.a.view])
        #expect(scene.diagnostics.isEmpty)
    }
}

/// Counts what it is sent.
private final class Counter {
    var taps = 0

    func count() {
        taps += 1
    }

    @Test func `a sheet that is dragged to an undimmed detent lets touches through at once`() {
        let scene = SheetStage {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
            $0.selectedDetentIdentifier = .large
        }
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        scene.a.view.addSubview(button)
        let counter = Counter()
        button.addTarget(counter, action: Counter.count, for: .touchUpInside)
        scene.present()

        scene.drag(by: 370)
        #expect(scene.sheet?.selectedDetentIdentifier == .medium)
        scene.stage.tap(CGPoint(x: 150, y: 120))

        #expect(counter.taps == 1)
        scene.stage.settle()
        #expect(scene.a.presentedViewController === scene.b)
    }
}
