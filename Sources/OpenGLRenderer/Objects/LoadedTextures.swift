import COpenGL
import Compositor
import CoreGraphics

/// The textures that the driver holds, by the compositor's names for them.
final class LoadedTextures {
    private var textures: [TextureID: Texture] = [:]
    private var groups: [Int32: GroupTarget] = [:]

    /// How many textures there are, those of groups included.
    var count: Int { textures.count + groups.count }

    subscript(id: TextureID) -> Texture? {
        if case .group(let number) = id { return groups[number]?.texture }
        return textures[id]
    }

    func release(_ id: TextureID) {
        if case .group(let number) = id {
            groups[number] = nil
        } else {
            textures[id] = nil
        }
    }

    /// Copies a picture into its texture. Changes the texture bound to the active unit.
    func upload(_ upload: TextureUpload) {
        let image = upload.image
        let texture = texture(for: upload)
        precondition(
            texture.isMask == image.isMask && upload.x >= 0 && upload.y >= 0
                && Int(upload.x) + image.width <= Int(texture.width)
                && Int(upload.y) + image.height <= Int(texture.height),
            "The upload at (\(upload.x), \(upload.y)) does not fit the texture \(upload.texture).")
        glBindTexture(GL.texture2D, texture.name)
        glPixelStorei(GLenum(GL_UNPACK_ALIGNMENT), 1)
        image.withPixels { pixels in
            glTexSubImage2D(
                GL.texture2D, 0, upload.x, upload.y, GLsizei(image.width), GLsizei(image.height),
                GLenum(texture.isMask ? GL_RED : GL_RGBA), GL.unsignedByte, pixels.baseAddress)
        }
    }

    /// The target of a group pass, made anew when its size is another one. Changes the bound framebuffer then.
    func group(_ id: Int32, width: Int32, height: Int32) -> GroupTarget {
        if let group = groups[id], group.texture.width == width, group.texture.height == height {
            return group
        }
        groups[id] = nil
        let group = GroupTarget(width: width, height: height)
        groups[id] = group
        return group
    }

    private func texture(for upload: TextureUpload) -> Texture {
        if let known = textures[upload.texture], known.width == upload.textureWidth,
            known.height == upload.textureHeight
        {
            return known
        }
        let made = Texture(
            width: upload.textureWidth, height: upload.textureHeight, isMask: upload.texture.isMask)
        textures[upload.texture] = made
        return made
    }
}

extension TextureID {
    /// Whether the texture holds one coverage byte a pixel.
    var isMask: Bool {
        switch self {
        case .atlas(_, let mask), .image(_, let mask): mask
        case .group: false
        }
    }
}
