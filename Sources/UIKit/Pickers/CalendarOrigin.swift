import Foundation
import QuartzCore

/// The date at which an application's clock shows zero. The window's host sets it; a stage keeps a fixed one, so
/// that what happens on it can be repeated.
@MainActor
package final class CalendarOrigin: FrameClockPart {
    /// 9 January 2007, 9:41 in Cupertino: the time that the status bar shows.
    package var dateAtZero = Date(timeIntervalSince1970: 1_168_364_460)
    private unowned let clock: FrameClock

    package init(clock: FrameClock) {
        self.clock = clock
    }

    /// The date now.
    var now: Date { dateAtZero.addingTimeInterval(clock.now) }
}
