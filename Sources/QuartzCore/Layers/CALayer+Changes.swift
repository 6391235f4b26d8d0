import CoreGraphics

extension CALayer {
    /// Sets a value: looks the action up before, marks the change, runs the action after. UIKit relies on
    /// this order.
    @inline(__always)
    func change(_ property: LayerProperty, _ group: LayerChange, _ set: (inout LayerValues) -> Void) {
        let action = changeAction(property)
        set(&modelPointer.pointee)
        mark(group)
        if let action { action.run(forKey: property.key, object: self, arguments: nil) }
    }

    func changeAction(_ property: LayerProperty) -> (any CAAction)? {
        guard modelLayer == nil, !CATransaction.disablesActions(of: self) else { return nil }
        return action(forKey: property.key)
    }

    /// Records a change for the next frame; the first one of a frame adds the layer to the tree's list.
    func mark(_ group: LayerChange) {
        if let animationState { animationState.isStale = true }
        let first = pendingChange.isEmpty
        pendingChange.formUnion(group)
        if first, let tree { tree.enqueue(self) }
        if layoutFlags.contains(.observed) { tellObservers() }
    }

    func complain(_ call: String, _ message: String) {
        clock.diagnose(String(describing: type(of: self)), call, message)
    }

    @inline(__always)
    func accepts(_ good: Bool, _ call: String, _ value: @autoclosure () -> Any) -> Bool {
        if good { return true }
        complain(call, "\(value()) is ignored: only finite numbers can be drawn")
        return false
    }
}

extension CGPoint {
    var isFinitePoint: Bool { (x * 0 + y * 0) == 0 }
}

extension CGSize {
    var isFiniteSize: Bool { (width * 0 + height * 0) == 0 }
}

extension CGRect {
    var isFiniteRect: Bool { origin.isFinitePoint && size.isFiniteSize }
}
