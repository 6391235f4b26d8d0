import Testing
import UITesting

@testable import UIKit

@Suite struct OldSourceTests {
    private let stage = Stage(size: CGSize(width: 100, height: 200))

    @Test func `a turn of the screen is posted while somebody listens`() {
        var posted = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: stage.run { UIDevice.current },
            queue: nil
        ) { _ in MainActor.assumeIsolated { posted += 1 } }

        stage.resize(to: CGSize(width: 200, height: 100))
        stage.run { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        stage.resize(to: CGSize(width: 100, height: 200))
        stage.run { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        stage.resize(to: CGSize(width: 200, height: 100))

        #expect(posted == 1)
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `the application's states are told to the delegate and posted`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var calls: [String] = []
            func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
            func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
        }
        let (application, delegate) = (stage.run { UIApplication.shared }, Delegate())
        application.delegate = delegate
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
                MainActor.assumeIsolated { delegate.calls.append(name.rawValue) }
            }
        }
        #expect(application.applicationState == .active)

        application.become(.background)
        application.become(.active)

        #expect(
            delegate.calls == [
                "resign", names[0].rawValue, names[1].rawValue, names[2].rawValue, "active",
                names[3].rawValue,
            ])
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    @Test func `a controller's scroll view has no safe area in its inset, if the controller says so`() {
        let controller = UIViewController()
        let scrollView = UIScrollView()
        controller.view = scrollView
        scrollView.alwaysBounceVertical = true
        controller.additionalSafeAreaInsets.top = 20
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        #expect(scrollView.adjustedContentInset.top == 20)

        controller.automaticallyAdjustsScrollViewInsets = false

        #expect(scrollView.adjustedContentInset.top == 0)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.top == 20)
    }

    @Test func `a button shows the background and the attributed title of its state`() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        button.setAttributedTitle(NSAttributedString(string: "Off"), for: .disabled)
        button.setTitle("On", for: .normal)
        button.setBackgroundImage(picture, for: .disabled)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        let view = button.subviews.first as? UIImageView
        #expect(button.currentTitle == "On" && view?.image == nil)

        button.isEnabled = false
        stage.advance(by: 0)

        #expect(button.titleLabel?.text == "Off")
        #expect(view?.image === picture && view?.frame == button.bounds)
    }

    @Test func `an image view turns its pictures over and ends with its own`() {
        func picture(_ width: CGFloat) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { _ in }
        }
        let view = UIImageView(image: picture(1))
        view.animationImages = [picture(2), picture(3)]
        view.animationDuration = 1
        view.animationRepeatCount = 1
        stage.window.addSubview(view)
        stage.advance(by: 0)
        var shown: Int? { (view.layer.presentation()?.contents as? CGImage).map { $0.width } }
        let scale = view.animationImages?[0].cgImage.map { $0.width / 2 } ?? 1

        stage.run { view.startAnimating() }
        stage.advance(by: 0.25)
        let first = shown
        stage.advance(by: 0.5)
        let second = shown
        stage.advance(by: 0.5)

        #expect([first, second, shown] == [2 * scale, 3 * scale, scale])
        #expect(!view.isAnimating)
    }

    @Test func `font descriptors keep what a font is like`() throws {
        let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let font = UIFont(descriptor: try #require(bold), size: 20)

        #expect(font == UIFont(descriptor: try #require(bold), size: 0).withSize(20))
        #expect(font.pointSize == 20 && font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(font.fontName.hasSuffix("-BoldItalic"))
        #expect(UIFont.systemFont(ofSize: 12).fontName.hasSuffix("-Regular"))
        #expect(font.fontDescriptor.withDesign(.init(rawValue: "none")) == nil)
    }

    @Test func `old index paths and names`() {
        let path = NSIndexPath(forRow: 3, inSection: 2)

        #expect((path.section, path.row, path.item) == (2, 3, 3))
        #expect(
            UIActivityIndicatorView.Style(rawValue: 0).map { UIActivityIndicatorView(style: $0).bounds.width }
                == 37)
        #expect(
            UIActivityIndicatorView.Style(rawValue: 1).map { UIActivityIndicatorView(style: $0).color }
                == .white)
        #expect(NSEC_PER_SEC == 1_000_000_000 && HUGE == .greatestFiniteMagnitude)
    }
}
