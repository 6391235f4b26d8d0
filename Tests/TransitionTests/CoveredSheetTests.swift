import Testing
import UIKit
import UITesting

/// A sheet that was covered by a full screen and comes back while its size changes.
@MainActor
struct CoveredSheetTests {
    private let stage = Stage()
    private let sheet = UIViewController()

    init() {
        let root = UIViewController()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        stage.present(root)
        for (presenter, presented) in [(root, sheet), (sheet, cover)] {
            stage.run { presenter.present(presented, animated: false) }
            stage.settle()
        }
        let sheet = sheet
        stage.run { sheet.dismiss(animated: true) }
        stage.advance(by: 0.1)
    }

    @Test(arguments: [500.0, 320])
    func `its view fills the sheet of another window size`(width: Double) {
        stage.resize(to: CGSize(width: width, height: 844))
        stage.settle()

        #expect(abs(sheet.view.bounds.width - width) < 1e-6)
        #expect(sheet.view.frame == sheet.view.superview?.bounds)
        #expect(stage.diagnostics.isEmpty)
    }

    @Test func `its view fills the sheet at another detent`() {
        stage.run { sheet.sheetPresentationController?.detents = [.large()] }
        stage.settle()

        #expect(sheet.view.bounds.height > stage.window.bounds.height / 2)
        #expect(sheet.view.frame == sheet.view.superview?.bounds)
        #expect(stage.diagnostics.isEmpty)
    }
}
