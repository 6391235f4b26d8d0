import Foundation

/// The wheels of a date picker: which there are, what their rows say, and which date they stand for.
@MainActor
final class DateColumns {
    /// What a wheel turns.
    enum Kind {
        case year, month, day
        /// A day with its weekday and month, counted from an anchor.
        case date
        case hour, minute, period
        /// Hours and minutes of a duration.
        case hours, minutes
    }

    /// About how many rows a wheel has that goes round, and the rows before and after the anchor.
    private static let roundRows = 9_000
    private static let dayReach = 100_000
    private static let lastYear = 9_999

    let mode: UIDatePicker.Mode
    let calendar: Calendar
    let minuteInterval: Int
    let kinds: [Kind]
    /// The day in the middle of the wheel of days.
    private let anchor: Date
    private let today: Date
    private let usesPeriods: Bool
    private let dayFormat = DateFormatter()
    private let monthNames: [String]
    private let yearFormat = DateFormatter()
    private let periodNames: [String]
    private let numbers = NumberFormatter()

    init(
        mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, anchor: Date,
        today: Date
    ) {
        self.mode = mode
        self.calendar = calendar
        self.minuteInterval = minuteInterval
        self.anchor = calendar.startOfDay(for: anchor)
        self.today = calendar.startOfDay(for: today)
        for format in [dayFormat, yearFormat] {
            format.calendar = calendar
            format.timeZone = calendar.timeZone
            format.locale = locale
        }
        dayFormat.setLocalizedDateFormatFromTemplate("EEEMMMd")
        yearFormat.setLocalizedDateFormatFromTemplate("y")
        monthNames = dayFormat.standaloneMonthSymbols
        periodNames = [dayFormat.amSymbol, dayFormat.pmSymbol]
        numbers.locale = locale
        numbers.numberStyle = .none
        usesPeriods = Self.template("j", locale).contains("a")
        kinds = Self.kinds(mode, locale, usesPeriods: usesPeriods)
    }

