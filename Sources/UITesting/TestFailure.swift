// This file imports no module of the package: together with `Testing`, `UIKit` and `CoreGraphics` would pull
// in overlays that exist for Apple's modules alone.
#if canImport(Testing)
    import Testing
#endif
#if canImport(XCTest)
    import XCTest
#endif

/// A failure of the running test, in whichever library runs it.
struct TestFailure {
    /// A place in the test's source.
    struct Place {
        var fileID: StaticString
        var filePath: StaticString
        var line: UInt
        var column: UInt
    }

    /// The message, one sentence.
    var message: String
    /// Where the test called what failed.
    var place: Place

    /// Fails the test in Swift Testing, or in XCTest if no Swift Testing test runs. Does nothing outside of
    /// tests.
    func record() {
        #if canImport(Testing)
            if Test.current != nil {
                let location = SourceLocation(
                    fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
                    column: Int(place.column))
                Issue.record(Comment(rawValue: message), sourceLocation: location)
                return
            }
        #endif
        #if canImport(XCTest)
            XCTFail(message, file: place.filePath, line: place.line)
        #endif
    }
}
