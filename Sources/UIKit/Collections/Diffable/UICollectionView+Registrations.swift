import Foundation

extension UICollectionView {
    /// A class of cells with what fills them, in place of a reuse identifier.
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell with an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        fileprivate let key = RegistrationKey()
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Makes a registration of a class.
        ///
        /// - Parameter handler: fills a cell with an item.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Makes a registration of the cell in a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A class of supplementary views with what fills them, in place of a reuse identifier.
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        fileprivate let key = RegistrationKey()
        fileprivate let kind: String
        fileprivate let handler: Handler

        /// Makes a registration of a class.
        ///
        /// - Parameters:
        ///   - elementKind: the kind of view.
        ///   - handler: fills a view.
        public init(elementKind: String, handler: @escaping Handler) {
            kind = elementKind
            self.handler = handler
        }
    }

    /// Returns a cell of a registration, filled with an item.
    ///
    /// - Parameters:
    ///   - registration: the class, and what fills its cells.
    ///   - indexPath: where the cell will be.
    ///   - item: what it shows; nil fills nothing.
    /// - Returns: the cell.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        let identifier = registration.key.identifier
        if let nib = registration.nib {
            register(nib, forCellWithReuseIdentifier: identifier)
        } else {
            register(Cell.self, forCellWithReuseIdentifier: identifier)
        }
        let made = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        let cell = made as? Cell ?? unsafeDowncast(Cell.makeView(frame: .zero), to: Cell.self)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Returns a supplementary view of a registration, filled.
    ///
    /// - Parameters:
    ///   - registration: the class, and what fills its views.
    ///   - indexPath: where the view will be.
    /// - Returns: the view.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let identifier = registration.key.identifier
        register(
            Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: identifier
        )
        let made = dequeueReusableSupplementaryView(
            ofKind: registration.kind, withReuseIdentifier: identifier, for: indexPath)
        let view =
            made as? Supplementary
            ?? unsafeDowncast(Supplementary.makeView(frame: .zero), to: Supplementary.self)
        registration.handler(view, registration.kind, indexPath)
        return view
    }
}

/// What tells one registration from another.
private final class RegistrationKey: Sendable {
    /// The reuse identifier; the registration lives as long as its cells are asked for.
    var identifier: String { "registration \(ObjectIdentifier(self))" }
}
