import Foundation
import StageKit
import Testing
import UIKit

@testable import Takes

/// A film as lines of JSON, letter by letter.
@Suite struct FilmLineTests {
    private func look(_ x: CGFloat, opacity: CGFloat = 0.25) -> Film.Look {
        let frame = CGRect(x: x, y: 2, width: 3, height: 4)
        return Film.Look(frame: frame, angle: 0.5, opacity: opacity, cornerRadius: 6, inSight: frame)
    }

    private func call(_ name: String, number: Int) -> Call {
        Call(TraceEvent(time: 0, kind: .context, object: "A", call: name), number: number, start: 0)
    }

    private var film: Film {
        var layer = Film.Layer(id: 0, name: "A \"card\"", parent: nil, controller: nil, start: nil)
        layer.looks = [(0, look(1)), (1, look(2)), (2, look(2, opacity: 0))]
        var film = Film(take: Take(frameRate: 10))
        film.times = [0, 0.1, 0.2]
        film.layers = [layer]
        film.calls = [call("b()", number: 0), call("c()", number: 1), call("d()", number: 2)]
        film.frameOfCall = [0, 0, 2]
        return film
    }

    @Test func `a line has the frame, its time, what is animated, and the calls of the frame`() {
        let film = film

        let lines = film.jsonLines()

        let values = #""angle":0.5,"opacity":0.25,"cornerRadius":6.0"#
        let calls = film.calls.map(\.line)
        let card = #"{"layer":0,"name":"A \"card\"","frame":"#
        let first = "\(card)[1.0,2.0,3.0,4.0],\(values),\"velocity\":[0.0,0.0],\"speed\":0.0}"
        let second = "\(card)[2.0,2.0,3.0,4.0],\(values),\"velocity\":[10.0,0.0],\"speed\":10.0}"
        #expect(lines.count == 3)
        #expect(lines[0] == #"{"frame":0,"t":0.0,"layers":[\#(first)],"calls":[\#(calls[0]),\#(calls[1])]}"#)
        #expect(lines[1] == #"{"frame":1,"t":0.1,"layers":[\#(second)],"calls":[]}"#)
        #expect(lines[2] == #"{"frame":2,"t":0.2,"layers":[],"calls":[\#(calls[2])]}"#)
    }

    @Test func `numbers have six digits after the point, no minus before a zero, and none that is endless`() {
        var layer = Film.Layer(id: 0, name: "Card", parent: nil, controller: nil, start: nil)
        var odd = look(1.0 / 3)
        (odd.angle, odd.cornerRadius) = (-1e-9, .infinity)
        layer.looks = [(0, odd), (1, look(5))]
        var film = Film(take: Take(frameRate: 10))
        film.times = [0, 0.1]
        film.layers = [layer]

        let line = film.jsonLines()[0]

        #expect(line.contains(#""frame":[0.333333,2.0,3.0,4.0],"angle":0.0,"#))
        #expect(line.contains(#""cornerRadius":null,"#))
    }

    @Test func `what was out of sight in the frame before has no velocity`() {
        var layer = Film.Layer(id: 0, name: "Card", parent: nil, controller: nil, start: nil)
        layer.looks = [(0, look(1)), (1, look(2, opacity: 0)), (2, look(9))]
        var film = Film(take: Take(frameRate: 10))
        film.times = [0, 0.1, 0.2]
        film.layers = [layer]

        let lines = film.jsonLines()

        #expect(lines[1].contains(#""layers":[],"#))
        #expect(lines[2].contains(#""velocity":[0.0,0.0],"speed":0.0"#))
    }

    @Test func `layers are found by the name of their class`() {
        var film = Film(take: Take())
        film.layers = ["A", "B", "A"].enumerated().map { id, name in
            Film.Layer(id: id, name: name, parent: nil, controller: nil, start: nil)
        }

        #expect(film.layers(named: "A").map(\.id) == [0, 2] && film.layers(named: "C").isEmpty)
    }
}
