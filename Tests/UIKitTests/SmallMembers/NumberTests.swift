import CoreGraphics
import Foundation
import Testing
import UIKit

/// Numbers and literals in the forms of Apple's platforms.
@MainActor
struct NumberTests {
    @Test func `lengths are made of numbers and numbers of lengths`() {
        #expect(CGFloat(truncating: 2.5) == 2.5)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        let width: CGFloat? = 4
        #expect(width.map { _bridgedNumber($0) } == 4)
        #expect(_bridgedNumbers([CGFloat(1), 2]) == [1, 2])
        #expect(_bridgedNumber(7) == NSNumber(value: 7))
        #expect(_bridgedNumbers([true, false]) == [true, false])
    }

    @Test func `a colour literal is also one of Core Graphics`() {
        let color: CGColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor.red.cgColor)
    }

    @Test func `a class says what it is`() {
        #expect(UIButton.classForCoder() == UIButton.self)
    }
}
