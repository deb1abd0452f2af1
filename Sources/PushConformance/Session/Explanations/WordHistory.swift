import PushSimulation

/// The names of the steps and effects that have happened so far in a run.
struct WordHistory {
  private static let hasRun = Feature("the app has run before", not: "the app has not run before")
  private static let hasCome = Feature("the push came before", not: "the push did not come before")
  private static let isLate = Feature(
    "time has passed since the push came",
    not: "no time has passed since the push came"
  )
  static let features = [hasRun, hasCome, isLate]

  private let steps: [String]
  private var ofProcess: Set<String> = []
  private var words: [String] = []
  private var arrivals: [NotificationID: Arrival] = [:]
  private var nextStep = 0
  private var lastStep: String?
  private var processes = 0

  private struct Arrival {
    /// The number of names in the history before the arrival.
    let words: Int
    let time: Duration
    /// The features of the world at the arrival, in the past tense.
    let world: [Feature]
    /// The names of the events about the notification, and of the effects of these events.
    var ofPush: Set<String> = []
  }

  init(of run: Run) { steps = run.steps.map(\.word) }

  mutating func reach(_ turn: TurnView) {
    while nextStep < turn.turn.step {
      add(steps[nextStep])
      if case .time = turn.run.steps[nextStep] {} else { lastStep = steps[nextStep] }
      nextStep += 1
    }
  }

  mutating func follow(_ turn: TurnView, in world: [Feature]) {
    if turn.stimulus.startsProcess {
      (ofProcess, processes) = ([], processes + 1)
    }
    for effect in turn.effects { add(effect.word) }
    if let arrived = turn.stimulus.broughtNotification, arrivals[arrived] == nil {
      arrivals[arrived] = Arrival(
        words: words.count,
        time: turn.time,
        world: world.map { FeatureRows.atArrival[$0] ?? $0.atArrival }
      )
    }
    if let push = turn.stimulus.push {
      arrivals[push]?.ofPush.insert(turn.stimulus.word)
      arrivals[push]?.ofPush.formUnion(turn.effects.map(\.word))
    }
  }

  private mutating func add(_ word: String) {
    ofProcess.insert(word)
    words.append(word)
  }

  func features(before turn: TurnView) -> [Feature] {
    var features = ofProcess.map { FeatureForm.inProcess($0) }
    features.append(FeatureForm.event(turn.stimulus.word))
    features.append(FeatureForm.step(steps[turn.turn.step]))
    if let lastStep { features.append(FeatureForm.stepBefore(lastStep)) }
    if processes > 1 { features.append(Self.hasRun) }
    guard let push = turn.stimulus.push, let arrival = arrivals[push] else { return features }
    features.append(Self.hasCome)
    if turn.time > arrival.time { features.append(Self.isLate) }
    features += arrival.world + arrival.ofPush.map { FeatureForm.ofPush($0) }
    return features + Set(words[arrival.words...]).map { FeatureForm.sincePush($0) }
  }
}

/// The form of a fact that contains a name, such as the name of a step; `_` stands for the name.
struct FeatureForm: Sendable {
  static let system = FeatureForm("the system is iOS _", not: "the system is not iOS _")
  static let permission = FeatureForm("the permission is '_'", not: "the permission is not '_'")
  static let type = FeatureForm("the event is of type '_'", not: "the event is not of type '_'")
  static let action = FeatureForm(
    "the user chooses the action '_'",
    not: "the user does not choose the action '_'"
  )
  static let event = FeatureForm("the event is '_'", not: "the event is not '_'", .step)
  static let step = FeatureForm("the step is '_'", not: "the step is not '_'", .step)
  static let stepBefore = FeatureForm(
    "the step before was '_'",
    not: "the step before was not '_'",
    .step
  )
  static let inProcess = FeatureForm(
    "'_' came earlier in the process",
    not: "'_' did not come earlier in the process",
    .history
  )
  static let ofPush = FeatureForm(
    "'_' came for the push",
    not: "'_' did not come for the push",
    .history
  )
  static let sincePush = FeatureForm(
    "'_' came since the push",
    not: "'_' did not come since the push",
    .history
  )
  private static let permissionAtArrival = FeatureForm(
    permission("_").atArrival.clause,
    not: permission("_").atArrival.opposite
  )
  static let all = [
    permissionAtArrival, system, permission, type, action, event, step, stepBefore, inProcess,
    sincePush, ofPush,
  ]

  private let clause: [String]
  private let opposite: [String]
  private let distance: Feature.Distance

  private init(_ clause: String, not opposite: String, _ distance: Feature.Distance = .now) {
    func parts(_ text: String) -> [String] {
      text.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    }
    (self.clause, self.opposite) = (parts(clause), parts(opposite))
    self.distance = distance
  }

  func callAsFunction(_ name: String) -> Feature {
    Feature(clause.joined(separator: name), not: opposite.joined(separator: name), distance)
  }

  func fits(_ text: String) -> Bool {
    text.utf8.count > clause[0].utf8.count + clause[1].utf8.count && text.hasPrefix(clause[0])
      && text.hasSuffix(clause[1])
  }
}

extension Step {
  /// The kind of step, such as `log out`.
  var word: String { CaseWords(of: self).last }
}

extension Stimulus {
  /// The kind of event with its area, such as `account logged out`.
  var word: String { CaseWords(of: self).whole }
}

extension Effect {
  /// The kind of effect with its area, such as `toast presented`.
  var word: String { CaseWords(of: self).whole }
}

/// The name of an enum case, followed by the name of the nested enum case, each split into words.
private struct CaseWords {
  private var names: [String]

  init(of value: Any) {
    names = []
    var value = value
    // The loop stops after two names, because the associated values of the nested case are data.
    while names.count < 2 {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { break }
      guard let payload = mirror.children.first, let name = payload.label else {
        names.append("\(value)")
        break
      }
      names.append(name)
      value = payload.value
    }
  }

  var last: String { Self.words(in: names.last ?? "") }
  var whole: String { names.map(Self.words).joined(separator: " ") }

  /// Returns a name such as `logOut` or `openURL` in words, such as "log out" or "open URL".
  private static func words(in name: String) -> String {
    var text = ""
    var previous: Character?
    for letter in name {
      if letter.isUppercase, previous?.isLowercase == true { text.append(" ") }
      text.append(letter)
      previous = letter
    }
    return text.split(separator: " ").map {
      $0.allSatisfy(\.isUppercase) ? $0 + "" : $0.lowercased()[...]
    }
    .joined(separator: " ")
  }
}
