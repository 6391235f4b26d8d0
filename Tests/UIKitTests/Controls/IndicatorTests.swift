import Testing
import UIKit
import UITesting

/// What tells that something goes on: progress bars and activity indicators.
@Suite(.serialized) struct IndicatorTests {
    @Test func `a bar is filled as far as the progress says`() {
        let stage = Stage()
        let bar = UIProgressView(progressViewStyle: .default)
        bar.frame = CGRect(x: 10, y: 10, width: 200, height: 4)
        stage.window.addSubview(bar)
        func width() -> CGFloat? {
            stage.advance(by: 0)
            return bar.subviews.first?.frame.width
        }
        #expect(bar.progress == 0 && width() == 0)

        bar.progress = 0.25
        #expect(width() == 50)
        bar.progress = 7
        #expect(bar.progress == 1 && width() == 200)
        bar.progress = .nan
        #expect(bar.progress == 1)
        bar.progress = -1
        #expect(bar.progress == 0 && width() == 0)
        bar.progress = 0.5
        bar.frame.size.width = 100
        #expect(width() == 50)
        #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 4))
        #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
    }

    @Test func `an animated change takes a quarter of a second`() {
        let stage = Stage()
        let bar = UIProgressView(frame: CGRect(x: 10, y: 10, width: 200, height: 4))
        stage.window.addSubview(bar)
        stage.advance(by: 0)

        bar.setProgress(1, animated: true)
        #expect(bar.progress == 1)
        stage.advance(by: 0.125)
        let width = bar.subviews.first?.layer.presentation()?.bounds.width ?? 0
        #expect(width > 20 && width < 180)
        stage.advance(by: 0.15)

        #expect(!stage.isMoving && bar.subviews.first?.frame.width == 200)
    }

    @Test func `a bar has the tint, and colours of its own`() {
        let bar = UIProgressView(progressViewStyle: .default)
        let filled = bar.subviews.first
        bar.tintColor = .purple
        #expect(filled?.backgroundColor == .purple && bar.backgroundColor == .systemFill)

        (bar.progressTintColor, bar.trackTintColor) = (.red, .yellow)
        #expect(filled?.backgroundColor == .red && bar.backgroundColor == .yellow)
        (bar.progressTintColor, bar.trackTintColor) = (nil, nil)
        bar.progressViewStyle = .bar
        #expect(filled?.backgroundColor == .purple && bar.backgroundColor == nil)
    }

    @Test func `a wheel turns by an eighth at a time, while it is in a window`() throws {
        let stage = Stage()
        let wheel = UIActivityIndicatorView(style: .large)
        let spokes = try #require(wheel.subviews.first)
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && spokes.subviews.count == 8)
        #expect(wheel.isHidden && !wheel.isAnimating)

        wheel.startAnimating()
        #expect(!stage.isMoving || wheel.window == nil)
        stage.window.addSubview(wheel)
        stage.advance(by: 0)
        #expect(wheel.isAnimating && stage.isMoving && !wheel.isHidden)
        var angles: Set<Int> = []
        for _ in 0..<48 {
            stage.advance(by: 1.0 / 60)
            let transform = spokes.layer.presentation()?.affineTransform() ?? .identity
            angles.insert(Int((atan2(transform.b, transform.a) * 180 / .pi).rounded()))
        }
        #expect(angles.map { ($0 + 360) % 360 }.sorted() == [0, 45, 90, 135, 180, 225, 270, 315])

        wheel.stopAnimating()
        stage.advance(by: 0)
        #expect(wheel.isHidden && !stage.isMoving)
    }

    @Test func `a wheel that stands still may stay in sight`() {
        let wheel = UIActivityIndicatorView(style: .medium)
        wheel.hidesWhenStopped = false
        #expect(!wheel.isHidden && wheel.intrinsicContentSize.width == 20)

        wheel.color = .red
        wheel.style = .large
        #expect(wheel.subviews.first?.subviews.allSatisfy { $0.backgroundColor == .red } == true)
        #expect(wheel.bounds.width == 37)
    }
}
