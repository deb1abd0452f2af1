import PropertyEngine
import PushSimulation

extension StepRules {
  // The list `all` is the same at all steps. So a step picks the same name after earlier steps are removed.
  static func pick(_ some: [String], among all: [String], _ source: inout ChoiceSource) -> String {
    let place = source.index(all.count)
    return all[place...].first(where: some.contains)
      ?? all[..<place].first(where: some.contains) ?? some[0]
  }

  static func hasArrival(_ model: ScenarioModel) -> Bool {
    model.delivered.contains(where: model.isListed)
  }

  static func arrival(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    pick(model.listed, among: model.names, &source)
  }

  static func yetToCome(_ model: ScenarioModel) -> [String] {
    model.names.filter { isYetToCome($0, in: model) }
  }

  static func isYetToCome(_ name: String, in model: ScenarioModel) -> Bool {
    !model.delivered.contains(name) && !model.comesInside.contains(name) && model.isHeeded(name)
  }

  /// Draws a notification that has arrived; the simplest choice, 0, stands for the latest arrival.
  static func delivered(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    model.delivered[model.delivered.count - 1 - source.index(model.delivered.count)]
  }

  static func absent(of people: [String], in model: ScenarioModel) -> [String] {
    people.filter { isAbsent($0, in: model) }
  }

  static func isAbsent(_ name: String, in model: ScenarioModel) -> Bool {
    model.facts.kind(of: name) != nil && !model.attached.contains(name)
      && !model.spent.contains(name) && !model.comesInside.contains(name)
  }
}
