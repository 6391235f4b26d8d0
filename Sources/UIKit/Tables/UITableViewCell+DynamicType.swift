// Swift lets only `required` initializers make an object of a class that is known at run time alone, and
// UIKit's are not. A convenience initializer calls the class's own one, whichever class it is called on; the
// method beside it is that initializer under another name, and may be called on any class.
extension UITableViewCell {
    @_silgen_name("uikit_tableViewCell_ofDynamicType")
    convenience init(ofDynamicTypeWith style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("uikit_tableViewCell_ofDynamicType")
    static func makeOfDynamicType(style: CellStyle, reuseIdentifier: String?) -> UITableViewCell
}
