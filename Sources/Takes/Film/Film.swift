import Foundation
import UIKit

/// A take, frame by frame: the look of every layer, the animations, the progress of the transitions, and the
/// calls.
public struct Film: Sendable {
    /// The take that ran.
    public internal(set) var take: Take
    /// The times of the frames, in seconds since the take's start. Where nothing moves there are no frames.
    public internal(set) var times: [TimeInterval] = []
    /// Every layer that was ever seen, in the order in which they came.
    public internal(set) var layers: [Layer] = []
    /// Every animation, in the order in which they were added.
    public internal(set) var animations: [Animation] = []
    /// Every transition, in the order of their starts.
    public internal(set) var transitions: [Transition] = []
    /// Every call and every mistake, in order.
    public internal(set) var calls: [Call] = []
    /// The frame in which each call came, by the call's number.
    public internal(set) var frameOfCall: [Int] = []
    /// The changes of the layers' order, in order of time.
    var overtakings: [Overtaking] = []
    /// Whether everything came to rest by the take's end.
    public internal(set) var isAtRest = true
    /// When a timer that goes by the wall clock was first started; nil if none was.
    var wallTimerStart: TimeInterval?
    /// When work that goes by the wall clock first changed its views.
    var outsideChange: TimeInterval?

    /// A film without frames.
    public init(take: Take) { self.take = take }

    /// How long the take is, in seconds.
    public var duration: TimeInterval { max(take.end ?? 0, times.last ?? 0, take.lastEventTime) }

    /// The time of the last frame, in seconds since the take's start; what comes later is not known.
    public var lastFrameTime: TimeInterval { times.last ?? 0 }

    /// Returns the number of the frame that is shown at a time.
    public func frame(at time: TimeInterval) -> Int {
        max(0, times.partitioningIndex { $0 > time + 1e-7 } - 1)
    }

    /// The mistakes, in order.
    public var diagnostics: [Call] { calls.filter { $0.kind == .diagnostic } }
}

extension Film {
    /// What a layer looks like in a frame, on the stage.
    public struct Look: Equatable, Sendable {
        /// The layer's bounding box, in points of the stage.
        public var frame: CGRect
        /// The rotation of the layer's x axis on the stage, in radians.
        public var angle: CGFloat
        /// The layer's opacity times those above it; 0 for a hidden layer, or one that is off the stage's
        /// tree.
        public var opacity: CGFloat
        /// The radius of its corners, in its own points.
        public var cornerRadius: CGFloat
        /// The part of the rectangle that lies on the stage, and in the layers above that clip it; empty for
        /// none.
        public var inSight: CGRect

        /// The middle of the rectangle.
        public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
        /// Whether it could be seen, wherever it lies on the stage.
        public var isVisible: Bool { opacity > 0 && frame.width > 0 && frame.height > 0 }
        /// Whether a part of it lies where it can be seen.
        public var isInSight: Bool { !inSight.isEmpty }

        static let gone = Look(frame: .zero, angle: 0, opacity: 0, cornerRadius: 0, inSight: .zero)
    }

    /// The role of a layer's view in a transition or a presentation.
    public enum Role: String, CaseIterable, Sendable {
        /// The container of the transition or presentation.
        case container
        /// The view that leaves.
        case from
        /// The view that arrives.
        case to
        /// A view around a controller's own view that is moved in its stead.
        case wrapper
        /// A translucent view over everything below it.
        case dimming
        /// A view, besides the controllers' own, that casts a shadow.
        case shadow
    }

    /// What changed in a layer's model from one frame to the next.
    struct Change: OptionSet, Sendable {
        let rawValue: UInt8

        static let position = Change(rawValue: 1)
        static let size = Change(rawValue: 2)
        static let anchorPoint = Change(rawValue: 4)
        static let transform = Change(rawValue: 8)
        static let opacity = Change(rawValue: 16)
        /// It left its superlayer, or has another one, or was put in again.
        static let superlayer = Change(rawValue: 32)
        /// Not a change: the layer had a transform.
        static let isTransformed = Change(rawValue: 64)
    }

