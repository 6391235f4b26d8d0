import Foundation

extension UIViewController {
    /// How a controller appears and disappears when it is presented or pushed: the value of
    /// `preferredTransition`.
    ///
    /// An animator of a transitioning delegate, or of a navigation controller's delegate, takes precedence.
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

        /// The current view turns over about the vertical axis, like a card with the new one on its back; and
        /// turns back.
        public static var flipHorizontal: Transition { Transition(.style(.flipHorizontal)) }

        /// The current view is turned over like a page and uncovers the new one; and is turned back.
        public static var partialCurl: Transition { Transition(.style(.partialCurl)) }

        /// The controller's view fades in, and out again.
        public static var crossDissolve: Transition { Transition(.style(.crossDissolve)) }

        /// The controller's view grows out of another view, such as a thumbnail, and shrinks back into it. A
        /// drag down, a drag from the leading edge or a pinch dismisses it, and it can be caught in flight.
        ///
        /// - Parameters:
        ///   - options: further settings; `nil`: the defaults.
        ///   - sourceViewProvider: returns the source view. It is asked anew on the way there and back, as
        ///     the view may be another one by then: do not rely on how often. With `nil`, or a view that is
        ///     in no window, the controller's view grows out of the middle, and a diagnostic says so.
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
