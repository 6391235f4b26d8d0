import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// Borders, shadows and pictures that are others at once, in films that are made by hand.
@Suite struct HandMadeEdgeTests {
    /// A film with a square, and a transition of 20 frames.
    private func film(
        side: CGFloat = 60, shadow: Float = 0.5, _ change: (inout Film.Layer) -> Void
    ) -> Film {
        let frame = CGRect(x: 0, y: 100, width: side, height: side)
        var layer = Film.Layer(id: 0, name: "Square", parent: nil, controller: nil, start: nil)
        layer.looks = [
            (0, Film.Look(frame: frame, angle: 0, opacity: 1, cornerRadius: 0, inSight: frame))
        ]
        layer.paints = [
            (0, Film.Paint(fill: SIMD4(0, 0, 0, 1), shadow: shadow, hasPicture: false, outline: nil))
        ]
        layer.draws = true
        change(&layer)
        return Film.madeByHand([layer])
    }

    private func edging(
        radius: CGFloat = 3, offset: CGFloat = 0, width: CGFloat = 0, red: Float = 0
    ) -> Film.Edging {
        Film.Edging(
            shadowRadius: radius, shadowOffset: CGSize(width: 0, height: offset), borderWidth: width,
            border: SIMD4(red, 0, 0, 1))
    }

    private func touched(_ film: Film) -> Film {
        var film = film
        film.take.append(Take.Event(time: 0, kind: .touch(.began, location: .zero, finger: 0)))
        return film
    }

    @Test func `a shadow's radius and offset may change by four points at once, if one sees it`() {
        func film(_ other: Film.Edging, shadow: Float = 0.5) -> Film {
            self.film(shadow: shadow) { $0.edgings = [(0, edging()), (10, other)] }
        }

        #expect(film(edging(radius: 7)).pops.isEmpty)
        #expect(film(edging(radius: 12)).pops.map(\.amount) == [9])
        #expect(film(edging(offset: -10)).pops.map(\.amount) == [10])
        #expect(film(edging(radius: 12), shadow: 0.1).pops.isEmpty)
        #expect(touched(film(edging(radius: 12))).pops.isEmpty)
    }

    @Test func `a border may change by two points at once, and comes at once, too`() {
        func film(_ width: CGFloat, from other: CGFloat? = nil) -> Film {
            self.film { layer in
                layer.edgings = [(10, edging(width: width))]
                if let other { layer.edgings.insert((0, edging(width: other)), at: 0) }
            }
        }

        #expect(film(2).pops.isEmpty && film(5, from: 3).pops.isEmpty)
        #expect(film(3).pops.map(\.amount) == [3] && film(6, from: 3).pops.map(\.amount) == [3])
        #expect(touched(film(3)).pops.isEmpty)
    }

    @Test func `a border's colour pops where it has a width`() {
        func film(_ width: CGFloat) -> Film {
            self.film { $0.edgings = [(0, edging(width: width)), (10, edging(width: width, red: 0.5))] }
        }

        #expect(film(1).pops.map(\.unit) == [.color] && film(0.5).pops.isEmpty)
    }

    @Test func `a large picture that gives way to another one pops, unless it is one of a series`() {
        func film(_ frames: [Int], amount: Double = 0.5, hidden: Bool = false, side: CGFloat = 60) -> Film {
            self.film(side: side) { layer in
                layer.pictureSwaps = frames.map {
                    Film.PictureSwap(frame: $0, amount: amount, isHidden: hidden)
                }
            }
        }
        var faded = film([10])
        faded.animations = [
            Film.Animation(
                layer: 0, keyPath: "contents", added: 10.0 / 60, delay: 0, duration: 1, pace: "linear",
                end: 1)
        ]

        #expect(film([10]).pops.map(\.frame) == [10] && film([10]).pops.map(\.unit) == [.color])
        #expect(film([10], amount: 0.1).pops.isEmpty && film([10], hidden: true).pops.isEmpty)
        #expect(film([10], side: 30).pops.isEmpty && film([10, 15]).pops.isEmpty)
        #expect(film([0]).pops.isEmpty && film([30]).pops.isEmpty, "nothing moves then")
        #expect(faded.pops.isEmpty && touched(film([10])).pops.isEmpty)
    }
}
