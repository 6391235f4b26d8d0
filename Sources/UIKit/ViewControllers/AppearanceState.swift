/// Where a view controller stands between "not on the screen" and "on the screen".
///
/// ```
///              begin(true)               end
/// disappeared ────────────▶ appearing ────────▶ appeared
///      ▲                      │   ▲                │
///      │ end       begin(false)   begin(true)      │ begin(false)
///      └──────────────────  disappearing  ◀────────┘
/// ```
///
/// The two edges in the middle are those of a cancelled transition. Every other call is unbalanced.
enum AppearanceState: Equatable {
    case disappeared
    /// `isAnnounced`: whether `viewIsAppearing(_:)` was sent for this appearance.
    case appearing(animated: Bool, isAnnounced: Bool)
    case appeared
    case disappearing(animated: Bool)

    /// Returns the state after `beginAppearanceTransition(_:animated:)`, or `nil` where that is unbalanced.
    func begun(appearing isAppearing: Bool, animated: Bool) -> AppearanceState? {
        switch (self, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            .appearing(animated: animated, isAnnounced: false)
        case (.appeared, false), (.appearing, false):
            .disappearing(animated: animated)
        case (.disappeared, false), (.disappearing, false), (.appeared, true), (.appearing, true):
            nil
        }
    }

    /// The state after `endAppearanceTransition()`, or `nil` where nothing had begun.
    var ended: AppearanceState? {
        switch self {
        case .appearing: .appeared
        case .disappearing: .disappeared
        case .appeared, .disappeared: nil
        }
    }

    /// Whether the view is on the screen or on its way to it.
    var isComing: Bool {
        switch self {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    /// Whether the view is on the screen, on its way to it, or on its way from it.
    var isVisible: Bool { self != .disappeared }
}

/// Counts an application's appearance calls that repeat those of a running transition. Published animators
/// make such calls for controllers to which UIKit sends them anyway. As on iOS they have no effect.
struct RepeatedAppearance {
    /// Whether a UIKit transition has begun an appearance and will end it.
    var isInTransition = false
    /// The number of repeated begin calls without their end calls so far.
    var beginnings = 0
}
