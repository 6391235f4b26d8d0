/// A text input with an editor: what its traits ask of typed text is done for it.
@preconcurrency @MainActor
protocol EditorInput: TypedTextInput, TraitsOwner, UITextInputTraits {
    var editor: TextEditor { get }
    /// Whether the user may type into it.
    var isEditable: Bool { get }
}

extension EditorInput {
    /// The traits with what a subclass says of those that it may override.
    private var typingTraits: TextInputTraits {
        var traits = inputTraits
        (traits.smartQuotesType, traits.smartDashesType) = (smartQuotesType, smartDashesType)
        // Sentences are what is read where nothing is set, too, and letters stay as they are.
        if autocapitalizationType != .sentences { traits.autocapitalizationType = autocapitalizationType }
        return traits
    }

    /// Inserts text that the user has typed, with the capitals, quotation marks and dashes that the traits ask for.
    ///
    /// What is pasted, and what a program inserts, stays as it is.
    func insertTyped(_ text: String) {
        guard isEditable else { return }
        // A password has the letters that are typed.
        guard !editor.isSecret else { return insertText(text) }
        let (edited, traits) = (editor.edited, typingTraits)
        let before = edited.textBeforeTyping
        let (typed, replacesHyphen) = traits.punctuated(
            traits.capitalized(text, after: before), after: before, joinsHyphen: edited.marked == nil)
        if replacesHyphen { editor.insertOverHyphen(typed) } else { insertText(typed) }
    }
}
