import CoreGraphics
import QuartzCore
import UIKit

/// Where a layer lies on the stage, and how much of it shows.
@MainActor
struct LayerPlacement {
    /// What it looks like.
    private(set) var look = Film.Look.gone
    /// Its opacity times those above it; 0 where it is hidden.
    private(set) var opacity: CGFloat = 1
    /// Where it would lie without animations; nil where none run, in it or above.
    private(set) var model: Model?

    private var transform = CATransform3DIdentity
    /// The part of the stage in which its sublayers show.
    private var clip: CGRect
    /// Whether `transform` is a translation, for which an addition is enough.
    private var isShift = true
    /// Whether its sublayer transform has perspective.
    private var hasProjection = false

    /// The place of a layer without its animations.
    struct Model {
        let transform: CATransform3D
        let opacity: CGFloat
    }

    /// The place that holds the uppermost layer.
    init(clip: CGRect) { self.clip = clip }

    /// Returns the place of a sublayer.
    func place(of layer: CALayer) -> LayerPlacement {
        // A pointer, as a copy of the values would retain each object in them.
        let values = layer.shownPointer
        var place = self
        place.opacity = values.pointee.isHidden ? 0 : opacity * CGFloat(values.pointee.opacity)
        place.isShift = isShift && !values.pointee.hasTransform && !hasProjection
        place.transform =
            place.isShift
            ? UnsafePointer(values).transformToSuperlayer.moved(by: transform)
            : layer.transformToParent(shown: true).concatenating(transform)
        place.look = Film.Look(
            of: values, place.transform, isShift: place.isShift, place.opacity, in: clip)
        place.clip = values.pointee.masksToBounds ? place.look.inSight : clip
        place.hasProjection = values.pointee.hasSublayerTransform
        place.model = modelPlace(of: layer)
        return place
    }

    private func modelPlace(of layer: CALayer) -> Model? {
        if model == nil, layer.showsModel { return nil }
        let above = model ?? Model(transform: transform, opacity: opacity)
        let values = layer.modelPointer
        return Model(
            transform: layer.transformToParent().concatenating(above.transform),
            opacity: values.pointee.isHidden ? 0 : above.opacity * CGFloat(values.pointee.opacity))
    }
}

extension LayerPlacement.Model {
    /// What a layer would look like, clipping aside.
    @MainActor func look(of layer: CALayer) -> Film.Look {
        Film.Look(of: layer.modelPointer, transform, isShift: false, opacity, in: .zero)
    }
}

extension Film.Look {
    /// The look of a layer.
    ///
    /// - Parameters:
    ///   - values: the layer's.
    ///   - transform: from the layer to the stage.
    ///   - isShift: whether the transform is a translation.
    ///   - opacity: the layer's, times those above.
    ///   - clip: the part of the stage in which it shows.
    fileprivate init(
        of values: UnsafePointer<LayerValues>, _ transform: CATransform3D, isShift: Bool, _ opacity: CGFloat,
        in clip: CGRect
    ) {
        let (bounds, cornerRadius) = (values.pointee.bounds, values.pointee.cornerRadius)
        if isShift {
            let frame = bounds.offsetBy(dx: transform.m41, dy: transform.m42)
            self.init(
                frame: frame, angle: 0, opacity: opacity, cornerRadius: cornerRadius,
                inSight: frame.part(in: clip))
            return
        }
        let start = transform.project(CGPoint(x: bounds.minX, y: bounds.minY))
        let end = transform.project(CGPoint(x: bounds.maxX, y: bounds.minY))
        let frame = transform.box(of: bounds)
        self.init(
            frame: frame, angle: atan2(end.y - start.y, end.x - start.x),
            opacity: opacity, cornerRadius: cornerRadius, inSight: frame.part(in: clip))
    }
}

extension CGRect {
    /// Returns the intersection with another rectangle; an empty one if there is none.
    fileprivate func part(in clip: CGRect) -> CGRect {
        let (left, top) = (Swift.max(minX, clip.minX), Swift.max(minY, clip.minY))
        let (right, bottom) = (Swift.min(maxX, clip.maxX), Swift.min(maxY, clip.maxY))
        guard right > left, bottom > top else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CATransform3D {
    /// Returns the bounding box of a transformed rectangle.
    func box(of rect: CGRect) -> CGRect {
        let topLeft = project(CGPoint(x: rect.minX, y: rect.minY))
        let topRight = project(CGPoint(x: rect.maxX, y: rect.minY))
        let bottomLeft = project(CGPoint(x: rect.minX, y: rect.maxY))
        let bottomRight = project(CGPoint(x: rect.maxX, y: rect.maxY))
        let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
        let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
        let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
        let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the transform followed by a translation.
    fileprivate func moved(by shift: CATransform3D) -> CATransform3D {
        var result = self
        result.m41 += shift.m41
        result.m42 += shift.m42
        result.m43 += shift.m43
        return result
    }
}
