import Foundation

extension CALayer {
    /// One shared `NSNull()`: views answer with it to many thousand changes a second.
    package static let noAction = NSNull()

    package var values: LayerValues {
        _read { yield modelPointer.pointee }
        _modify { yield &modelPointer.pointee }
    }

    /// Whether the model's values are shown: nothing animates the layer.
    package var showsModel: Bool { shownPointer == modelPointer }

    /// The shown values while animations run, otherwise the model's.
    package var shown: LayerValues {
        _read { yield shownPointer.pointee }
    }
}
