import Foundation

/// Hears of the edits of a text, and may change it with them. Every method is optional.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// The text was edited; letters and attributes may be changed.
    ///
    /// - Parameters:
    ///   - textStorage: the text.
    ///   - editedMask: what of it was edited.
    ///   - editedRange: where, as it is now.
    ///   - delta: by how many units it got longer.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// The text was edited, and layout managers are about to hear of it; attributes may be changed.
    ///
    /// - Parameters:
    ///   - textStorage: the text.
    ///   - editedMask: what of it was edited.
    ///   - editedRange: where, as it is now.
    ///   - delta: by how many units it got longer.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
