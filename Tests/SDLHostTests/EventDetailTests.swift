import CSDL2
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SDLHost

/// Rarer events of SDL: wheels that are turned round, files, and what ends a press.
@Suite struct EventDetailTests {
    private func translator(isButtonDown: Bool = false) -> EventTranslator {
        EventTranslator(
            geometry: StageGeometry(
                pixelWidth: 400, pixelHeight: 300, windowWidth: 400, windowHeight: 300, scale: 1),
            frameTime: { Double($0) / 1000 }, isButtonDown: { _ in isButtonDown })
    }

    private func wheel(isFlipped: Bool = false, which: UInt32 = 0) -> SDL_Event {
        var event = SDL_Event()
        event.wheel.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.timestamp = 1000
        event.wheel.which = which
        event.wheel.preciseX = 1
        event.wheel.preciseY = 2
        event.wheel.direction = isFlipped ? SDL_MOUSEWHEEL_FLIPPED.rawValue : SDL_MOUSEWHEEL_NORMAL.rawValue
        return event
    }

    private func press(x: Int32, y: Int32) -> SDL_Event {
        var event = SDL_Event()
        event.button.type = SDL_MOUSEBUTTONDOWN.rawValue
        event.button.timestamp = 1000
        event.button.button = UInt8(SDL_BUTTON_LEFT)
        event.button.x = x
        event.button.y = y
        return event
    }

    private func window(_ id: SDL_WindowEventID) -> SDL_Event {
        var event = SDL_Event()
        event.window.type = SDL_WINDOWEVENT.rawValue
        event.window.timestamp = 1000
        event.window.event = UInt8(id.rawValue)
        return event
    }

    private func finger(_ type: SDL_EventType, x: Float) -> SDL_Event {
        var event = SDL_Event()
        event.tfinger.type = type.rawValue
        event.tfinger.timestamp = 1000
        event.tfinger.touchId = 1
        event.tfinger.fingerId = 7
        event.tfinger.x = x
        return event
    }

    @Test func `a wheel to the right moves content to the left, and a flipped one the other way`() {
        var translator = translator()
        func scroll(_ dx: CGFloat, _ dy: CGFloat) -> HostEvent {
            .scroll(delta: CGVector(dx: dx, dy: dy), location: .zero, timestamp: 1)
        }

        #expect(translator.translate(wheel()) == scroll(-48, 96))
        #expect(translator.translate(wheel(isFlipped: true)) == scroll(48, -96))
        #expect(translator.translate(wheel(which: SDLTouchMouseID)) == nil)
    }

