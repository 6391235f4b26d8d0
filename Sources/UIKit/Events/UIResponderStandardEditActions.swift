import ObjectiveC

/// Where the standard edit actions are declared, as `#selector(UIResponderStandardEditActions.copy(_:))` names them.
public typealias UIResponderStandardEditActions = UIResponder

extension UIResponder {
    /// The actions that every responder has, and only some carry out.
    static let standardEditActions: Set<Selector> = [
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:", "toggleItalics:",
        "toggleUnderline:", "increaseSize:", "decreaseSize:", "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft:",
    ]
}
