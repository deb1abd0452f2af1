import PushSimulation

/// The notifications that the user may still see, and how notifications are related.
extension ScenarioModel {
  /// The notifications that have arrived and that the user may still see: those with an alert.
  var open: [String] {
    delivered.filter { !answered.contains($0) && cast.notifications[$0]?.alert != nil }
  }

  /// Those of them that are still in Notification Center, whatever the center does there.
  var listed: [String] { open.filter { !tidied.contains($0) } }

  /// Whether those are there who are to react to a notification.
  func isHeeded(_ notification: String) -> Bool {
    cast.reactions.allSatisfy { name, reactions in
      attached.contains(name) || !reactions.contains { $0.notification == notification }
    }
  }

  /// Whether a notification has to do with one that has arrived: it says the same, or takes its place.
  func isRelated(_ name: String) -> Bool {
    guard let alert = cast.notifications[name]?.alert else { return !taken(by: name).isEmpty }
    return !taken(by: name).isEmpty
      || delivered.contains { cast.notifications[$0]?.alert == alert }
  }

  /// The notifications that one with the same identifier, or one that withdraws them, takes the place of.
  func taken(by name: String) -> [String] {
    guard let news = cast.notifications[name] else { return [] }
    let withdrawn = news.withdraws.compactMap { cast.notifications[$0] }
    return delivered.filter { other in
      guard other != name, let old = cast.notifications[other] else { return false }
      return old.collapseID != nil && old.collapseID == news.collapseID
        || withdrawn.contains {
          $0.messageID == old.messageID || $0.collapseID == old.collapseID
        }
    }
  }
}