    @Test func `a window that is hidden ends a press, one that is moved does not`() {
        var translator = translator()
        _ = translator.translate(press(x: 10, y: 20))

        #expect(translator.translate(window(SDL_WINDOWEVENT_MOVED)) == nil)
        #expect(
            translator.translate(window(SDL_WINDOWEVENT_HIDDEN))
                == .pointer(
                    phase: .cancelled, finger: 0, location: CGPoint(x: 10, y: 20), timestamp: 1))
        #expect(
            translator.translate(press(x: 5, y: 6))
                == .pointer(phase: .began, finger: 0, location: CGPoint(x: 5, y: 6), timestamp: 1),
            "the next press is a new one")
    }

    @Test func `a finger that is down comes down once`() {
        var translator = translator()
        _ = translator.translate(finger(SDL_FINGERDOWN, x: 0))

        #expect(translator.translate(finger(SDL_FINGERDOWN, x: 0.5)) == nil)
        #expect(
            translator.translate(finger(SDL_FINGERMOTION, x: 0.5))
                == .pointer(phase: .moved, finger: 1, location: CGPoint(x: 200, y: 0), timestamp: 1))
    }

    @Test func `a file that is dropped is opened, and little memory is a warning`() {
        var translator = translator()
        var drop = SDL_Event()
        drop.drop.type = SDL_DROPFILE.rawValue
        drop.drop.file = SDL_strdup("/tmp/a b.json")
        var memory = SDL_Event()
        memory.type = SDL_APP_LOWMEMORY.rawValue

        #expect(translator.translate(drop) == .open(URL(fileURLWithPath: "/tmp/a b.json")))
        #expect(translator.translate(memory) == .memoryWarning)
    }

    @Test(arguments: [
        (KMOD_LGUI.rawValue, false), (KMOD_RCTRL.rawValue, false),
        (KMOD_LCTRL.rawValue | KMOD_MODE.rawValue, true), (KMOD_RSHIFT.rawValue, true),
    ])
    func `keys of commands write nothing, those of a third level do`(modifiers: UInt32, writes: Bool) {
        var translator = translator()
        var key = SDL_Event()
        key.key.type = SDL_KEYDOWN.rawValue
        key.key.keysym.scancode = SDL_SCANCODE_E
        key.key.keysym.mod = UInt16(modifiers)
        var text = SDL_Event()
        text.text.type = SDL_TEXTINPUT.rawValue
        text.text.timestamp = 1000
        withUnsafeMutableBytes(of: &text.text.text) { $0.copyBytes(from: "e".utf8) }
        _ = translator.translate(key)

        #expect(translator.translate(text) == (writes ? .text("e", timestamp: 1) : nil))
    }

    // MARK: - Time and limits

    @Test func `swaps have to return at once eight times in a row to be found out`() {
        var pacing = FramePacing(waitsForDisplay: true, refreshRate: 60)
        var time = 10.0
        func run(_ count: Int, every seconds: Double) {
            for _ in 0..<count {
                time += seconds
                pacing.frameDidRun(start: time, shown: time)
            }
        }

        run(8, every: 0.001)
        #expect(pacing.waitsForDisplay, "nobody knows how long the first one took")
        run(1, every: 0.02)
        run(7, every: 0.001)
        #expect(pacing.waitsForDisplay)
        run(1, every: 0.001)
        #expect(!pacing.waitsForDisplay)
    }

    @Test func `a display's own rate counts where its swaps wait`() {
        func interval(_ waits: Bool, _ rate: Double) -> Double {
            FramePacing(waitsForDisplay: waits, refreshRate: rate).frameInterval
        }

        #expect(interval(true, 120) == 1 / 120.0)
        #expect(interval(true, 0) == FramePacing.period && interval(false, 120) == FramePacing.period)
    }

    @Test func `a frame that begins late by more than half a frame, or early, begins a new rhythm`() {
        for start in [10 + FramePacing.period + 0.009, 10.01] {
            var pacing = FramePacing(waitsForDisplay: false, refreshRate: 0)
            pacing.frameDidRun(start: 10, shown: nil)
            pacing.frameDidRun(start: start, shown: nil)

            #expect(abs(pacing.earliestStart - (start + FramePacing.period)) < 1e-9)
        }
    }

    @Test func `a deadline that has passed begins no gap before the last work`() {
        var timeline = HostTimeline(speed: 1, start: 100)

        timeline.leaveOutGap(before: 110, since: 105, demand: .at(103))

        #expect(abs(timeline.frameTime(wall: 110) - (105 + HostTimeline.longestGap)) < 1e-9)
    }

    @Test func `points are as many of the window's units as they cover, up to a limit`() {
        let geometry = StageGeometry(
            pixelWidth: 800, pixelHeight: 600, windowWidth: 400, windowHeight: 300, scale: 4)
        let (short, long): ([CGFloat], [CGFloat]) = (
            [0, 10, 10.3, -5], [60, .infinity, .greatestFiniteMagnitude]
        )

        #expect(short.map { geometry.units($0, most: 100) } == [0, 20, 21, 0])
        #expect(long.map { geometry.units($0, most: 100) } == [100, 100, 100])
    }

    @Test func `the largest surface can be drawn, a pixel more cannot`() {
        func exceeds(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> Bool {
            SurfaceLimits.exceeded(by: CGSize(width: width, height: height), scale: scale) != nil
        }

        #expect(!exceeds(16_384, 4096) && !exceeds(8192, 8192) && !exceeds(4096, 4096, scale: 2))
        #expect(exceeds(16_385, 1) && exceeds(1, 16_385) && exceeds(8193, 8192))
        #expect(exceeds(4097, 4096, scale: 2) && exceeds(.nan, 1))
        #expect([0.2, 2.5, 3.4, 1e9].map { SurfaceLimits.pixels($0) } == [1, 3, 3, 16_384])
    }
}
