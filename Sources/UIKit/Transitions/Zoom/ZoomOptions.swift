import Foundation

extension UIViewController.Transition {
    /// What a zoom may be told besides where it comes from.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
        /// Options that leave everything as it is.
        public override init() {
            super.init()
        }

        /// Decides whether a gesture takes the zoomed view back. It is asked when one could begin, and has the last
        /// word; `nil`: the context's `willBegin` decides.
        open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

        /// Says which part of the zoomed controller's view lies over the source view when the zoom begins and ends,
        /// in the coordinates of the zoomed controller's view: the picture that is also in the thumbnail, say.
        /// `nil`, or the null rectangle: all of the view.
        open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

        /// The colour over what lies behind the zoomed view, with its own opacity; `nil`: a grey as of the system.
        open var dimmingColor: UIColor?
    }
}
