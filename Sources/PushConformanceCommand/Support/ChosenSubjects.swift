import PushConformance

/// The centers and parsers that a command is to judge, each once, in the order in which they are named.
struct ChosenSubjects {
  var centers: [PushCenterSubject]
  var parsers: [PayloadParserSubject]

  /// Finds subjects by their names; without names those that the program judges by default.
  ///
  /// - Throws: That there is none, that two bear one name, or that one is not known.
  init(named names: [String], of context: ToolContext) throws(ToolFailure) {
    let allParsers = context.parsers + context.specimens
    let known = context.subjects.map(\.name) + allParsers.map(\.name)
    guard !known.isEmpty else { throw .usage("there is no subject to judge") }
    // Dashboards would take the cases of one for those of the other.
    if let name = known.firstRepeated {
      throw .usage("two subjects are called '\(name)'; give one of them another name")
    }
    guard !names.isEmpty else {
      centers = context.subjects
      parsers = context.parsers
      return
    }
    if let unknown = names.first(where: { !known.contains($0) }) {
      throw .usage(
        "there is no subject '\(unknown)'; there are \(known.joined(separator: ", "))"
      )
    }
    var seen: Set<String> = []
    let wanted = names.filter { seen.insert($0).inserted }
    centers = wanted.flatMap { name in context.subjects.filter { $0.name == name } }
    parsers = wanted.flatMap { name in allParsers.filter { $0.name == name } }
  }
}

extension [String] {
  /// The first element that stands in the array before.
  fileprivate var firstRepeated: String? {
    var seen: Set<String> = []
    return first { !seen.insert($0).inserted }
  }
}
