import Foundation

extension Bundle {
    /// The bundle of a package's target that has no resources of its own: that of the program. A target with resources
    /// has a `module` of its own, which comes first.
    public static var module: Bundle { .main }
}
