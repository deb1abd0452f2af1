/// An action of a center that loads or shows screens.
package enum HierarchyEffect: Sendable, Hashable {
  case startedLoad(SightingID)
  /// The top screen is the last.
  case changedStack(StackChange, [ScreenID])
}

extension HierarchyEffect {
  package var sighting: SightingID? {
    switch self {
    case .startedLoad(let sighting): sighting
    case .changedStack: nil
    }
  }
}
