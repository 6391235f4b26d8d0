/// What a view is to a transition or a presentation.
package enum ViewRole: String, Sendable, CaseIterable {
    /// The view in which the transition takes place, and the presentation afterwards.
    case container
    /// What the context hands out as the view that leaves.
    case from
    /// What the context hands out as the view that arrives.
    case to
    /// A view between a controller's own view and the one that moves in its stead, or that one itself.
    case wrapper
    /// A translucent view that covers the container, beside what moves in it.
    case dimming
    /// A view in the container, outside of the controllers' own views, that casts a shadow.
    case shadow
}
