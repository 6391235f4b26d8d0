import Foundation

/// Text that layout managers lay out: a mutable text with attributes that tells them what is edited.
///
/// A subclass may keep the text itself, as on iOS: it overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` for a `String` and `setAttributes(_:range:)`, calls `edited(_:range:changeInLength:)`
/// with what the last two have changed, and calls none of the four of `super`. All other changes come down to these.
open class NSTextStorage: NSMutableAttributedString {
    /// What of a text was edited.
    public struct EditActions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Letters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Posted before an edit is processed, with the text as its object.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Posted after an edit was processed, before layout managers hear of it, with the text as its object.
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")

    /// The managers that lay the text out; they belong to the main actor.
    private nonisolated(unsafe) var managers: [NSLayoutManager] = []
    private nonisolated(unsafe) weak var listener: (any NSTextStorageDelegate)?
    /// How many edits have begun that have not ended.
    private var depth = 0
    /// Whether what is edited right now is in the text that this class keeps.
    private var editsOwnText = false

    // MARK: - Creating a text

    /// Makes an empty text.
    public init() { super.init(string: "") }

    /// Makes a text without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Makes a text with attributes, the same everywhere.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// Makes a copy of a text.
    public override init(attributedString: NSAttributedString) {
        super.init(attributedString: attributedString)
    }

    /// Reads a text.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Layout managers

    /// The managers that lay the text out.
    @preconcurrency @MainActor
    open var layoutManagers: [NSLayoutManager] { managers }

    /// Lets a manager lay the text out, and no other text any more.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Lets a manager go.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// Hears of edits, and may change attributes with them.
    @preconcurrency @MainActor
    open var delegate: (any NSTextStorageDelegate)? {
        get { listener }
        set { listener = newValue }
    }

    // MARK: - What was edited

    /// What of the text was edited; empty unless an edit goes on.
    open private(set) var editedMask: EditActions = []

    /// Where the text was edited, as it is now; its location is `NSNotFound` unless an edit goes on.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)

    /// By how many units the text got longer; 0 unless an edit goes on.
    open private(set) var changeInLength = 0

    /// Where letters were edited since edits were processed last.
    private var editedLetters: NSRange?

    /// Where letters were edited by the edits that were processed last, without what was changed along with them; nil
    /// where only attributes were.
    private(set) var processedLetters: NSRange?

    /// Begins edits that are processed together.
    open override func beginEditing() { depth += 1 }

    /// Ends edits, and processes them unless others go on around them.
    open override func endEditing() {
        depth = max(depth - 1, 0)
        if depth == 0 { processIfEdited() }
    }

