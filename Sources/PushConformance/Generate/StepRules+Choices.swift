import PropertyEngine
import PushSimulation

/// The functions by which rules choose among notifications and participants.
extension StepRules {
  /// Draws one of the names in `fitting`.
  ///
  /// The function draws a place in `all`, and returns the first fitting name from this place on. The list `all` is the
  /// same for all steps of a scenario, so a step keeps its name when earlier steps are removed.
  static func pick(
    _ fitting: [String],
    among all: [String],
    _ source: inout ChoiceSource
  ) -> String {
    let place = source.index(all.count)
    return all[place...].first(where: fitting.contains)
      ?? all[..<place].first(where: fitting.contains) ?? fitting[0]
  }

  /// Returns true if Notification Center has a notification that the user can respond to.
  static func hasArrival(_ model: ScenarioModel) -> Bool {
    model.delivered.contains(where: model.isListed)
  }

  /// Draws one of the notifications in Notification Center.
  static func arrival(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    pick(model.listed, among: model.names, &source)
  }

  /// Returns the notifications that a delivery may bring for the first time.
  static func yetToCome(_ model: ScenarioModel) -> [String] {
    model.names.filter { isYetToCome($0, in: model) }
  }

  /// Returns true if a delivery may bring a notification for the first time.
  ///
  /// False if a reaction delivers the notification, or while a participant that reacts to the notification is not
  /// attached.
  static func isYetToCome(_ name: String, in model: ScenarioModel) -> Bool {
    !model.delivered.contains(name) && !model.comesInside.contains(name) && model.isHeeded(name)
  }

  /// Draws one of the notifications that have arrived.
  ///
  /// The choice 0, which is the simplest choice, stands for the latest notification.
  static func delivered(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    model.delivered[model.delivered.count - 1 - source.index(model.delivered.count)]
  }

  /// Returns the participants that are not attached and can be attached.
  static func absent(of people: [String], in model: ScenarioModel) -> [String] {
    people.filter { isAbsent($0, in: model) }
  }

  /// Returns true if a participant is not attached and can be attached.
  static func isAbsent(_ name: String, in model: ScenarioModel) -> Bool {
    model.facts.kind(of: name) != nil && !model.attached.contains(name)
      && !model.spent.contains(name) && !model.comesInside.contains(name)
  }
}
