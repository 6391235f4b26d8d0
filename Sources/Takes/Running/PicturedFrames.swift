/// The frames of a take of which code asks for a picture in the next frame, as
/// `snapshotView(afterScreenUpdates: false)` does. They must be run even if they only advance animations.
@MainActor
final class PicturedFrames {
    /// The most frames that are noted. With more of them the take is run frame by frame, as each one that is
    /// found costs a run.
    private static let most = 8

    /// The frames' numbers, in order.
    private(set) var numbers: [Double] = []

    /// Whether there are so many that every frame is run.
    var isEveryFrame: Bool { numbers.count > Self.most }

    /// Adds a frame.
    func insert(_ number: Double) {
        let index = numbers.firstIndex { $0 >= number } ?? numbers.count
        if index == numbers.count || numbers[index] != number { numbers.insert(number, at: index) }
    }
}
