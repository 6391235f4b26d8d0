import Foundation
import ObjectiveC
import QuartzCore
import Testing

@MainActor
@Suite struct TimerTests {
    private final class Watch: NSObject {
        var seen: [String] = []

        func fired(_ timer: Timer) {
            if let name = timer.userInfo as? String { seen.append(name) }
            if let table = timer.userInfo as? [String: Int] { seen.append("\(table["a"] ?? 0)") }
            if let number = timer.userInfo as? Int { seen.append("\(number + 1)") }
            guard let info = timer.userInfo else { return seen.append("nothing") }
            seen.append("\(type(of: info))".isEmpty ? "" : "something")
        }
    }

    @Test func `a timer hands its method what it was made with`() {
        let watch = Watch()
        for info: Any? in ["text", ["a": 7], 41, nil] {
            let timer = Timer(
                timeInterval: 1, target: watch, selector: Selector("fired:", Watch.fired(_:)), userInfo: info,
                repeats: false)
            timer.fire()
        }

        #expect(watch.seen == ["text", "something", "7", "something", "42", "something", "nothing"])
    }

    @Test func `after a stall a timer fires once, and then at its next time`() {
        let (watch, clock) = (Watch(), FrameClock(now: 10))
        let timer = clock.perform {
            Timer.scheduledTimer(
                timeInterval: 0.25, target: watch, selector: Selector("fired:", Watch.fired(_:)),
                userInfo: nil,
                repeats: true)
        }

        for time in [11.1, 11.12, 11.14, 11.16] { clock.advance(to: time) }
        #expect(watch.seen.count == 1)
        clock.advance(to: 11.26)
        #expect(watch.seen.count == 2)
        timer.invalidate()
    }
}
