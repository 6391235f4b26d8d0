import Testing
import UIKit
import UITesting

/// A root that is replaced while a presentation over it sends its first calls.
@MainActor
struct ReplacedRootTests {
    private final class Screen: UIViewController {
        var willAppear: (() -> Void)?
        var willDisappear: (() -> Void)?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            willAppear?()
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            willDisappear?()
        }
    }

    /// Tells when it comes into a window.
    private final class Arriving: UIView {
        var arrived: (() -> Void)?

        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { arrived?() }
        }
    }

    private nonisolated static let styles: [UIModalPresentationStyle] = [
        .pageSheet, .formSheet, .fullScreen, .overFullScreen, .popover,
    ]

    private let stage = Stage()
    private let a = Screen()
    private let b = Screen()
    private let next = UIViewController()

    private func prepare(_ style: UIModalPresentationStyle) {
        stage.present(a)
        b.modalPresentationStyle = style
        b.popoverPresentationController?.sourceView = a.view
    }

    private func replace() { stage.window.rootViewController = next }

    private func expectOnlyNext() {
        stage.settle()
        #expect(stage.window.rootViewController === next && next.view.window === stage.window)
        #expect(a.viewIfLoaded?.window == nil && b.viewIfLoaded?.window == nil)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.subviews == [next.view])
    }

    @Test(arguments: styles)
    func `in viewWillAppear of what is presented: the presentation ends, and its completion is called`(
        style: UIModalPresentationStyle
    ) {
        prepare(style)
        b.willAppear = replace
        var completions = 0

        a.present(b, animated: true) { completions += 1 }

        expectOnlyNext()
        #expect(completions == 1)
    }

    @Test(arguments: styles)
    func `when the view of what is presented gets its window: nothing is left of the presentation`(
        style: UIModalPresentationStyle
    ) {
        prepare(style)
        let view = Arriving()
        view.arrived = replace
        b.view = view

        a.present(b, animated: true)

        expectOnlyNext()
    }

    @Test(arguments: styles)
    func `in viewWillDisappear of what is dismissed: the dismissal ends, and its completion is called`(
        style: UIModalPresentationStyle
    ) {
        prepare(style)
        a.present(b, animated: true)
        stage.settle()
        b.willDisappear = replace
        var completions = 0

        a.dismiss(animated: true) { completions += 1 }

        expectOnlyNext()
        #expect(completions == 1)
    }

    @Test(arguments: styles, [0.05, 0.2])
    func `in the middle of a presentation: it ends, nothing is kept, and nobody is blamed`(
        style: UIModalPresentationStyle, time: TimeInterval
    ) {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        var completions = 0
        do {
            let (first, second) = (Screen(), Screen())
            (presenter, presented) = (first, second)
            stage.present(first)
            second.modalPresentationStyle = style
            second.popoverPresentationController?.sourceView = first.view
            first.present(second, animated: true) { completions += 1 }
            stage.advance(by: time)
        }

        replace()
        stage.settle()
        stage.advance(by: 2)

        #expect(stage.diagnostics.isEmpty)
        stage.clearTrace()
        #expect(completions == 1 && presenter == nil && presented == nil)
        #expect(stage.window.subviews == [next.view])
    }

    @Test func `while a finger drags a sheet away: it ends, and nobody is blamed`() {
        prepare(.pageSheet)
        a.present(b, animated: true)
        stage.settle()
        stage.touch(.began, at: CGPoint(x: 200, y: 200))
        stage.move(to: CGPoint(x: 200, y: 500), over: 0.3)

        replace()
        stage.move(to: CGPoint(x: 200, y: 600), over: 0.1)
        stage.touch(.ended, at: CGPoint(x: 200, y: 600))

        expectOnlyNext()
        stage.advance(by: 3)
        #expect(stage.diagnostics.isEmpty)
    }
}
