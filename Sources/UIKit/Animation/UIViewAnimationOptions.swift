extension UIView {
    /// How a block of changes is animated.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits; the values are UIKit's.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the changed views out inside the block, so that their subviews move with them.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach the views while they move.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown, and replaces running animations.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back to the start after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Keeps its own timing curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Lets views change their contents while they move, which views here always do, and animates the changes that
        /// are made in a `UIView.transition` beside it.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Makes `UIView.transition(from:to:)` hide one view and show the other instead of removing and
        /// adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Keeps its own options inside another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips the view about its vertical axis, the left side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips the view about its vertical axis, the right side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Turns the old look up like a page, which stays flat here; for `UIView.transition`.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Brings the new look down like a page, which stays flat here; for `UIView.transition`.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Fades the old look into the new one; for `UIView.transition`.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips the view about its horizontal axis, the upper side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips the view about its horizontal axis, the lower side towards the eye; for `UIView.transition`.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        private static let curveBits: UInt = 15 << 16
        private static let transitionBits: UInt = 15 << 20

        var curve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveBits) >> 16)) ?? .easeInOut
        }

        var transition: ViewTurn.Style {
            ViewTurn.Style(rawValue: (rawValue & Self.transitionBits) >> 20) ?? .none
        }

        /// The settings without the transition.
        var withoutTransition: AnimationOptions {
            AnimationOptions(rawValue: rawValue & ~Self.transitionBits)
        }

        /// The settings that a keyframe block shares, in its own bits.
        var keyframeOptions: KeyframeAnimationOptions {
            KeyframeAnimationOptions(rawValue: rawValue & ~Self.transitionBits)
        }
    }

    /// How a block of keyframes is animated.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits; the values are UIKit's.
        public let rawValue: UInt
        /// Makes options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the changed views out inside the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach the views while they move.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back to the start after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Keeps its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Keeps its own options inside another block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

        /// Interpolates straight from one keyframe to the next; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Jumps from one keyframe to the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Moves at an even speed over all keyframes.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Moves on a smooth curve through all keyframes.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Moves on a smooth curve, at an even speed.
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

        /// The options that both kinds share. The timing curve can be given with the bits of
        /// `AnimationOptions`.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(15 << 10)) }
    }
}
