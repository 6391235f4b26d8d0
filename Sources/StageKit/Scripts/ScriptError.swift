/// Why a touch script or a take cannot be played, and where in it.
public struct ScriptError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line of a file that is not JSON (`line 3`), or the part of the script (`touches[4].x`).
    public let place: String
    /// What is wrong there.
    public let problem: String
    /// What was expected there.
    public let expected: String

    package init(place: String, problem: String, expected: String) {
        self.place = place
        self.problem = problem
        self.expected = expected
    }

    /// Place, problem and what was expected in one line.
    public var description: String { "\(place) \(problem); expected \(expected)" }
}
