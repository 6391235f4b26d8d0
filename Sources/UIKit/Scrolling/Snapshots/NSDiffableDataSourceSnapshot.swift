import Foundation

/// The sections and items of a list at one time, by identifiers that are all different.
///
/// A section or an item that is already there, or that another one is to be put beside without being there, is left
/// out, and reported.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private typealias Section = SnapshotSection<SectionIdentifierType, ItemIdentifierType>

    private var sections: [Section] = []
    /// The items that get new cells although they are at home in both snapshots.
    private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are asked for again in place.
    private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections whose items all get new cells.
    private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: - Asking

    /// The number of items in all sections.
    public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// Returns the number of items in a section; 0 where there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of a section; none where there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        index(of: identifier).map { sections[$0].items } ?? []
    }

    /// Returns the section of an item; nil where there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }

    /// Returns the place of an item among all items; nil where there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: identifier)
    }

    /// Returns the place of a section; nil where there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { index(of: identifier) }

    // MARK: - Items

    /// Adds items at the end of the last section.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        guard !sections.isEmpty else { return complain("there is no section for items") }
        insert(identifiers, in: sections.count - 1, at: sections[sections.count - 1].items.count)
    }

    /// Adds items at the end of a section; nil stands for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let sectionIdentifier else { return appendItems(identifiers) }
        guard let section = index(of: sectionIdentifier) else {
            return complain("there is no section \(sectionIdentifier)")
        }
        insert(identifiers, in: section, at: sections[section].items.count)
    }

    /// Adds items in front of another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: beforeIdentifier) else {
            return complain("there is no item \(beforeIdentifier)")
        }
        insert(identifiers, in: place.section, at: place.item)
    }

    /// Adds items behind another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        guard let place = place(of: afterIdentifier) else {
            return complain("there is no item \(afterIdentifier)")
        }
        insert(identifiers, in: place.section, at: place.item + 1)
    }

    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }

    /// Takes all sections out, with their items.
    public mutating func deleteAllItems() { sections = [] }

    /// Puts an item in front of another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        guard identifier != toIdentifier, place(of: identifier) != nil, place(of: toIdentifier) != nil else {
            return complain("\(identifier) cannot be moved to \(toIdentifier)")
        }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    /// Puts an item behind another one.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        guard identifier != toIdentifier, place(of: identifier) != nil, place(of: toIdentifier) != nil else {
            return complain("\(identifier) cannot be moved to \(toIdentifier)")
        }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    /// Gives items new cells when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    /// Sets items' cells anew when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { place(of: $0) != nil }
    }

    // MARK: - Sections

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Adds sections in front of another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = index(of: toIdentifier) else {
            return complain("there is no section \(toIdentifier)")
        }
        insert(identifiers, at: index)
    }

    /// Adds sections behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = index(of: toIdentifier) else {
            return complain("there is no section \(toIdentifier)")
        }
        insert(identifiers, at: index + 1)
    }

    /// Takes sections out, with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sections.removeAll { identifiers.contains($0.identifier) }
    }

    /// Puts a section in front of another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, by: 0) }

    /// Puts a section behind another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, by: 1) }

    /// Gives the items of sections new cells when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { index(of: $0) != nil }
    }

    // MARK: - For the data sources

    /// Forgets what is to be reloaded, as that was done.
    mutating func forgetReloads() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
    }

    /// Returns the section at a place; nil where there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index].identifier : nil
    }

    /// The number of items in the section at a place; 0 where there is none.
    func numberOfItems(inSectionAt index: Int) -> Int {
        sections.indices.contains(index) ? sections[index].items.count : 0
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// Replaces the items of a section, which is added at the end where it is not there.
    mutating func setItems(_ items: [ItemIdentifierType], in section: SectionIdentifierType) {
        if index(of: section) == nil { appendSections([section]) }
        guard let index = index(of: section) else { return }
        sections[index].items = []
        insert(items, in: index, at: 0)
    }

    // MARK: - Places

    private func index(of section: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == section }
    }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let place = section.items.firstIndex(of: item) { return (index, place) }
        }
        return nil
    }

    private mutating func insert(_ items: [ItemIdentifierType], in section: Int, at place: Int) {
        var known = Set(itemIdentifiers)
        let new = items.filter { known.insert($0).inserted }
        if new.count < items.count { complain("items that are there already are not added again") }
        sections[section].items.insert(contentsOf: new, at: place)
    }

    private mutating func insert(_ new: [SectionIdentifierType], at place: Int) {
        var known = Set(sectionIdentifiers)
        let added = new.filter { known.insert($0).inserted }
        if added.count < new.count { complain("sections that are there already are not added again") }
        sections.insert(contentsOf: added.map { Section(identifier: $0) }, at: place)
    }

    private mutating func move(
        _ section: SectionIdentifierType, to other: SectionIdentifierType, by distance: Int
    ) {
        guard section != other, let from = index(of: section), index(of: other) != nil else {
            return complain("\(section) cannot be moved to \(other)")
        }
        let moved = sections.remove(at: from)
        guard let place = index(of: other) else { return }
        sections.insert(moved, at: place + distance)
    }

    private func complain(_ problem: String) {
        MainActor.ifCurrent {
            FrameClock.current.diagnose(
                "NSDiffableDataSourceSnapshot", "snapshot", "\(problem), so nothing is changed there")
        }
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// A section of a snapshot.
private struct SnapshotSection<Identifier: Hashable, Item: Hashable> {
    let identifier: Identifier
    var items: [Item] = []
}

extension SnapshotSection: Sendable where Identifier: Sendable, Item: Sendable {}
