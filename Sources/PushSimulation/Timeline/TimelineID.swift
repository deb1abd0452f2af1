/// Identifies a sighting of a timeline: the fields of one notification, as the center has read them.
package struct SightingID: Sendable, Hashable {
  /// The index among the sightings of the timeline, from 0.
  package let index: Int

  /// Creates the identifier of the sighting at an index of the timeline.
  package init(index: Int) { self.index = index }
}

/// Identifies a screen of a timeline, which a center made or the user opened by hand.
package struct ScreenID: Sendable, Hashable {
  /// The index among the screens of the timeline, from 0.
  package let index: Int
}
