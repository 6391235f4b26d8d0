import Foundation

/// Holds by keys what an object is to have again in the next start: what property lists hold, objects that can be
/// archived, and controllers that are restored themselves.
final class RestorationCoder: NSCoder {
    /// The key of a list that stands for a controller: the identifiers on the way to it.
    private static let pathKey = "UIKit.path"
    /// The key of the data that stands for an archived object.
    private static let archiveKey = "UIKit.archive"

    /// What a property list holds of it.
    private(set) var values: [String: Any]
    /// Finds a controller by the identifiers on the way to it.
    private let find: ([String]) -> AnyObject?
    /// The identifiers on the way to a controller; nil for other objects, and for controllers that have none.
    private let path: (Any) -> [String]?

    /// A coder to write to.
    init(path: @escaping (Any) -> [String]?) {
        values = [:]
        find = { _ in nil }
        self.path = path
    }

    /// A coder to read from.
    init(_ values: [String: Any], find: @escaping ([String]) -> AnyObject?) {
        self.values = values
        self.find = find
        path = { _ in nil }
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { values[key] != nil }

    // MARK: - Writing

    override func encode(_ object: Any?, forKey key: String) { values[key] = object.flatMap(listed) }
    override func encode(_ value: Bool, forKey key: String) { values[key] = value }
    override func encode(_ value: Int, forKey key: String) { values[key] = value }
    override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
    override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
    override func encode(_ value: Double, forKey key: String) { values[key] = value }
    override func encodeBytes(_ bytes: UnsafePointer<UInt8>?, length: Int, forKey key: String) {
        values[key] = bytes.map { Data(bytes: $0, count: length) } ?? Data()
    }

    /// Returns what stands for an object in a property list; nil for one that cannot be archived.
    private func listed(_ object: Any) -> Any? {
        if let path = path(object) { return [Self.pathKey: path] }
        if let items = object as? [Any], !items.isEmpty, items.allSatisfy({ path($0) != nil }) {
            return items.compactMap(listed)
        }
        if PropertyListSerialization.propertyList(object, isValidFor: .binary) { return object }
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return data.map { [Self.archiveKey: $0] }
    }

    // MARK: - Reading

    override func decodeObject(forKey key: String) -> Any? { values[key].flatMap(object) }
    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    private func number(_ key: String) -> NSNumber? {
        switch values[key] {
        case let number as NSNumber: number
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }

    private func object(_ value: Any) -> Any? {
        if let items = value as? [[String: Any]], items.allSatisfy({ $0[Self.pathKey] != nil }) {
            return items.compactMap(object)
        }
        guard let list = value as? [String: Any] else { return value }
        if let path = list[Self.pathKey] as? [String] { return find(path) }
        guard let data = list[Self.archiveKey] as? Data else { return value }
        return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
}
