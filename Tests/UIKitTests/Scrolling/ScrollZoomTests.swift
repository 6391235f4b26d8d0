import Testing

@testable import UIKit

/// A delegate that zooms a view and writes down what it hears.
private final class Zoomer: UIScrollViewDelegate {
    var view: UIView?
    let recorder = Recorder()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        recorder.note("willBeginZooming")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { recorder.note("didZoom \(scrollView.zoomScale)") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { recorder.note("didScroll") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        recorder.note("didEndZooming \(scale)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { recorder.note("willBeginDragging") }
}

/// Zooming by code and by fingers.
@Suite final class ScrollZoomTests {
    private let field = Playfield()
    private let delegate = Zoomer()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// Content as large as the view, which may be halved and made four times as large.
    private func begin(minimum: CGFloat = 0.5, maximum: CGFloat = 4) {
        delegate.view = content
        view.delegate = delegate
        view.minimumZoomScale = minimum
        view.maximumZoomScale = maximum
        view.addSubview(content)
        view.contentSize = content.bounds.size
        _ = field.add(view)
        field.run()
        delegate.recorder.clear()
    }

    /// Moves two fingers in one frame.
    private func move(_ first: CGPoint, _ second: CGPoint) {
        field.run([
            field.event(.moved, first.x, first.y, finger: 0),
            field.event(.moved, second.x, second.y, finger: 1),
        ])
    }

    /// Puts two fingers down around a point, this far apart, and lets the zoom begin.
    private func pinch(around middle: CGPoint, from: CGFloat, to: CGFloat, steps: Int = 10) {
        for (finger, side) in [(0, -0.5), (1, 0.5)] {
            field.began(middle.x + from * side, middle.y, finger: finger)
        }
        for step in 1...steps {
            let half = (from + (to - from) * CGFloat(step) / CGFloat(steps)) / 2
            move(CGPoint(x: middle.x - half, y: middle.y), CGPoint(x: middle.x + half, y: middle.y))
        }
    }

    private func lift(around middle: CGPoint, apart: CGFloat) {
        field.run([
            field.event(.ended, middle.x - apart / 2, middle.y, finger: 0),
            field.event(.ended, middle.x + apart / 2, middle.y, finger: 1),
        ])
    }

    // MARK: - By code

    @Test func `a new scale makes the content larger and keeps the middle where it is`() {
        begin()

        view.zoomScale = 2

        #expect(view.zoomScale == 2 && content.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 1600))
        #expect(view.contentSize == CGSize(width: 800, height: 1600))
        #expect(view.contentOffset == CGPoint(x: 200, y: 400))
        #expect(delegate.recorder.lines == ["didScroll", "didZoom 2.0"])
    }

    @Test func `a scale outside of the limits becomes the limit`() {
        begin()

        view.zoomScale = 9
        #expect(view.zoomScale == 4)
        view.zoomScale = 0.1
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == .zero, "what is smaller than the view lies at its corner, as on iOS")
    }

    @Test func `a limit of 0, as before the first layout, leaves the limits, and nothing is said`() {
        begin()

        view.minimumZoomScale = 0
        view.maximumZoomScale = 0

        #expect((view.minimumZoomScale, view.maximumZoomScale) == (0.5, 4))
        #expect(field.stage.diagnostics.isEmpty)
    }

    @Test func `an animated scale holds at once, and its end is told`() {
        begin()

        view.setZoomScale(2, animated: true)

        #expect(view.zoomScale == 2)
        #expect(delegate.recorder.lines == ["willBeginZooming", "didScroll", "didZoom 2.0"])
        field.wait(0.15)
        let width = content.layer.presentation()?.frame.width ?? 0
        #expect(width > 450 && width < 750)
        field.wait(0.3)
        #expect(delegate.recorder.lines.last == "didEndZooming 2.0")
        #expect(delegate.recorder.lines.count { $0.hasPrefix("didZoom") } == 1)
    }

    @Test func `an animated zoom that is stopped stays at the scale that is seen`() throws {
        begin()
        view.setZoomScale(2, animated: true)
        field.wait(0.15)
        let width = try #require(content.layer.presentation()).frame.width
        let offset = try #require(view.layer.presentation()).bounds.origin

        view.stopScrollingAndZooming()

        #expect(abs(content.frame.width - width) < 1 && width > 450 && width < 750)
        #expect(abs(view.contentOffset.x - offset.x) < 1 && abs(view.contentOffset.y - offset.y) < 1)
        #expect(view.contentSize == content.frame.size)
        field.wait(0.5)
        #expect(abs(content.frame.width - width) < 1 && !view.isZoomBouncing)
        #expect(delegate.recorder.lines.last == "didEndZooming \(view.zoomScale)")
        #expect(delegate.recorder.lines.count { $0.hasPrefix("didEndZooming") } == 1)
    }

    @Test func `a rectangle of the content fills the view, its middle in the middle`() {
        begin()

        view.zoom(to: CGRect(x: 100, y: 300, width: 200, height: 200), animated: false)
        #expect(view.zoomScale == 2)
        #expect(view.contentOffset == CGPoint(x: 200, y: 400))
        // A double tap asks for a point.
        view.zoom(to: CGRect(x: 200, y: 400, width: 0, height: 0), animated: false)
        #expect(view.zoomScale == 4)
        #expect(view.contentOffset == CGPoint(x: 600, y: 1200))
    }

    @Test func `constraints place the content, and the zoom makes it larger`() {
        content.translatesAutoresizingMaskIntoConstraints = false
        begin()
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 400),
            content.heightAnchor.constraint(equalToConstant: 600),
        ])
        field.run()
        #expect(view.contentSize == CGSize(width: 400, height: 600))

