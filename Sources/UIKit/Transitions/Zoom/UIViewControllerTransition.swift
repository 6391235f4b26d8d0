import Foundation

extension UIViewController {
    /// How a controller comes and goes, be it presented or pushed: what `preferredTransition` takes.
    ///
    /// An animator of a transitioning delegate, or of a navigation controller's delegate, comes first.
    @preconcurrency @MainActor
    public final class Transition: NSObject {
        enum Kind {
            case style(UIModalTransitionStyle)
            case zoom(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
        }

        let kind: Kind

        private init(_ kind: Kind) {
            self.kind = kind
            super.init()
        }

        /// The controller's view slides up from the lower edge, and down again.
        public static var coverVertical: Transition { Transition(.style(.coverVertical)) }

        /// The controller's view is the back of what is there, which turns about the vertical axis; and turns back.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }

        /// What is there is turned over like a page and uncovers the controller's view; and is turned back.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

        /// The controller's view fades in, and out again.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

        /// The controller's view grows out of another view, such as a thumbnail, and shrinks back into it; a drag
        /// down, one from the leading edge, or two fingers that come together take it back, and it can be caught
        /// while it flies.
        ///
        /// - Parameters:
        ///   - options: what else there is to say; `nil`: nothing.
        ///   - sourceViewProvider: returns the view. It is asked each time the view is needed, on the way there and
        ///     back, as it may be another one by then: do not rely on how often. With `nil`, or a view that is in
        ///     no window, the controller's view grows out of the middle, and a diagnostic says so.
        /// - Returns: the transition.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
        ) -> Transition {
            Transition(.zoom(options ?? ZoomOptions(), sourceViewProvider))
        }

        /// The style that the transition stands for; `nil` for a zoom.
        var modalStyle: UIModalTransitionStyle? {
            if case .style(let style) = kind { style } else { nil }
        }
    }
}
