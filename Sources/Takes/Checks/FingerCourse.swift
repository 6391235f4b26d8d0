import Foundation

/// Where the fingers of a take were in each frame of its film.
struct FingerCourse {
    /// A touch, with the number of the first frame that shows its effect.
    private struct TouchSample {
        let frame: Int
        let isDown: Bool
        let location: CGPoint
    }

    /// Frames in which a finger was lifted, or its touch cancelled.
    private(set) var releases: [Int] = []
    /// Frames in which a finger was lifted. A touch that the system cancels has no velocity to give.
    private(set) var lifts: [Int] = []
    /// Frames in which a finger came down.
    private(set) var catches: [Int] = []
    /// Frames in which the stage was resized, or tilted.
    private(set) var resizes: [Int] = []
    /// The sizes that the stage was given, with their frames.
    private(set) var sizes: [(frame: Int, size: CGSize)] = []
    /// Frames in which a key or the wheel acted, or the sample's transition was started.
    private(set) var otherEvents: [Int] = []
    /// The touches of each finger, in order.
    private var samples: [Int: [TouchSample]] = [:]

    init(_ film: Film) {
        for event in film.take.events {
            // Times are rounded to whole steps. An event one step after a frame belongs to the next frame.
            let frame = film.times.partitioningIndex { $0 >= event.time - 0.6 * Take.Event.precision }
            switch event.kind {
            case .touch(let phase, let location, let finger):
                let isDown = phase == .began || phase == .moved
                samples[finger, default: []].append(
                    TouchSample(frame: frame, isDown: isDown, location: location))
                if phase == .began { catches.append(frame) }
                if !isDown { releases.append(frame) }
                if phase == .ended { lifts.append(frame) }
            case .resize(let size):
                resizes.append(frame)
                sizes.append((frame, size))
            case .tilt: resizes.append(frame)
            case .wheel, .key, .remoteControl, .hover, .text, .composition, .appearance, .present, .dismiss,
                .finish, .cancel:
                otherEvents.append(frame)
            }
        }
    }

    /// Whether a finger is down in a frame.
    func isDown(in frame: Int) -> Bool {
        samples.values.contains { lastSample($0, in: frame)?.isDown == true }
    }

    /// Returns where the only finger that is down is in a frame; nil for none, and for several.
    func location(in frame: Int) -> CGPoint? {
        let down = samples.values.compactMap { lastSample($0, in: frame) }.filter(\.isDown)
        return down.count == 1 ? down.first?.location : nil
    }

    /// Returns how far the finger that went farthest moved between two frames, in points. A finger that came
    /// down in between counts from there.
    func distance(from start: Int, to end: Int) -> CGFloat {
        samples.values.map { list in
            let moves = list.filter { $0.frame > start && $0.frame <= end }
            guard !moves.isEmpty,
                let origin = lastSample(list, in: start).flatMap({ $0.isDown ? $0 : nil }) ?? moves.first
            else { return 0 }
            return moves.map { hypot($0.location.x - origin.location.x, $0.location.y - origin.location.y) }
                .max() ?? 0
        }.max() ?? 0
    }

    private func lastSample(_ list: [TouchSample], in frame: Int) -> TouchSample? {
        let index = list.partitioningIndex { $0.frame > frame }
        return index == 0 ? nil : list[index - 1]
    }
}
