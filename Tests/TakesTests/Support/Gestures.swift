import StageKit
import Takes
import UIKit

/// Gestures that look random and are the same in each run: there, and from the edges, the middle and the top,
/// with a few catches, and perhaps back.
struct Gestures {
    private static let starts: [CGPoint] = [
        CGPoint(x: 388, y: 420), CGPoint(x: 2, y: 420), CGPoint(x: 195, y: 300), CGPoint(x: 195, y: 520),
        CGPoint(x: 195, y: 700), CGPoint(x: 100, y: 640),
    ]

    private var numbers: Numbers
    private var take_: Take
    private var time = 0.0

    init(seed: UInt64, id: String) {
        numbers = Numbers(seed: id.utf8.reduce(seed &* 31 &+ 7) { $0 &* 33 &+ UInt64($1) })
        take_ = Take(sample: id, frameRate: seed % 3 == 0 ? 60 : 240)
    }

    mutating func take() -> Take {
        if numbers.next(below: 1) < 0.75 {
            add(.present)
            time += numbers.next(below: 1) < 0.4 ? numbers.next(below: 0.8) : 3.5
        }
        for _ in 0..<(1 + Int(numbers.next(below: 3))) {
            drag()
            time += numbers.next(below: 1) < 0.6 ? numbers.next(below: 0.5) : 3.5
        }
        if numbers.next(below: 1) < 0.3 { add(.dismiss) }
        return take_
    }

    private mutating func add(_ kind: Take.Event.Kind) { take_.append(Take.Event(time: time, kind: kind)) }

    private mutating func touch(_ phase: TouchScript.Phase, _ point: CGPoint) {
        add(.touch(phase, location: point, finger: 0))
    }

    private mutating func drag() {
        var point = Self.starts[Int(numbers.next(below: Double(Self.starts.count)))]
        touch(.began, point)
        time += 0.016
        for _ in 0..<(1 + Int(numbers.next(below: 3))) {
            let target = CGPoint(
                x: numbers.next(below: 390),
                y: numbers.next(below: 1) < 0.5 ? point.y : numbers.next(below: 844))
            let duration = 0.05 + numbers.next(below: 0.6)
            let steps = max(1, (duration / 0.016).rounded())
            let start = point
            for step in stride(from: 1, through: steps, by: 1) {
                point = CGPoint(
                    x: start.x + (target.x - start.x) * step / steps,
                    y: start.y + (target.y - start.y) * step / steps)
                touch(.moved, point)
                time += 0.016
            }
            if numbers.next(below: 1) < 0.4 { time += numbers.next(below: 0.4) }
        }
        touch(numbers.next(below: 1) < 0.15 ? .cancelled : .ended, point)
    }
}
