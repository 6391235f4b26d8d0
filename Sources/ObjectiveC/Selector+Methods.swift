// The methods are taken without an isolation, as a selector's are: those of the main actor convert to these types, and
// a timer or a notification may call a method wherever it comes.
extension Selector {
    /// Makes a selector of a method without arguments.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name; colons that are missing are added. Empty for none.
    ///   - method: an unapplied method reference, as `Screen.close`.
    @preconcurrency
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(
            name: name,
            SelectorMethod(of: Target.self, argumentCount: 0) { target, _ in
                SelectorCall(value: method(target)())
            })
    }

    /// Makes a selector of a method without arguments that has the name of others with some.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name. Empty for none.
    ///   - method: an unapplied method reference, as `Screen.close`.
    @preconcurrency
    public init<Target, Result>(_ name: String, withoutArguments method: @escaping (Target) -> () -> Result) {
        self.init(name, method)
    }

    /// Makes a selector of a method with one argument.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name; colons that are missing are added. Empty for none.
    ///   - method: an unapplied method reference, as `Screen.handlePan(_:)`.
    @preconcurrency
    public init<Target, A, Result>(_ name: String, _ method: @escaping (Target) -> (A) -> Result) {
        self.init(
            name: name,
            SelectorMethod(of: Target.self, argumentCount: 1) { target, arguments in
                var call = SelectorCall()
                guard let a: A = arguments.next(&call) else { return call }
                call.value = method(target)(a)
                return call
            })
    }

    /// Makes a selector of a method with two arguments.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name; colons that are missing are added. Empty for none.
    ///   - method: an unapplied method reference, as `Screen.pressed(_:for:)`.
    @preconcurrency
    public init<Target, A, B, Result>(_ name: String, _ method: @escaping (Target) -> (A, B) -> Result) {
        self.init(
            name: name,
            SelectorMethod(of: Target.self, argumentCount: 2) { target, arguments in
                var call = SelectorCall()
                guard let a: A = arguments.next(&call), let b: B = arguments.next(&call) else { return call }
                call.value = method(target)(a, b)
                return call
            })
    }

    /// Makes a selector of a method with three arguments.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name; colons that are missing are added. Empty for none.
    ///   - method: an unapplied method reference, as `Screen.image(_:didFinishSaving:context:)`.
    @preconcurrency
    public init<Target, A, B, C, Result>(
        _ name: String, _ method: @escaping (Target) -> (A, B, C) -> Result
    ) {
        self.init(
            name: name,
            SelectorMethod(of: Target.self, argumentCount: 3) { target, arguments in
                var call = SelectorCall()
                guard let a: A = arguments.next(&call), let b: B = arguments.next(&call),
                    let c: C = arguments.next(&call)
                else { return call }
                call.value = method(target)(a, b, c)
                return call
            })
    }

    /// Makes a selector of a protocol's requirement or of a property, to ask whether an object conforms, or is of the
    /// class.
    ///
    /// - Parameters:
    ///   - name: the Objective-C name.
    ///   - requirement: the protocol or the class, as `(any UIScrollViewDelegate).self`.
    public init<Requirement>(_ name: String, of requirement: Requirement.Type) {
        self.name = name
        method = SelectorMethod(of: Requirement.self, argumentCount: 0) { _, _ in
            SelectorCall(problem: .noMethod)
        }
    }
}
