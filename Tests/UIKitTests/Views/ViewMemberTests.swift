import Foundation
import Testing
import UITesting

@testable import UIKit

/// Smaller members of views, responders, windows and the application.
@Suite struct ViewMemberTests {
    private let field = Playfield()

    // MARK: - Views

    @Test func `subviews that are not there are not exchanged`() {
        let view = field.add(UIView())
        let parts = [UIView(), UIView(), UIView()]
        for part in parts { view.addSubview(part) }

        field.stage.run {
            view.exchangeSubview(at: 0, withSubviewAt: 3)
            view.exchangeSubview(at: -1, withSubviewAt: 1)
        }
        #expect(view.subviews == parts && field.diagnostics.count == 2)
        view.exchangeSubview(at: 2, withSubviewAt: 0)

        #expect(view.subviews == [parts[2], parts[1], parts[0]])
    }

    @Test func `a view is not masked by itself, nor by one that it lies in`() {
        let (outer, inner, mask) = (field.add(UIView()), UIView(), UIView())
        outer.addSubview(inner)
        inner.mask = mask

        field.stage.run {
            inner.mask = outer
            inner.mask = inner
        }

        #expect(inner.mask === mask && inner.superview === outer && field.diagnostics.count == 2)
        inner.mask = nil
        #expect(inner.mask == nil && inner.layer.mask == nil)
    }

    @Test func `a view is drawn into the context that there is, and into none not at all`() throws {
        let view = field.add(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
        view.backgroundColor = .red
        field.run()

        let drawn = field.stage.run { view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }

        #expect(!drawn && field.diagnostics.count == 1, "\(field.diagnostics)")
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
            _ in
            field.stage.run {
                _ = view.drawHierarchy(
                    in: CGRect(x: 20, y: 20, width: 20, height: 20), afterScreenUpdates: true)
            }
        }
        let pixels = try #require(picture.cgImage)
        #expect(pixels.pixel(x: 30, y: 30) == SIMD4(255, 0, 0, 255))
        #expect(pixels.pixel(x: 10, y: 10) == SIMD4(0, 0, 0, 0))
    }

    @Test func `a list of interactions takes the place of another one`() {
        final class Note: NSObject, UIInteraction {
            weak var view: UIView?
            var lines: [String] = []
            func willMove(to view: UIView?) { lines.append(view == nil ? "will leave" : "will come") }
            func didMove(to view: UIView?) {
                self.view = view
                lines.append(view == nil ? "left" : "came")
            }
        }
        let view = field.add(UIView())
        let (one, two, three) = (Note(), Note(), Note())
        view.interactions = [one, two]
        #expect(one.lines == ["will come", "came"] && two.view === view)

        view.interactions = [two, three]

        #expect(
            view.interactions.map(ObjectIdentifier.init) == [ObjectIdentifier(two), ObjectIdentifier(three)])
        #expect(one.view == nil && one.lines.suffix(2) == ["will leave", "left"])
        #expect(two.lines == ["will come", "came"] && three.view === view)
    }

    // MARK: - Responders

    @Test func `a change that an observer does not handle is reported`() {
        final class Model: UIView {}
        let (observer, model) = (field.add(UIView()), Model())

        field.stage.run {
            observer.observeValue(forKeyPath: "alpha", of: model, change: [:], context: nil)
        }

        #expect(field.diagnostics.count == 1)
        #expect(field.diagnostics.first?.contains("\"alpha\" was received but not handled") == true)
    }

    @Test func `an action without a target goes to the first responder that has it, if there is one`() {
        final class Card: UIView {
            var opens = 0
            func open() { opens += 1 }
        }
        let (card, inner) = (field.add(Card()), UIView())
        card.addSubview(inner)
        let open = Selector("open", Card.open)
        let application = UIApplication.shared

        #expect(application.sendAction(open, to: nil, from: inner, for: nil) && card.opens == 1)
        #expect(!application.sendAction(open, to: nil, from: field.window, for: nil))
        #expect(!application.sendAction(open, to: nil, from: nil, for: nil) && card.opens == 1)
    }

    // MARK: - Windows

    @Test func `controllers that go on replacing each other in a window come to an end`() {
        final class Restless: UIViewController {
            static var made = 0
            weak var home: UIWindow?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                Self.made += 1
                let next = Restless()
                next.home = home
                home?.rootViewController = next
            }
        }
        let first = Restless()
        first.home = field.window

        field.stage.run { field.window.rootViewController = first }
        field.run()

        #expect(Restless.made > 10 && Restless.made < 100)
        #expect(
            field.diagnostics.contains { $0.contains("each of which was asked for in a callback") },
            "\(Restless.made) \(field.diagnostics)")
    }

    @Test func `the status bar's look changes with an animation or at once`() {
        let application = UIApplication.shared

        application.setStatusBarStyle(.lightContent, animated: true)
        #expect(application.statusBarStyle == .lightContent)
        application.setStatusBarStyle(.darkContent, animated: false)

        #expect(application.statusBarStyle == .darkContent)
    }

    @Test func `a timer that is taken off the run loop fires no more`() throws {
        var fires = 0
        let timer = try #require(
            CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0.1, 0, 0) { _ in
                MainActor.assumeIsolated { fires += 1 }
            })
        field.stage.run { CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes) }
        field.wait(0.25)
        let before = fires
        #expect(before >= 2)

        CFRunLoopRemoveTimer(CFRunLoopGetCurrent(), timer, .commonModes)
        field.wait(0.5)

        #expect(fires == before && !timer.isValid)
    }
}
