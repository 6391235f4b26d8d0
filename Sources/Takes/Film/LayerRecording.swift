import QuartzCore
import UIKit

/// Records the looks of a stage's layers, frame by frame.
@MainActor
struct LayerRecording {
    private let screen: UIScreen
    private let starts: LayerStarts
    /// The number of each layer that was ever seen.
    private var numbers: [ObjectIdentifier: Int] = [:]
    /// The layers that were ever seen, by number.
    private(set) var courses: ContiguousArray<Course> = []
    private var rank = 0
    /// The number of the frame that was recorded before; −1 for none.
    private(set) var frameBefore = -1
    /// The layers that show another picture in this frame, and the difference of the two pictures.
    private var swaps: [(id: Int, amount: Double)] = []
    /// The layers that were shown or hidden in this frame.
    private(set) var switched: [Int] = []

    /// The recorded state of a layer.
    struct Course {
        /// Retains the layer, so that its identifier is not reused.
        let layer: CALayer
        /// The frame in which it was seen first.
        let firstFrame: Int
        /// The frame in which it was seen last.
        var lastFrame: Int
        var look: Film.Look?
        /// Its model values, which the user's code sets; nil once it has left.
        var model: Model?
        /// Its look without animations; nil if that is the same as the recorded look.
        var modelLook: Film.Look?
        var draws = false
        var paint: Film.Paint?
        var edging: Film.Edging?
        /// The last picture that it showed.
        var picture: CGImage?
        /// Its number in the order in which the frame was drawn, and that of the frame before.
        var rank = 0
        var rankBefore = 0
        /// Its place among the sublayers of a layer, and that of the frame before; −1 where it was not among them.
        var place = -1
        var placeBefore = -1
        var placeParent = -1
    }

    /// The model values of a layer, which the user's code sets.
    struct Model {
        var position: CGPoint
        var size: CGSize
        var anchorPoint: CGPoint
        var transform: CATransform3D
        var opacity: Float
        var parent: Int?
    }

    /// Looks at the layers of a screen before the first frame.
    init(of screen: UIScreen) {
        self.screen = screen
        starts = LayerStarts(of: screen)
    }

    /// The number of layers that were ever seen.
    var count: Int { courses.count }

    /// Returns the number of a layer; nil if it was never seen.
    func number(of layer: CALayer) -> Int? { numbers[ObjectIdentifier(layer)] }

    /// Records the changes since the frame before.
    mutating func record(_ frame: Int, into film: inout Film) {
        rank = 0
        let place = LayerPlacement(clip: screen.bounds)
        // The device's status bar is no part of the film.
        visit(
            screen.rootLayer, place, parent: nil, in: frame, except: screen.overlay, &film.layers,
            &film.overtakings)
        noteExposed(in: frame, &film.layers)
        noteSwitches(in: frame, &film.layers)
        switched.removeAll()
        for (id, amount) in swaps {
            let swap = Film.PictureSwap(
                frame: frame, amount: amount, isHidden: isHidden(id, in: frame, film.layers))
            film.layers[id].pictureSwaps.append(swap)
        }
        swaps.removeAll()
        for id in courses.indices where courses[id].lastFrame == frameBefore {
            note(.gone, of: id, in: frame, &film.layers)
            courses[id].place = -1
            if courses[id].modelLook != nil {
                courses[id].modelLook = nil
                film.layers[id].models.append((frame, nil))
            }
            courses[id].model = nil
        }
        frameBefore = frame
    }

