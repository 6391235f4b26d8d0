/// The recognizers whose failure a recognizer waits for.
@MainActor
struct FailureRequirements {
    private struct Reference {
        weak var recognizer: UIGestureRecognizer?
    }

    private var references: [Reference] = []
    /// The delegates' answers during this gesture; each delegate is asked once.
    private var answers: [ObjectIdentifier: Bool] = [:]

    mutating func add(_ recognizer: UIGestureRecognizer) {
        references.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
        references.append(Reference(recognizer: recognizer))
    }

    func contains(_ recognizer: UIGestureRecognizer) -> Bool {
        references.contains { $0.recognizer === recognizer }
    }

    mutating func answer(about recognizer: UIGestureRecognizer, ask: () -> Bool) -> Bool {
        let key = ObjectIdentifier(recognizer)
        if let answer = answers[key] { return answer }
        let answer = ask()
        answers[key] = answer
        return answer
    }

    mutating func forgetAnswers() {
        answers.removeAll(keepingCapacity: true)
    }
}
