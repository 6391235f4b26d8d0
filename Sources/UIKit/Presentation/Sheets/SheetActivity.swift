import Motion

/// What a sheet is doing at the moment.
enum SheetActivity {
    /// It is below the container, or somebody else's animator moves it.
    case away
    /// It stands at its detent.
    case resting
    /// A finger drags it.
    case held(SheetDrag)
    /// It moves by itself.
    case settling(SheetSettling)
    /// A finger has stopped it on its way and has not dragged it yet.
    case stopped(SheetSettling)

    /// Whether a finger is on it.
    var isHeld: Bool {
        switch self {
        case .held, .stopped: true
        case .away, .resting, .settling: false
        }
    }
}

/// A finger on a sheet.
struct SheetDrag {
    /// What the user's drag below the smallest detent leads to.
    enum Dismissal {
        case undecided, allowed, refused
    }

    /// Where the sheet would be, without rubber bands, if the pan's translation were zero.
    var base: CGFloat
    var dismissal = Dismissal.undecided
}

/// A sheet on its way.
struct SheetSettling {
    /// Where it goes.
    enum Goal: Equatable {
        case detent, away
    }

    let motion: SettlingMotion<SpringMotion<Double>>
    let goal: Goal
    /// What ends the transition that the way is a part of.
    let completion: (@MainActor () -> Void)?
}
