import MotionPhysics

/// What a sheet is doing.
enum SheetActivity {
    /// It is below the container, or another animator moves it.
    case away
    /// It stands at its detent.
    case resting
    /// A finger drags it.
    case held(SheetDrag)
    /// Its spring moves it.
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

/// A finger's drag of a sheet.
struct SheetDrag {
    /// Whether a drag below the smallest detent dismisses.
    enum Dismissal {
        case undecided, allowed, refused
    }

    /// Where the sheet would be, without rubber bands, if the pan's translation were zero.
    var base: CGFloat
    var dismissal = Dismissal.undecided
}

/// A sheet that its spring moves.
struct SheetSettling {
    /// Where it goes.
    enum Goal: Equatable {
        case detent, away
    }

    let motion: SettlingMotion<SpringMotion<Double>>
    let goal: Goal
    /// Ends the transition that the motion belongs to.
    let completion: (@MainActor () -> Void)?
}
