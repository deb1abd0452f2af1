import ConformanceReports

/// The cases of a subject that could not be judged for the same reason.
struct ErrorEntry {
  let anchor: String
  let kind: String
  let message: String
  var cases: [CaseDescription]
  var areas: Set<String>

  /// The template reads only stored properties.
  var countText = ""

  /// Returns an entry for each kind of error and message, and for each crash; `number` entries precede these.
  static func entries(of cases: [CaseDescription], after number: Int) -> [ErrorEntry] {
    var places: [ErrorDescription: Int] = [:]
    var entries: [ErrorEntry] = []
    for result in cases {
      guard let error = result.error else { continue }
      // The message begins with a step. The same crash can occur in many steps, so the step does not count.
      var cause = error
      if let crash = error.message.ranges(of: ": the process of the subject crashed").last {
        cause.message = String(error.message[crash.lowerBound...])
      }
      let place = places[cause] ?? entries.count
      if place == entries.count {
        places[cause] = place
        let anchor = "e\(number + place + 1)"
        let shown = VisibleText.visible(error.message, limit: 20_000)
        entries.append(
          ErrorEntry(anchor: anchor, kind: error.kind, message: shown, cases: [], areas: [])
        )
      }
      entries[place].cases.append(result)
      entries[place].areas.insert(result.area)
      entries[place].countText = entries[place].cases.count.counted("case")
    }
    return entries
  }
}
