import Foundation
import Testing
import UITesting

@testable import UIKit

/// The elements of a container, and where they are.
@Suite struct AccessibleContainerTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300))

    @Test func `a container counts its elements, and knows no other ones`() {
        let view = UIView()
        let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
        #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: elements[0]) == NSNotFound)

        view.accessibilityElements = [elements[0], elements[1]]

        #expect(view.accessibilityElementCount() == 2)
        #expect((view.accessibilityElement(at: 1) as? UIAccessibilityElement) === elements[1])
        #expect(view.accessibilityElement(at: 2) == nil && view.accessibilityElement(at: -1) == nil)
        #expect(view.index(ofAccessibilityElement: elements[1]) == 1)
        #expect(view.index(ofAccessibilityElement: elements[2]) == NSNotFound)
    }

    @Test func `an element is where its container says, unless it says so itself`() {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        stage.window.addSubview(view)
        let (owner, place) = (NSObject(), CGRect(x: 1, y: 2, width: 3, height: 4))
        let (inView, inObject) = (
            UIAccessibilityElement(accessibilityContainer: view),
            UIAccessibilityElement(accessibilityContainer: owner)
        )
        inView.accessibilityFrameInContainerSpace = place
        inObject.accessibilityFrameInContainerSpace = place

        #expect(inView.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
        #expect(inObject.accessibilityFrame == place && inObject.isAccessibilityElement)
        #expect(inObject.accessibilityContainer === owner)
        inView.accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)

        #expect(inView.accessibilityFrame == CGRect(x: 5, y: 6, width: 7, height: 8))
    }
}