    private static func template(_ template: String, _ locale: Locale) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// The wheels in the order in which the locale writes what they turn.
    private static func kinds(_ mode: UIDatePicker.Mode, _ locale: Locale, usesPeriods: Bool) -> [Kind] {
        let time: [Kind] = usesPeriods ? [.hour, .minute, .period] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .dateAndTime: return [.date] + time
        case .countDownTimer: return [.hours, .minutes]
        case .date:
            let order = template("yMMMMd", locale)
            let letters: [(Character, Kind)] = [("d", .day), ("M", .month), ("y", .year)]
            let places = letters.compactMap { letter, kind in
                order.firstIndex { $0 == letter || (letter == "M" && $0 == "L") }.map { ($0, kind) }
            }
            return places.count == 3 ? places.sorted { $0.0 < $1.0 }.map(\.1) : [.day, .month, .year]
        }
    }

    // MARK: - Rows

    /// The number of different rows of a wheel.
    func cycle(_ kind: Kind) -> Int {
        switch kind {
        case .year: Self.lastYear
        case .month: max(calendar.maximumRange(of: .month)?.count ?? 12, 1)
        case .day: max(calendar.maximumRange(of: .day)?.count ?? 31, 1)
        case .date: 2 * Self.dayReach + 1
        case .hour, .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .period: 2
        }
    }

    /// Whether the wheel goes round.
    private func isRound(_ kind: Kind) -> Bool {
        switch kind {
        case .month, .day, .hour, .minute, .hours, .minutes: true
        case .year, .date, .period: false
        }
    }

    func rowCount(_ kind: Kind) -> Int {
        let cycle = cycle(kind)
        return isRound(kind) ? Self.roundRows / cycle * cycle : cycle
    }

    /// Returns the row of a value: on a wheel that goes round the one that is nearest to another row.
    func row(_ value: Int, _ kind: Kind, near row: Int?) -> Int {
        let (cycle, count) = (cycle(kind), rowCount(kind))
        guard isRound(kind) else { return min(max(value, 0), count - 1) }
        guard let row, row >= 0 else { return count / cycle / 2 * cycle + value }
        let turns = (Double(row - value) / Double(cycle)).rounded()
        let found = Int(turns) * cycle + value
        return found < 0 ? found + cycle : found >= count ? found - cycle : found
    }

    // MARK: - Titles

    func title(_ row: Int, _ kind: Kind) -> String {
        let value = row % cycle(kind)
        switch kind {
        case .year: return yearTitle(value + 1)
        case .month: return monthNames.indices.contains(value) ? monthNames[value] : number(value + 1)
        case .day: return number(value + 1)
        case .date:
            let day = day(value)
            return day == today ? todayTitle : dayFormat.string(from: day)
        case .hour: return number(usesPeriods ? (value + 11) % 12 + 1 : value, digits: usesPeriods ? 1 : 2)
        case .minute: return number(value * minuteInterval, digits: 2)
        case .period: return periodNames[value]
        case .hours: return number(value)
        case .minutes: return number(value * minuteInterval)
        }
    }

    private let todayTitle = "Today"

    private func number(_ value: Int, digits: Int = 1) -> String {
        numbers.minimumIntegerDigits = digits
        return numbers.string(from: NSNumber(value: value)) ?? String(value)
    }

    private func yearTitle(_ year: Int) -> String {
        var parts = calendar.dateComponents([.era], from: anchor)
        parts.year = year
        return calendar.date(from: parts).map(yearFormat.string) ?? number(year)
    }

    private func day(_ value: Int) -> Date {
        calendar.date(byAdding: .day, value: value - Self.dayReach, to: anchor) ?? anchor
    }

    // MARK: - Dates

    /// Whether the wheel of days reaches a date.
    func reaches(_ date: Date) -> Bool {
        guard kinds.contains(.date) else { return true }
        let days = calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
        return abs(days) < Self.dayReach - 1_000
    }

    /// The values that the wheels show for a date, or for a duration in seconds.
    func values(of date: Date, duration: TimeInterval) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let minutes = Int(min(max(duration, 0), 86_399)) / 60
        return kinds.map { kind in
            switch kind {
            case .year: (parts.year ?? 1) - 1
            case .month: (parts.month ?? 1) - 1
            case .day: (parts.day ?? 1) - 1
            case .date:
                Self.dayReach
                    + (calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day
                        ?? 0)
            case .hour: parts.hour ?? 0
            case .minute: (parts.minute ?? 0) / minuteInterval
            case .period: (parts.hour ?? 0) / 12
            case .hours: minutes / 60
            case .minutes: minutes % 60 / minuteInterval
            }
        }
    }

    /// The date that wheels show which have been turned; what they do not show is that of an earlier date. A day
    /// that the month does not have stands for its last one.
    func date(of values: [Int], turned: Int, from earlier: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: earlier)
        for (index, (kind, value)) in zip(kinds, values).enumerated() {
            switch kind {
            case .year: parts.year = value + 1
            case .month: parts.month = value + 1
            case .day: parts.day = value + 1
            case .date:
                let day = calendar.dateComponents([.era, .year, .month, .day], from: day(value))
                (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
            case .hour: parts.hour = value
            case .minute: parts.minute = value * minuteInterval
            // The other half of the day; the wheel of hours has gone from one half to the other by itself.
            case .period where index == turned: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
            case .period, .hours, .minutes: break
            }
        }
        return existing(parts) ?? earlier
    }

    private func existing(_ parts: DateComponents) -> Date? {
        var first = parts
        first.day = 1
        guard let month = calendar.date(from: first),
            let days = calendar.range(of: .day, in: .month, for: month)
        else { return calendar.date(from: parts) }
        var valid = parts
        valid.day = min(max(parts.day ?? 1, days.lowerBound), days.upperBound - 1)
        return calendar.date(from: valid)
    }

    /// Whether a row stands for a day that the month has, within the limits, while the other wheels stay.
    func isPossible(_ row: Int, at index: Int, _ values: [Int], date: Date, in limits: ClosedRange<Date>)
        -> Bool
    {
        var values = values
        values[index] = row % cycle(kinds[index])
        let found = self.date(of: values, turned: index, from: date)
        if kinds[index] == .day, calendar.component(.day, from: found) != values[index] + 1 { return false }
        return limits.overlaps(span(of: kinds[index], around: found))
    }

    /// The time that a row of a wheel stands for.
    private func span(of kind: Kind, around date: Date) -> ClosedRange<Date> {
        let unit: Calendar.Component =
            switch kind {
            case .year: .year
            case .month: .month
            case .day, .date: .day
            case .hour, .period: .hour
            case .minute, .hours, .minutes: .minute
            }
        guard let interval = calendar.dateInterval(of: unit, for: date) else { return date...date }
        return interval.start...interval.end.addingTimeInterval(-1)
    }

    /// Returns the date rounded down to the interval of minutes.
    func rounded(_ date: Date) -> Date {
        let minute = calendar.component(.minute, from: date)
        guard minuteInterval > 1, minute % minuteInterval != 0 else { return date }
        return calendar.date(byAdding: .minute, value: -(minute % minuteInterval), to: date) ?? date
    }

    /// The longest titles of a wheel, from which its width follows.
    func samples(_ kind: Kind) -> [String] {
        switch kind {
        case .month: (0..<cycle(.month)).map { title($0, .month) }
        case .date: (0..<14).map { title(Self.dayReach + 30 * $0, .date) } + [todayTitle]
        case .year: [title(2887, .year)]
        case .period: periodNames
        case .day, .hour, .minute, .hours, .minutes: [number(28, digits: 2)]
        }
    }
}
