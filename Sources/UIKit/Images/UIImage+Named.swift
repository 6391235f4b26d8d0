import CoreGraphics

extension UIImage {
    /// Finds an image of the app by its name; nil where there is none.
    ///
    /// - Parameter name: the name of a PNG or JPEG file, with or without its ending, or of an image set in an asset
    ///   catalog that is among the resources.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// Finds an image by its name; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: as for `init(named:)`.
    ///   - bundle: where to look; nil for the app itself, with the resource bundles beside it.
    ///   - traitCollection: the display scale that is looked for first; nil for the screen's.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let file = NamedImage.find(named: name, in: bundle, compatibleWith: traitCollection),
            let pixels = try? CGImage.read(fromFile: file.url.path)
        else { return nil }
        self.init(pixels: pixels, scale: file.scale, renderingMode: file.renderingMode)
    }

    /// Finds an image by its name; nil where there is none.
    ///
    /// - Parameters:
    ///   - name: as for `init(named:)`.
    ///   - bundle: where to look; nil for the app itself, with the resource bundles beside it.
    ///   - configuration: how a symbol is drawn; nothing is read from it for a picture, as on iOS.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }
}

/// The file of an image, among those for several scales.
struct NamedImage {
    let url: URL
    let scale: CGFloat
    var renderingMode = UIImage.RenderingMode.automatic

    /// Finds the file whose scale is the nearest at or above the one that is wanted, else the largest.
    init?(_ name: String, in folder: URL, scale: CGFloat) {
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
        var found: [NamedImage] = []
        for type in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
            for (mark, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
                let url = folder.appending(path: "\(stem)\(mark).\(type)")
                if FileManager.default.fileExists(atPath: url.path) {
                    found.append(NamedImage(url: url, scale: scale))
                }
            }
        }
        if found.isEmpty { found = Self.imageSet(name, below: folder) }
        let sorted = found.sorted { $0.scale < $1.scale }
        guard let best = sorted.first(where: { $0.scale >= scale }) ?? sorted.last else { return nil }
        self = best
    }

    /// The file of that name that suits the scale best, from the first folder that has one.
    static func find(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) -> NamedImage? {
        let wanted = traitCollection?.displayScale ?? 0
        let scale = wanted > 0 ? wanted : UIGraphicsImageRendererFormat().scale
        return AssetFolders.of(bundle).lazy.compactMap { NamedImage(name, in: $0, scale: scale) }.first
    }

    private init(url: URL, scale: CGFloat, renderingMode: UIImage.RenderingMode = .automatic) {
        (self.url, self.scale, self.renderingMode) = (url, scale, renderingMode)
    }

    /// Reads the image set of an asset catalog; empty where there is none.
    private static func imageSet(_ name: String, below folder: URL) -> [NamedImage] {
        AssetFolders.set("\(name).imageset", below: folder).map(read) ?? []
    }

    private static func read(_ set: URL) -> [NamedImage] {
        guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
        else { return [] }
        let mode: UIImage.RenderingMode =
            switch contents.properties?.intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        return contents.images.compactMap { image in
            guard let name = image.filename, image.appearances == nil else { return nil }
            let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
            return NamedImage(url: set.appending(path: name), scale: CGFloat(scale), renderingMode: mode)
        }
    }
}

/// The file Contents.json of an image set, as far as it is read.
private struct ImageSetContents: Decodable {
    struct Image: Decodable {
        var filename: String?
        var scale: String?
        /// The appearances that it is for; nil for any.
        var appearances: [[String: String]]?
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }
    }

    var images: [Image]
    var properties: Properties?
}
