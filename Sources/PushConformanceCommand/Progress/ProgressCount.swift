struct ProgressCount {
  let subjects: Int
  private var number = 0
  private var subject = ""
  private var began = Duration.zero
  private var runs = 0
  private var played = 0
  private var violated: Set<String> = []
  private var isJudging = false

  init(subjects: Int) { self.subjects = subjects }

  mutating func begin(_ subject: String, runs: Int, at now: Duration) {
    // If a shard finds a fault, the kit plays the whole run of the subject, which then begins a second time.
    let isAgain = number > 0 && subject == self.subject
    let number = isAgain ? number : number + 1
    self = ProgressCount(subjects: subjects)
    self.number = number
    self.subject = subject
    self.runs = runs
    began = now
  }

  mutating func play(_ runs: Int) { played += runs }

  mutating func violate(_ name: String) { violated.insert(name) }

  mutating func judge() { isJudging = true }

  func text(at now: Duration) -> String {
    let place = subjects > 1 ? " (\(number) of \(subjects))" : ""
    let found = violated.count == 1 ? "1 finding" : "\(violated.count) findings"
    guard !isJudging else {
      let work = violated.isEmpty ? "judging" : "shortening and grouping them"
      return "\(subject)\(place): \(played) runs played, \(found) so far; \(work)"
    }
    var parts = ["\(subject)\(place): \(played) of \(runs) runs"]
    let seconds = (now - began) / .seconds(1)
    if seconds >= 1, played > 0 {
      let rate = Double(played) / seconds
      parts.append(rate >= 1 ? "\(Int(rate)) a second" : "\(Int(rate * 60)) a minute")
      parts.append("\(found) so far")
      if runs > played { parts.append("about \(Self.text(Double(runs - played) / rate)) left") }
    } else {
      parts.append("\(found) so far")
    }
    return parts.joined(separator: ", ")
  }

  private static func text(_ seconds: Double) -> String {
    if seconds <= 60 { return "\(Int(seconds.rounded(.up))) s" }
    if seconds <= 5_400 { return "\(Int((seconds / 60).rounded(.up))) min" }
    return "\(Int(min(seconds / 3_600, 1_000_000).rounded(.up))) h"
  }
}
