import Testing
import UIKit
import UITesting

@testable import PlaygroundSamples

@MainActor
struct ScreenTests {
    @Test(arguments: ["cross-dissolve", "swipe", "custom-presentation", "adaptive-presentation"])
    func `the first screen is lavender with an A in the middle and a button 20 points above the bottom`(
        id: String
    ) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)))
        let first = try #require(sample.first)

        #expect(first.view.backgroundColor == UIColor(red: 0.9015, green: 0.9, blue: 1, alpha: 1))
        #expect(first.letterLabel.text == "A")
        #expect(first.letterLabel.font.pointSize == 120)
        #expect(first.letterLabel.textColor == UIColor(white: 0, alpha: 0.25))
        let room = first.view.bounds
        #expect(isNear(first.letterLabel.center.x, room.midX, tolerance: 0.5))
        #expect(isNear(first.letterLabel.center.y, room.midY, tolerance: 0.5))
        #expect(isNear(first.button.center.x, room.midX, tolerance: 0.5))
        #expect(isNear(first.button.frame.maxY, room.maxY - 20, tolerance: 0.5))
        let frame = first.view.convert(room, to: nil)
        #expect(frame == CGRect(x: 0, y: 44, width: 390, height: 800), "below the bar")
    }

    @Test(arguments: ["cross-dissolve", "swipe"])
    func `the second screen is pink and has the window for itself`(id: String) throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: id)))
        sample.present(to: 1)
        let second = try #require(sample.second)

        #expect(second.view.backgroundColor == UIColor(red: 1, green: 0.90196, blue: 0.90196, alpha: 1))
        #expect(second.letterLabel.text == "B")
        #expect(isNear(second.letterLabel.center.y, 422, tolerance: 0.5))
        #expect(second.button.currentTitle == "Dismiss")
        #expect(isNear(second.button.frame.maxY, 824, tolerance: 0.5))
    }

    @Test(arguments: ["cross-dissolve", "swipe", "diagonal"])
    func `the status bar is dark on the pale second screen of a dark device`(id: String) throws {
        let sample = try SampleStage.onPhone(id, style: .dark)
        let time = CGRect(x: 40, y: 18, width: 30, height: 16)
        #expect(try sample.stage.snapshot().contrast(in: time) > 10, "white on the bar")

        sample.present(to: 1)

        #expect(sample.second?.preferredStatusBarStyle == .darkContent)
        #expect(try sample.stage.snapshot().contrast(in: time) > 10)
    }

    @Test func `on a turned phone the sheet's slider is in the safe area`() throws {
        let sample = try SampleStage.onPhone("custom-presentation", isTurned: true)
        sample.present(to: 1)

        let second = try #require(sample.second as? CustomPresentationSecondViewController)
        let frame = second.slider.frameInWindow
        #expect(frame.minX == 87 && frame.maxX == 757)
    }

    @Test func `the sheet has its letter at the top and a slider above its button`() throws {
        let sample = SampleStage(try #require(SampleCatalog.sample(id: "custom-presentation")))
        sample.present(to: 1)
        let second = try #require(sample.second as? CustomPresentationSecondViewController)

        #expect(second.view.backgroundColor == UIColor(red: 1, green: 0.90196, blue: 0.90196, alpha: 1))
        #expect(second.letterLabel.frame.minY == 0)
        #expect(second.button.currentTitle == "Present With Standard Presentation")
        #expect(isNear(second.button.frame.maxY, 400, tolerance: 0.5))
        #expect(second.slider.frame.minY > second.letterLabel.frame.maxY)
        #expect(second.slider.frame.maxY < second.button.frame.minY)

        second.buttonTapped()
        sample.stage.settle()
        let third = try #require(second.presentedViewController as? LetterViewController)
        #expect(third.view.backgroundColor == UIColor(red: 0.78801, green: 0.90196, blue: 0.90196, alpha: 1))
        #expect(third.letterLabel.text == "C")
    }
}
