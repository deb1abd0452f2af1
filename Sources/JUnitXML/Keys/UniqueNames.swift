/// Gives every case a key of its own by appending ` #2`, ` #3` to a name that comes again.
///
/// GitLab keeps one case a key and loses the others; elsewhere their histories run together.
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
      // The suffix has to survive the limit, or it would distinguish nothing.
      let room = LegalText.lineLimit - suffix.utf8.count
      let candidate = LegalText.line(line, limit: room) + suffix
      if keys.insert(suite: suite, classname: classname, name: candidate).isNew {
        nextNumbers[fingerprint] = number
        return candidate
      }
    }
  }
}
