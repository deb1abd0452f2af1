import PushSimulation

extension Run {
  /// Returns a phrase for each moment of a turn at which a newer job ran before the oldest job; equal phrases occur
  /// once.
  func orders(inTurn turn: Int) -> [String] {
    var told: [String] = []
    for overtaking in order.overtakings where overtaking.turn == turn {
      let phrase = text(overtaking)
      if !told.contains(phrase) { told.append(phrase) }
    }
    return told
  }

  private func text(_ overtaking: Overtaking) -> String {
    let step = timeline.turns[overtaking.turn].step
    return name(overtaking.task, toldIn: step) + " goes on before "
      + name(overtaking.overtaken, toldIn: step)
  }

  private func name(_ task: PlayedTask?, toldIn step: Int) -> String {
    // Jobs without a known task belong to an actor that other threads also use.
    guard let task, timeline.turns.indices.contains(task.turn)
    else { return "a job of the runtime" }
    let origin = timeline.turns[task.turn].step
    let effect = task.effect.flatMap(text(ofEffect:)).map { " (\($0))" } ?? ""
    let place = origin == step ? "this step" : "'\(steps[origin].text)'"
    guard task.number > 0 else { return "the call of \(place)\(effect)" }
    let tasks = position(of: task, amongThoseOf: origin)
    return (origin == step ? "the \(tasks) of this step" : "the \(tasks) that \(place) began")
      + effect
  }

  private func position(of task: PlayedTask, amongThoseOf step: Int) -> String {
    var (before, count) = (0, 0)
    for (begun, turn) in zip(order.tasks, timeline.turns) {
      if turn.step < step { before += begun }
      if turn.step == step { count += begun }
    }
    return count == 1 ? "task" : "\(Self.ordinal(task.number - before)) task"
  }

  private func text(ofEffect index: Int) -> String? {
    guard timeline.effects.indices.contains(index),
      let turn = timeline.turns.firstIndex(where: { $0.effects.contains(index) })
    else { return nil }
    return text(timeline.effects[index], inTurn: turn)
  }

  private static func ordinal(_ number: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    return words.indices.contains(number - 1) ? words[number - 1] : "\(number)th"
  }
}
