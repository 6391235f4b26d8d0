import Takes
import UIKit

/// Draws one lane, without its texts.
@MainActor
struct LanePainter {
    private static let barHeight: CGFloat = 8
    /// Dashes of the threshold's line, in points.
    private static let dash: (length: CGFloat, gap: CGFloat) = (4, 3)

    let context: CGContext
    let axis: TimeAxis
    /// The lane's upper end.
    let y: CGFloat
    let height: CGFloat
    /// The size of a pixel, in points.
    let pixel: CGFloat

    private func x(of time: TimeInterval) -> CGFloat { LanesView.nameWidth + axis.x(of: time) }

    // MARK: - Touches and calls

    /// Draws a bar for each finger, from where it came down to where it went, and marks for other events.
    func touches(of take: Take, now: TimeInterval) {
        context.setFillColor(Palette.color(of: .gesture).cgColor)
        var began: [Int: TimeInterval] = [:]
        let middle = y + height / 2
        func bar(from start: TimeInterval, to end: TimeInterval, _ finger: Int) {
            let left = x(of: start)
            let middle = middle + CGFloat(finger) * 4
            context.fill(CGRect(x: left, y: middle - 1.5, width: max(x(of: end) - left, 3), height: 3))
            for time in [start, end] {
                context.fillEllipse(in: CGRect(x: x(of: time) - 4, y: middle - 4, width: 8, height: 8))
            }
        }
        for event in take.events {
            switch event.kind {
            case .touch(.began, _, let finger): began[finger] = event.time
            case .touch(.ended, _, let finger), .touch(.cancelled, _, let finger):
                if let start = began.removeValue(forKey: finger) {
                    bar(from: start, to: event.time, min(finger, 1))
                }
            case .touch(.moved, _, _), .hover: break
            default:
                context.fill(CGRect(x: x(of: event.time) - 2, y: middle - 6, width: 4, height: 12))
            }
        }
        for (finger, start) in began.sorted(by: { $0.key < $1.key }) {
            bar(from: start, to: max(now, start), min(finger, 1))
        }
    }

    /// Draws a tick for each call, mistakes broader than the others.
    func calls(_ calls: [Call]) {
        var colors: [CallKind: CGColor] = [:]
        for call in calls {
            let color = colors[call.kind] ?? Palette.color(of: call.kind).cgColor
            colors[call.kind] = color
            context.setFillColor(color)
            let isMistake = call.kind == .diagnostic
            let width: CGFloat = isMistake ? 4 : 1.5
            context.fill(
                CGRect(
                    x: x(of: call.time) - width / 2, y: y + (isMistake ? 2 : 5), width: width,
                    height: height - (isMistake ? 4 : 10)))
        }
    }

    // MARK: - Progress

    private var progressBottom: CGFloat { y + height - 5 }
    private var progressHeight: CGFloat { height - 12 }

    /// Draws the progress of each transition, frame by frame.
    func progress(of film: Film) {
        let driven = Palette.accent.withAlphaComponent(0.7).cgColor
        let running = Palette.color(of: .animation).withAlphaComponent(0.7).cgColor
        for transition in film.transitions {
            let frames = transition.progress.indices
            for (index, frame) in zip(frames, transition.firstFrame...) where frame < film.times.count {
                let left = x(of: film.times[frame]).rounded()
                // A frame is shown until the next one comes.
                let isLast = index == frames.last || frame + 1 >= film.times.count
                let right = isLast ? left + 1 : x(of: film.times[frame + 1]).rounded()
                guard right > left else { continue }
                context.setFillColor(transition.isInteractive[index] ? driven : running)
                let top = CGFloat(transition.progress[index]) * progressHeight
                context.fill(
                    CGRect(x: left, y: progressBottom - top, width: right - left, height: top + 1))
            }
        }
    }

    /// Draws the progress from which a release finishes the transition: a dashed line while a finger drives one.
    func threshold(_ threshold: Double, of film: Film) {
        let line = (progressBottom - CGFloat(threshold) * progressHeight).rounded()
        context.setFillColor(Palette.text.withAlphaComponent(0.75).cgColor)
        for transition in film.transitions where transition.isInteractive.contains(true) {
            let last = min(transition.endFrame, film.times.count) - 1
            guard transition.firstFrame <= last else { continue }
            let (left, right) = (x(of: film.times[transition.firstFrame]), x(of: film.times[last]))
            for x in stride(from: left, to: right, by: Self.dash.length + Self.dash.gap) {
                context.fill(CGRect(x: x, y: line, width: min(Self.dash.length, right - x), height: 1))
            }
        }
    }

    // MARK: - Animations

    /// Draws the bars of a group, staggered in the order of their beginnings.
    func bars(of group: LaneGroup, until end: TimeInterval) {
        let stack = LaneStack(count: group.animations.count, in: height)
        let bars = group.animations.enumerated().map { index, animation in
            bar(animation, until: end, y: y + stack.top(of: index), height: stack.barHeight)
        }
        fill(bars)
    }

    /// Draws the bar of one animation.
    func bar(of animation: Film.Animation, until end: TimeInterval) {
        fill([bar(animation, until: end, y: y + (height - Self.barHeight) / 2, height: Self.barHeight)])
    }

    /// Edges between pixels would make hundreds of bars several times as costly.
    private func onPixels(_ length: CGFloat) -> CGFloat { (length / pixel).rounded() * pixel }

    /// What waits for its delay, and what runs.
    private struct Bar {
        let delay: CGRect
        let run: CGRect
    }

    private func bar(
        _ animation: Film.Animation, until last: TimeInterval, y: CGFloat, height: CGFloat
    ) -> Bar {
        let added = onPixels(x(of: animation.added))
        let shownEnd = animation.shownEnd(until: last)
        let begin = animation.added + animation.delay
        let start = onPixels(x(of: min(begin, max(shownEnd, animation.added))))
        let end = onPixels(x(of: shownEnd))
        let (top, height) = (onPixels(y), max(onPixels(height), pixel))
        return Bar(
            delay: CGRect(x: added, y: top, width: max(start - added, 0), height: height),
            run: CGRect(x: start, y: top, width: begin <= shownEnd ? max(end - start, 1) : 0, height: height))
    }

    /// Fills what bars cover together: those of a folded group lie on each other.
    private func fill(_ bars: [Bar]) {
        let color = Palette.color(of: .animation)
        context.setFillColor(color.withAlphaComponent(0.18).cgColor)
        context.fill(bars.map(\.delay))
        context.setFillColor(color.withAlphaComponent(0.8).cgColor)
        context.fill(bars.map(\.run))
    }
}
