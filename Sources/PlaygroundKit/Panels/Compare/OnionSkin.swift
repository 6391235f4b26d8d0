import StageKit
import UIKit

/// The stage of the compared take, translucent in front of the one that is shown.
final class OnionSkin: UIView {
    private let stageView = StageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        stageView.layer.anchorPoint = .zero
        addSubview(stageView)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what the model compares with, in the place of its stage.
    func show(_ model: ToolModel, in frame: CGRect) {
        guard let compared = model.compared, model.comparesOnStage else {
            isHidden = true
            stageView.stage = nil
            return
        }
        isHidden = false
        self.frame = frame
        alpha = model.onionOpacity
        stageView.show(compared.stage(at: model.time), in: bounds)
    }
}

extension StageView {
    /// Shows a stage in the middle of a rectangle of the superview, as large as there is room.
    func show(_ stage: Stage, in room: CGRect) {
        if self.stage !== stage { self.stage = stage }
        guard !room.isEmpty else { return }
        // A screen that slides in lies beside the stage at first.
        clipsToBounds = true
        let zoom = max(min(room.width / stage.size.width, room.height / stage.size.height), 0.01)
        bounds = CGRect(origin: .zero, size: stage.size)
        layer.position = CGPoint(
            x: room.minX + (room.width - stage.size.width * zoom) / 2,
            y: room.minY + (room.height - stage.size.height * zoom) / 2)
        transform = CGAffineTransform(scaleX: zoom, y: zoom)
    }
}
