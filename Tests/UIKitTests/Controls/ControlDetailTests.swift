import Testing
import UIKit
import UITesting

/// Controls and bars: what is easily lost when they are changed.
@MainActor
struct ControlDetailTests {
    private let stage = Stage(size: CGSize(width: 300, height: 300))

    private final class Reluctant: UIControl {
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }

    private final class Witness {
        var events: [String] = []
        func cancelled() { events.append("cancelled") }
        func outside() { events.append("outside") }
    }

    @Test func `a control that does not track a touch says nothing of its end`() {
        let (tracking, reluctant, witness) = (UIControl(), Reluctant(), Witness())
        for (y, control) in [(0.0, tracking), (100.0, reluctant)] {
            control.frame = CGRect(x: 0, y: y, width: 100, height: 100)
            control.addTarget(witness, action: Witness.cancelled, for: .touchCancel)
            stage.window.addSubview(control)
        }

        for y in [50.0, 150.0] {
            stage.touch(.began, at: CGPoint(x: 50, y: y))
            stage.touch(.cancelled, at: CGPoint(x: 50, y: y))
        }

        #expect(witness.events == ["cancelled"], "only of the first")
    }

    @Test func `progress that is not animated is shown at once`() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4))
        bar.progressTintColor = .red
        bar.trackTintColor = .blue
        stage.window.addSubview(bar)
        stage.settle()

        bar.setProgress(0.5, animated: false)
        let after = try stage.snapshot().pixel(x: 80, y: 102)
        bar.setProgress(1, animated: true)
        let begun = try stage.snapshot().pixel(x: 190, y: 102)
        stage.settle()

        #expect(after.x > 200 && after.z < 90)
        #expect(begun.z > 200, "the animated one has only begun")
        #expect(try stage.snapshot().pixel(x: 190, y: 102).x > 200)
    }

    @Test
    func `a stepper has its size whatever its bounds are set to, and shows the images that it was given`() {
        let stepper = UIStepper()
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }

        stepper.bounds = CGRect(x: 0, y: 3, width: 300, height: 5)
        stepper.setIncrementImage(image, for: .normal)
        stage.window.addSubview(stepper)
        stage.settle()

        #expect(stepper.bounds == CGRect(x: 0, y: 3, width: 94, height: 32))
        #expect(images(below: stepper).contains { $0.image === image })
        stepper.setIncrementImage(nil, for: .normal)
        stage.settle()
        #expect(!images(below: stepper).contains { $0.image === image })
    }

    private func images(below view: UIView) -> [UIImageView] {
        view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + images(below: $0) }
    }

    @Test func `the image of a pressed system button fades with its title, and comes back`() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.setTitle("Go", for: .normal)
        button.setImage(
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }, for: .normal)
        stage.window.addSubview(button)
        stage.settle()
        let (title, image) = (try #require(button.titleLabel), try #require(button.imageView))

        stage.touch(.began, at: CGPoint(x: 100, y: 22))
        #expect(title.alpha < 1 && image.alpha == title.alpha)
        stage.touch(.ended, at: CGPoint(x: 100, y: 22))
        stage.settle()
        #expect(title.alpha == 1 && image.alpha == 1)
    }

    @Test func `a black tab bar is dark, and one of the usual style is as its surroundings`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
        stage.window.addSubview(bar)

        bar.barStyle = .black
        #expect(bar.traitCollection.userInterfaceStyle == .dark && bar.barStyle == .black)
        bar.barStyle = .default
        #expect(bar.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `the title of a tab moves by its adjustment`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 200, width: 300, height: 49))
        let item = UITabBarItem(title: "Home", image: nil, tag: 0)
        bar.items = [item]
        stage.window.addSubview(bar)
        stage.settle()
        func titleFrame() throws -> CGRect {
            let label = try #require(labels(below: bar).first { $0.text == "Home" })
            return label.convert(label.bounds, to: bar)
        }
        let before = try titleFrame()

        item.titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -5)
        stage.settle()

        #expect(try titleFrame() == before.offsetBy(dx: 7, dy: -5))
    }

    private func labels(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
    }

    @Test func `the configurations of a bar's appearance replace each other`() {
        let appearance = UINavigationBarAppearance()

        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil && appearance.shadowColor == nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
        #expect(appearance.shadowColor != nil)
        appearance.configureWithDefaultBackground()
        #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil)
    }

    @Test func `the message of an alert without a title stands where the title would`() throws {
        func top(of text: String, title: String?) throws -> CGFloat {
            let (stage, root) = (Stage(), UIViewController())
            stage.present(root)
            let alert = UIAlertController(title: title, message: "For good.", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: false)
            stage.settle()
            let label = try #require(labels(below: alert.view).first { $0.text == text })
            return label.convert(label.bounds, to: alert.view).minY
        }

        let title = try top(of: "Delete?", title: "Delete?")
        #expect(try top(of: "For good.", title: nil) == title)
        #expect(try top(of: "For good.", title: "") == title)
        #expect(try top(of: "For good.", title: "Delete?") > title + 10)
    }

    @Test func `a colour without components shows nothing, and an image equals only images`() {
        var (white, alpha) = (CGFloat(1), CGFloat(1))
        #expect(UIColor().getWhite(&white, alpha: &alpha) && white == 0 && alpha == 0)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
        #expect(!image.isEqual("image") && !image.isEqual(nil) && image.isEqual(image))
    }

    @Test func `an application that has launched says so to whoever listens`() {
        var heard = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didFinishLaunchingNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { heard += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }

        stage.run { UIApplication.shared.finishLaunching() }

        #expect(heard == 1)
    }

    @Test func `a button made of an action shows it, and runs it once a tap`() {
        var runs = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in runs += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        stage.window.addSubview(button)

        stage.tap(button)

        #expect(button.title(for: .normal) == "Go" && runs == 1)
    }

    @Test func `a finger that goes over to the stepper's other half steps back`() {
        let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 94, height: 32))
        stage.window.addSubview(stepper)

        stage.touch(.began, at: CGPoint(x: 180, y: 116))
        for x in [175.0, 170, 165] { stage.touch(.moved, at: CGPoint(x: x, y: 116)) }
        #expect(stepper.value == 1, "one half, one step")
        stage.touch(.moved, at: CGPoint(x: 120, y: 116))
        #expect(stepper.value == 0)
        stage.touch(.ended, at: CGPoint(x: 120, y: 116))

        #expect(stepper.value == 0)
    }

    @Test func `the parts of a control leave its touches to it`() {
        let slider = UISlider()
        slider.value = 0.5
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentIndex = 0
        let controls: [UIControl] = [
            UISwitch(), slider, segments, UIStepper(), UIPageControl(), UIButton(type: .system),
        ]
        for control in controls {
            control.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
            stage.window.addSubview(control)
            stage.advance(by: 0.1)

            for x in stride(from: control.bounds.minX + 2, to: control.bounds.maxX, by: 7) {
                let point = CGPoint(x: x, y: control.bounds.midY)
                #expect(control.hitTest(point, with: nil) === control, "\(type(of: control)) at \(x)")
            }
            control.removeFromSuperview()
        }
    }

    @Test(arguments: [(0, [false, true]), (1, [false, false]), (2, [true, false]), (-1, [true, true])])
    func `lines divide only segments that are not selected`(selected: Int, shown: [Bool]) {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.frame = CGRect(x: 0, y: 100, width: 300, height: 32)
        stage.window.addSubview(control)
        control.selectedSegmentIndex = selected
        stage.settle()

        let lines = control.subviews.filter { $0.frame.width <= 1 && $0.frame.height > 4 }
            .sorted { $0.frame.minX < $1.frame.minX }
        #expect(lines.map { $0.alpha == 1 } == shown)
    }

    @Test func `a button's title has the colour that it is given later`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.setTitle("Go", for: .normal)
        stage.window.addSubview(button)
        stage.advance(by: 0)

        button.setTitleColor(.red, for: .normal)
        stage.advance(by: 0)

        #expect(button.titleLabel?.textColor == .red)
    }
}
