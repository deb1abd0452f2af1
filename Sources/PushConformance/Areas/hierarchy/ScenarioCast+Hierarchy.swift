import PropertyEngine
import PushPayloads
import PushSimulation

extension ScenarioCast {
  /// Returns a notification whose event usually leads to screens; some events are unknown to the app.
  func event(_ number: Int, _ source: inout ChoiceSource) -> AbstractNotification {
    let types = types(["message", "task", "invitation", ""], &source)
    let objects: [JSONValue?] = [
      .string(id(number, &source)), .string("\(number) of 7 & more"), .string("\(number)/7%2F+a"),
      nil,
    ]
    return AbstractNotification(
      alert: .string("Message \(number)"),
      type: .string(types[source.index(weights: [4, 3, 2, 2])]),
      objectID: objects[source.index(weights: [5, 1, 1, 1])],
      messageID: .string("m-\(number)")
    )
  }
}
