import CoreGraphics

/// The layers that replace a layer in the drawing while a transition runs on it.
///
/// ```
/// superlayer                      superlayer
///  ├ …                             ├ …
///  ├ layer          is drawn as    ├ stand-in
///  └ …                             │  ├ picture of the old look
///                                  │  └ slide
///                                  │     └ layer
///                                  └ …
/// ```
///
/// The layer tree that apps see stays as it is: only `drawnSublayers` has the stand-in in the layer's place.
@MainActor
final class TransitionScene {
    private unowned let layer: CALayer
    private let standIn: TransitionStandIn
    /// Shows the old look; nil where there is none.
    private let old: TransitionPart?
    private let slide: TransitionSlide
    private var placement: TransitionPlacement?

    /// Takes a picture of the layer as the latest frame showed it.
    init(of layer: CALayer, isolates: Bool) {
        self.layer = layer
        standIn = TransitionStandIn(for: layer, isolates: isolates)
        slide = TransitionSlide(of: layer, adds: isolates)
        old = layer.latestPicture.map { TransitionPart($0) }
        if let old { standIn.addSublayer(old) }
        standIn.addSublayer(slide)
    }

    /// Shows a placement from the next update on.
    func show(_ placement: TransitionPlacement) { self.placement = placement }

    /// Applies the placement that was shown since the last update; without one shows the layer alone.
    func update() {
        guard let placement, let tree = layer.tree, let parent = layer.parent else { return end() }
        self.placement = nil
        if layer.animationState?.standIn !== standIn {
            layer.animationState?.standIn?.leaveTree()
            layer.animationState?.standIn = standIn
        }
        standIn.enter(tree)
        let values = layer.shownPointer.pointee
        let matrix = values.transformToSuperlayer
        let (width, height) = (values.bounds.width, values.bounds.height)
        func moved(_ offset: SIMD2<Double>) -> CGPoint {
            let (x, y) = (CGFloat(offset.x) * width, CGFloat(offset.y) * height)
            return CGPoint(x: x * matrix.m11 + y * matrix.m21, y: x * matrix.m12 + y * matrix.m22)
        }
        standIn.zPosition = values.zPosition
        old?.stay(at: values.zPosition, under: UnsafePointer(parent.shownPointer).sublayerProjection)
        old?.opacity = placement.oldOpacity
        old?.position = moved(placement.oldOffset)
        old?.zPosition = placement.oldIsInFront ? 1 : 0
        slide.opacity = placement.newOpacity
        slide.position = moved(placement.newOffset)
    }

    /// Shows the layer alone, in its own place.
    func end() {
        standIn.leaveTree()
        if layer.animationState?.standIn === standIn { layer.animationState?.standIn = nil }
    }
}

/// A layer that is drawn in another one's place during a transition.
package final class TransitionStandIn: CALayer {
    /// Whether its content is blended into one picture before it is drawn over the background.
    package private(set) var isolates = false
    /// The layer that it stands for.
    private(set) weak var original: CALayer?

    convenience init(for layer: CALayer, isolates: Bool) {
        self.init()
        original = layer
        self.isolates = isolates
    }

    /// Takes the original's place in the drawing.
    func enter(_ newTree: LayerTree) {
        guard tree !== newTree else { return }
        leaveTree()
        setTree(newTree)
        newTree.standIns += 1
        original?.parent?.mark(.sublayers)
    }

    /// Gives the original its place back.
    func leaveTree() {
        guard let tree else { return }
        tree.standIns -= 1
        setTree(nil)
        original?.parent?.mark(.sublayers)
    }

    package override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// A layer that moves a transition's new look.
package final class TransitionSlide: CALayer {
    /// Whether its colours are added to those of the old look.
    package private(set) var adds = false
    private weak var original: CALayer?

    convenience init(of layer: CALayer, adds: Bool) {
        self.init()
        original = layer
        self.adds = adds
    }

    package override var drawnSublayers: [CALayer] { original.map { [$0] } ?? [] }

    package override func action(forKey event: String) -> (any CAAction)? { nil }
}

/// The picture of a transition's old look.
final class TransitionPart: CALayer {
    /// Maps the picture's pixels to the plane of the superlayer in which it was seen.
    private var seen = CATransform3DIdentity

    convenience init(_ picture: LayerPicture) {
        self.init()
        anchorPoint = .zero
        bounds = CGRect(x: 0, y: 0, width: picture.image.width, height: picture.image.height)
        seen = picture.transform
        transform = seen
        contents = picture.image
    }

    /// Places the picture at a depth so that it is seen where it was, although the projection enlarges it
    /// there.
    func stay(at depth: CGFloat, under projection: CATransform3D?) {
        guard depth != 0, let projection else { return transform = seen }
        let raised = CATransform3D(translation: 0, 0, depth).concatenating(projection)
        guard let back = raised.ofPlane.inverse else { return transform = seen }
        transform = seen.concatenating(projection.ofPlane).concatenating(back)
    }

    package override func action(forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    /// The sublayers, with a stand-in for each on which a transition runs.
    var sublayersOrStandIns: [CALayer] {
        let list = sublayers ?? []
        guard let tree, tree.standIns > 0 else { return list }
        return list.map { layer in
            guard let standIn = layer.animationState?.standIn, standIn.tree === tree else { return layer }
            return standIn
        }
    }

    /// The picture of the layer in the latest frame; during a transition with both its looks.
    var latestPicture: LayerPicture? {
        guard let photographer = tree?.photographer else { return nil }
        if let standIn = tree?.latestStandIn(for: self) { return photographer.latestPicture(of: standIn) }
        return photographer.latestPicture(of: self)
    }
}

extension CATransform3D {
    /// The transform that takes the plane z = 0 to where this one shows it, and leaves depths as they are.
    fileprivate var ofPlane: CATransform3D {
        var result = self
        (result.m13, result.m23, result.m43) = (0, 0, 0)
        (result.m31, result.m32, result.m33, result.m34) = (0, 0, 1, 0)
        return result
    }
}
