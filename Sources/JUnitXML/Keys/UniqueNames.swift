/// Makes the keys of cases unique by appending ` #2`, ` #3` to repeated names.
///
/// If several cases have the same key, GitLab keeps only one of these cases, and other dashboards mix up the histories
/// of the cases.
struct UniqueNames {
  private var keys = CaseKeys()
  private var nextNumbers: [UInt64: Int] = [:]

  mutating func unique(suite: String, classname: String, name: String) -> String {
    let line = LegalText.line(name, or: "(unnamed)")
    let (fingerprint, isNew) = keys.insert(suite: suite, classname: classname, name: line)
    guard !isNew else { return line }
    var number = nextNumbers[fingerprint, default: 2]
    while true {
      let suffix = " #\(number)"
      number += 1
      // The suffix has to fit into the limit. Without the suffix, the name would not be unique.
      let room = LegalText.lineLimit - suffix.utf8.count
      let candidate = LegalText.line(line, limit: room) + suffix
      if keys.insert(suite: suite, classname: classname, name: candidate).isNew {
        nextNumbers[fingerprint] = number
        return candidate
      }
    }
  }
}
