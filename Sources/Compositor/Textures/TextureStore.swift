import CoreGraphics

/// Where a picture's pixels lie on the renderer's side.
struct TexturePlace: Hashable, Sendable {
    var texture: TextureID
    var x: Float
    var y: Float
    var width: Float
    var height: Float

    /// Texels that interpolated sampling may touch: centres half a texel inside.
    var limits: SIMD4<Float> { [x + 0.5, y + 0.5, x + width - 0.5, y + height - 0.5] }
}

/// Keeps track of the pictures that the renderer holds, of their places, and of those that can be released.
///
/// A picture is counted for each layer that shows it; small ones share atlas pages. One that no layer shows
/// stays for a while, since pictures tend to come back. Then its texture is released; a page is released with
/// its last picture.
@MainActor
package final class TextureStore {
    /// Pictures up to this size go to an atlas page: text of a line's length, avatars, icons.
    static let atlasPictureLimit: (width: Int, height: Int) = (1024, 128)
    static let maskPageEdge: Int32 = 1024
    static let colorPageEdge: Int32 = 512
    /// Frames for which an unused picture is kept.
    static let patience = 120

    private struct Entry {
        /// nil until the picture is drawn for the first time: only then is it uploaded.
        var place: TexturePlace?
        var users = 0
        var unusedSince = 0
    }

    private struct Page {
        let id: TextureID
        let isMask: Bool
        var packer: ShelfPacker
        var pictures = 0
    }

    var shadowTiles: [ShadowTile.Key: ShadowTile] = [:]
    var smallShadows: [SmallShadow.Key: SmallShadow] = [:]
    private var entries: [UInt64: Entry] = [:]
    private var pages: [Page] = []
    private var pageCount: Int32 = 0
    private var groupCount: Int32 = 0
    private var frame = 0
    private var unused: Set<UInt64> = []
    private(set) var uploads: [TextureUpload] = []
    private(set) var releases: [TextureID] = []

    package init() {}

    /// Counts a layer that shows the picture.
    func retain(_ image: CGImage) {
        entries[image.id, default: Entry()].users += 1
        unused.remove(image.id)
    }

    func release(_ image: CGImage) {
        guard entries[image.id] != nil else { return }
        entries[image.id]?.users -= 1
        guard entries[image.id]?.users == 0 else { return }
        if entries[image.id]?.place == nil {
            entries[image.id] = nil
        } else {
            entries[image.id]?.unusedSince = frame
            unused.insert(image.id)
        }
    }

    /// Returns the place of a picture, which is uploaded first if the renderer does not hold it.
    func place(of image: CGImage) -> TexturePlace {
        if let entry = entries[image.id], let place = entry.place {
            if entry.users == 0 { entries[image.id]?.unusedSince = frame }
            return place
        }
        let place = upload(image)
        entries[image.id, default: Entry(unusedSince: frame)].place = place
        if entries[image.id]?.users == 0 { unused.insert(image.id) }
        return place
    }

    func makeGroup() -> Int32 {
        groupCount += 1
        return groupCount
    }

    func release(_ group: RenderGroup) {
        releases.append(.group(group.id))
        if let mask = group.maskID { releases.append(.group(mask)) }
    }

    func release(_ target: TextureID) { releases.append(target) }

    func release(_ backdrop: RenderBackdrop) { releases += backdrop.textures }

    /// Returns the uploads and releases for the next display list, and drops pictures that were unused for
    /// long.
    func takeChanges() -> (uploads: [TextureUpload], releases: [TextureID]) {
        frame += 1
        for id in unused {
            guard let entry = entries[id], let place = entry.place,
                frame - entry.unusedSince > TextureStore.patience
            else { continue }
            remove(id, from: place.texture)
        }
        defer {
            uploads.removeAll()
            releases.removeAll()
        }
        return (uploads, releases)
    }

    private func remove(_ id: UInt64, from texture: TextureID) {
        entries[id] = nil
        unused.remove(id)
        if let index = pages.firstIndex(where: { $0.id == texture }) {
            pages[index].pictures -= 1
            guard pages[index].pictures == 0 else { return }
            pages.remove(at: index)
        }
        releases.append(texture)
    }

    private func upload(_ image: CGImage) -> TexturePlace {
        let width = Int32(image.width)
        let height = Int32(image.height)
        var place = TexturePlace(
            texture: .image(image.id, mask: image.isMask), x: 0, y: 0, width: Float(width),
            height: Float(height))
        var textureSize = (width, height)
        if fitsAtlas(image), let found = placeInAtlas(width: width, height: height, mask: image.isMask) {
            place.texture = found.page
            place.x = Float(found.x)
            place.y = Float(found.y)
            let edge = pageEdge(mask: image.isMask)
            textureSize = (edge, edge)
        }
        uploads.append(
            TextureUpload(
                texture: place.texture, textureWidth: textureSize.0, textureHeight: textureSize.1,
                x: Int32(place.x), y: Int32(place.y), image: image))
        return place
    }

    private func pageEdge(mask: Bool) -> Int32 {
        mask ? TextureStore.maskPageEdge : TextureStore.colorPageEdge
    }

    private func fitsAtlas(_ image: CGImage) -> Bool {
        let limit = TextureStore.atlasPictureLimit
        let edge = Int(pageEdge(mask: image.isMask))
        return image.width <= min(limit.width, edge) && image.height <= limit.height
            && (image.isMask || image.width <= limit.height)
    }

    private func placeInAtlas(
        width: Int32, height: Int32, mask: Bool
    ) -> (page: TextureID, x: Int32, y: Int32)? {
        for index in pages.indices where pages[index].isMask == mask {
            guard let spot = pages[index].packer.place(width: width, height: height) else { continue }
            pages[index].pictures += 1
            return (pages[index].id, spot.x, spot.y)
        }
        var page = Page(
            id: .atlas(page: pageCount, mask: mask), isMask: mask,
            packer: ShelfPacker(edge: pageEdge(mask: mask)))
        guard let spot = page.packer.place(width: width, height: height) else { return nil }
        page.pictures = 1
        pageCount += 1
        pages.append(page)
        return (page.id, spot.x, spot.y)
    }
}
