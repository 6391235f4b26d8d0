import Foundation
import Synchronization
import Testing

@testable import os

/// What a program writes into logs, and the locks that come with them.
@Suite(.serialized) struct LogTests {
    private let log = OSLog(subsystem: "com.example", category: "Panel")

    /// Returns the lines that a closure writes.
    private func lines(_ body: () -> Void) -> [String] {
        let heard = Mutex<[String]>([])
        let before = OSLog.output.withLock { output in
            defer { output = { line in heard.withLock { $0.append(line) } } }
            return output
        }
        body()
        OSLog.output.withLock { $0 = before }
        return heard.withLock { $0 }
    }

    @Test func `a line has the subsystem, the category, the level and the message`() {
        let logger = Logger(subsystem: "com.example", category: "Panel")

        let lines = lines {
            logger.log("moved \(3) points")
            logger.error("no \("content", privacy: .public)")
            logger.fault("lost")
            Logger().notice("plain")
            os_log(.error, log: log, "by \(1.5, format: .fixed(precision: 2))")
        }

        #expect(
            lines == [
                "[com.example:Panel] moved 3 points", "[com.example:Panel] error: no content",
                "[com.example:Panel] fault: lost", "plain",
                "[com.example:Panel] error: by 1.50",
            ])
    }

    @Test func `what helps while one develops is written only on demand, and to a disabled log nothing is`() {
        let lines = lines {
            Logger(log).debug("a")
            Logger(log).info("b")
            os_log("c", log: .disabled, type: .fault)
        }

        let wanted = [OSLogType.debug, .info].filter(log.isEnabled(type:))
        #expect(lines.count == wanted.count)
        #expect(log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .fault))
    }

    @Test func `a format takes values, and hides what is private`() {
        let format: StaticString = "%{public}@ at %d%%, %{private}@ and %{private}.2f, %5.1f"

        let lines = lines { os_log(format, log: log, type: .default, "Card", 40, "secret", 2.5, 3.25) }

        #expect(lines == ["[com.example:Panel] Card at 40%, <private> and <private>,   3.2"])
    }

    @Test func `a value is shown as its place says`() {
        let none: Int? = nil
        let message: OSLogMessage =
            "\(255, format: .hex)|\(7, format: .decimal(minDigits: 3))|\(-8, format: .octal)|\(none)|\("a", align: .right(columns: 3))|\("b", align: .left(columns: 2))|\("c", privacy: .private)"

        #expect(message.text == "ff|007|-10|nil|  a|b |<private>")
    }

    @Test func `equal values have equal masks`() {
        func masked(_ text: String) -> String {
            let message: OSLogMessage = "\(text, privacy: .private(mask: .hash))"
            return message.text
        }

        #expect(masked("a") == masked("a") && masked("a") != masked("b") && !masked("a").contains("a>"))
    }

    @Test func `a lock lets one in at a time`() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<1000 { count.withLock { $0 += 1 } }
                }
            }
        }

        #expect(count.withLock { $0 } == 8000)
        let gate = OSAllocatedUnfairLock()
        gate.lock()
        #expect(!gate.lockIfAvailable() && count.withLockIfAvailable { $0 } == 8000)
        gate.unlock()
        #expect(gate.lockIfAvailable())
    }
}
