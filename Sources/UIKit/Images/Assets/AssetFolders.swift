import Foundation

/// Where the app's resources are.
enum AssetFolders {
    /// The folders of a bundle; for nil those of the app: its own, then the resource bundles that lie beside it, in
    /// the order of their names.
    static func of(_ bundle: Bundle?) -> [URL] {
        if let bundle { return [bundle.resourceURL ?? bundle.bundleURL] }
        let own = Bundle.main.resourceURL ?? Bundle.main.bundleURL
        let beside =
            (try? FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)) ?? []
        let bundles = beside.filter { ["resources", "bundle"].contains($0.pathExtension) }
        return [own] + bundles.sorted { $0.path < $1.path }
    }

    /// The first set of a name, with its ending, in the asset catalogs of a bundle; nil where there is none.
    static func set(_ name: String, in bundle: Bundle?) -> URL? {
        of(bundle).lazy.compactMap { set(name, below: $0) }.first
    }

    /// The first set of a name, with its ending, in the asset catalogs of a folder; nil where there is none.
    static func set(_ name: String, below folder: URL) -> URL? {
        let catalogs =
            (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let last = (name as NSString).lastPathComponent
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) where catalog.pathExtension == "xcassets" {
            let files = FileManager.default.enumerator(atPath: catalog.path)
            while let path = files?.nextObject() as? String {
                guard (path as NSString).lastPathComponent == last else { continue }
                if qualifiedName(of: path, in: catalog) == name { return catalog.appending(path: path) }
            }
        }
        return nil
    }

    /// The name of a set with the folders before it that provide a namespace.
    private static func qualifiedName(of path: String, in catalog: URL) -> String {
        let parts = path.split(separator: "/").map(String.init)
        let spaces = parts.indices.dropLast().filter { index in
            let folder = catalog.appending(path: parts[...index].joined(separator: "/"))
            return providesNamespace(folder)
        }
        return (spaces.map { parts[$0] } + parts.suffix(1)).joined(separator: "/")
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else { return false }
        let contents = try? JSONDecoder().decode(GroupContents.self, from: data)
        return contents?.properties?.providesNamespace ?? false
    }
}

/// The file Contents.json of a folder in an asset catalog, as far as it is read.
private struct GroupContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
        }
    }

    var properties: Properties?
}
