import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// What changes at once in films that are made by hand, on either side of what counts as a fault.
@Suite struct HandMadePopTests {
    private func look(
        _ x: CGFloat = 0, width: CGFloat = 40, height: CGFloat = 40, radius: CGFloat = 0,
        degrees: CGFloat = 0, opacity: CGFloat = 1
    ) -> Film.Look {
        let frame = CGRect(x: x, y: 100, width: width, height: height)
        return Film.Look(
            frame: frame, angle: degrees * .pi / 180, opacity: opacity, cornerRadius: radius, inSight: frame)
    }

    private func paint(
        _ fill: SIMD4<Float> = SIMD4(0, 0, 0, 1), shadow: Float = 0, outline: CGRect? = nil
    ) -> Film.Paint {
        Film.Paint(fill: fill, shadow: shadow, hasPicture: false, outline: outline)
    }

    private func layer(
        _ looks: [(frame: Int, look: Film.Look)], id: Int = 0, below parent: Int? = nil,
        paints: [(frame: Int, paint: Film.Paint)] = []
    ) -> Film.Layer {
        var layer = Film.Layer(id: id, name: "Square", parent: parent, controller: nil, start: nil)
        layer.looks = looks
        layer.draws = true
        layer.paints = paints
        return layer
    }

    // MARK: - Corners

    @Test func `corners may change by three points at once, and by more they pop`() throws {
        func film(_ radius: CGFloat) -> Film {
            Film.madeByHand([layer([(0, look()), (10, look(radius: radius))])])
        }

        #expect(film(3).pops.isEmpty)
        let pop = try #require(film(4).pops.first)
        #expect(film(4).pops.count == 1 && pop.kind == .pop && pop.frame == 10)
        #expect(abs(pop.amount - 4) < 1e-9 && pop.unit == .points)
    }

    @Test func `what is set before the first frame of a transition, or while nothing runs, is meant so`() {
        let square = layer([(0, look()), (10, look(radius: 20))])

        #expect(Film.madeByHand([square], transition: nil).pops.isEmpty)
        #expect(Film.madeByHand([square], transition: 10..<20).pops.isEmpty)
        #expect(Film.madeByHand([square], transition: 9..<20).pops.map(\.frame) == [10])
        #expect(Film.madeByHand([square], transition: 0..<10).pops.map(\.frame) == [10], "at its end")
        #expect(Film.madeByHand([square], transition: 0..<9).pops.isEmpty)
        var resized = Film.madeByHand([square])
        resized.take.append(Take.Event(time: 10.0 / 60, kind: .resize(CGSize(width: 844, height: 390))))
        #expect(resized.pops.isEmpty)
    }

    @Test func `what moves quickly may round its corners as quickly, and so may what fills the screen`() {
        func film(_ radius: CGFloat) -> Film {
            Film.madeByHand([layer([(0, look()), (10, look(20, radius: radius))])])
        }
        let whole = CGRect(origin: .zero, size: Take().size)
        func screen(_ radius: CGFloat) -> Film.Look {
            Film.Look(frame: whole, angle: 0, opacity: 1, cornerRadius: radius, inSight: whole)
        }

        // Three points, and four tenths of the twenty that it goes.
        #expect(film(10).pops.isEmpty && film(12).pops.count == 1)
        #expect(Film.madeByHand([layer([(0, screen(0)), (10, screen(40))])]).pops.isEmpty)
    }

    @Test func `the screen is as large as the stage was made, and what is gone on it was seen there`() {
        let whole = CGRect(x: 0, y: 0, width: 844, height: 390)
        func screen(_ radius: CGFloat) -> Film.Look {
            Film.Look(frame: whole, angle: 0, opacity: 1, cornerRadius: radius, inSight: whole)
        }
        let looks = (0..<20).map { (frame: $0, look: look(400 + CGFloat($0) * 10)) }
        func turned(_ layers: [Film.Layer]) -> Film {
            var film = Film.madeByHand(layers)
            film.take.append(Take.Event(time: 0.03, kind: .resize(whole.size)))
            return film
        }

        #expect(turned([layer([(0, screen(0)), (10, screen(40))])]).pops.isEmpty)
        #expect(turned([layer(looks + [(frame: 20, look: Film.Look.gone)])]).wrongEnds.map(\.frame) == [20])
    }

    @Test func `corners that change from frame to frame are animated, a larger step among them is not`() {
        func film(_ extra: CGFloat) -> Film {
            Film.madeByHand([
                layer(
                    (0..<20).map { frame in
                        (frame: frame, look: look(radius: CGFloat(frame) * 5 + (frame >= 5 ? extra : 0)))
                    })
            ])
        }

        #expect(film(0).pops.isEmpty)
        #expect(film(20).pops.map(\.frame) == [5])
        #expect(abs((film(20).pops.first?.amount ?? 0) - 20) < 1e-9)
    }

    // MARK: - Shadows and colours

