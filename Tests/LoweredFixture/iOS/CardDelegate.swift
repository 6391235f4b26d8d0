// swift-format-ignore-file
import CoreGraphics
import UIKit

@objc public protocol CardDelegate: NSObjectProtocol {
    func cardDidOpen(_ card: CardViewController)
    @objc optional func cardDidClose(_ card: CardViewController)
    @objc optional func card(_ card: CardViewController, shouldCloseAt point: CGPoint) -> Bool
    @objc optional func titleOfCard(_ card: CardViewController) -> String?
    @objc optional var tint: UIColor? { get }
}

@objc protocol Loggable: class {
    weak var owner: NSObject? { get }
}

@objc enum CardState: Int {
    case closed, open
}
