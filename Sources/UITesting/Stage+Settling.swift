import Foundation
import StageKit

extension Stage {
    /// Lets time pass until nothing moves and no deadline is left; fails the test if that takes longer than
    /// `limit`.
    ///
    /// The failure names what still moves: transitions, animations with their key paths, display links,
    /// deadlines. If something moves forever on purpose, use `comesToRest(within:)`, which fails nothing.
    ///
    /// - Parameters:
    ///   - limit: seconds after which it gives up.
    ///   - fileID: the file of the failure, as `Module/File.swift`.
    ///   - filePath: the same file as a path.
    ///   - line: the line of the failure.
    ///   - column: the column of the failure.
    /// - Returns: whether everything came to rest.
    @discardableResult
    public func settle(
        within limit: TimeInterval = 10, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        if comesToRest(within: limit) { return true }
        let message = "The stage still moves after \(limit) s: \(unrest.joined(separator: ", "))."
        let place = TestFailure.Place(fileID: fileID, filePath: filePath, line: line, column: column)
        TestFailure(message: message, place: place).record()
        return false
    }

    /// Plays a script from now on, then lets time pass until nothing moves, as `settle(within:)` does.
    ///
    /// To look at a stage that still moves after the last touch, use `perform(_:speed:)`.
    ///
    /// - Parameters:
    ///   - script: the script; its size is ignored.
    ///   - speed: how many seconds of the stage a second of the script takes.
    ///   - limit: the seconds after the last touch after which it gives up and fails the test.
    ///   - fileID: the file of the failure, as `Module/File.swift`.
    ///   - filePath: the same file as a path.
    ///   - line: the line of the failure.
    ///   - column: the column of the failure.
    /// - Returns: whether everything came to rest.
    @discardableResult
    public func play(
        _ script: TouchScript, speed: Double = 1, settlingWithin limit: TimeInterval = 10,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        perform(script, speed: speed)
        return settle(within: limit, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
