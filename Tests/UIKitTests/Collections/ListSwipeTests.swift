import Testing
import UITesting

@testable import UIKit

/// Rows of a list of 320 × 480 points, which have actions at both ends.
@MainActor
@Suite struct ListSwipeTests {
    private let stage: Stage
    private let view: UICollectionView
    private let rows = Rows()

    @MainActor
    private final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var names = (0..<20).map { "row \($0)" }
        var calls: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = names[indexPath.item]
            cell.contentConfiguration = content
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }

        func actions(_ titles: String..., completes: Bool = true) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
                        self?.calls.append(title)
                        if completes { completion(true) }
                    }
                })
        }
    }

    init() {
        let rows = rows
        let stage = Stage(size: CGSize(width: 320, height: 480))
        self.stage = stage
        view = stage.run {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.trailingSwipeActionsConfigurationProvider = { path in
                path.item == 3 ? nil : rows.actions("Away \(path.item)", "More")
            }
            list.leadingSwipeActionsConfigurationProvider = { path in
                path.item == 3 ? rows.actions("Pin", completes: false) : nil
            }
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = rows
            view.delegate = rows
            let controller = UIViewController()
            controller.view.addSubview(view)
            stage.present(controller)
            return view
        }
        stage.settle()
    }

    private func cell(_ item: Int) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
    }

    private func swipe(_ item: Int, by way: CGFloat) {
        let y = CGFloat(item) * 44 + 22
        stage.drag(from: CGPoint(x: 160 - way / 2, y: y), to: CGPoint(x: 160 + way / 2, y: y), over: 1)
        stage.settle()
    }

    @Test func `a swipe shows the actions, and a tap carries one out`() {
        swipe(1, by: -100)
        #expect((cell(1)?.bounds.origin.x ?? 0) >= 148)
        #expect(cell(1)?.configurationState.isSwiped == true && cell(0)?.configurationState.isSwiped == false)
        #expect(cell(1)?.clipsToBounds == true && cell(0)?.clipsToBounds == false)

        stage.tap(CGPoint(x: 315, y: 66))
        stage.settle()
        #expect(rows.calls == ["Away 1"])
        #expect(cell(1)?.bounds.origin.x == 0 && cell(1)?.configurationState.isSwiped == false)
        #expect(cell(1)?.clipsToBounds == false)
    }

    @Test func `a long swipe carries the first action out, of the row as it is by then`() {
        swipe(2, by: -260)
        #expect(rows.calls == ["Away 2"] && cell(2)?.bounds.origin.x == 0)
    }

    @Test func `each end of each row has its own actions`() {
        swipe(3, by: -100)
        #expect(cell(3)?.bounds.origin.x == 0)
        swipe(1, by: 100)
        #expect(cell(1)?.bounds.origin.x == 0)
        swipe(3, by: 60)
        #expect(cell(3)?.bounds.origin.x == -74)

        rows.calls = []
        stage.tap(CGPoint(x: 30, y: 154))
        stage.settle()
        #expect(rows.calls == ["Pin"])
        #expect(cell(3)?.bounds.origin.x == -74, "open until the action is done")
    }

    @Test func `a tap beside it closes the row and selects nothing; the next one selects`() {
        swipe(1, by: -100)
        stage.tap(CGPoint(x: 100, y: 22))
        stage.settle()
        #expect(rows.calls.isEmpty && cell(1)?.bounds.origin.x == 0)

        stage.tap(CGPoint(x: 100, y: 22))
        stage.settle()
        #expect(rows.calls == ["select 0"])
    }

    @Test func `another swipe, scrolling and new data close the row`() {
        swipe(1, by: -100)
        swipe(2, by: -100)
        #expect(cell(1)?.bounds.origin.x == 0 && (cell(2)?.bounds.origin.x ?? 0) > 0)

        stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 380), over: 1)
        stage.settle()
        #expect(cell(2)?.bounds.origin.x == 0)

        stage.run { view.contentOffset = .zero }
        stage.settle()
        swipe(1, by: -100)
        let old = cell(1)
        stage.run { view.reloadData() }
        stage.settle()
        #expect(old?.bounds.origin.x == 0 && old?.configurationState.isSwiped == false)
    }

    @Test func `a row that is swiped again on its way back is whole in the end`() {
        swipe(1, by: -100)
        stage.run { _ = view.swiper?.close(animated: true) }
        stage.advance(by: 0.05)
        stage.drag(from: CGPoint(x: 210, y: 66), to: CGPoint(x: 110, y: 66), over: 0.1)
        stage.settle()
        #expect((cell(1)?.bounds.origin.x ?? 0) >= 148 && cell(1)?.configurationState.isSwiped == true)
        #expect(cell(1)?.subviews.count { $0 is SwipeActionsView } == 1)

        stage.run { _ = view.swiper?.close(animated: true) }
        stage.settle()
        #expect(cell(1)?.clipsToBounds == false && cell(1)?.configurationState.isSwiped == false)
        #expect(cell(1)?.subviews.contains { $0 is SwipeActionsView } == false)
    }

    @Test func `what comes into sight follows the width of the list`() {
        swipe(1, by: -100)
        stage.run { view.frame.size.width = 300 }
        stage.settle()
        let buttons = cell(1)?.subviews.first { $0 is SwipeActionsView }
        #expect(cell(1)?.bounds.width == 300 && buttons?.frame.minX == 300)
    }

    @Test func `layouts without actions leave the collection view its own gestures`() {
        let plain = stage.run {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480),
                collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
            view.dataSource = rows
            stage.window.addSubview(view)
            return view
        }
        stage.settle()
        #expect(plain.swiper == nil)
        #expect((plain.gestureRecognizers?.count ?? 0) + 1 == view.gestureRecognizers?.count)
    }
}
