/// Names one sighting of a timeline.
package struct SightingID: Sendable, Hashable {
  /// The place among the sightings of the timeline, from 0.
  package let index: Int
}

/// Names one screen of a timeline.
package struct ScreenID: Sendable, Hashable {
  /// The place among the screens of the timeline, from 0.
  package let index: Int
}