        view.zoomScale = 2
        field.run()
        field.run()

        #expect(view.contentSize == CGSize(width: 800, height: 1200))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 800, height: 1200))
        #expect(!field.stage.isMoving, "the layout comes to an end")
    }

    @Test(arguments: [false, true])
    func `a delegate that centres small content by insets has it in the middle`(animated: Bool) {
        final class Centerer: UIScrollViewDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
            func scrollViewDidZoom(_ scrollView: UIScrollView) {
                let free = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
                let side = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
                scrollView.contentInset = UIEdgeInsets(top: free, left: side, bottom: free, right: side)
            }
        }
        let centerer = Centerer(content)
        begin()
        view.delegate = centerer
        view.zoomScale = 2

        view.setZoomScale(0.5, animated: animated)
        field.wait(0.6)

        let frame = content.convert(content.bounds, to: field.window)
        #expect(frame == CGRect(x: 100, y: 200, width: 200, height: 400))
    }

    // MARK: - By fingers

    @Test func `fingers zoom about the point between them, and the delegate hears of it in order`() {
        begin()
        let middle = CGPoint(x: 200, y: 400)

        pinch(around: middle, from: 100, to: 150, steps: 5)
        #expect(view.isZooming)
        #expect(abs(view.zoomScale - 1.5 / 1.1) < 1e-6, "the step at which it begins moves nothing")
        let seen = content.convert(CGPoint(x: 200, y: 400), to: field.window)
        #expect(abs(seen.x - 200) < 1e-6 && abs(seen.y - 400) < 1e-6)
        lift(around: middle, apart: 150)
        field.wait(0.5)

        let lines = delegate.recorder.lines
        #expect(lines.first == "willBeginZooming")
        #expect(lines.last?.hasPrefix("didEndZooming 1.36") == true)
        #expect(lines.contains("didScroll") && !view.isZooming && !view.isZoomBouncing)
        #expect(!lines.contains("willBeginDragging"))
    }

    @Test func `past a limit the content follows less, and springs back to it`() {
        begin(maximum: 1.5)
        let middle = CGPoint(x: 200, y: 400)

        pinch(around: middle, from: 60, to: 360)
        let pulled = view.zoomScale
        #expect(pulled > 1.6 && pulled < 3)
        delegate.recorder.clear()
        lift(around: middle, apart: 360)

        #expect(view.isZoomBouncing && view.zoomScale == 1.5)
        #expect(delegate.recorder.lines.suffix(2) == ["didScroll", "didZoom 1.5"])
        field.wait(0.5)
        #expect(delegate.recorder.lines.last == "didEndZooming 1.5" && !view.isZoomBouncing)
    }

    @Test func `without bouncing the limit holds under the fingers`() {
        begin(minimum: 1, maximum: 2)
        view.bouncesZoom = false

        pinch(around: CGPoint(x: 200, y: 400), from: 60, to: 360)
        #expect(view.zoomScale == 2)
    }

    @Test func `the finger that stays drags on without a jump`() {
        begin()
        let middle = CGPoint(x: 200, y: 400)
        pinch(around: middle, from: 100, to: 300)
        // A turn of the pair moves its middle, so that the drag is recognized, too.
        for step in 1...5 {
            let down = CGFloat(step) * 10
            move(CGPoint(x: 50, y: 400 + down), CGPoint(x: 350, y: 400 + down))
        }
        #expect(view.isDragging && view.isZooming)

        field.ended(350, 450, finger: 1)
        let before = view.contentOffset
        #expect(!view.isZooming && view.isDragging)
        field.moved(40, 440, finger: 0)

        #expect(abs(view.contentOffset.x - before.x - 10) < 1e-6)
        #expect(abs(view.contentOffset.y - before.y - 10) < 1e-6)
    }

    @Test func `fingers that are taken away end the zoom`() {
        begin()
        pinch(around: CGPoint(x: 200, y: 400), from: 60, to: 20)

        field.run([.interrupted])
        field.wait(0.5)

        #expect(!view.isZooming && view.zoomScale == 0.5)
        #expect(delegate.recorder.lines.last == "didEndZooming 0.5")
    }

    @Test func `a view that leaves its window in the middle of a zoom is at rest`() {
        begin()
        pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 200)

        view.removeFromSuperview()
        field.wait(0.5)

        #expect(!view.isZooming && !view.isDragging)
    }

    // MARK: - Bad input

    @Test func `numbers that are none leave scale and limits as they are, with a word about it`() {
        begin()
        view.zoomScale = 2

        view.zoomScale = .nan
        view.setZoomScale(.infinity, animated: true)
        view.minimumZoomScale = .nan
        view.maximumZoomScale = -1
        view.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), animated: true)

        #expect(view.zoomScale == 2 && view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4)
        #expect(view.contentSize == CGSize(width: 800, height: 1600))
        #expect(field.diagnostics.count == 5)
    }

    @Test func `limits that cross let no finger zoom, and the least scale counts`() {
        begin(minimum: 3, maximum: 2)

        #expect(view.pinchGestureRecognizer == nil)
        view.zoomScale = 1
        #expect(view.zoomScale == 3)
    }

    @Test func `without a view for zooming nothing zooms`() {
        begin()
        delegate.view = nil

        view.zoomScale = 2
        pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 300)

        #expect(view.zoomScale == 1 && !view.isZooming)
        #expect(!delegate.recorder.lines.contains { $0.contains("oom") })
    }

    @Test func `fingers that let go within the limits end the zoom on the spot, without a bounce`() {
        begin()
        pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 200)
        lift(around: CGPoint(x: 200, y: 400), apart: 200)

        #expect(!view.isZoomBouncing && !view.isZooming)
        #expect(delegate.recorder.lines.count { $0.hasPrefix("didEndZooming") } == 1)
    }

    @Test func `a view that leaves the window under two fingers can be zoomed when it is back`() {
        begin()
        pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 200)
        let window = field.window
        view.removeFromSuperview()
        field.run()
        lift(around: CGPoint(x: 200, y: 400), apart: 200)
        window.addSubview(view)
        field.run()
        #expect(view.pinchGestureRecognizer?.isEnabled == true && !view.isZooming)
        let before = view.zoomScale

        pinch(around: CGPoint(x: 200, y: 400), from: 100, to: 150)

        #expect(view.isZooming && view.zoomScale > before)
    }

    @Test func `content that may be zoomed no more has no pinch recognizer, until it may again`() {
        begin(minimum: 1, maximum: 4)
        #expect(view.pinchGestureRecognizer?.view === view)

        view.maximumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
        view.maximumZoomScale = 2
        #expect(view.pinchGestureRecognizer?.view === view)

        field.run([
            field.event(.began, 190, 400, finger: 0), field.event(.began, 210, 400, finger: 1),
        ])
        for step in 1...5 {
            let far = CGFloat(step) * 20
            move(CGPoint(x: 190 - far, y: 400), CGPoint(x: 210 + far, y: 400))
        }
        #expect(view.zoomScale > 1)
    }
}
