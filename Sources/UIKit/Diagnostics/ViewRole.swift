/// The role of a view in a transition or a presentation.
package enum ViewRole: String, Sendable, CaseIterable {
    /// The view in which the transition takes place, and the presentation afterwards.
    case container
    /// The view that the context returns for the key `from`.
    case from
    /// The view that the context returns for the key `to`.
    case to
    /// A view around a controller's own view, up to and including the one that moves in its stead.
    case wrapper
    /// A translucent view that covers the container, beside what moves in it.
    case dimming
    /// A view in the container, outside of the controllers' own views, that casts a shadow.
    case shadow
}
