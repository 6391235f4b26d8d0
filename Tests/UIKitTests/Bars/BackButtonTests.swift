import Testing
import UITesting

@testable import UIKit

/// What a back button shows, and what a tap on it does.
@Suite struct BackButtonTests {
    private let stage = Stage()

    private func square(_ mode: UIImage.RenderingMode = .automatic) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
        }.withRenderingMode(mode)
    }

    private func bar(_ items: UINavigationItem...) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = items
        stage.window.addSubview(bar)
        stage.settle()
        return bar
    }

    private func title(in bar: UINavigationBar) -> String? {
        stage.settle()
        return bar.content?.backButton?.label.text
    }

    // MARK: - The title

    @Test(arguments: [
        (UINavigationItem.BackButtonDisplayMode.default, "Below"), (.generic, "Back"), (.minimal, ""),
    ])
    func `the screen below says what the title is`(
        mode: UINavigationItem.BackButtonDisplayMode, title: String
    ) {
        let below = UINavigationItem(title: "Below")
        #expect(below.backButtonDisplayMode == .default)
        let bar = bar(below, UINavigationItem(title: "Top"))

        below.backButtonDisplayMode = mode
        #expect(self.title(in: bar) ?? "" == title)
        #expect(bar.content?.backButton?.chevron.window === stage.window)
    }

    @Test func `a bar button item of its own counts more than the mode`() {
        let below = UINavigationItem(title: "Below")
        below.backButtonDisplayMode = .minimal
        below.backBarButtonItem = UIBarButtonItem(title: "Mine", style: .plain, target: nil, action: nil)

        #expect(title(in: bar(below, UINavigationItem(title: "Top"))) == "Mine")
    }

    // MARK: - The action

    @Test func `an action is what a tap does instead of going back`() {
        let (below, top) = (UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
        let bar = bar(below, top)
        var taps = 0

        top.backAction = UIAction(title: "Close") { _ in taps += 1 }
        #expect(title(in: bar) == "Below", "what it shows stays")
        stage.tap(CGPoint(x: 30, y: 22))
        stage.settle()
        #expect(taps == 1 && bar.topItem === top)

        top.backAction = nil
        stage.settle()
        stage.tap(CGPoint(x: 30, y: 22))
        stage.settle()
        #expect(taps == 1 && bar.topItem === below)
    }

    @Test func `an action makes a back button where there is none`() {
        let root = UINavigationItem(title: "Root")
        let bar = bar(root)
        #expect(bar.content?.backButton == nil)
        var taps = 0

        root.backAction = UIAction(title: "Close") { _ in taps += 1 }
        #expect(title(in: bar) == "Close")
        stage.tap(CGPoint(x: 30, y: 22))
        #expect(taps == 1)

        root.backAction = UIAction { _ in }
        #expect(title(in: bar) == "Back")
        root.hidesBackButton = true
        stage.settle()
        #expect(bar.content?.backButton == nil)
    }

    @Test func `in a navigation controller the action keeps the screen`() {
        let (root, top) = (UIViewController(), UIViewController())
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        stage.present(navigation)
        stage.run { navigation.pushViewController(top, animated: false) }
        var taps = 0
        stage.run { top.navigationItem.backAction = UIAction { _ in taps += 1 } }
        stage.settle()

        stage.tap(CGPoint(x: 30, y: navigation.navigationBar.frame.maxY - 22))
        stage.settle()

        #expect(taps == 1 && navigation.topViewController === top)
    }

    // MARK: - The image

    @Test func `an image takes the chevron's place once its mask is set, too`() throws {
        let bar = bar(UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
        let (image, plain) = (square(), CGSize(width: 12, height: 21))
        var indicator: CGSize? { stage.settle(); return bar.content?.backButton?.chevron.bounds.size }

        bar.backIndicatorImage = image
        #expect(indicator == plain && bar.backIndicatorImage === image)
        bar.backIndicatorTransitionMaskImage = image
        #expect(indicator == image.size && bar.backIndicatorTransitionMaskImage === image)
        // A template in the tint colour.
        let frame = try #require(bar.content?.backButton?.chevron).convert(
            CGRect(origin: .zero, size: image.size), to: nil)
        let middle = (Int(frame.midX), Int(frame.midY))
        #expect(try stage.snapshot().pixel(x: middle.0, y: middle.1) == SIMD4(0, 122, 255, 255))

        bar.backIndicatorImage = nil
        #expect(indicator == plain)
    }

    @Test func `an appearance has such an image, and its copies have it`() throws {
        let bar = bar(UINavigationItem(title: "Below"), UINavigationItem(title: "Top"))
        let look = UINavigationBarAppearance()
        #expect(look.backIndicatorImage == nil && look.backIndicatorTransitionMaskImage == nil)
        let image = square(.alwaysOriginal)
        look.setBackIndicatorImage(image, transitionMaskImage: image)

        bar.standardAppearance = look
        stage.settle()

        let chevron = try #require(bar.content?.backButton?.chevron)
        #expect(chevron.bounds.size == image.size)
        #expect((chevron.subviews.first as? UIImageView)?.image === image)
        #expect(bar.standardAppearance.backIndicatorImage === image)
    }

    // MARK: - Titles that are moved

    @Test func `a title is moved up and down, and where the bar is low by an amount of its own`() {
        let bar = bar(UINavigationItem(title: "Title"))
        var middle: CGFloat {
            stage.settle()
            let labels = bar.content?.subviews.first?.subviews.compactMap { $0 as? UILabel }
            return labels?.first?.frame.midY ?? 0
        }
        let before = middle

        bar.setTitleVerticalPositionAdjustment(-5, for: .default)
        #expect(middle == before - 5 && bar.titleVerticalPositionAdjustment(for: .default) == -5)
        bar.setTitleVerticalPositionAdjustment(3, for: .compact)
        #expect(middle == before - 5)
        stage.run { bar.traitOverrides.verticalSizeClass = .compact }
        #expect(middle > before - 5)
        bar.setTitleVerticalPositionAdjustment(.nan, for: .compact)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 0)
    }

    @Test func `a background image can be asked for at a position`() {
        let bar = bar(UINavigationItem(title: "Title"))
        let image = square()
        bar.setBackgroundImage(image, for: .any, barMetrics: .default)

        #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) === image)
        #expect(bar.backgroundImage(for: .any, barMetrics: .compact) == nil)
    }
}
