import Glibc

/// Keeps Xlib from ending the process when the X server refuses a request, as one without GL does.
enum XErrors {
    private typealias Handler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    private typealias SetHandler = @convention(c) (Handler?) -> Handler?

    /// Runs `body` while refusals show only in what the calls return.
    static func ignored<Result>(_ body: () -> Result) -> Result {
        // RTLD_DEFAULT; libGL brings libX11 along.
        guard let address = dlsym(nil, "XSetErrorHandler") else { return body() }
        let setHandler = unsafeBitCast(address, to: SetHandler.self)
        let old = setHandler { _, _ in 0 }
        defer { _ = setHandler(old) }
        return body()
    }
}
