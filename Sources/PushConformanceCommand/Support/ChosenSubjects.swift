import PushConformance

/// The centers and parsers that a command judges, each once, in the order of their names on the command line.
struct ChosenSubjects {
  var centers: [PushCenterSubject]
  var parsers: [PayloadParserSubject]

  init(named names: [String], of context: ToolContext) throws(ToolFailure) {
    let allParsers = context.parsers + context.specimens
    let known = context.subjects.map(\.name) + allParsers.map(\.name)
    guard !known.isEmpty else { throw .usage("there is no subject to judge") }
    try context.refuseEqualNames()
    guard !names.isEmpty else {
      centers = context.subjects
      parsers = context.parsers
      return
    }
    if let unknown = names.first(where: { !known.contains($0) }) {
      let nearest = NearestNames.nearest(to: unknown, among: known).joined(separator: ", ")
      let hint =
        known.count > 20
        ? "the nearest of \(known.count) are \(nearest)"
        : "the subjects are \(known.joined(separator: ", "))"
      throw .usage("there is no subject '\(unknown)'; \(hint)")
    }
    var seen: Set<String> = []
    let wanted = names.filter { seen.insert($0).inserted }
    centers = wanted.flatMap { name in context.subjects.filter { $0.name == name } }
    parsers = wanted.flatMap { name in allParsers.filter { $0.name == name } }
  }
}

extension ToolContext {
  /// Throws if subjects share a name: dashboards would mix up their cases, and a process could play the wrong subject.
  func refuseEqualNames() throws(ToolFailure) {
    var seen: Set<String> = []
    guard let name = names.first(where: { !seen.insert($0).inserted }) else { return }
    throw .usage("two subjects are called '\(name)'; give one of them another name")
  }
}
