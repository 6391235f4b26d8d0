import CoreGraphics
import ObjectiveC

// What source most often asks an `AnyObject` for, such as the sender of an action. On iOS a member that is looked up is
// implicitly unwrapped, and source may use it either way.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@MainActor
extension DynamicObject {
    /// The frame of a view, a layer or layout attributes.
    public var frame: CGRect! {
        switch object {
        case let view as UIView: view.frame
        case let layer as CALayer: layer.frame
        default: (object as? UICollectionViewLayoutAttributes)?.frame
        }
    }

    /// The bounds of a view or a layer.
    public var bounds: CGRect! { (object as? UIView)?.bounds ?? (object as? CALayer)?.bounds }

    /// The centre of a view or of layout attributes.
    public var center: CGPoint! {
        (object as? UIView)?.center ?? (object as? UICollectionViewLayoutAttributes)?.center
    }

    /// The number of a view or a bar item.
    public var tag: Int! { (object as? UIView)?.tag ?? (object as? UIBarItem)?.tag }

    /// The view of a recognizer, a touch or a controller.
    public var view: UIView! {
        switch object {
        case let recognizer as UIGestureRecognizer: recognizer.view
        case let touch as UITouch: touch.view
        default: (object as? UIViewController)?.view
        }
    }

    /// The view that a view lies in.
    public var superview: UIView? { (object as? UIView)?.superview }

    /// Where a recognizer's fingers are in a view.
    public func location(in view: UIView?) -> CGPoint! {
        (object as? UIGestureRecognizer)?.location(in: view) ?? (object as? UITouch)?.location(in: view)
    }

    /// How far the fingers of a pan have moved in a view.
    public func translation(in view: UIView?) -> CGPoint! {
        (object as? UIPanGestureRecognizer)?.translation(in: view)
    }

    /// How fast the fingers of a pan move in a view.
    public func velocity(in view: UIView?) -> CGPoint! {
        (object as? UIPanGestureRecognizer)?.velocity(in: view)
    }
}
