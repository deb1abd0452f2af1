import PushCorpus
import PushSimulation

extension KitError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resources(let error): "\(error)"
    case .file(let error): "\(error)"
    case .json(let error): "\(error)"
    case .duplicate(let id):
      "the name '\(id)' is used twice; names are unique, including those of the kit"
    case .malformedIdentifier(let id, let file):
      "\(file): '\(id)' is not a name: dotted, lower case, words joined by hyphens"
    case .misplaced(let id, let file):
      "\(file): '\(id)' does not belong in this file; the id names another file"
    case .proseAndChecksDiffer(let withoutCheck, let withoutProse):
      [("no check for", withoutCheck), ("no prose for", withoutProse)]
        .filter { !$0.1.isEmpty }
        .map { "\($0.0) \($0.1.joined(separator: ", "))" }
        .joined(separator: "; ")
    case .callersInput(let problem): problem
    case .scenario(let fault, let file): "\(file): \(fault.text)"
    }
  }
}

extension ScenarioFault {
  var text: String {
    switch self {
    case .unknownName(let name): "the name '\(name)' is unknown"
    case .malformedName(let name):
      "'\(name)' is not a name: lower case letters and digits, words joined by hyphens"
    case .ambiguousName(let name): "two participants are called '\(name)'"
    case .namelessWithdrawal(let name):
      "'\(name)' is withdrawn; give it a messageID that is a text, and a collapseID, since some"
        + " apps use one of them and some the other"
    case .tooManyParticipants(let count):
      "there are \(count) suppressors and observers; a scenario has at most"
        + " \(Scenario.mostParticipants)"
    case .illegalReaction(let name, let fault): "the reaction of '\(name)': \(fault.text)"
    case .illegalStep(let number, let cause): "step \(number): \(cause.text(in: nil))"
    }
  }
}
