/// What bars show for a view controller, made when it is first asked for.
struct ControllerBarItems {
    var navigation: UINavigationItem?
    var tab: UITabBarItem?
}
