import Testing
import UITesting

@testable import UIKit

/// What the status bar tells of its frame, and how it comes back.
@MainActor
@Suite struct StatusBarFrameTests {
    private final class Asked: UIViewController {
        var hides = false
        var style = UIStatusBarStyle.darkContent
        var animation = UIStatusBarAnimation.fade

        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { animation }
    }

    private let screen = Asked()

    private func show(on name: String, _ size: CGSize) -> Stage {
        let stage = Stage(size: size, device: StageDevice.named(name))
        stage.present(screen)
        stage.settle()
        return stage
    }

    private func update(_ stage: Stage, _ change: () -> Void) {
        change()
        stage.run { screen.setNeedsStatusBarAppearanceUpdate() }
        stage.settle()
    }

    @Test func `a frame that changes is posted before and after, with the other one`() throws {
        let stage = show(on: "iphone-se", CGSize(width: 375, height: 667))
        var posts: [String] = []
        let names: [(Notification.Name, String)] = [
            (UIApplication.willChangeStatusBarFrameNotification, "will"),
            (UIApplication.didChangeStatusBarFrameNotification, "did"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: stage.application, queue: nil) {
                note in
                let frame = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
                MainActor.assumeIsolated { posts.append("\(word) \(Int(frame?.cgRectValue.height ?? -1))") }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }

        update(stage) { screen.style = .lightContent }
        #expect(posts.isEmpty)
        update(stage) { screen.hides = true }
        #expect(posts == ["will 0", "did 20"])
        update(stage) { screen.hides = false }
        #expect(posts == ["will 0", "did 20", "will 20", "did 0"])
        posts = []
        stage.resize(to: CGSize(width: 500, height: 700))
        stage.settle()

        #expect(posts == ["will 0", "did 20"])
    }

    @Test func `a scene's status bar manager knows the look and the frame`() throws {
        let stage = show(on: "iphone", CGSize(width: 390, height: 844))
        let manager = try #require(stage.window.windowScene?.statusBarManager)
        #expect(manager.statusBarStyle == .darkContent && !manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))

        update(stage) { (screen.style, screen.hides) = (.lightContent, true) }

        #expect(manager.statusBarStyle == .lightContent && manager.isStatusBarHidden)
        #expect(manager.statusBarFrame == .zero)
    }

    @Test(arguments: [UIStatusBarAnimation.slide, .fade])
    func `a bar that was hidden slides in at the upper edge, or appears where it is`(
        animation: UIStatusBarAnimation
    ) throws {
        (screen.hides, screen.animation) = (true, animation)
        let stage = show(on: "iphone", CGSize(width: 390, height: 844))
        let bar = try #require(stage.application.screen.overlay)
        #expect(bar.opacity == 0)

        screen.hides = false
        stage.run {
            UIView.animate(withDuration: 1) { screen.setNeedsStatusBarAppearanceUpdate() }
        }
        stage.advance(by: 0.5)
        let half = try #require(bar.presentation())
        #expect(half.opacity > 0.2 && half.opacity < 0.8)
        #expect(animation == .slide ? half.frame.minY < -5 && half.frame.minY > -42 : half.frame.minY == 0)
        stage.settle()

        #expect(bar.opacity == 1 && bar.frame == CGRect(x: 0, y: 0, width: 390, height: 47))
    }

    @Test func `the presenter decides again as soon as the dismissal begins`() throws {
        let stage = show(on: "iphone", CGSize(width: 390, height: 844))
        let presented = Asked()
        (presented.hides, presented.modalPresentationStyle) = (true, .fullScreen)
        stage.run { screen.present(presented, animated: true) }
        stage.settle()
        #expect(stage.application.isStatusBarHidden)

        stage.run { presented.dismiss(animated: true) }
        stage.advance(by: 0.1)

        #expect(!stage.application.isStatusBarHidden && stage.isMoving)
        stage.settle()
        #expect(!stage.application.isStatusBarHidden)
    }
}
