import QuartzCore
import UIKit

/// A view of one application that shows the stage of another one.
///
/// It shows the stage's own layers, without a copy of their pixels, in the size of its bounds; its own transform scales
/// them. The stage's clock is its own: the view shows the stage's last frame, whenever that was run.
///
/// ```swift
/// let view = StageView()
/// view.stage = stage
/// view.bounds.size = stage.size
/// ```
public final class StageView: UIView {
    public override class func makeLayer() -> CALayer { TreeHostLayer() }

    /// The stage that is shown; nil for none. A stage is shown by one view.
    public var stage: Stage? {
        didSet { (layer as? TreeHostLayer)?.hosted = stage?.application.screen.tree }
    }
}