    /// A layer, and what it looked like from frame to frame.
    public struct Layer: Sendable {
        /// The layer's number in the film.
        public let id: Int
        /// The class of its view, or its own.
        public let name: String
        /// The number of the layer that held it when it came; nil for the window.
        public let parent: Int?
        /// The class of the controller whose view it is; nil for other views.
        public let controller: String?
        /// Its look before the first frame; nil if it was not on the stage.
        public let start: Look?
        /// The changes of its model up to the first frame.
        var startChange: Change = []
        /// The looks that differ from the one before, with the number of their first frame.
        public internal(set) var looks: [(frame: Int, look: Look)] = []
        /// Whether it ever drew something of its own: a background, contents, a border, a shadow, a shape.
        public internal(set) var draws = false
        /// Its look without its animations and those of its ancestors, each with the number of the first
        /// frame; nil from the frame on in which that is the same as `looks`.
        var models: [(frame: Int, look: Look?)] = []
        /// Its roles, each time they change, with the number of the first frame.
        var roles: [(frame: Int, roles: Set<Role>)] = []
        /// Its own look, each time it changes, with the number of the first frame.
        var paints: [(frame: Int, paint: Paint)] = []
        /// Its edge, each time it changes, with the number of the first frame.
        var edgings: [(frame: Int, edging: Edging)] = []
        /// The changes of its picture.
        var pictureSwaps: [PictureSwap] = []
        /// The frames in which it disappeared in sight without a replacement.
        var exposedEnds: [Int] = []
        /// The frames in which it was suddenly shown or hidden in sight, without replacing another layer or
        /// being replaced.
        var exposedSwitches: [Int] = []
        /// The changes of its model, with the number of their frame.
        var changes: [(frame: Int, change: Change)] = []

        /// Returns the look in a frame; nil before the layer came.
        public func look(in frame: Int) -> Look? {
            let index = looks.partitioningIndex { $0.frame > frame }
            return index == 0 ? nil : looks[index - 1].look
        }

        /// Returns the look before a frame; nil before the layer came.
        public func look(before frame: Int) -> Look? { frame > 0 ? look(in: frame - 1) : start }

        /// Returns the look in a frame without any animations; nil before the layer came.
        public func model(in frame: Int) -> Look? {
            let index = models.partitioningIndex { $0.frame > frame }
            return (index == 0 ? nil : models[index - 1].look) ?? look(in: frame)
        }

        /// Returns its roles in a frame.
        public func roles(in frame: Int) -> Set<Role> {
            let index = roles.partitioningIndex { $0.frame > frame }
            return index == 0 ? [] : roles[index - 1].roles
        }

        /// Whether it ever changed after it had come.
        public var isAnimated: Bool { looks.count > 1 }
    }

    /// An animation of one key path of a layer.
    public struct Animation: Sendable, Equatable {
        /// The layer's number in the film.
        public let layer: Int
        /// The key path, or the key of an animation without one.
        public let keyPath: String
        /// When it was added, in seconds since the take's start.
        public let added: TimeInterval
        /// Seconds from then until it begins.
        public let delay: TimeInterval
        /// Its duration, in seconds of its layer.
        public let duration: TimeInterval
        /// Its curve, as "easeInOut" or "spring".
        public let pace: String
        /// The curves that replaced its first one, as when an animator continues after it was caught.
        public internal(set) var laterPaces: [Pace] = []
        /// When it was removed, in seconds since the take's start.
        public internal(set) var end: TimeInterval

        /// A curve that an animation follows from a moment on.
        public struct Pace: Sendable, Equatable {
            /// When the animation began to follow it, in seconds since the take's start.
            public let time: TimeInterval
            /// The curve, as "easeInOut" or "spring".
            public let name: String
        }
    }

    /// A transition, and its progress from frame to frame.
    public struct Transition: Sendable, Equatable {
        /// The kind of change that a transition makes.
        public enum Kind: String, CaseIterable, Sendable {
            case presentation, dismissal, push, pop, tab, child
        }

        /// The kind of the transition.
        public let kind: Kind
        /// The class whose screen came or went.
        public let subject: String
        /// The animator's duration, in seconds.
        public let duration: TimeInterval
        /// The number of its first frame.
        public let firstFrame: Int
        /// Its progress in each frame from the first on, from 0 to 1.
        public internal(set) var progress: [Double] = []
        /// Whether a finger drove it in each frame.
        public internal(set) var isInteractive: [Bool] = []
        /// Whether it was on its way back in the end.
        public internal(set) var isCancelled = false

        /// The number of the frame in which it was over.
        public var endFrame: Int { firstFrame + progress.count }
    }
}

extension RandomAccessCollection {
    /// Returns the first index from which on a condition holds; it must not hold before and must hold after
    /// it.
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
        var (low, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if belongsInSecondPart(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
