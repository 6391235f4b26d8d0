import Foundation

/// A file of any kind in an asset catalog that is among the resources, by its name.
open class NSDataAsset: NSObject {
    /// The name that the asset was found by.
    public let name: String
    /// The file's bytes.
    public let data: Data
    /// The uniform type identifier that the catalog has for the file; empty where it has none.
    public let typeIdentifier: String

    /// Finds a file of the app; nil where there is none.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Finds a file; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: the name of a data set in an asset catalog.
    ///   - bundle: where to look; the main one stands for the app with the resource bundles beside it.
    public init?(name: String, bundle: Bundle) {
        guard let set = AssetFolders.set("\(name).dataset", in: bundle == .main ? nil : bundle),
            let list = try? Data(contentsOf: set.appending(path: "Contents.json")),
            let file = try? JSONDecoder().decode(DataSetContents.self, from: list).data.first,
            let filename = file.filename,
            let data = try? Data(contentsOf: set.appending(path: filename))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.type ?? ""
        super.init()
    }
}

/// The file Contents.json of a data set, as far as it is read.
private struct DataSetContents: Decodable {
    struct File: Decodable {
        var filename: String?
        var type: String?

        enum CodingKeys: String, CodingKey {
            case filename
            case type = "universal-type-identifier"
        }
    }

    var data: [File]
}
