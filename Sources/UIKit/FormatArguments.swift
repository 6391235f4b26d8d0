import ObjectiveC

// What a format shows by `%@`: `NSLog("%@", view)`.

extension CAAnimation: DescribedArgument {}
extension CALayer: DescribedArgument {}
extension NSLayoutConstraint: DescribedArgument {}
extension UIBarItem: DescribedArgument {}
extension UIColor: DescribedArgument {}
extension UIEvent: DescribedArgument {}
extension UIFont: DescribedArgument {}
extension UIGestureRecognizer: DescribedArgument {}
extension UIImage: DescribedArgument {}
extension UIResponder: DescribedArgument {}
extension UITouch: DescribedArgument {}
extension UITraitCollection: DescribedArgument {}
