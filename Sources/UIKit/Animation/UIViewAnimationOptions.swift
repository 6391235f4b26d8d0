extension UIView {
    /// How a block of changes is animated.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits; the values are UIKit's.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the changed views out inside of the block, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown, and takes the place of animations that run.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back again to the start.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside of another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own pace inside of another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// `UIView.transition(from:to:)` hides one view and shows the other in place of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps its own options inside of another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// The view turns about its upright axis, the left side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// The view turns about its upright axis, the right side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// The old look is turned up like a page, as a flat one here; for `UIView.transition`.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// The new look comes down like a page, as a flat one here; for `UIView.transition`.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// The old look fades into the new one; for `UIView.transition`.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// The view turns about its level axis, the upper side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// The view turns about its level axis, the lower side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        private static let curveBits: UInt = 15 << 16
        private static let transitionBits: UInt = 15 << 20

        var curve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut
        }

        var transition: ViewTurn.Style {
            ViewTurn.Style(rawValue: (rawValue & Self.transitionBits) >> 20) ?? .none
        }

        /// The same pace and the like for a block of keyframes, whose own bits are elsewhere.
        var keyframeOptions: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: rawValue & ~Self.transitionBits)
        }
    }

    /// How a block of keyframes is animated.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits; the values are UIKit's.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the changed views out inside of the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Touches reach the views while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes back again to the start.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside of another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options inside of another block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Straight from one keyframe to the next; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe at once.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace over all keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// On a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// On a smooth curve, at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var mode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 15 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// What both kinds of options have; the pace of a whole can be given with the bits of `AnimationOptions`.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)) }
    }
}
