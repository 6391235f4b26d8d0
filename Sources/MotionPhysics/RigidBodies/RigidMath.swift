#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The functions of the C library that rigid bodies need.
enum RigidMath {
    static func cosine(_ angle: Double) -> Double { cos(angle) }
    static func sine(_ angle: Double) -> Double { sin(angle) }
}
