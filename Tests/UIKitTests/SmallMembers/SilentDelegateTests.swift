import Testing
import UIKit
import UITesting

/// Delegates that answer no question: everything is allowed.
@MainActor
@Suite struct SilentDelegateTests {
    private final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
        UIGestureRecognizerDelegate
    {}

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }

    private let stage = Stage(size: CGSize(width: 300, height: 400))
    private let silent = Silent()

    @Test func `fields, text views and search bars are edited, and left`() {
        let frame = CGRect(x: 0, y: 100, width: 300, height: 56)
        let (field, view, bar) = (
            UITextField(frame: frame), UITextView(frame: frame), UISearchBar(frame: frame)
        )
        (field.delegate, view.delegate, bar.delegate) = (silent, silent, silent)
        for input in [field, view, bar] as [UIView] {
            stage.window.addSubview(input)
            stage.advance(by: 0)

            #expect(stage.run { input.becomeFirstResponder() })
            stage.type("a")
            #expect(stage.run { input.resignFirstResponder() })
        }

        #expect(field.text == "a" && view.text == "a" && bar.text == "a")
        #expect(silent.textFieldShouldClear(field) && silent.scrollViewShouldScrollToTop(view))
    }

    @Test func `gestures begin`() {
        final class Counter {
            var began = 0
            func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .began { began += 1 } }
        }
        let counter = Counter()
        let pan = UIPanGestureRecognizer(target: counter, action: Counter.panned)
        pan.delegate = silent
        stage.window.addGestureRecognizer(pan)

        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 200, y: 50), over: 0.2)

        #expect(counter.began == 1)
    }

    @Test func `rows are chosen, and indented while they are edited`() throws {
        let (table, rows) = (UITableView(frame: stage.window.bounds), Rows())
        (table.dataSource, table.delegate) = (rows, rows)
        stage.window.addSubview(table)
        stage.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))

        stage.touch(.began, at: CGPoint(x: 100, y: cell.frame.midY))
        stage.advance(by: 0.3)
        #expect(cell.isHighlighted)
        stage.touch(.ended, at: CGPoint(x: 100, y: cell.frame.midY))
        stage.settle()

        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(rows.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
        #expect(rows.tableView(table, shouldIndentWhileEditingRowAt: IndexPath(row: 0, section: 0)))
    }
}
