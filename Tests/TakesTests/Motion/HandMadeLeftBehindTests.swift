import Foundation
import Testing
import UIKit

@testable import Takes

/// Views that a transition leaves behind, in films that are made by hand.
@Suite struct HandMadeLeftBehindTests {
    /// A film of a screen, its window, a container there, and a view that comes with a transition, which begins in
    /// frame 5 and ends in frame 15.
    private func film(
        _ kind: Film.Transition.Kind = .presentation, below parent: Int = 1, from first: Int = 5,
        to end: Int? = nil, opacity: Float = 1, _ change: (inout Film.Layer) -> Void = { _ in }
    ) -> Film {
        var layers: [Film.Layer] = (0..<3).map { id in
            var layer = Film.Layer(
                id: id, name: "Layer", parent: id > 0 ? id - 1 : nil, controller: nil, start: look(300))
            layer.looks = [(0, look(300))]
            return layer
        }
        layers[2].roles = [(5, [.container]), (15, [])]
        var view = Film.Layer(id: 3, name: "Helper", parent: parent, controller: nil, start: nil)
        view.draws = true
        view.looks = [(first, look(40))]
        if let end { view.looks.append((end, .gone)) }
        view.paints = [
            (first, Film.Paint(fill: SIMD4(0, 0, 0, opacity), shadow: 0, hasPicture: false, outline: nil))
        ]
        change(&view)
        return Film.madeByHand(layers + [view], transition: 5..<15, kind: kind)
    }

    private func look(_ side: CGFloat) -> Film.Look {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        return Film.Look(frame: frame, angle: 0, opacity: 1, cornerRadius: 0, inSight: frame)
    }

    private func left(_ film: Film) -> [Int] {
        film.findings.filter { $0.kind == .wrongEnd && $0.layer == 3 }.map(\.frame)
    }

    @Test func `a view in the window that came with a transition, and is there after it, was left behind`() {
        #expect(left(film()) == [15])
        #expect(left(film(to: 15)).isEmpty, "it was removed")
        #expect(left(film(from: 10)).isEmpty, "it came later")
        #expect(left(film(opacity: 0.1)).isEmpty, "one does not see it")
        #expect(left(film { $0.roles = [(5, [.dimming])] }).isEmpty)
        #expect(left(film { $0.draws = false }).isEmpty)
    }

    @Test func `what holds a controller's view, or may still go, is not left behind`() {
        var holding = film()
        holding.layers.append(Film.Layer(id: 4, name: "View", parent: 3, controller: "B", start: nil))
        var ended = film()
        ended.take.end = 0.3
        ended.times.removeLast(22)

        #expect(left(holding).isEmpty && left(ended).isEmpty)
    }

    @Test func `beside the screens of a navigation controller nothing stays, in a presentation it may`() {
        #expect(left(film(.push, below: 2)) == [15] && left(film(.tab, below: 2)) == [15])
        #expect(left(film(.presentation, below: 2)).isEmpty)
    }
}
