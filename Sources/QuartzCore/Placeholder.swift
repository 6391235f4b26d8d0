@_exported import CoreGraphics
import Motion