    @Test func `a shadow pops beyond fifteen hundredths, and of layers that do so together the topmost`() {
        func shadowed(_ shadow: Float, id: Int = 0, below parent: Int? = nil) -> Film.Layer {
            layer(
                [(0, look())], id: id, below: parent,
                paints: [(0, paint(shadow: 0.3)), (10, paint(shadow: shadow))])
        }
        let round = layer([(0, look()), (10, look(radius: 20))], id: 1, below: 0)

        #expect(Film.madeByHand([shadowed(0.4)]).pops.isEmpty)
        #expect(Film.madeByHand([shadowed(0.5)]).pops.map(\.unit) == [.opacity])
        #expect(Film.madeByHand([shadowed(0.5), shadowed(0.5, id: 1, below: 0)]).pops.map(\.layer) == [0])
        #expect(Film.madeByHand([shadowed(0.5), round]).pops.map(\.layer) == [0, 1], "another kind of pop")
    }

    @Test func `a colour is what is seen of it, its opacity one of its channels`() throws {
        func film(_ from: SIMD4<Float>, _ to: SIMD4<Float>) -> Film {
            Film.madeByHand([layer([(0, look())], paints: [(0, paint(from)), (10, paint(to))])])
        }

        let pop = try #require(film(SIMD4(1, 0, 0, 1), SIMD4(0.8, 0.3, 0, 1)).pops.first)
        #expect(pop.unit == .color && pop.frame == 10 && abs(pop.amount - 0.3) < 1e-6)
        #expect(film(SIMD4(0, 0, 0, 1), SIMD4(0, 0, 0, 0.8)).pops.count == 1)
        #expect(film(SIMD4(1, 1, 1, 0), SIMD4(0, 0, 0, 0)).pops.isEmpty, "both are clear")
        #expect(film(SIMD4(0.5, 0, 0, 1), SIMD4(0.6, 0.1, 0, 1)).pops.isEmpty)
    }

    @Test func `below a finger colours and masks change at once, shadows do not`() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let part = CGRect(x: 0, y: 0, width: 40, height: 20)
        let square = layer(
            [(0, look())],
            paints: [
                (0, paint(SIMD4(1, 0, 0, 1), shadow: 0, outline: box)),
                (10, paint(SIMD4(0, 0, 1, 1), shadow: 0.5, outline: part)),
            ])
        let film = Film.madeByHand([square])
        var touched = film
        touched.take.append(Take.Event(time: 0, kind: .touch(.began, location: .zero, finger: 0)))

        #expect(Set(film.pops.map(\.unit)) == [.opacity, .color, .points])
        #expect(touched.pops.map(\.unit) == [.opacity])
    }

    @Test func `the edges of a mask pop by more than four points, unless their layer grows along`() {
        func film(_ outline: CGFloat, layer height: CGFloat = 40) -> Film {
            func box(_ height: CGFloat) -> CGRect { CGRect(x: 0, y: 0, width: 40, height: height) }
            return Film.madeByHand([
                layer(
                    [(0, look()), (10, look(height: height))],
                    paints: [(0, paint(outline: box(40))), (10, paint(outline: box(outline)))])
            ])
        }

        #expect(film(36).pops.isEmpty)
        #expect(film(30).pops.map(\.amount) == [10])
        #expect(film(30, layer: 30).pops.isEmpty)
        #expect(film(30, layer: 35).pops.count == 1)
    }

    // MARK: - Turns

    @Test func `a turn at once is seen from twenty degrees on, and one to the other side is none`() throws {
        func film(_ from: CGFloat, _ to: CGFloat, width: CGFloat = 40, draws: Bool = true) -> Film {
            var square = layer([
                (0, look(width: width, degrees: from)), (10, look(width: width, degrees: to)),
            ])
            square.draws = draws
            return Film.madeByHand([square])
        }

        let pop = try #require(film(0, 30).pops.first)
        #expect(pop.unit == .degrees && abs(pop.amount - 30) < 1e-6)
        #expect(film(0, 15).pops.isEmpty && film(0, 160).pops.isEmpty)
        #expect(film(175, -175).pops.isEmpty, "ten degrees, the short way")
        #expect(film(0, 30, width: 5).pops.isEmpty, "seen from its edge")
        #expect(film(0, 30, draws: false).pops.isEmpty)
    }

    // MARK: - Order and presence

    @Test func `what is gone while one saw it pops after the first frame of a transition`() {
        var gone = layer([(0, look(opacity: 0.8)), (10, .gone)])
        gone.exposedEnds = [10]

        let pops = Film.madeByHand([gone]).pops

        #expect(pops.map(\.frame) == [10] && pops.map(\.unit) == [.opacity])
        #expect(abs((pops.first?.amount ?? 0) - 0.8) < 1e-9)
        #expect(Film.madeByHand([gone], transition: 10..<20).pops.isEmpty)
        #expect(Film.madeByHand([gone], transition: nil).pops.isEmpty)
    }

    @Test func `a layer that comes in front of another one pops where they overlap by twenty points`() {
        func film(_ x: CGFloat, draws: Bool = true, child: Bool = false) -> Film {
            var front = layer([(0, look(x))], id: 1)
            front.draws = draws
            let children = child ? [layer([(0, look(x))], id: 2, below: 1)] : []
            var film = Film.madeByHand([layer([(0, look())]), front] + children)
            film.overtakings = [Film.Overtaking(frame: 10, front: 1, back: 0)]
            return film
        }

        #expect(film(20).pops.map(\.amount) == [20] && film(20).pops.map(\.layer) == [1])
        #expect(film(21).pops.isEmpty)
        #expect(film(0, draws: false).pops.isEmpty)
        #expect(film(0, draws: false, child: true).pops.map(\.amount) == [40], "what it holds is seen")
    }
}
