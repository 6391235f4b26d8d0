import PlaygroundAssets
import UIKit

/// The screen behind the sheet. It shows the colour chosen there, and counts its own taps.
final class InteractiveSheetFirstViewController: LetterViewController {
    private let settings: SheetSettings
    private let taps = UILabel()
    private var count = 0

    init(settings: SheetSettings) {
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Interactive Sheet"
        show(letter: "A", on: .lavender, buttonTitle: "Present Sheet")
        addMenuButton()
        taps.font = .systemFont(ofSize: 15)
        taps.textColor = UIColor(white: 0, alpha: 0.65)
        taps.textAlignment = .center
        view.addSubview(taps)
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: InteractiveSheetFirstViewController.tapped))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.bounds.inset(by: view.safeAreaInsets).minY
        taps.frame = CGRect(x: 0, y: top + 24, width: view.bounds.width, height: 20)
    }

    override func buttonTapped() {
        // Below a sheet that does not dim, the button can be tapped.
        guard presentedViewController == nil else { return }
        let palette = PaletteViewController(nudgeDamping: settings.nudgeDamping)
        palette.onChoose = { [weak self, settings] color in
            UIView.animate(withDuration: settings.colorDuration) { self?.view.backgroundColor = color }
        }
        if let sheet = palette.sheetPresentationController {
            sheet.detents = (settings.hasPeek ? [palette.peek] : []) + [.medium(), .large()]
            sheet.selectedDetentIdentifier = settings.firstDetent == .medium ? .medium : .large
            sheet.prefersGrabberVisible = settings.showsGrabber
            sheet.prefersScrollingExpandsWhenScrolledToEdge = settings.scrollingExpands
            sheet.delegate = palette
        }
        present(palette, animated: true)
    }

    private func tapped() {
        count += 1
        taps.text = count == 1 ? "Tapped behind the sheet" : "Tapped behind the sheet \(count) times"
    }
}
