import CoreGraphics

/// The current thread's stack of contexts, the current one last.
private final class ContextStack {
    private static let key = "UIKit.ContextStack"

    var contexts: [CGContext] = []

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// Returns the context in which this thread draws now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context this thread's current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Restores the context from before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of width 1 inside a rectangle of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setStrokeColor(context.fillColor)
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    context.restoreGState()
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
