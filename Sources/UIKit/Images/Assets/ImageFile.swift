import CoreGraphics
import Foundation

/// A file among the resources that holds a version of an image, and what it is for.
struct ImageFile: Equatable, Sendable {
    let url: URL
    /// Pixels per point.
    let scale: CGFloat
    var traits = UITraitCollection()
    var renderingMode = UIImage.RenderingMode.automatic
    /// The edges that keep their size, in pixels.
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile

    /// Reads the picture; nil where that fails.
    func read() -> UIImage? {
        guard let pixels = try? CGImage.read(fromFile: url.path) else { return nil }
        let image = UIImage(pixels: pixels, scale: scale, renderingMode: renderingMode)
        guard capInsets != .zero else { return image }
        let insets = UIEdgeInsets(
            top: capInsets.top / scale, left: capInsets.left / scale, bottom: capInsets.bottom / scale,
            right: capInsets.right / scale)
        return image.resizableImage(withCapInsets: insets, resizingMode: resizingMode)
    }

    // MARK: - Finding

    /// Returns the files of a name in the first of a bundle's folders that has any.
    static func files(named name: String, in bundle: Bundle?) -> [ImageFile] {
        AssetFolders.of(bundle).lazy.map { files(named: name, in: $0) }.first { !$0.isEmpty } ?? []
    }

    private static func files(named name: String, in folder: URL) -> [ImageFile] {
        let ending = (name as NSString).pathExtension
        let stem = ending.isEmpty ? name : (name as NSString).deletingPathExtension
        var found: [ImageFile] = []
        for type in ending.isEmpty ? ["png", "jpg", "jpeg"] : [ending] {
            for (mark, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
                let url = folder.appending(path: "\(stem)\(mark).\(type)")
                if FileManager.default.fileExists(atPath: url.path) {
                    found.append(ImageFile(url: url, scale: scale))
                }
            }
        }
        guard found.isEmpty else { return found }
        return AssetFolders.set("\(name).imageset", below: folder).map(imageSet) ?? []
    }

    /// Reads the list of an image set; empty where that fails.
    private static func imageSet(_ set: URL) -> [ImageFile] {
        guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
            let contents = try? JSONDecoder().decode(ImageSetContents.self, from: data)
        else { return [] }
        return contents.images.compactMap { image in
            guard let name = image.filename, let traits = image.traits else { return nil }
            var file = ImageFile(url: set.appending(path: name), scale: image.pixelsPerPoint, traits: traits)
            file.renderingMode = contents.properties?.renderingMode ?? .automatic
            if let resizing = image.resizing {
                file.capInsets = resizing.capInsets
                file.resizingMode = resizing.center?.mode == "stretch" ? .stretch : .tile
            }
            return file
        }
    }
}

/// The file Contents.json of an image set, as far as it is read.
private struct ImageSetContents: Decodable {
    struct Image: Decodable {
        var filename: String?
        var scale: String?
        var idiom: String?
        var appearances: [CatalogAppearance]?
        var direction: String?
        var resizing: Resizing?

        enum CodingKeys: String, CodingKey {
            case filename, scale, idiom, appearances, resizing
            case direction = "language-direction"
        }

        /// As `scale` says; 1 without it.
        var pixelsPerPoint: CGFloat {
            let number = scale.flatMap { Double($0.dropLast()) } ?? 1
            return number > 0 && number.isFinite ? CGFloat(number) : 1
        }

        /// What the file is for; nil for other devices than phones and tablets, and for what is not shown here.
        var traits: UITraitCollection? {
            let appearances = appearances ?? []
            guard appearances.allSatisfy(\.isShown) else { return nil }
            let idioms: [String: UIUserInterfaceIdiom] = [
                "universal": .unspecified, "iphone": .phone, "ipad": .pad,
            ]
            guard let device = idioms[idiom ?? "universal"] else { return nil }
            return UITraitCollection {
                $0.userInterfaceIdiom = device
                if let direction {
                    $0.layoutDirection = direction == "right-to-left" ? .rightToLeft : .leftToRight
                }
                for appearance in appearances { appearance.specify(&$0) }
            }
        }
    }

    /// How the picture is stretched, in pixels.
    struct Resizing: Decodable {
        struct Center: Decodable {
            var mode: String?
        }

        var insets: [String: CGFloat]?
        var center: Center?

        enum CodingKeys: String, CodingKey {
            case insets = "cap-insets"
            case center
        }

        var capInsets: UIEdgeInsets {
            func inset(_ side: String) -> CGFloat { max(insets?[side] ?? 0, 0) }
            return UIEdgeInsets(
                top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"))
        }
    }

    struct Properties: Decodable {
        var intent: String?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
        }

        var renderingMode: UIImage.RenderingMode {
            switch intent {
            case "template": .alwaysTemplate
            case "original": .alwaysOriginal
            default: .automatic
            }
        }
    }

    var images: [Image]
    var properties: Properties?
}

/// An appearance that an entry of an asset catalog is for.
struct CatalogAppearance: Decodable {
    var appearance: String?
    var value: String?

    /// Whether it is one that interfaces have here: light, dark or of high contrast.
    var isShown: Bool { style != .unspecified || contrast != .unspecified }

    /// Adds what it is for to traits.
    func specify(_ traits: inout any UIMutableTraits) {
        if style != .unspecified { traits.userInterfaceStyle = style }
        if contrast != .unspecified { traits.accessibilityContrast = contrast }
    }

    /// Whether it is light or dark.
    private var style: UIUserInterfaceStyle {
        switch (appearance, value) {
        case ("luminosity", "light"): .light
        case ("luminosity", "dark"): .dark
        default: .unspecified
        }
    }

    /// Whether it is for high contrast.
    private var contrast: UIAccessibilityContrast {
        appearance == "contrast" && value == "high" ? .high : .unspecified
    }
}
