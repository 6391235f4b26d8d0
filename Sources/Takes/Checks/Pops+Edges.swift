import CoreGraphics
import Foundation

/// Finds borders, shadows and pictures that change suddenly.
///
/// Sudden changes below a finger, or after a key, are intended.
extension Pops {
    func edgings(_ course: LayerCourse) -> [Finding] {
        guard !course.layer.edgings.isEmpty else { return [] }
        return shadowWays(course) + borderWidths(course) + borderColors(course)
    }

    private func shadowWays(_ course: LayerCourse) -> [Finding] {
        let layer = course.layer
        let parts = layer.edgings.map { entry in
            let (radius, offset) = (entry.edging.shadowRadius, entry.edging.shadowOffset)
            let value = SIMD4<Double>(Double(radius), Double(offset.width), Double(offset.height), 0)
            return (frame: entry.frame, value: value)
        }
        return worst(of: parts, least: Self.leastShadowWay, in: course).filter { frame, amount in
            // The shadow of a layer that moves quickly may change as quickly.
            amount > Self.leastShadowWay + Self.cornerSlack * course.step(to: frame).reach
                && [frame - 1, frame].allSatisfy {
                    Double(layer.paint(in: $0).shadow) >= Self.leastShadow
                }
        }
        .map { frame, amount in
            finding(
                course, frame, amount, Self.leastShadowWay, .points,
                "changes its shadow's radius or offset by \(Finding.text(amount)) pt at once", "shadow")
        }
    }

    private func borderWidths(_ course: LayerCourse) -> [Finding] {
        var widths = course.layer.edgings.map { entry in
            (frame: entry.frame, value: SIMD4<Double>(Double(entry.edging.borderWidth), 0, 0, 0))
        }
        // Before it had neither a border nor a shadow.
        if let first = course.layer.looks.first?.frame, first < widths[0].frame {
            widths.insert((frame: first, value: .zero), at: 0)
        }
        return worst(of: widths, least: Self.leastBorder, in: course).map { frame, amount in
            finding(
                course, frame, amount, Self.leastBorder, .points,
                "changes its border's width by \(Finding.text(amount)) pt at once", "border")
        }
    }

    private func borderColors(_ course: LayerCourse) -> [Finding] {
        let layer = course.layer
        let colors = layer.edgings.map { entry in
            let border = SIMD4<Double>(entry.edging.border)
            let (red, green, blue, opacity) = (border.x, border.y, border.z, border.w)
            let value = SIMD4<Double>(red * opacity, green * opacity, blue * opacity, opacity)
            return (frame: entry.frame, value: value)
        }
        return worst(of: colors, least: Self.leastColor, in: course).filter { frame, _ in
            [frame - 1, frame].allSatisfy { layer.edging(in: $0).map { $0.borderWidth >= 1 } ?? false }
        }
        .map { frame, amount in
            finding(
                course, frame, amount, Self.leastColor, .color,
                "changes its border's colour by \(Finding.text(amount)) at once", "border colour")
        }
    }

    /// The frames in which one of several values changes suddenly, and the greatest change in each.
    private func worst(
        of values: [(frame: Int, value: SIMD4<Double>)], least: Double, in course: LayerCourse
    ) -> [(frame: Int, amount: Double)] {
        guard values.count > 1 else { return [] }
        var worst: [Int: Double] = [:]
        for part in 0..<4 {
            let list = values.map { (frame: $0.frame, value: $0.value[part]) }
            for (frame, amount) in breaks(of: list, least: least, in: course) {
                worst[frame] = max(worst[frame] ?? 0, amount)
            }
        }
        return worst.sorted { $0.key < $1.key }.filter { !evidence.isTouched(in: $0.key) }
            .map { (frame: $0.key, amount: $0.value) }
    }

    func pictures(_ course: LayerCourse) -> [Finding] {
        let swaps = course.layer.pictureSwaps
        return swaps.filter { swap in
            swap.amount > Self.leastColor && !swap.isHidden && isSeenInMotion(course, swap.frame)
                && !evidence.isTouched(in: swap.frame) && isLarge(course, in: swap.frame)
                && !isFaded(course, in: swap.frame) && !isOfSeries(swap, among: swaps)
        }
        .map { swap in
            finding(
                course, swap.frame, swap.amount, Self.leastColor, .color,
                "shows another picture at once, which differs by \(Finding.text(swap.amount))", "picture")
        }
    }

    /// Whether a layer shows several pictures in a row, as an animated image or a view that redraws itself.
    private func isOfSeries(_ swap: Film.PictureSwap, among swaps: [Film.PictureSwap]) -> Bool {
        let times = evidence.film.times
        return swaps.contains { other in
            other.frame != swap.frame && abs(times[other.frame] - times[swap.frame]) <= Self.flipping
        }
    }

    private func isLarge(_ course: LayerCourse, in frame: Int) -> Bool {
        [frame - 1, frame].allSatisfy { frame in
            guard let look = course.layer.look(in: frame) else { return false }
            return min(look.inSight.width, look.inSight.height) >= Self.leastPicture && look.opacity >= 0.5
        }
    }

    /// Whether one picture fades into the other, in the layer or in an ancestor.
    private func isFaded(_ course: LayerCourse, in frame: Int) -> Bool {
        evidence.animations(of: course.layer.id, in: frame).contains {
            // A layer's transition has no key path, but a key.
            ["contents", "transition", "animation"].contains($0.keyPath)
        }
    }
}