    /// Records a layer and its descendants.
    ///
    /// - Returns: its number; nil if it was never seen.
    @discardableResult private mutating func visit(
        _ layer: CALayer, _ above: LayerPlacement, parent: Int?, in frame: Int, except overlay: CALayer?,
        _ layers: inout [Film.Layer], _ overtakings: inout [Film.Overtaking]
    ) -> Int? {
        let place = above.place(of: layer)
        let known = numbers[ObjectIdentifier(layer)]
        // The layer and its descendants are invisible and were never seen.
        if place.opacity <= 0, known == nil { return nil }
        let id = known ?? add(layer, parent: parent, in: frame, &layers)
        courses[id].lastFrame = frame
        rank += 1
        (courses[id].rankBefore, courses[id].rank) = (courses[id].rank, rank)
        if (courses[id].look?.opacity ?? 0 > 0) != (place.opacity > 0) { switched.append(id) }
        note(place.look, of: id, in: frame, &layers)
        noteModel(of: layer, id, parent, in: frame, &layers)
        noteModelLook(place.model?.look(of: layer), shown: place.look, id, in: frame, &layers)
        guard place.opacity > 0 else { return id }
        notePaint(of: layer, id, in: frame, &layers)
        noteEdging(of: layer, id, in: frame, &layers)
        notePicture(of: layer, id)
        var (order, last, isReordered) = (0, -1, false)
        for child in layer.children where child !== overlay {
            let number = visit(
                child, place, parent: id, in: frame, except: overlay, &layers, &overtakings)
            guard let number else { continue }
            let before = courses[number].placeParent == id ? courses[number].place : -1
            if before >= 0, before < last { isReordered = true }
            last = max(last, before)
            courses[number].placeBefore = before
            (courses[number].place, courses[number].placeParent) = (order, id)
            order += 1
        }
        if isReordered { overtakings += self.overtakings(below: layer, in: frame) }
        return id
    }

    private mutating func add(
        _ layer: CALayer, parent: Int?, in frame: Int, _ layers: inout [Film.Layer]
    ) -> Int {
        let id = courses.count
        numbers[ObjectIdentifier(layer)] = id
        courses.append(Course(layer: layer, firstFrame: frame, lastFrame: frame))
        layers.append(
            Film.Layer(
                id: id, name: TransitionTrace.className(of: layer.delegate ?? layer), parent: parent,
                controller: ((layer.delegate as? UIView)?.next as? UIViewController).map {
                    TransitionTrace.className(of: $0)
                },
                start: starts.looks[ObjectIdentifier(layer)]))
        return id
    }

    private mutating func note(_ look: Film.Look, of id: Int, in frame: Int, _ layers: inout [Film.Layer]) {
        guard courses[id].look != look else { return }
        courses[id].look = look
        layers[id].looks.append((frame, look))
    }

    private mutating func notePaint(
        of layer: CALayer, _ id: Int, in frame: Int, _ layers: inout [Film.Layer]
    ) {
        let values = layer.shownPointer
        let paint = Film.Paint(
            fill: values.pointee.backgroundColor?.rgba ?? .zero,
            // A layer that clips its sublayers clips its own shadow, too.
            shadow: values.pointee.masksToBounds ? 0 : values.pointee.shadowOpacity,
            hasPicture: values.pointee.contents != nil || values.pointee.borderWidth > 0,
            outline: layer.outline)
        guard courses[id].paint != paint else { return }
        courses[id].paint = paint
        layers[id].paints.append((frame, paint))
    }

    private mutating func noteEdging(
        of layer: CALayer, _ id: Int, in frame: Int, _ layers: inout [Film.Layer]
    ) {
        let values = layer.shownPointer
        guard values.pointee.borderWidth > 0 || values.pointee.shadowOpacity > 0 || courses[id].edging != nil
        else { return }
        let edging = Film.Edging(
            shadowRadius: values.pointee.shadowRadius, shadowOffset: values.pointee.shadowOffset,
            borderWidth: values.pointee.borderWidth, border: values.pointee.borderColor?.rgba ?? .zero)
        guard courses[id].edging != edging else { return }
        courses[id].edging = edging
        layers[id].edgings.append((frame, edging))
    }

    private mutating func notePicture(of layer: CALayer, _ id: Int) {
        let values = layer.shownPointer
        let (before, picture) = (courses[id].picture, values.pointee.contents)
        guard picture !== before else { return }
        courses[id].picture = picture
        let size = values.pointee.bounds.size
        guard let before, let picture, !before.isMask, !picture.isMask,
            min(size.width, size.height) >= Pops.leastPicture
        else { return }
        swaps.append((id, before.difference(from: picture)))
    }

