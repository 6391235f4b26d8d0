// What UIKit's typed forms take: methods of the main actor, without a name. Isolation is no part of a function's
// representation, so the casts change nothing but what the compiler checks.
extension Selector {
    /// Makes a selector without a name of a method without arguments.
    package init<Target>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
        self.init("", unsafeBitCast(method, to: ((Target) -> () -> Void).self))
    }

    /// Makes a selector without a name of a method with one argument.
    package init<Target, Argument>(_ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Void) {
        self.init("", unsafeBitCast(method, to: ((Target) -> (Argument) -> Void).self))
    }
}
