import PushPayloads

extension RecordedFinding {
  /// The names of the JSON members that a finding may have; the reader refuses others.
  static let members: Set = [
    "kind", "message", "group", "key", "shownBy", "hurtsUser", "scenario", "steps", "token", "text",
    "clause",
    "expectations", "why", "hint", "payload", "story", "compares", "again", "others",
  ]

  /// Reads a finding from a JSON object in the line of a case.
  init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(value, "a finding", known: Self.members)
    kind = try members.text("kind")
    group = try members.optionalText("group")
    key = try members.optionalText("key")
    shownBy = try members.optionalText("shownBy")
    message = try members.text("message")
    clause = try members.text("clause")
    _ = try members.required("expectations")
    expectations = try members.list("expectations", Expectation.init)
    why = try members.optionalText("why")
    hint = try members.optionalText("hint")
    hurtsUser = try members.optionalFlag("hurtsUser")
    payload = try members.optionalText("payload")
    scenario = try members.optionalText("scenario")
    _ = try members.texts("steps")
    _ = try members.optionalText("token")
    compares = try members.optionalFlag("compares") ?? false
    story = try members.list("story", RecordedStep.init)
    again = try members.text("again")
    otherRunCount = try members.optionalCount("others") ?? 0
    text = try members.text("text")
  }
}

extension RecordedFinding.Expectation {
  /// Reads an expectation from a JSON object in a finding.
  fileprivate init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(value, "an expectation", known: ["expected", "seen"])
    expected = try members.text("expected")
    seen = try members.text("seen")
  }
}

extension RecordedStep {
  /// Reads a step of a scenario from a JSON object in a finding.
  fileprivate init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(value, "a step", known: ["text", "detail", "turns"])
    text = try members.text("text")
    detail = try members.optionalText("detail")
    turns = try members.list("turns", RecordedTurn.init)
  }
}

extension RecordedTurn {
  /// Reads a turn from a JSON object in a step.
  fileprivate init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(
      value,
      "a turn",
      known: ["from", "to", "call", "wrong", "orders", "effects"]
    )
    from = try members.text("from")
    to = try members.text("to")
    call = try members.optionalText("call")
    isWrong = try members.optionalFlag("wrong") ?? false
    orders = try members.texts("orders")
    effects = try members.list("effects", RecordedEffect.init)
  }
}

extension RecordedEffect {
  /// Reads an effect from a JSON object in a turn.
  fileprivate init(_ value: JSONValue) throws(ResultsError.Problem) {
    let members = try StrictObject(value, "an effect", known: ["from", "to", "text"])
    from = try members.text("from")
    to = try members.text("to")
    text = try members.text("text")
  }
}
