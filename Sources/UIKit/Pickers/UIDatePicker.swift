import Foundation

/// Wheels from which the user chooses a date, a time or a duration, in the order of the locale.
///
/// Its first date is the application's now. Days and times beyond the limits, and days that a month does not have,
/// are grey; a wheel that comes to rest there turns back.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// A time of the day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// A number of hours and minutes.
        case countDownTimer = 3
    }

    let wheels = DateWheels()
    private var model: DateColumns?
    private var chosenDate: Date
    private var chosenDuration: TimeInterval = 0
    private var interval = 1
    private var limits: (least: Date?, greatest: Date?)
    private var surroundings: (calendar: Calendar?, locale: Locale?, timeZone: TimeZone?)

    /// Makes a picker for a day and a time; without a size it gets the usual one.
    public override init(frame: CGRect) {
        chosenDate = FrameClock.current.part(CalendarOrigin.self).now
        super.init(
            frame: frame.size == .zero ? CGRect(origin: frame.origin, size: UIPickerView.usualSize) : frame)
        setUp()
    }

    /// Makes one for a day and a time; nothing is read from the decoder.
    public required init?(coder: NSCoder) {
        chosenDate = FrameClock.current.part(CalendarOrigin.self).now
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        wheels.frame = bounds
        wheels.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        wheels.model = { [weak self] in self?.columns }
        wheels.isPossible = { [weak self] in self?.isPossible($0, $1) ?? true }
        wheels.turned = { [weak self] in self?.wheelTurned($0) }
        addSubview(wheels)
        changed()
    }

    // MARK: - What is chosen

    /// What is chosen. Default a day and a time.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { changed() } }
    }

    /// The chosen date, to the minute of `minuteInterval`. Default now.
    open var date: Date {
        get { roundsToMinuteInterval ? columns.rounded(chosenDate) : chosenDate }
        set { setDate(newValue, animated: false) }
    }

    /// Turns the wheels to a date; one beyond the limits stands for the limit.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else {
            return diagnose(.error, "setDate(_:animated:)", "was given a date that is none, which is ignored")
        }
        chosenDate = limited(date)
        if model?.reaches(chosenDate) == false { return changed() }
        wheels.show(values, animated: animated)
    }

    /// The chosen duration, in seconds: whole minutes of less than a day. Only for durations.
    open var countDownDuration: TimeInterval {
        get { chosenDuration }
        set {
            guard newValue.isFinite else {
                return diagnose(
                    .error, "countDownDuration",
                    "was given \(newValue), which is ignored: use a finite number")
            }
            chosenDuration = min(max((newValue / 60).rounded(.down) * 60, 0), 86_340)
            wheels.show(values, animated: false)
        }
    }

    /// The earliest date; nil, the default, for none. Limits that contradict each other have no effect.
    open var minimumDate: Date? {
        get { limits.least }
        set {
            limits.least = newValue
            limitsDidChange()
        }
    }

    /// The latest date; nil, the default, for none. Limits that contradict each other have no effect.
    open var maximumDate: Date? {
        get { limits.greatest }
        set {
            limits.greatest = newValue
            limitsDidChange()
        }
    }

    /// The minutes from a row to the next one: a divisor of 60, at most 30. Default 1.
    open var minuteInterval: Int {
        get { interval }
        set {
            guard newValue > 0, newValue <= 30, 60 % newValue == 0 else {
                return diagnose(
                    .error, "minuteInterval",
                    "was given \(newValue), which is ignored: use a divisor of 60 from 1 to 30")
            }
            interval = newValue
            changed()
        }
    }

    /// Whether `date` is that of the rows, not of the minute between them that was set. Default true.
    open var roundsToMinuteInterval = true

    // MARK: - Calendar and locale

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // Apple's type: nil stands for the user's calendar.
    /// The calendar; the user's, if none was set.
    open var calendar: Calendar! {
        get { surroundings.calendar ?? .current }
        set {
            surroundings.calendar = newValue
            changed()
        }
    }

    /// The locale, by which the wheels are ordered and named; nil, the default, for the calendar's, or the user's.
    open var locale: Locale? {
        get { surroundings.locale }
        set {
            surroundings.locale = newValue
            changed()
        }
    }

    /// The time zone; nil, the default, for the calendar's.
    open var timeZone: TimeZone? {
        get { surroundings.timeZone }
        set {
            surroundings.timeZone = newValue
            changed()
        }
    }

    // MARK: - Size

    /// The size of a picker.
    open override var intrinsicContentSize: CGSize { UIPickerView.usualSize }

    /// Returns the size of a picker.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIPickerView.usualSize }

    /// Wheels of a control that is disabled cannot be turned.
    override func stateDidChange() {
        super.stateDidChange()
        wheels.isUserInteractionEnabled = isEnabled
        wheels.alpha = isEnabled ? 1 : 0.4
    }

    // MARK: - The model

    private var columns: DateColumns {
        if let model { return model }
        var calendar = surroundings.calendar ?? .current
        let locale = surroundings.locale ?? calendar.locale ?? .current
        calendar.locale = locale
        if let timeZone = surroundings.timeZone { calendar.timeZone = timeZone }
        let made = DateColumns(
            mode: datePickerMode, calendar: calendar, locale: locale, minuteInterval: interval,
            anchor: chosenDate, today: clock.part(CalendarOrigin.self).now)
        model = made
        return made
    }

    private func changed() {
        model = nil
        chosenDate = limited(chosenDate)
        wheels.reload(values)
    }

    private func limitsDidChange() {
        chosenDate = limited(chosenDate)
        wheels.reload(values)
    }

    private var values: [Int] { columns.values(of: chosenDate, duration: chosenDuration) }

    private var possible: ClosedRange<Date> {
        let (least, greatest) = (limits.least ?? .distantPast, limits.greatest ?? .distantFuture)
        guard datePickerMode != .countDownTimer, least <= greatest else {
            return .distantPast ... .distantFuture
        }
        return least...greatest
    }

    private func limited(_ date: Date) -> Date {
        let range = possible
        return min(max(date, range.lowerBound), range.upperBound)
    }

    private func isPossible(_ row: Int, _ index: Int) -> Bool {
        guard datePickerMode != .countDownTimer else { return true }
        return columns.isPossible(row, at: index, values, date: chosenDate, in: possible)
    }

    /// The user has turned a wheel: takes on what it shows, and turns back what does not exist.
    private func wheelTurned(_ index: Int) {
        let shown = wheels.values
        if datePickerMode == .countDownTimer {
            let parts = zip(columns.kinds, shown)
            let minutes = parts.reduce(0) { $0 + ($1.0 == .hours ? $1.1 * 60 : $1.1 * interval) }
            // There is no countdown of nothing.
            chosenDuration = TimeInterval(max(minutes, interval) * 60)
        } else {
            chosenDate = limited(columns.date(of: shown, turned: index, from: chosenDate))
        }
        wheels.show(values, animated: true)
        wheels.recolor()
        sendActions(for: .valueChanged)
    }
}
