import Foundation
import Testing
import UITesting

@testable import UIKit

/// What stands in the place of an object in a format.
@MainActor
@Suite struct FormatArgumentTests {
    private final class Card: UIView {
        nonisolated override var description: String { "a card" }
    }

    @Test func `a format shows an object by its description`() {
        let objects: [any CVarArg] = [
            UIView(), CALayer(), UIViewController(), UIPanGestureRecognizer(), UIColor.red,
            UITraitCollection(),
        ]

        for object in objects {
            let shown = String(format: "<%@> %d", object, 3)
            #expect(shown == "<\((object as? NSObject)?.description ?? "")> 3")
        }
        #expect(String(format: "%@ and %@", Card(), "text") == "a card and text")
    }
}
