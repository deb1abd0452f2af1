/// Names one sighting of a timeline.
public struct SightingID: Sendable, Hashable {
  /// The place among the sightings of the timeline, from 0.
  public let index: Int
}

/// Names one screen of a timeline.
public struct ScreenID: Sendable, Hashable {
  /// The place among the screens of the timeline, from 0.
  public let index: Int
}
