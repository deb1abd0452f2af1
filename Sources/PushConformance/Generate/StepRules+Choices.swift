import PropertyEngine
import PushSimulation

/// The notifications and participants among which a rule chooses.
extension StepRules {
  /// One of those that fit: the one whose place among all is drawn, or the next after it.
  ///
  /// By the place among all, since a step is to name the same when steps before it are left out.
  static func pick(
    _ fitting: [String],
    among all: [String],
    _ source: inout ChoiceSource
  ) -> String {
    let place = source.index(all.count)
    let inOrder = all[place...] + all[..<place]
    return inOrder.first(where: fitting.contains) ?? fitting[0]
  }

  /// Whether something has arrived that the user can do something with.
  static func hasArrival(_ model: ScenarioModel) -> Bool { !model.listed.isEmpty }

  /// One of the notifications that have arrived.
  static func arrival(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    pick(model.listed, among: model.names, &source)
  }

  /// The notifications that have not arrived yet.
  static func yetToCome(_ model: ScenarioModel) -> [String] {
    model.names.filter {
      !model.delivered.contains($0) && !model.comesInside.contains($0) && model.isHeeded($0)
    }
  }

  /// One of the notifications that have arrived, the latest being the simplest.
  static func delivered(_ model: ScenarioModel, _ source: inout ChoiceSource) -> String {
    model.delivered[model.delivered.count - 1 - source.index(model.delivered.count)]
  }

  /// Those who can come.
  static func absent(of people: [String], in model: ScenarioModel) -> [String] {
    people.filter {
      model.cast.kind(of: $0) != nil && !model.spent.contains($0) && !model.attached.contains($0)
        && !model.comesInside.contains($0)
    }
  }
}
