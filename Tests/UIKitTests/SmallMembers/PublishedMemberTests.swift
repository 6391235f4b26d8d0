import CoreGraphics
import Testing
import UITesting

@testable import UIKit

/// Members of published code that have one effect each.
@Suite struct PublishedMemberTests {
    private let stage = Stage(size: CGSize(width: 200, height: 100))

    @Test func `levels of windows are counted from others`() {
        let level: UIWindow.Level? = nil

        #expect((level ?? UIWindow.Level.normal + 1).rawValue == 1)
        #expect(UIWindow.Level.alert - 1 < .alert)
    }

    @Test func `the lines of a table are drawn in its effect`() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let rows = Rows()
        let table = UITableView(frame: stage.window.bounds)
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let line = try #require(cell.subviews.compactMap { $0 as? RowSeparator }.first)
        #expect(line.backgroundColor == table.separatorColor)

        table.separatorEffect = UIBlurEffect(style: .light)

        let glass = try #require(line.subviews.first as? UIVisualEffectView)
        #expect(glass.frame == line.bounds && glass.contentView.backgroundColor == table.separatorColor)
        #expect(line.backgroundColor == nil)
        table.separatorEffect = nil
        #expect(line.subviews.isEmpty && line.backgroundColor == table.separatorColor)
    }

    @Test func `buttons of the system's kinds have their symbols`() {
        #expect(UIButton(type: .infoDark).image(for: .normal) != nil)
        #expect(UIButton(type: .contactAdd).image(for: .normal) != nil)
        #expect(UIButton(type: .close).image(for: .normal) != nil)
        #expect(UIButton(type: .roundedRect).buttonType == .system)
        #expect(UIButton(type: .system).image(for: .normal) == nil)
    }

    @Test func `a reversed path is drawn from its end`() {
        let path = UIBezierPath()
        path.lineWidth = 3
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 12, y: 0),
            controlPoint2: CGPoint(x: 20, y: 8))
        path.move(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 40, y: 0))
        path.close()

        let reversed = path.reversing()

        let expected = UIBezierPath()
        expected.move(to: CGPoint(x: 40, y: 0))
        expected.addLine(to: CGPoint(x: 30, y: 0))
        expected.close()
        expected.move(to: CGPoint(x: 20, y: 20))
        expected.addCurve(
            to: CGPoint(x: 10, y: 0), controlPoint1: CGPoint(x: 20, y: 8), controlPoint2: CGPoint(x: 12, y: 0)
        )
        expected.addLine(to: CGPoint(x: 0, y: 0))
        #expect(reversed.cgPath == expected.cgPath && reversed.lineWidth == 3)
        #expect(reversed.reversing().cgPath == path.cgPath)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func `a turn of the screen is posted before and after, with the other orientation`() {
        var posts: [String] = []
        let names = [
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let number = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? Int
                MainActor.assumeIsolated {
                    posts.append(
                        "\(name == names[0] ? "will" : "did") \(number ?? 0) \(stage.window.bounds.width)")
                }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        stage.resize(to: CGSize(width: 100, height: 200))
        stage.resize(to: CGSize(width: 90, height: 200))

        let (upright, lying) = (UIInterfaceOrientation.portrait, UIInterfaceOrientation.landscapeRight)
        #expect(posts == ["will \(upright.rawValue) 200.0", "did \(lying.rawValue) 100.0"])
    }

    @Test func `a transaction's settings have keys`() {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        stage.advance(by: 0.1)

        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        CATransaction.setValue(2.5, forKey: kCATransactionAnimationDuration)
        layer.opacity = 0.5
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2.5)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.setValue(3, forKey: "speed")
        CATransaction.commit()

        #expect(layer.animationKeys() == nil)
        #expect(CATransaction.disableActions() == false)
        #expect(stage.diagnostics.contains { $0.message.contains("speed") })
    }

    @Test
    func `images and other objects are named for those who do not see them, and views stay as they are`() {
        let image = UIImage()
        let object: NSObject = UILabel()
        image.accessibilityLabel = "A cat"
        image.isAccessibilityElement = true
        object.accessibilityLabel = "Words"

        #expect(image.accessibilityLabel == "A cat" && image.isAccessibilityElement)
        #expect((object as? UILabel)?.accessibilityLabel == "Words")
        #expect(object.accessibilityTraits == .staticText && UIImage().accessibilityLabel == nil)
    }

    @Test func `what is said of an image or an item holds for the view that shows it`() throws {
        let (image, item) = (UIImage(systemName: "heart"), UIBarButtonItem(title: "+", primaryAction: nil))
        image?.accessibilityLabel = "A heart"
        image?.isAccessibilityElement = true
        (item.accessibilityLabel, item.accessibilityIdentifier) = ("Add", "add")
        item.accessibilityHint = "Adds a page"

        let view = UIImageView(image: image)
        let button = UIButton()
        button.setImage(image, for: .normal)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let page = UINavigationItem(title: "Page")
        page.rightBarButtonItem = item
        bar.setItems([page], animated: false)
        stage.window.addSubview(bar)
        stage.settle()
        let shown = try #require(item.button)

        #expect(view.accessibilityLabel == "A heart" && view.isAccessibilityElement)
        #expect(button.accessibilityLabel == "A heart")
        button.setTitle("Like", for: .normal)
        #expect(button.accessibilityLabel == "Like")
        #expect(shown.accessibilityLabel == "Add" && shown.accessibilityHint == "Adds a page")
        #expect(shown.accessibilityIdentifier == "add" && shown.accessibilityTraits.contains(.button))
        view.accessibilityLabel = "Another"
        #expect(view.accessibilityLabel == "Another" && image?.accessibilityLabel == "A heart")
    }

    @Test func `a tab is read by its item's words, or by its title`() throws {
        let (home, more) = (
            UITabBarItem(title: "Home", image: nil, tag: 0), UITabBarItem(title: "…", image: nil, tag: 1)
        )
        more.accessibilityLabel = "More"
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        bar.items = [home, more]
        stage.window.addSubview(bar)
        stage.settle()

        let labels = bar.subviews.compactMap { ($0 as? TabBarButton)?.accessibilityLabel }

        #expect(labels == ["Home", "More"])
    }

    @Test func `colour spaces tell what their numbers are, and texts grow by formats`() {
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)

        let text = NSMutableString(string: "a ")
        text.appendFormat("%d of %.1f", 2, 3.5)
        #expect(text as String == "a 2 of 3.5")
    }

    @Test func `an address is opened where the desktop has a program for it`() throws {
        let address = try #require(URL(string: "https://example.org"))
        var outcomes: [Bool] = []
        func open() { stage.run { UIApplication.shared.open(address) { outcomes.append($0) } } }

        open()
        #expect(outcomes == [true] && stage.openedURLs == [address])

        stage.application.clock.part(URLOpener.self).open = nil
        open()
        #expect(outcomes == [true, false] && !UIApplication.shared.canOpenURL(address))
    }

    @Test func `what a screen reader offers is done by a block or a method`() {
        final class Card: UIView {
            var flips = 0
            func flip(_ action: UIAccessibilityCustomAction) { flips += 1 }
        }
        let card = Card()
        card.accessibilityCustomActions = [
            UIAccessibilityCustomAction(
                name: "Flip", target: card, selector: Selector("flip:", Card.flip(_:))),
            UIAccessibilityCustomAction(name: "Refuse") { _ in false },
        ]

        let done = card.accessibilityCustomActions?.map { $0.activate() }

        #expect(done == [true, false] && card.flips == 1)
    }

    @Test func `a shortcut goes to the application's delegate`() {
        final class Delegate: NSObject, UIApplicationDelegate {
            var types: [String] = []
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {
                types.append(shortcutItem.type)
                completionHandler(true)
            }
        }
        let delegate = Delegate()
        stage.run { UIApplication.shared.delegate = delegate }
        var outcome: Bool?

        stage.perform(UIApplicationShortcutItem(type: "compose", localizedTitle: "Compose")) { outcome = $0 }

        #expect(delegate.types == ["compose"] && outcome == true)
    }

    @Test func `numbers are lengths, and lengths numbers, in containers of anything`() {
        let values: [String: Any] = ["width": NSNumber(value: 2.5), "height": CGFloat(3)]

        #expect(values["width"] as? CGFloat == 2.5)
        #expect((values["height"] as? NSNumber)?.doubleValue == 3)
    }

    @Test func `an object of any class is asked for names, items and insets`() {
        let slider = UISlider()
        slider.value = 0.25

        #expect(DynamicObject(slider).value(forKey: "value") as? Float == 0.25)
        DynamicObject(slider).setValue(0.5 as Float, forKey: "value")
        #expect(slider.value == 0.5)
        #expect(DynamicObject(["title": "Words"])["title"] as? String == "Words")
        #expect(DynamicObject([1, 2])[1] as? Int == 2 && DynamicObject([1])[3] == nil)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(DynamicObject(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
    }

    @Test func `a method is called on the main thread by an object of any class`() {
        final class Bell: NSObject {
            var rings: [Int] = []
            func ring(_ count: NSNumber) { rings.append(count.intValue) }
        }
        let bell = Bell()

        DynamicObject(bell).performSelector(
            onMainThread: Selector("ring:", Bell.ring(_:)), with: 3 as NSNumber, waitUntilDone: true)

        #expect(bell.rings == [3])
    }

    @Test func `a rectangle is filled in a blend mode`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIRectFillUsingBlendMode(CGRect(x: 1, y: 0, width: 1, height: 1), .clear)
        }
        let picture = try #require(image.cgImage)

        #expect(picture.pixel(x: 0, y: 0).w == 255 && picture.pixel(x: 1, y: 0).w == 0)
    }
}
