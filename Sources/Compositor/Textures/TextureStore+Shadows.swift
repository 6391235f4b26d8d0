/// Blurred shapes that several layers, or several frames, have in common.
extension TextureStore {
    func shadowTile(_ key: ShadowTile.Key) -> ShadowTile {
        if let known = shadowTiles[key] { return known }
        if shadowTiles.count >= 32 { shadowTiles.removeAll() }
        let tile = ShadowTile(key: key)
        shadowTiles[key] = tile
        return tile
    }

    func smallShadow(_ key: SmallShadow.Key) -> SmallShadow {
        if let known = smallShadows[key] { return known }
        if smallShadows.count >= 64 { smallShadows.removeAll() }
        let shadow = SmallShadow(key)
        smallShadows[key] = shadow
        return shadow
    }
}
