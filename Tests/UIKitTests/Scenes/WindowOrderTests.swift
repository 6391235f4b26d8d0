import Testing
import UITesting

@testable import UIKit

/// Windows on a screen: which is in front, which has the keys, and what a new size does to them.
@Suite struct WindowOrderTests {
    private let stage = Stage(size: CGSize(width: 300, height: 500))

    private func window(_ frame: CGRect = CGRect(x: 10, y: 20, width: 100, height: 50)) -> UIWindow {
        stage.run { UIWindow(frame: frame) }
    }

    private var windows: [UIWindow] { stage.application.windows }

    @Test
    func `a window is in front of those of its level that came before, and behind those of higher ones`() {
        let (low, high, hidden) = (window(), window(), window())
        stage.run {
            low.isHidden = false
            high.isHidden = false
        }
        #expect(windows == [stage.window, low, high])

        stage.run { low.windowLevel = .alert }
        #expect(windows == [stage.window, high, low])
        stage.run { hidden.windowLevel = .statusBar }
        #expect(windows == [stage.window, high, low], "a level does not show it")
        stage.run { hidden.isHidden = false }
        #expect(windows == [stage.window, high, hidden, low])
        stage.run { stage.window.makeKeyAndVisible() }

        #expect(windows == [high, stage.window, hidden, low])
        let layers = stage.application.screen.rootLayer.sublayers ?? []
        let places = windows.map { window in layers.firstIndex { $0 === window.layer } ?? -1 }
        #expect(places == places.sorted() && !places.contains(-1))
    }

    @Test func `a window between two levels is in front of the lower one`() {
        let (low, high) = (window(), window())
        low.windowLevel = UIWindow.Level.normal - 1
        high.windowLevel = UIWindow.Level.normal + 1

        stage.run {
            high.isHidden = false
            low.isHidden = false
        }

        #expect(windows == [low, stage.window, high])
        #expect(low.windowLevel.rawValue == -1 && high.windowLevel.rawValue == 1)
    }

    @Test(arguments: [true, false])
    func `a key window that leaves the screen gives up the keys, once`(isHidden: Bool) {
        final class Pane: UIWindow {
            var log: [String] = []
            override func becomeKey() { log.append("key") }
            override func resignKey() { log.append("no key") }
        }
        let pane = stage.run { Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
        stage.run {
            pane.makeKeyAndVisible()
            pane.makeKey()
        }
        #expect(pane.log == ["key"] && stage.application.keyWindow === pane && !stage.window.isKeyWindow)

        stage.run {
            if isHidden { pane.isHidden = true }
            if !isHidden { pane.windowScene = nil }
            stage.window.makeKey()
        }

        #expect(pane.log == ["key", "no key"] && !pane.isKeyWindow)
        #expect(stage.application.keyWindow === stage.window)
    }

    @Test func `a window that does not fill the screen keeps its frame, and takes on the scale`() {
        let small = window()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        small.addSubview(view)
        stage.run { small.isHidden = false }
        stage.advance(by: 0)

        stage.resize(to: CGSize(width: 500, height: 300), scale: 2)

        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 500, height: 300))
        #expect(small.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(small.traitCollection.displayScale == 2 && view.layer.contentsScale == 2)
    }

    @Test(arguments: [
        (0.0, 100.0, 1.0), (100, -1, 1), (100, 100, 0), (Double.infinity, 100, 1), (100, 100, Double.nan),
        (100, 100, -2),
    ])
    func `a size or a scale that cannot be is passed over`(width: Double, height: Double, scale: Double) {
        let field = Playfield()

        field.run([.resize(size: CGSize(width: width, height: height), scale: scale)])

        #expect(field.window.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
        #expect(field.window.screen.bounds == field.window.frame && field.window.screen.scale == 1)
    }

    @Test(arguments: [24.0, 60, 120])
    func `a screen says how often it shows a frame`(rate: Double) {
        let stage = Stage(frameRate: rate)

        #expect(stage.run { UIScreen.main.maximumFramesPerSecond } == Int(rate))
    }

    @Test func `a window has only the part of the screen's safe area that lies on it`() throws {
        let device = try #require(StageDevice.all.first)
        let stage = Stage(size: device.size, device: device)
        let window = stage.run { UIWindow(frame: CGRect(x: 0, y: 20, width: 390, height: 800)) }
        stage.run { window.isHidden = false }
        stage.advance(by: 0)
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 10, right: 0))

        window.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
        stage.advance(by: 0)
        #expect(window.safeAreaInsets == .zero)
        stage.resize(to: CGSize(width: 844, height: 390))
        window.frame = CGRect(x: 40, y: 0, width: 784, height: 390)
        stage.advance(by: 0)

        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 7, bottom: 21, right: 27))
    }
}
