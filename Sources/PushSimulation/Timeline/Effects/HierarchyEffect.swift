/// Something that a center does to get and show the screens of a notification.
package enum HierarchyEffect: Sendable, Hashable {
  /// Starts to load the screens of a notification.
  case startedLoad(SightingID)
  /// Changes the navigation stack, to these screens; the last one is on top.
  case changedStack(StackChange, [ScreenID])
}

extension HierarchyEffect {
  /// The sighting of the notification that the loader is shown.
  package var sighting: SightingID? {
    switch self {
    case .startedLoad(let sighting): sighting
    case .changedStack: nil
    }
  }
}
