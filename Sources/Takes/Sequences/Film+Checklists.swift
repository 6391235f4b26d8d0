import Foundation

/// A transition's sequence of calls, and which of them have come.
public struct CallChecklist: Sendable, Equatable {
    /// Whether a step was called.
    public enum Outcome: Sendable, Equatable {
        /// In its place.
        case called(Call)
        /// Before a call that it should follow.
        case outOfOrder(Call)
        /// Not yet; the film does not go as far as the transition's end.
        case awaited
        /// An optional call that did not come.
        case left
        /// The transition is over, and the call has not come.
        case missing
    }

    /// The transition.
    public let transition: Film.Transition
    /// The steps, in order.
    public let entries: [Entry]

    /// A step and its outcome.
    public struct Entry: Sendable, Equatable {
        /// The step.
        public let step: CallSequence.Step
        /// Whether it was called.
        public let outcome: Outcome

        /// The call; nil where it has not come.
        public var call: Call? {
            switch outcome {
            case .called(let call), .outOfOrder(let call): call
            case .awaited, .left, .missing: nil
            }
        }
    }
}

extension Film {
    /// Returns the sequences of all transitions with their outcomes.
    public func checklists() -> [CallChecklist] {
        transitions.indices.map { checklist(of: transitions[$0], after: $0 > 0 ? transitions[$0 - 1] : nil) }
    }

    private func checklist(of transition: Transition, after earlier: Transition?) -> CallChecklist {
        let calls = calls(of: transition, after: earlier)
        // A finger that is lifted at once leaves no frame in which it drives the transition.
        let isInteractive =
            transition.isInteractive.contains(true)
            || calls.contains { $0.name == "startInteractiveTransition(_:)" }
        let sequence = CallSequence(
            of: transition.kind, isInteractive: isInteractive, isCancelled: transition.isCancelled)
        let isOver = transition.endFrame < times.count
        var search = CallSearch(calls: calls, subject: transition.subject)
        let entries = sequence.steps.map { step in
            let outcome: CallChecklist.Outcome =
                if let call = search.next(step) {
                    .called(call)
                } else if let call = search.earlier(step) {
                    step.mayComeEarly ? .called(call) : .outOfOrder(call)
                } else if !isOver {
                    .awaited
                } else {
                    step.isOptional ? .left : .missing
                }
            return CallChecklist.Entry(step: step, outcome: outcome)
        }
        return CallChecklist(transition: transition, entries: entries)
    }

    /// The calls from the end of an earlier transition to the end of this one.
    private func calls(of transition: Transition, after earlier: Transition?) -> ArraySlice<Call> {
        let end = frameOfCall.partitioningIndex { $0 > transition.endFrame }
        guard let earlier else { return calls[..<end] }
        let border = min(earlier.endFrame, transition.firstFrame)
        let first = frameOfCall.partitioningIndex { $0 >= border }
        // A request in the frame in which the earlier one ends comes after that has completed.
        let inBorder = calls[first..<end].prefix { frameOfCall[$0.number] == border }
        let completion = inBorder.lastIndex { $0.name == "completeTransition(_:)" }
        return calls[(completion.map { $0 + 1 } ?? first)..<end]
    }
}

/// Finds steps among calls, one after the other.
private struct CallSearch {
    let calls: ArraySlice<Call>
    let subject: String
    private var place: Int
    /// The first call that was found.
    private var first: Int?
    private var used: Set<Int> = []

    init(calls: ArraySlice<Call>, subject: String) {
        self.calls = calls
        self.subject = subject
        place = calls.startIndex
    }

    /// Returns the next call of a step, from the last one found on.
    mutating func next(_ step: CallSequence.Step) -> Call? {
        guard let index = find(step, in: place..<calls.endIndex) else { return nil }
        place = index + 1
        first = first ?? index
        used.insert(index)
        return calls[index]
    }

    /// Returns a call of a step that came before the last one found, and is no other step's.
    mutating func earlier(_ step: CallSequence.Step) -> Call? {
        guard let index = find(step, in: start(for: step)..<place) else { return nil }
        used.insert(index)
        return calls[index]
    }

    /// Returns where to search for a step: calls before the request belong to something else.
    private func start(for step: CallSequence.Step) -> Int {
        step.mayComeEarly ? calls.startIndex : first ?? place
    }

    private func find(_ step: CallSequence.Step, in range: Range<Int>) -> Int? {
        let candidates = range.filter { index in
            let call = calls[index]
            return call.name == step.call && call.kind != .diagnostic && !used.contains(index)
                && (call.detail["block"] == "completion") == step.isCompletion
        }
        if step.isOptional, !step.isSubject {
            // The other controller may get no such call, and the subject the same call later.
            return candidates.first { calls[$0].kind != .appearance || calls[$0].object != subject }
        }
        // A child of the controller may get the call first.
        let own = step.isSubject ? candidates.first { calls[$0].object == subject } : nil
        return own ?? candidates.first
    }
}
