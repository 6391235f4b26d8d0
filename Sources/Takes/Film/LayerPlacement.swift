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
    /// Whether `transform` only moves: most layers need no more than an addition then.
    private var isShift = true
    /// Whether it projects its sublayers.
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
        let values = layer.shownPointer.pointee
        var place = self
        place.opacity = values.isHidden ? 0 : opacity * CGFloat(values.opacity)
        place.isShift = isShift && !values.hasTransform && !hasProjection
        place.transform =
            place.isShift
            ? values.transformToSuperlayer.moved(by: transform)
            : layer.transformToParent(shown: true).concatenating(transform)
        place.look = Film.Look(
            of: values, place.transform, isShift: place.isShift, place.opacity, in: clip)
        place.clip = values.masksToBounds ? place.look.inSight : clip
        place.hasProjection = values.hasSublayerTransform
        place.model = modelPlace(of: layer)
        return place
    }

    private func modelPlace(of layer: CALayer) -> Model? {
        if model == nil, layer.showsModel { return nil }
        let above = model ?? Model(transform: transform, opacity: opacity)
        return Model(
            transform: layer.transformToParent().concatenating(above.transform),
            opacity: layer.isHidden ? 0 : above.opacity * CGFloat(layer.opacity))
    }
}

extension LayerPlacement.Model {
    /// What a layer would look like, clipping aside.
    @MainActor func look(of layer: CALayer) -> Film.Look {
        Film.Look(of: layer.values, transform, isShift: false, opacity, in: .zero)
    }
}

extension Film.Look {
    /// The look of a layer.
    ///
    /// - Parameters:
    ///   - values: the layer's.
    ///   - transform: from the layer to the stage.
    ///   - isShift: whether the transform only moves.
    ///   - opacity: the layer's, times those above.
    ///   - clip: the part of the stage in which it shows.
    init(
        of values: LayerValues, _ transform: CATransform3D, isShift: Bool, _ opacity: CGFloat, in clip: CGRect
    ) {
        let bounds = values.bounds
        if isShift {
            let frame = bounds.offsetBy(dx: transform.m41, dy: transform.m42)
            self.init(
                frame: frame, angle: 0, opacity: opacity, cornerRadius: values.cornerRadius,
                inSight: frame.part(in: clip))
            return
        }
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { transform.project($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        let frame = CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
        self.init(
            frame: frame, angle: atan2(corners[1].y - corners[0].y, corners[1].x - corners[0].x),
            opacity: opacity, cornerRadius: values.cornerRadius, inSight: frame.part(in: clip))
    }
}

extension CGRect {
    /// Returns what lies in another rectangle; an empty one for nothing.
    fileprivate func part(in clip: CGRect) -> CGRect {
        let (left, top) = (Swift.max(minX, clip.minX), Swift.max(minY, clip.minY))
        let (right, bottom) = (Swift.min(maxX, clip.maxX), Swift.min(maxY, clip.maxY))
        guard right > left, bottom > top else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CATransform3D {
    /// Returns the transform followed by one that only moves.
    fileprivate func moved(by shift: CATransform3D) -> CATransform3D {
        var result = self
        result.m41 += shift.m41
        result.m42 += shift.m42
        result.m43 += shift.m43
        return result
    }
}