    /// Takes note of an edit, and processes it unless edits go on.
    ///
    /// - Parameters:
    ///   - editedMask: what of the text was edited.
    ///   - editedRange: where, as it was before.
    ///   - delta: by how many units it got longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        if !editsOwnText { takeOver(editedMask, editedRange, delta) }
        let known = self.editedMask.isEmpty ? nil : self.editedRange
        self.editedRange = Self.range(around: known, editedRange, changeInLength: delta)
        if editedMask.contains(.editedCharacters) {
            editedLetters = Self.range(around: editedLetters, editedRange, changeInLength: delta)
        }
        self.editedMask.formUnion(editedMask)
        changeInLength += delta
        if depth == 0 { processIfEdited() }
    }

    /// Returns the range around an earlier edit and one that follows it, as it is after both.
    private static func range(
        around earlier: NSRange?, _ range: NSRange, changeInLength delta: Int
    ) -> NSRange {
        let start = min(earlier?.location ?? range.location, range.location)
        let end = max(earlier?.upperBound ?? range.upperBound, range.upperBound)
        return NSRange(location: start, length: max(end + delta - start, 0))
    }

    /// Tells the delegate of the edits, before layout managers hear of them.
    ///
    /// A subclass may override it to change attributes with the edits, and calls `super`.
    open func processEditing() {
        nonisolated(unsafe) let text = self
        NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
        MainActor.ifCurrent {
            text.delegate?.textStorage(
                text, willProcessEditing: text.editedMask, range: text.editedRange,
                changeInLength: text.changeInLength)
            text.delegate?.textStorage(
                text, didProcessEditing: text.editedMask, range: text.editedRange,
                changeInLength: text.changeInLength)
        }
        NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    }

    private func processIfEdited() {
        guard !editedMask.isEmpty else { return }
        // What is edited meanwhile belongs to the same edit.
        depth += 1
        processEditing()
        depth -= 1
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        (processedLetters, editedLetters) = (editedLetters, nil)
        nonisolated(unsafe) let text = self
        MainActor.ifCurrent {
            for manager in text.managers {
                manager.processEditing(
                    for: text, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
            }
        }
    }

    // MARK: - Edits

    /// The letters; what is changed in them is an edit of the text.
    open override var mutableString: NSMutableString {
        // Foundation makes a `String` of the letters that it was given, and asks a subclass only where it bridges.
        let letters = StoredLetters(string: string)
        letters.text = self
        return letters
    }

    /// Replaces a part of the letters; the new ones have the attributes of the first that they replace.
    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        noteOwnEdit(.editedCharacters, range, str.utf16.count - range.length)
    }

    /// Sets all attributes of a part.
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        noteOwnEdit(.editedAttributes, range, 0)
    }

    /// Replaces a part of the text.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        // The text may be a part of this one.
        let (letters, runs) = (
            attrString.string,
            attrString.attributeRuns(in: NSRange(location: 0, length: attrString.length))
        )
        beginEditing()
        replaceCharacters(in: range, with: letters)
        for run in runs {
            setAttributes(
                run.attributes,
                range: NSRange(location: range.location + run.range.location, length: run.range.length))
        }
        endEditing()
    }

    /// Deletes a part of the text.
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    /// Sets an attribute of a part.
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        changeAttributes(in: range) { $0[name] = value }
    }

    /// Sets attributes of a part, and leaves its others.
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeAttributes(in: range) { $0.merge(attrs) { $1 } }
    }

    /// Takes an attribute away from a part.
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeAttributes(in: range) { $0[name] = nil }
    }

    private func changeAttributes(
        in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
    ) {
        let runs = attributeRuns(in: range)
        beginEditing()
        for run in runs {
            var attributes = run.attributes
            change(&attributes)
            setAttributes(attributes, range: run.range)
        }
        endEditing()
    }

    /// Takes note of an edit that is in the text of this class already.
    private func noteOwnEdit(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let before = editsOwnText
        editsOwnText = true
        edited(mask, range: range, changeInLength: delta)
        editsOwnText = before
    }

    // MARK: - The text of a subclass

    /// Takes over an edit of the text that a subclass keeps. Foundation reads the text that this class has, not the
    /// one that a subclass returns.
    private func takeOver(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let (text, letters) = (string, string as NSString)
        guard range.upperBound <= super.length, letters.length == super.length + delta else {
            // The subclass has not told of an edit before this one.
            let whole = NSRange(location: 0, length: letters.length)
            super.replaceCharacters(in: NSRange(location: 0, length: super.length), with: text)
            return takeOverAttributes(in: whole)
        }
        let new = NSRange(location: range.location, length: range.length + delta)
        if mask.contains(.editedCharacters) {
            super.replaceCharacters(in: range, with: letters.substring(with: new))
        }
        takeOverAttributes(in: new)
    }

    private func takeOverAttributes(in range: NSRange) {
        for run in attributeRuns(in: range) { super.setAttributes(run.attributes, range: run.range) }
    }
}

/// The letters of a text that is edited where they are changed.
private final class StoredLetters: NSMutableString {
    var text: NSTextStorage?

    // What Foundation requires and no subclass inherits.

    required convenience init?(coder: NSCoder) { nil }

    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(stringLiteral: value) }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(stringLiteral: value)
    }

    override var length: Int { text?.string.utf16.count ?? 0 }

    override func character(at index: Int) -> unichar {
        text.map { ($0.string as NSString).character(at: index) } ?? 0
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        text?.replaceCharacters(in: range, with: aString)
    }
}

extension NSAttributedString {
    /// The parts of a range that have the same attributes each.
    fileprivate func attributeRuns(
        in range: NSRange
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var place = range.location
        while place < range.upperBound {
            var run = NSRange(location: place, length: 0)
            let attributes = attributes(at: place, effectiveRange: &run)
            let end = min(max(run.upperBound, place + 1), range.upperBound)
            runs.append((attributes, NSRange(location: place, length: end - place)))
            place = end
        }
        return runs
    }
}
