/// How the package whose program shows the window stands.
nonisolated enum BuildState: Equatable, Sendable {
    /// The window's program is the package's, or nobody watches the package.
    case upToDate
    /// The package is being built.
    case building
    /// The package does not build.
    case failed(BuildProblem)
    /// The package builds, and its program does not start; a sentence says how it ended.
    case crashed(String)
}