    private mutating func noteModel(
        of layer: CALayer, _ id: Int, _ parent: Int?, in frame: Int, _ layers: inout [Film.Layer]
    ) {
        if !courses[id].draws, layer.drawsItself {
            courses[id].draws = true
            layers[id].draws = true
        }
        let values = layer.modelPointer
        let model = Model(
            position: values.pointee.position, size: values.pointee.bounds.size,
            anchorPoint: values.pointee.anchorPoint, transform: values.pointee.transform,
            opacity: values.pointee.opacity, parent: parent)
        defer { courses[id].model = model }
        guard courses[id].firstFrame != frame else {
            if frame == 0 { layers[id].startChange = starts.change(of: layer) }
            return
        }
        var change = courses[id].model.map { model.change(from: $0) } ?? .superlayer
        guard !change.isEmpty else { return }
        if !CATransform3DIsIdentity(model.transform) { change.insert(.isTransformed) }
        layers[id].changes.append((frame, change))
    }

    private mutating func noteModelLook(
        _ model: Film.Look?, shown: Film.Look, _ id: Int, in frame: Int, _ layers: inout [Film.Layer]
    ) {
        var look = model
        look?.inSight = shown.inSight
        if look == shown { look = nil }
        guard courses[id].modelLook != look else { return }
        courses[id].modelLook = look
        layers[id].models.append((frame, look))
    }
}

extension LayerRecording.Model {
    /// Returns the differences from the frame before.
    fileprivate func change(from before: LayerRecording.Model) -> Film.Change {
        var change: Film.Change = []
        if before.position != position { change.insert(.position) }
        if before.size != size { change.insert(.size) }
        if before.anchorPoint != anchorPoint { change.insert(.anchorPoint) }
        if !CATransform3DEqualToTransform(before.transform, transform) { change.insert(.transform) }
        if before.opacity != opacity { change.insert(.opacity) }
        if before.parent != parent { change.insert(.superlayer) }
        return change
    }
}

extension CALayer {
    /// Whether it draws something of its own, and not only its sublayers.
    fileprivate var drawsItself: Bool {
        let values = shownPointer
        return values.pointee.contents != nil || (values.pointee.backgroundColor?.alpha ?? 0) > 0
            || values.pointee.borderWidth > 0 || values.pointee.shadowOpacity > 0
            || type(of: self) != CALayer.self
    }

    /// The bounding box of its path, its picture, or its masked part; nil if it has none of them.
    fileprivate var outline: CGRect? {
        let values = shownPointer
        if let mask {
            let extent = mask.shownPath?.boundingBox ?? mask.shownPointer.pointee.bounds
            let box = mask.transformToParent(shown: true).box(of: extent)
            let common = box.intersection(values.pointee.bounds)
            return common.isNull ? nil : common
        }
        if let path = shownPath { return path.boundingBox }
        return values.pointee.contents == nil ? nil : values.pointee.contentsFrame
    }

    private var shownPath: CGPath? {
        type(of: self) == CALayer.self ? nil : (self as? CAShapeLayer)?.shownShape.path
    }
}

extension CGImage {
    /// The places each way at which pictures are compared.
    private static let comparedPlaces = 8

    /// Returns how much the picture differs from another one, stretched to its size: the mean difference of the
    /// channel that differs most, from 0 to 1.
    fileprivate func difference(from other: CGImage) -> Double {
        let pairs = zip(places, other.places)
        let sum = pairs.reduce(SIMD4<Double>.zero) { sum, pair in
            sum + pointwiseMax(pair.0 - pair.1, pair.1 - pair.0)
        }
        return sum.max() / Double(Self.comparedPlaces * Self.comparedPlaces)
    }

    /// The pixels in the middles of equal parts, multiplied by their opacity, from 0 to 1.
    private var places: [SIMD4<Double>] {
        withPixels { bytes in
            (0..<Self.comparedPlaces * Self.comparedPlaces).map { place in
                let (row, column) = place.quotientAndRemainder(dividingBy: Self.comparedPlaces)
                let x = (2 * column + 1) * width / (2 * Self.comparedPlaces)
                let y = (2 * row + 1) * height / (2 * Self.comparedPlaces)
                let pixel = bytes.loadUnaligned(fromByteOffset: (y * width + x) * 4, as: SIMD4<UInt8>.self)
                return SIMD4<Double>(pixel) / 255
            }
        }
    }
}
