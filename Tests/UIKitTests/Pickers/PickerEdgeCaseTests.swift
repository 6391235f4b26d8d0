import Foundation
import Testing
import UITesting

@testable import UIKit

/// Wheels at their ends, between two rows, and with nothing to tell.
@Suite struct PickerEdgeCaseTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var selections: [Int] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "\(row)" }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selections.append(row)
        }
    }

    private let rows = Rows()

    /// A picker of four rows whose middle is at (160, 208).
    private func makePicker() -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        (picker.dataSource, picker.delegate) = (rows, rows)
        stage.window.addSubview(picker)
        stage.settle()
        return picker
    }

    @Test func `a tap beside the rows, or on the chosen one, chooses nothing`() {
        let picker = makePicker()

        for y in [208.0, 175, 140] {
            stage.tap(CGPoint(x: 160, y: y))
            stage.settle()
        }
        #expect(picker.selectedRow(inComponent: 0) == 0 && rows.selections.isEmpty)
        stage.run { picker.selectRow(3, inComponent: 0, animated: false) }
        stage.settle()
        stage.tap(CGPoint(x: 160, y: 241))
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 3 && rows.selections.isEmpty)
        stage.tap(CGPoint(x: 160, y: 175))
        stage.settle()

        #expect(picker.selectedRow(inComponent: 0) == 2 && rows.selections == [2])
    }

    @Test func `the mouse wheel turns by whole rows, and what is left counts for the next turn`() {
        let picker = makePicker()
        let wheel = picker.columns[0].subviews[0]
        func turn(_ dy: CGFloat) -> Int {
            stage.run {
                wheel.handleScroll(
                    ScrollWheel(
                        delta: CGVector(dx: 0, dy: dy), location: CGPoint(x: 160, y: 208), timestamp: 0))
            }
            stage.settle()
            return picker.selectedRow(inComponent: 0)
        }

        let turns: [Int] = [turn(-16), turn(-16), turn(-16)]
        #expect(turns == [0, 1, 1])
        #expect(turn(-16) == 2)
        #expect(turn(-3200) == 3, "no farther than the last row")
        #expect(turn(32) == 2)
        #expect(rows.selections == [1, 2, 3, 2])
    }

    @Test func `a screen reader's steps end at the first and the last row`() {
        let picker = makePicker()
        let column = picker.columns[0]
        func step(_ isUp: Bool) {
            stage.run { isUp ? column.accessibilityIncrement() : column.accessibilityDecrement() }
            stage.settle()
        }

        step(false)
        #expect(rows.selections.isEmpty)
        for _ in 0..<5 { step(true) }

        #expect(rows.selections == [1, 2, 3] && picker.selectedRow(inComponent: 0) == 3)
    }

    // MARK: - Dates

    private func columns(
        _ mode: UIDatePicker.Mode, minuteInterval: Int = 1, locale: String = "en_US"
    ) -> DateColumns {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        return DateColumns(
            mode: mode, calendar: calendar, locale: Locale(identifier: locale),
            minuteInterval: minuteInterval, anchor: day, today: day)
    }

    @Test func `a wheel that goes round turns to the nearest row of a value, and never off its end`() {
        let columns = columns(.time)
        #expect(columns.rowCount(.minute) == 9000)

        #expect(columns.row(5, .minute, near: nil) == 4505 && columns.row(5, .minute, near: -1) == 4505)
        #expect(columns.row(0, .minute, near: 89) == 60 && columns.row(0, .minute, near: 91) == 120)
        #expect(columns.row(59, .minute, near: 0) == 59, "not a row before the first")
        #expect(columns.row(0, .minute, near: 8999) == 8940, "not a row behind the last")
        #expect(columns.row(5, .period, near: 0) == 1 && columns.row(-1, .period, near: 1) == 0)
    }

    @Test func `wheels have as many different rows as there are steps`() {
        let quarters = columns(.countDownTimer, minuteInterval: 15)

        #expect(quarters.cycle(.minutes) == 4 && quarters.rowCount(.minutes) == 9000)
        #expect([0, 1, 3, 4].map { quarters.title($0, .minutes) } == ["0", "15", "45", "0"])
        #expect(quarters.values(of: .distantPast, duration: 3_720) == [1, 0])
        #expect(quarters.values(of: .distantPast, duration: -5) == [0, 0])
        #expect(quarters.values(of: .distantPast, duration: 1e9) == [23, 3])
        #expect([0, 1, 12, 13, 23].map { columns(.time).title($0, .hour) } == ["12", "1", "12", "1", "11"])
    }

    private func makeDatePicker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
        let picker = stage.run { UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216)) }
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.datePickerMode = mode
        stage.window.addSubview(picker)
        stage.settle()
        return picker
    }

    /// Turns a wheel by whole rows with a finger.
    private func turn(_ picker: UIDatePicker, _ index: Int, by rows: Int) {
        let column = picker.wheels.columns[index]
        let start = column.convert(CGPoint(x: column.bounds.midX, y: column.bounds.midY), to: nil)
        stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - CGFloat(rows) * 32), over: 2)
        stage.settle()
    }

    @Test func `a duration goes by the interval of minutes, and is a whole one at least`() {
        let picker = makeDatePicker(.countDownTimer)
        picker.minuteInterval = 15
        picker.countDownDuration = 3_720
        stage.settle()

        turn(picker, 0, by: -1)
        #expect(picker.countDownDuration == 900)
        turn(picker, 1, by: 2)

        #expect(picker.countDownDuration == 2_700)
    }

    @Test func `a limit moves the date at once, leaves it when it is lifted, and counts for no duration`() {
        let picker = makeDatePicker(.date)
        let day = Date(timeIntervalSince1970: 1_700_000_000)
        let (before, after) = (day.addingTimeInterval(-864_000), day.addingTimeInterval(864_000))
        picker.date = day

        picker.maximumDate = before
        #expect(picker.date == before)
        picker.maximumDate = nil
        #expect(picker.date == before)
        picker.minimumDate = day
        #expect(picker.date == day)
        picker.datePickerMode = .countDownTimer
        picker.date = before
        #expect(picker.date == before)
        picker.datePickerMode = .date
        #expect(picker.date == day)
        picker.date = after

        #expect(picker.date == after)
    }
}
