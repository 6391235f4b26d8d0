import Foundation
import Takes

/// Running the take once more while nothing else is to be done: what it shows then must be what the film shows.
extension ToolModel {
    /// Begins to make the film once more.
    func beginRepetition() {
        repetition = FilmRecorder(take, of: sample, graphics: graphics)
    }

    /// Goes on with the second film, and compares it with the first once it is complete.
    ///
    /// - Parameter duration: how long.
    /// - Returns: whether there is more to do.
    func repeatFilm(for duration: Duration) -> Bool {
        guard let repetition else { return false }
        let deadline = ContinuousClock.now + duration
        repeat {
            repetition.go(on: take.frameInterval * 4)
        } while !repetition.isFinished && ContinuousClock.now < deadline
        guard repetition.isFinished else { return true }
        self.repetition = nil
        irregularity = film.firstDifference(from: repetition.film) ?? scrubber.current.wallTimer
        if irregularity != nil { tell(.film) }
        return false
    }

    /// Marks the take if something else than the take has changed what is shown, at any time.
    func lookForOutsideWork() {
        guard irregularity == nil, let work = scrubber.current.outsideWork else { return }
        irregularity = work
        tell(.film)
    }
}
