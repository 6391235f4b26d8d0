import Foundation
import Takes

/// The animations of one key path on layers of one kind, shown as one lane.
struct LaneGroup: Equatable {
    /// The class of the layers' views.
    let name: String
    /// What is animated.
    let keyPath: String
    /// The animations, in the order in which they were added.
    var animations: [Film.Animation]

    /// The lane's name: "UIView × 140 · transform".
    var title: String {
        let count = Set(animations.map(\.layer)).count
        return "\(name)\(count > 1 ? " × \(count)" : "") · \(keyPath)"
    }

    /// What tells the lane from others, however many layers it has.
    var key: String { "\(name) · \(keyPath)" }

    /// Whether there is more than one animation to unfold.
    var isFoldable: Bool { animations.count > 1 }

    /// The numbers of the animated layers, each once, in order.
    var layers: [Int] { Set(animations.map(\.layer)).sorted() }

    /// The curve and the duration of the animations, if all have the same.
    var detail: String {
        guard let first = animations.first, animations.allSatisfy({ $0.pace == first.pace }) else {
            return ""
        }
        guard animations.allSatisfy({ $0.duration == first.duration }) else { return first.pace }
        return "\(first.pace), \(String(format: "%.2f", first.duration)) s"
    }

    /// Returns the lanes of a film, in the order of their first animations.
    static func groups(of film: Film) -> [LaneGroup] {
        var groups: [LaneGroup] = []
        var indices: [String: Int] = [:]
        for animation in film.animations {
            let group = LaneGroup(
                name: film.layers[animation.layer].name, keyPath: animation.keyPath, animations: [animation])
            if let index = indices[group.key] {
                groups[index].animations.append(animation)
            } else {
                indices[group.key] = groups.count
                groups.append(group)
            }
        }
        return groups
    }
}
