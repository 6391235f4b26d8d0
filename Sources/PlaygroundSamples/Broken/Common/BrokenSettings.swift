/// What one can change about a sample with a mistake.
nonisolated struct BrokenSettings: Sendable {
    /// Whether the code without the mistake runs.
    var isMended = false
}
