/// Returns what an optional requirement answered as the optional that it is on iOS. Lowered source asks for
/// `if let height = delegate.height?()` so.
///
/// - Parameter answer: the answer of the requirement or of its default.
/// - Returns: the answer.
public func _optionalAnswer<Answer>(_ answer: Answer) -> Answer? { answer }

/// Returns an answer that may be nil by itself: nil stands for both.
public func _optionalAnswer<Answer>(_ answer: Answer?) -> Answer? { answer }
