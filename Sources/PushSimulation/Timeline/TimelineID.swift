/// Identifies a sighting of a timeline.
package struct SightingID: Sendable, Hashable {
  /// The index among the sightings of the timeline, from 0.
  package let index: Int
}

/// Identifies a screen of a timeline.
package struct ScreenID: Sendable, Hashable {
  /// The index among the screens of the timeline, from 0.
  package let index: Int
}
