import PushConformance
import PushPayloads

/// The parts of a finding, for programs that arrange the parts, such as `report html`.
extension JSONObject {
  /// Adds a member for each part of a finding; a part that the finding lacks adds no member.
  mutating func add(partsOf finding: Finding, subject: String) {
    self["clause"] = .string(finding.clause)
    self["expectations"] = .array(
      finding.expectations.map { ["expected": .string($0.expected), "seen": .string($0.seen)] }
    )
    self["why"] = finding.why.map(JSONValue.string)
    self["hint"] = finding.hint.map(JSONValue.string)
    self["payload"] = finding.payload.map(JSONValue.string)
    let story = finding.storySteps
    if !story.isEmpty { self["story"] = .array(story.map(Self.step)) }
    if finding.comparesRuns { self["compares"] = true }
    self["again"] = .string(finding.command(subject: subject))
    if finding.otherRunCount > 0 { self["others"] = .number(JSONNumber(finding.otherRunCount)) }
  }

  private static func step(_ step: StoryStep) -> JSONValue {
    var object: JSONObject = ["text": .string(step.text)]
    object["detail"] = step.detail.map(JSONValue.string)
    if !step.events.isEmpty { object["turns"] = .array(step.events.map(event)) }
    return .object(object)
  }

  private static func event(_ event: StoryStep.Event) -> JSONValue {
    var object: JSONObject = ["from": .string(event.from), "to": .string(event.to)]
    object["call"] = event.call.map(JSONValue.string)
    if event.isWrong { object["wrong"] = .bool(true) }
    if !event.orders.isEmpty { object["orders"] = .array(event.orders.map(JSONValue.string)) }
    if !event.effects.isEmpty {
      object["effects"] = .array(
        event.effects.map {
          ["from": .string($0.from), "to": .string($0.to), "text": .string($0.text)]
        }
      )
    }
    return .object(object)
  }
}
