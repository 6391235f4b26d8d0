import Testing
import UITesting

@testable import UIKit

@MainActor
@Suite struct PickerViewTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480))
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
    private let data = Words()

    @MainActor
    private final class Words: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [30, 3]
        var selections: [String] = []
        var widths: [CGFloat] = [-1, -1]
        var ownViews = false
        var reused = 0
        var whenAsked: () -> Void = {}
        var whenSelected: () -> Void = {}

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            whenAsked()
            return counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            widths[component]
        }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "\(component).\(row)" }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            guard ownViews else { return NoPickerRowView() }
            if view != nil { reused += 1 }
            let view = view ?? UIImageView()
            view.tag = row
            return view
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selections.append("\(component).\(row)")
            whenSelected()
        }
    }

    init() {
        picker.dataSource = data
        picker.delegate = data
        let controller = UIViewController()
        controller.view.addSubview(picker)
        stage.present(controller)
    }

    @Test func `a picker has the usual size, and asks for its numbers`() {
        #expect(UIPickerView().bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 30)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        #expect(picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func `a drag turns the wheel to the nearest row and tells the delegate once`() {
        stage.settle()
        stage.drag(from: CGPoint(x: 80, y: 250), to: CGPoint(x: 80, y: 200), over: 2)
        stage.settle()

        let row = picker.selectedRow(inComponent: 0)
        #expect((1...2).contains(row))
        #expect(data.selections == ["0.\(row)"])
        let middle = picker.view(forRow: row, forComponent: 0)
        #expect(
            middle.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: picker).y }
                .map { abs($0 - 108) < 0.6 } == true)
    }

    @Test func `a flick turns it on, and the last row is the end`() {
        stage.settle()
        stage.drag(from: CGPoint(x: 240, y: 290), to: CGPoint(x: 240, y: 120), over: 0.1)
        stage.settle()

        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(data.selections == ["1.2"])
    }

    @Test func `a finger that stops the wheel leaves it at a row`() {
        stage.settle()
        stage.drag(from: CGPoint(x: 80, y: 290), to: CGPoint(x: 80, y: 150), over: 0.1)
        stage.advance(by: 0.15)
        #expect(data.selections.isEmpty)
        stage.tap(CGPoint(x: 80, y: 208))
        stage.settle()

        let row = picker.selectedRow(inComponent: 0)
        #expect(row > 0 && row < 29)
        #expect(data.selections == ["0.\(row)"])
        let place = picker.columns[0].view(of: row)?.superview?.center.y ?? 0
        #expect(abs(place - (picker.columns[0].subviews[0].bounds.midY)) < 0.6)
    }

    @Test func `a tap on a row chooses it`() {
        stage.settle()
        stage.tap(CGPoint(x: 80, y: 208 + 33))
        stage.settle()

        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(data.selections == ["0.1"])
    }

    @Test func `a screen reader and the mouse wheel turn it by rows`() {
        stage.settle()
        let column = picker.columns[0]
        #expect(column.isAccessibilityElement && column.accessibilityValue == "0.0")
        #expect(column.accessibilityTraits.contains(.adjustable))
        stage.run { column.accessibilityIncrement() }
        stage.settle()
        #expect(data.selections == ["0.1"])
        #expect(column.accessibilityValue == "0.1")

        let turn = ScrollWheel(
            delta: CGVector(dx: 0, dy: -70), location: CGPoint(x: 80, y: 208), timestamp: 0)
        stage.run { column.subviews[0].handleScroll(turn) }
        stage.settle()
        #expect(data.selections == ["0.1", "0.3"])
    }

    @Test func `the program turns it without telling the delegate`() {
        picker.selectRow(7, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        stage.advance(by: 0.1)
        #expect(stage.isMoving)
        stage.settle()

        #expect(data.selections.isEmpty)
        #expect(picker.view(forRow: 7, forComponent: 0) is UILabel)
        #expect(picker.view(forRow: 20, forComponent: 0) == nil)
    }

    @Test func `rows bend away from the middle`() {
        let geometry = WheelGeometry(height: 216, rowHeight: 32)
        let places = (0...4).map { geometry.place(CGFloat($0)) }

        #expect(places[0].y == 0 && places[0].alpha == 1)
        #expect(CATransform3DEqualToTransform(places[0].transform, geometry.place(0).transform))
        let gaps = zip(places, places.dropFirst()).map { $1.y - $0.y }
        #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0 > $1 }, "they lie closer and closer")
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.alpha >= $1.alpha })
        #expect(places[4].alpha < places[1].alpha)
        #expect(geometry.place(-2).y == -places[2].y)
        #expect(abs(geometry.rows(toPoint: places[3].y) - 3) < 0.001)
        #expect(geometry.rows(around: 0, count: 2) == 0..<2)
        #expect(geometry.rows(around: .nan, count: 2).isEmpty)
    }

    @Test func `own views are used again`() {
        data.ownViews = true
        picker.reloadAllComponents()
        stage.settle()
        #expect(picker.view(forRow: 0, forComponent: 0) is UIImageView)
        let made = picker.columns[0].subviews[0].subviews.count

        stage.run { picker.selectRow(20, inComponent: 0, animated: true) }
        stage.settle()

        #expect(picker.view(forRow: 20, forComponent: 0)?.tag == 20)
        #expect(data.reused > 5)
        #expect(picker.columns[0].subviews[0].subviews.count <= 2 * made)
    }

    @Test func `widths are those of the delegate, others share what is left`() {
        data.widths = [200, -1]
        picker.reloadAllComponents()
        stage.settle()

        #expect(picker.rowSize(forComponent: 0).width == 200)
        #expect(picker.rowSize(forComponent: 1).width == 97)
        data.widths = [.nan, -.infinity]
        picker.reloadAllComponents()
        #expect(picker.rowSize(forComponent: 0).width == 148)
    }

    @Test func `chosen rows outlast a reload as far as they are there`() {
        picker.selectRow(20, inComponent: 0, animated: false)
        picker.selectRow(2, inComponent: 1, animated: false)
        data.counts = [10, 3]
        picker.reloadAllComponents()

        #expect(picker.selectedRow(inComponent: 0) == 9)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        data.counts = [10, 0]
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        stage.settle()
        stage.drag(from: CGPoint(x: 240, y: 290), to: CGPoint(x: 240, y: 120), over: 0.1)
        stage.settle()
        #expect(data.selections.isEmpty)
    }

    @Test func `counts, rows and wheels that do not exist get a sentence`() {
        data.counts = [-4, 3]
        picker.reloadAllComponents()
        #expect(picker.numberOfRows(inComponent: 0) == 0)
        #expect(stage.diagnostics.count == 1)
        picker.selectRow(99, inComponent: 1, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        picker.selectRow(0, inComponent: 5, animated: false)
        #expect(picker.selectedRow(inComponent: -1) == -1)
        #expect(picker.numberOfRows(inComponent: 9) == 0)
        #expect(stage.diagnostics.count == 5)
        data.counts = []
        picker.reloadAllComponents()
        stage.settle()
        #expect(picker.numberOfComponents == 0)
    }

    @Test func `very many rows cost no more than those that are seen`() {
        data.counts = [1_000_000_000, 3]
        picker.reloadAllComponents()
        picker.selectRow(500_000_000, inComponent: 0, animated: false)
        stage.settle()

        #expect(picker.columns[0].subviews[0].subviews.count < 40)
        stage.drag(from: CGPoint(x: 80, y: 250), to: CGPoint(x: 80, y: 218), over: 2)
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 500_000_001)
    }

    @Test func `a reload while the picker asks is refused, one in a choice works`() {
        data.whenAsked = { [picker] in picker.reloadAllComponents() }
        picker.reloadAllComponents()
        #expect(picker.numberOfRows(inComponent: 0) == 30)
        #expect(stage.diagnostics.count == 2)
        data.whenAsked = {}

        data.whenSelected = { [picker] in
            picker.reloadAllComponents()
            picker.selectRow(2, inComponent: 1, animated: true)
        }
        stage.settle()
        stage.tap(CGPoint(x: 80, y: 208 + 33))
        stage.settle()
        #expect(picker.selectedRow(inComponent: 0) == 1)
        #expect(picker.selectedRow(inComponent: 1) == 2)
        #expect(data.selections == ["0.1"])
    }

    @Test func `a picker of another size keeps its row in the middle`() {
        picker.selectRow(5, inComponent: 0, animated: false)
        stage.settle()
        stage.run { picker.frame = CGRect(x: 20, y: 40, width: 250, height: 162) }
        stage.settle()

        #expect(picker.selectedRow(inComponent: 0) == 5)
        let view = picker.view(forRow: 5, forComponent: 0)
        let middle = view.map { $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: picker).y } ?? 0
        #expect(abs(middle - 81) < 0.6)
    }
}
