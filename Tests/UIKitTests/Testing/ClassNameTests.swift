import Testing

@testable import UIKit

/// How a trace names the class of an object.
@Suite struct ClassNameTests {
    private final class Plain {}
    private final class Box<Content> {}

    @Test func `neither the module nor generic arguments are part of it`() {
        #expect(TransitionTrace.className(of: Plain()) == "Plain")
        #expect(TransitionTrace.className(of: Box<[Int]>()) == "Box")
        #expect(TransitionTrace.className(of: UIViewController.self) == "UIViewController")
    }
}
