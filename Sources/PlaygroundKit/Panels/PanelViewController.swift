import UIKit

/// A panel: shows what the model says, as long as it is on the screen.
class PanelViewController: UIViewController {
    let model: ToolModel

    /// Makes a panel of a model.
    init(model: ToolModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.panel
        model.observe(self, PanelViewController.modelDidChange)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        update(.all)
    }

    private func modelDidChange(_ change: ToolModel.Change) {
        if viewIfLoaded?.window != nil { update(change) }
    }

    /// Shows what has changed; everything, when the panel appears.
    func update(_ change: ToolModel.Change) {}
}
