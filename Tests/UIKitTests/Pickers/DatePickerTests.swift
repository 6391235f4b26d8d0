import Foundation
import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct DatePickerTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    private let changes = Changes()

    @MainActor
    private final class Changes: NSObject {
        var count = 0
        func changed() { count += 1 }
    }

    init() {
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.addTarget(changes, action: Changes.changed, for: .valueChanged)
        let controller = UIViewController()
        controller.view.addSubview(picker)
        stage.present(controller)
    }

    private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
        return calendar.date(from: parts) ?? .distantPast
    }

    /// The titles in the middle.
    private var titles: [String?] {
        picker.layoutIfNeeded()
        return picker.wheels.columns.indices.map { index in
            let row = picker.wheels.selectedRow(inComponent: index)
            return (picker.wheels.view(forRow: row, forComponent: index) as? UILabel)?.attributedText?.string
        }
    }

    /// Turns a wheel by whole rows with a finger.
    private func turn(_ index: Int, by rows: Int) {
        stage.settle()
        let column = picker.wheels.columns[index]
        let start = column.convert(CGPoint(x: column.bounds.midX, y: column.bounds.midY), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - CGFloat(rows) * 32), over: 2)
        stage.settle()
    }

    @Test func `the first date is the clock's`() {
        let now = stage.run { UIDatePicker().date }
        #expect(now.timeIntervalSince1970 == 1_168_364_460 + FrameClock.current.now)
    }

    @Test func `a date is shown in the locale's order`() {
        picker.datePickerMode = .date
        picker.date = date(2024, 2, 29)
        #expect(titles == ["February", "29", "2024"])

        picker.locale = Locale(identifier: "de_DE")
        #expect(titles == ["29", "Februar", "2024"])
    }

    @Test func `a turned wheel changes the date and tells the target`() {
        picker.datePickerMode = .date
        picker.date = date(2024, 1, 10, 7, 30)

        turn(0, by: 1)
        #expect(picker.date == date(2024, 2, 10, 7, 30))
        #expect(changes.count == 1)
        turn(2, by: -1)
        #expect(picker.date == date(2023, 2, 10, 7, 30))
        turn(1, by: 2)
        #expect(picker.date == date(2023, 2, 12, 7, 30))
        #expect(changes.count == 3)
    }

    @Test func `a day that the month does not have turns back`() {
        picker.datePickerMode = .date
        picker.date = date(2023, 1, 31)

        turn(0, by: 1)

        #expect(picker.date == date(2023, 2, 28))
        #expect(titles == ["February", "28", "2023"])
    }

    @Test func `a time of the day goes round, with the halves of the day`() {
        picker.datePickerMode = .time
        picker.date = date(2024, 5, 5, 11, 7)
        #expect(titles == ["11", "07", "AM"])

        turn(0, by: 1)
        #expect(picker.date == date(2024, 5, 5, 12, 7))
        #expect(titles == ["12", "07", "PM"])
        turn(2, by: -1)
        #expect(picker.date == date(2024, 5, 5, 0, 7))
        turn(1, by: -4)
        #expect(picker.date == date(2024, 5, 5, 0, 3))
        turn(1, by: -4)
        #expect(picker.date == date(2024, 5, 5, 0, 59))

        picker.locale = Locale(identifier: "de_DE")
        #expect(titles == ["00", "59"])
    }

    @Test func `a day and a time`() {
        picker.date = date(2007, 1, 9, 14, 5)
        #expect(titles == ["Today", "2", "05", "PM"])

        turn(0, by: 1)
        #expect(picker.date == date(2007, 1, 10, 14, 5))
        #expect(titles.first == "Wed, Jan 10")
        picker.date = date(1500, 3, 1, 1, 1)
        #expect(picker.date == date(1500, 3, 1, 1, 1))
    }

    @Test func `a duration is never nothing`() {
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3_720
        #expect(titles == ["1", "2"])
        let units = picker.wheels.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
        #expect(units.map(\.text) == ["hours", "min"])
        #expect(units.allSatisfy { $0.font == .systemFont(ofSize: 17, weight: .semibold) })

        turn(0, by: -1)
        turn(1, by: -2)
        #expect(picker.countDownDuration == 60)
        #expect(titles == ["0", "1"])

        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 86_340)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `minutes go by the interval`() {
        picker.datePickerMode = .time
        picker.minuteInterval = 15
        picker.date = date(2024, 1, 1, 10, 40)
        #expect(picker.date == date(2024, 1, 1, 10, 30))
        #expect(titles[1] == "30")
        picker.roundsToMinuteInterval = false
        #expect(picker.date == date(2024, 1, 1, 10, 40))

        picker.minuteInterval = 7
        picker.minuteInterval = 0
        #expect(picker.minuteInterval == 15)
        #expect(stage.diagnostics.count == 2)
    }

    @Test func `limits turn a wheel back, and contradicting ones are ignored`() {
        picker.datePickerMode = .date
        picker.minimumDate = date(2024, 3, 5)
        picker.maximumDate = date(2024, 3, 20)
        picker.date = date(2024, 1, 1)
        #expect(picker.date == date(2024, 3, 5))

        turn(1, by: -3)
        #expect(picker.date == date(2024, 3, 5))
        #expect(titles == ["March", "5", "2024"])
        #expect(changes.count == 1)
        turn(1, by: 4)
        #expect(picker.date == date(2024, 3, 9))

        picker.minimumDate = date(2025, 1, 1)
        picker.date = date(2020, 1, 1)
        #expect(picker.date == date(2020, 1, 1))
    }

    @Test func `rows that cannot be chosen are grey`() {
        picker.datePickerMode = .date
        picker.date = date(2023, 2, 27)
        stage.settle()
        let day = picker.wheels.selectedRow(inComponent: 1)
        func color(_ row: Int) -> UIColor? {
            let label = picker.wheels.view(forRow: row, forComponent: 1) as? UILabel
            return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }

        #expect(color(day + 1) == .label)
        #expect(color(day + 2) == .tertiaryLabel)
        picker.date = date(2023, 3, 27)
        stage.settle()
        #expect(color(day + 2) == .label)
    }

    @Test func `a date that is none is ignored`() {
        let before = picker.date
        picker.date = Date(timeIntervalSinceReferenceDate: .nan)
        #expect(picker.date == before)
        #expect(stage.diagnostics.count == 1)
    }

    @Test func `a control that is disabled cannot be turned`() {
        picker.datePickerMode = .date
        picker.date = date(2024, 1, 10)
        picker.isEnabled = false
        turn(1, by: 2)
        #expect(picker.date == date(2024, 1, 10))
    }
}
