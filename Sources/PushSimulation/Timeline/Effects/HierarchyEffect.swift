/// An action of a center that loads or shows screens.
package enum HierarchyEffect: Sendable, Hashable {
  case startedLoad(SightingID)
  /// Changes the navigation stack to these screens, the top screen last.
  case changedStack(StackChange, [ScreenID])
}

extension HierarchyEffect {
  /// The notification's fields, as the loader receives them; nil for a change of the stack.
  package var sighting: SightingID? {
    switch self {
    case .startedLoad(let sighting): sighting
    case .changedStack: nil
    }
  }
}
