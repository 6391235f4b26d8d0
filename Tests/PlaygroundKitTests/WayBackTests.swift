import StageKit
import Takes
import Testing
import UIKit
import UITesting

@testable import PlaygroundKit

/// The stage bar's way back, which starts only where there is one.
@Suite(.serialized) struct WayBackTests {
    @Test(arguments: ["swipe", "navigation-pop", "slide"])
    func `with nothing presented, pushed or selected there is no way back, and the take stays`(
        id: String
    ) throws {
        let tool = ToolWindow(id)
        let bar = try #require(tool.first(StageToolbar.self))
        let button = try #require(bar.subviews.compactMap { $0 as? IconButton }.first { $0.title == "Back" })
        func press() { tool.outer.press(.keyboardReturnOrEnter, modifiers: [.control, .shift]) }
        press()
        #expect(!button.isEnabled && tool.model.take.events.isEmpty)
        #expect(tool.model.message == "Nothing is presented from which there is a way back.")

        tool.runTransition()
        #expect(button.isEnabled)
        press()
        tool.rest()

        #expect(tool.model.take.events.map(\.kind) == [.present, .dismiss] && !button.isEnabled)
    }

    @Test func `what moves no screens may go back once something has happened`() {
        let sample = Sample(
            id: "fading", title: "Fading",
            present: { root in UIView.animate(withDuration: 0.2) { root.view.alpha = 0.5 } },
            dismiss: { root in UIView.animate(withDuration: 0.2) { root.view.alpha = 1 } },
            makeViewController: { UIViewController() })
        let tool = ModelAlone([sample, MoverSettings.sample])
        #expect(!tool.model.canStartWayBack)

        tool.run { $0.startTransition() }
        tool.tick(0.1)
        #expect(tool.model.canStartWayBack)

        tool.run {
            $0.show(MoverSettings.sample)
            $0.startWayBack()
        }
        #expect(!tool.model.canStartWayBack && tool.model.take.events.isEmpty)
        #expect(tool.model.message == "This sample does not say how its way back is started.")
    }
}
