import CoreGraphics

/// Where the areas of the tool's window lie.
///
/// ```
/// ┌─────────┬──────────────┬────────┐
/// │ sidebar │   toolbar    │ panels │
/// │         ├──────────────┤        │
/// │         │    canvas    │        │
/// ├─────────┴──────────────┴────────┤
/// │            transport            │
/// ├─────────────────────────────────┤
/// │              lanes              │
/// └─────────────────────────────────┘
/// ```
///
/// A window that is too narrow for all goes without the sidebar, and then without the panels, too.
struct WindowAreas: Equatable {
    private static let toolbarHeight: CGFloat = 40
    /// The least that is left for the stage with its toolbar, in points.
    private static let leastStage = CGSize(width: 220, height: 240)

    let sidebar: CGRect
    let panels: CGRect
    let toolbar: CGRect
    let canvas: CGRect
    let transport: CGRect
    let lanes: CGRect
    let (showsSidebar, showsPanels): (Bool, Bool)

    /// Whether the lanes have any height.
    var showsLanes: Bool { lanes.height > 0 }

    /// The areas of a window of a size.
    init(_ size: CGSize, _ arrangement: Arrangement) {
        let wanted = arrangement.showsLanes ? arrangement.lanesHeight : 0
        let room = max(size.height - TransportBar.height - Self.leastStage.height, 0)
        let bottom = (size.height - TransportBar.height - min(wanted, room)).rounded()
        let (leastSidebar, leastPanels) = (
            Arrangement.sidebarRange.lowerBound, Arrangement.panelsRange.lowerBound
        )
        let sides = size.width - Self.leastStage.width
        showsPanels = arrangement.showsPanels && sides >= leastPanels
        let left = sides - (showsPanels ? leastPanels : 0)
        let hasPanels = showsPanels || !arrangement.showsPanels
        showsSidebar = arrangement.showsSidebar && hasPanels && left >= leastSidebar
        // Hidden areas keep their width, as what is in them needs room.
        let sidebarWidth = (showsSidebar ? min(arrangement.sidebarWidth, left) : arrangement.sidebarWidth)
            .rounded()
        let start = showsSidebar ? sidebarWidth : 0
        let panelsWidth =
            (showsPanels ? min(arrangement.panelsWidth, sides - start) : arrangement.panelsWidth)
            .rounded()
        let end = showsPanels ? size.width - panelsWidth : size.width
        sidebar = CGRect(x: start - sidebarWidth, y: 0, width: sidebarWidth, height: bottom)
        panels = CGRect(x: end, y: 0, width: panelsWidth, height: bottom)
        toolbar = CGRect(x: start, y: 0, width: end - start, height: Self.toolbarHeight)
        canvas = CGRect(
            x: start, y: Self.toolbarHeight, width: end - start,
            height: max(bottom - Self.toolbarHeight, 0))
        transport = CGRect(x: 0, y: bottom, width: size.width, height: TransportBar.height)
        let top = bottom + TransportBar.height
        lanes = CGRect(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
    }
}
