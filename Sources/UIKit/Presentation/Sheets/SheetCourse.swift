import QuartzCore

/// What a sheet is doing at the moment.
enum SheetCourse {
    /// It is below the container, or somebody else's animator moves it.
    case away
    /// It stands at its detent.
    case resting
    /// A finger holds it.
    case held(SheetDrag)
    /// It moves by itself.
    case settling(SheetSettling)
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
    /// Where the card was going when the finger caught it.
    var interrupted: SheetSettling.Goal?
    /// Whether the finger has moved, so that its release says where the sheet goes.
    var isMoving = false
}

/// A sheet on its way.
struct SheetSettling {
    /// Where it goes.
    enum Goal: Equatable {
        case detent, away
    }

    var spring: SheetSpring
    /// In the time in which the container lives.
    var since: CFTimeInterval
    let goal: Goal
    /// What ends the transition that the way is a part of.
    let completion: (@MainActor () -> Void)?
}
