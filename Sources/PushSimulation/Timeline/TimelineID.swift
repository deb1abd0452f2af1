/// Identifies a sighting of a timeline: the fields of one notification, as the center has read them.
package struct SightingID: Sendable, Hashable {
  package let index: Int

  package init(index: Int) { self.index = index }
}

/// Identifies a screen of a timeline, which a center made or the user opened by hand.
package struct ScreenID: Sendable, Hashable {
  package let index: Int
}
