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
        for catalog in catalogs.sorted(by: { $0.path < $1.path }) where catalog.pathExtension == "xcassets" {
            let files = FileManager.default.enumerator(atPath: catalog.path)
            while let path = files?.nextObject() as? String {
                if (path as NSString).lastPathComponent == name { return catalog.appending(path: path) }
            }
        }
        return nil
    }
}
