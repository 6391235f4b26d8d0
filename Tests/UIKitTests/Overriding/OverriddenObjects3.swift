import UIKit

// Each open member of each class is overridden as in Apple's headers, and calls through.

private class MyAlignmentRectContext: UIViewController.Transition.ZoomOptions.AlignmentRectContext {

}

private class MyInteractionContext: UIViewController.Transition.ZoomOptions.InteractionContext {

}

private class MyZoomOptions: UIViewController.Transition.ZoomOptions {
    override var interactiveDismissShouldBegin:
        ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?
    {
        get { super.interactiveDismissShouldBegin }
        set { super.interactiveDismissShouldBegin = newValue }
    }
    override var alignmentRectProvider:
        ((UIViewController.Transition.ZoomOptions.AlignmentRectContext) -> CGRect?)?
    {
        get { super.alignmentRectProvider }
        set { super.alignmentRectProvider = newValue }
    }
    override var dimmingColor: UIColor? {
        get { super.dimmingColor }
        set { super.dimmingColor = newValue }
    }
}

private class MyUIStoryboardSegue: UIStoryboardSegue {
    override func perform() { super.perform() }
}
