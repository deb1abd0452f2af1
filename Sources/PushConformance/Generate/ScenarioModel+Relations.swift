import PushSimulation

extension ScenarioModel {
  var open: [String] { delivered.filter(isOpen) }

  /// The notifications of ``open`` that are certainly still in Notification Center.
  var listed: [String] { delivered.filter(isListed) }

  var unknown: [String] { names.filter { !delivered.contains($0) && !linked.contains($0) } }

  /// The notifications whose extension has used up its time, about 30 s (Apple, serviceExtensionTimeWillExpire()).
  var expiring: [String] { delivered.filter { now - (arrivals[$0] ?? now) >= .seconds(30) } }

  /// The time at which the toast of the latest arrival disappears, see Specs/scenarios.md.
  var endOfToast: Duration { (arrivals.values.max() ?? now) + .seconds(5) }

  func isListed(_ name: String) -> Bool { isOpen(name) && !tidied.contains(name) }

  private func isOpen(_ name: String) -> Bool {
    facts.alerting.contains(name) && !answered.contains(name)
  }

  func isHeeded(_ notification: String) -> Bool {
    cast.reactions.allSatisfy { name, reactions in
      attached.contains(name) || !reactions.contains { $0.notification == notification }
    }
  }

  func isRelated(_ name: String) -> Bool {
    guard let alert = cast.notifications[name]?.alert else { return !taken(by: name).isEmpty }
    return !taken(by: name).isEmpty
      || delivered.contains { cast.notifications[$0]?.alert == alert }
  }

  func taken(by name: String) -> [String] {
    guard facts.takers.contains(name), let news = cast.notifications[name] else { return [] }
    let withdrawn = news.withdraws.compactMap { cast.notifications[$0] }
    return delivered.filter { other in
      guard other != name, let old = cast.notifications[other] else { return false }
      return old.collapseID != nil && old.collapseID == news.collapseID
        || news.withdrawsAll
        || withdrawn.contains { $0.messageID == old.messageID || $0.collapseID == old.collapseID }
    }
  }
}
