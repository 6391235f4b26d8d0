/// Placeholder
public final class CGImage: Sendable {
    package let id: UInt64 = 0
}
