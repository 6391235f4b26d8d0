import Foundation

extension UIViewController.Transition {
    /// The settings of a zoom, besides its source view.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// Creates options with the defaults.
        public override init() {
            super.init()
        }

        /// Decides whether a gesture dismisses the zoomed view. It is asked when one could begin, and
        /// overrides the context's `willBegin`; `nil`: `willBegin` decides.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// Returns the part of the zoomed controller's view that lies over the source view when the zoom
        /// begins and ends, in the coordinates of the zoomed controller's view: the picture that is also in
        /// the thumbnail, say. `nil`, or the null rectangle: the whole view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

        /// The colour, with its own opacity, that dims the views behind the zoomed view. `nil`: no colour
        /// over `dimmingVisualEffect`, and without an effect black at 40 %, chosen by us.
        open var dimmingColor: UIColor?

        /// The effect on the views behind the zoomed view, such as a blur; `nil`: none.
        open var dimmingVisualEffect: UIVisualEffect?
    }
}
