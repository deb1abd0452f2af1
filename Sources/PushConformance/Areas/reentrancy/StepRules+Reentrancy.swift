import PropertyEngine
import PushSimulation

extension StepRules {
  /// Draws the next step of a story in which participants act while the center calls them.
  ///
  /// The steps attach the participants that have reactions, and usually other participants, too. They do not attach a
  /// participant that a reaction attaches. Then the notifications that cause reactions arrive, and after them the other
  /// notifications.
  static let courseOfReactions: Course = { model, source in
    guard model.isIn(.active) else { return toTheFront(model) }
    let people = ScenarioCast.everyone
    let absent = absent(of: people, in: model)
    let reacting = absent.filter { model.cast.reactions[$0] != nil }
    if let first = reacting.first { return .participant(.attach(first)) }
    if !absent.isEmpty, source.bool(5, outOf: 6) {
      return .participant(.attach(pick(absent, among: people, &source)))
    }
    let news = yetToCome(model)
    let awaited = news.filter { name in
      model.cast.reactions.values.contains { $0.contains { $0.notification == name } }
    }
    if let first = awaited.first { return .notification(.deliver(first)) }
    return news.isEmpty
      ? .time(.advance(.seconds(6)))
      : .notification(.deliver(pick(news, among: model.names, &source)))
  }
}
