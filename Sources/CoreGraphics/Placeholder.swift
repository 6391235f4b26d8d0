import CPangoCairo
import CImageCodecs
@_exported import Foundation
func placeholder() { _ = pango_version(); _ = tjInitDecompress() ; let i = png_image(); _ = i.width; _ = pango_font_description_new() }
