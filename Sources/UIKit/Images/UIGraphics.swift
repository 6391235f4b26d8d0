import CoreGraphics
import QuartzCore

/// The current thread's stack of contexts, the current one last.
private final class ContextStack {
    private static let key = "UIKit.ContextStack"

    /// A context that draws, and what it is for.
    struct Entry {
        /// Nil where an image has no area.
        let context: CGContext?
        /// Pixels per point of an image that is drawn; nil for a context that was pushed.
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    static var current: ContextStack {
        let dictionary = Thread.current.threadDictionary
        if let stack = dictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        dictionary[key] = stack
        return stack
    }
}

/// Returns the context in which this thread draws now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.entries.last?.context }

/// Makes a context this thread's current one until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.entries.append(ContextStack.Entry(context: context))
}

/// Restores the context from before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

// MARK: - Images of the old form

/// Begins an image of one pixel per point; what is drawn until `UIGraphicsEndImageContext()` goes into it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image; what is drawn until `UIGraphicsEndImageContext()` goes into it.
///
/// An image without area, or one too large, has no context: nothing is drawn, and there is no image.
///
/// - Parameters:
///   - size: the size in points.
///   - opaque: whether the image has no alpha, and so starts black.
///   - scale: pixels per point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    if scale.isFinite, scale > 0 { format.scale = scale }
    format.opaque = opaque
    let context = CGContext(
        bounds: CGRect(origin: .zero, size: size), scale: format.scale, opaque: opaque)
    if context == nil {
        reportImageContext(
            "UIGraphicsBeginImageContextWithOptions(_:_:_:)", "an image of \(size) cannot be drawn")
    }
    ContextStack.current.entries.append(ContextStack.Entry(context: context, imageScale: format.scale))
}

/// Returns an image of what has been drawn since the last begin; nil outside, or without area.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.entries.last, let scale = entry.imageScale,
        let pixels = entry.context?.makeImage()
    else { return nil }
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
}

/// Ends the image that was begun last, and restores the context from before.
public func UIGraphicsEndImageContext() {
    let stack = ContextStack.current
    guard stack.entries.last?.imageScale != nil else {
        return reportImageContext(
            "UIGraphicsEndImageContext()", "no image was begun here, so there is nothing to end")
    }
    stack.entries.removeLast()
}

private func reportImageContext(_ call: String, _ message: String) {
    MainActor.ifCurrent { FrameClock.current.diagnose("UIGraphics", call, message) }
}

// MARK: - Rectangles

/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Fills a rectangle of the current context in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

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
