// For the compositor until the real classes land in this module: delete this file then, keep `shownShape` and `shownGradient` (the presented values).
package struct ShapeValues { package var path: CGPath?; package var fillColor: CGColor?; package var strokeColor: CGColor?; package var lineWidth: CGFloat = 1; package var fillRule = CGPathFillRule.winding; package var lineJoin = CGLineJoin.miter; package var lineCap = CGLineCap.butt; package var miterLimit: CGFloat = 10; package var lineDashPattern: [CGFloat] = []; package var lineDashPhase: CGFloat = 0; package var strokeStart: CGFloat = 0; package var strokeEnd: CGFloat = 1 }
package enum GT { case axial, radial, conic }
package struct GradientValues { package var type = GT.axial; package var colors: [CGColor] = []; package var locations: [CGFloat]?; package var startPoint = CGPoint.zero; package var endPoint = CGPoint.zero }
open class CAShapeLayer: CALayer { package var shownShape: ShapeValues { ShapeValues() } }
open class CAGradientLayer: CALayer { package var shownGradient: GradientValues { GradientValues() } }
open class CATransformLayer: CALayer {}
extension CALayer { package func render(in c: CGContext) {} }
