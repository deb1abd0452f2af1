package import PushCorpus
import PushPayloads

/// Scenarios, each from a file of its own.
package struct ScenarioLibrary: Sendable {
  /// The scenarios, by name.
  package var scenarios: [Scenario]

  /// Creates a library from scenarios at hand.
  package init(_ scenarios: [Scenario] = []) {
    self.scenarios = scenarios
  }

  /// Reads all scenarios of a folder and of the folders in it.
  ///
  /// - Parameter folder: A folder of scenario files, such as Corpus/scenarios.
  /// - Throws: What is wrong with the first file that is wrong.
  package init(reading folder: CorpusFolder) throws(KitError) {
    let (scenarios, problems) = try Self.readAll(in: folder)
    if let first = problems.first { throw first.error }
    self.init(scenarios)
  }

  /// A file that holds no playable scenario.
  struct Problem: Sendable {
    var path: String
    var error: KitError
  }

  /// Reads all files, the good ones and the bad ones.
  static func readAll(
    in folder: CorpusFolder
  ) throws(KitError) -> (scenarios: [Scenario], problems: [Problem]) {
    let paths = try KitError.wrapping { () throws(CorpusFileError) in try folder.files() }
    var scenarios: [Scenario] = []
    var problems: [Problem] = []
    var seen: Set<String> = []
    for path in paths where path.hasSuffix(".json") {
      do throws(KitError) {
        let scenario = try KitError.decode(Scenario.self, at: path, in: folder)
        guard Slug.isValid(scenario.id) else {
          throw .malformedIdentifier(scenario.id, file: path)
        }
        guard path == scenario.path else { throw .misplaced(scenario.id, file: path) }
        guard seen.insert(scenario.id).inserted else { throw .duplicate(scenario.id) }
        if let fault = scenario.firstFault { throw .scenario(fault, file: path) }
        scenarios.append(scenario)
      } catch {
        problems.append(Problem(path: path, error: error))
      }
    }
    return (scenarios.sorted { $0.id < $1.id }, problems)
  }
}

/// A fault of a scenario that is well-formed JSON of the right shape.
package enum ScenarioFault: Sendable, Hashable {
  /// A name is used that the scenario does not have.
  case unknownName(String)
  /// A name has not the form of a name.
  case malformedName(String)
  /// Two participants have one name.
  case ambiguousName(String)
  /// It has more participants than ``Scenario/mostParticipants``.
  case tooManyParticipants(Int)
  /// A participant cannot react so.
  case illegalReaction(of: String, ReactionFault)
  /// A notification is withdrawn to which the server has given no name, or not one of each kind.
  case namelessWithdrawal(String)
  /// A step moves the application in a way the system never does.
  case illegalStep(number: Int, PlayProblem.Cause)
}

extension Scenario {
  /// Where the scenario lies below its folder: a folder an area, a file the rest of the name.
  package var path: String {
    let rest = id.dropFirst(area.count + 1)
    return "\(area)/\(rest).json"
  }

  /// The most participants that a scenario may have: each turn looks at all of them.
  static let mostParticipants = 1_000

  /// The first thing that keeps the scenario from being played by any subject.
  var firstFault: ScenarioFault? {
    let people = Array(suppressors.keys) + observers + responders.keys + services.map(\.name)
    guard people.count <= Self.mostParticipants else { return .tooManyParticipants(people.count) }
    let names = people + notifications.keys
    if let malformed = names.sorted().first(where: { !Slug.isComponent($0) }) {
      return .malformedName(malformed)
    }
    let twice = Dictionary(grouping: people, by: \.self).filter { $0.value.count > 1 }.keys.min()
    if let twice { return .ambiguousName(twice) }
    if let unknown = usedNotifications.first(where: { notifications[$0] == nil }) {
      return .unknownName(unknown)
    }
    if let nameless = notifications.values.flatMap(\.withdraws).sorted().first(where: {
      notifications[$0]?.messageID?.string == nil || notifications[$0]?.collapseID == nil
    }) {
      return .namelessWithdrawal(nameless)
    }
    if let unknown = usedParticipants.first(where: { kind(of: $0) == nil }) {
      return .unknownName(unknown)
    }
    return firstReactionFault ?? firstIllegalStep
  }

  private var usedNotifications: [String] {
    let rules = (suppressors.sorted { $0.key < $1.key } + responders.sorted { $0.key < $1.key })
      .flatMap { _, rule in
        if case .only(let names) = rule { names } else { [String]() }
      }
    let reactions = allReactions.map(\.reaction)
    let acts = steps + reactions.flatMap(\.steps)
    let withdrawn = notifications.sorted { $0.key < $1.key }.flatMap(\.value.withdraws)
    return rules + withdrawn + (then.delivered ?? []) + acts.flatMap(\.notifications)
      + reactions.compactMap(\.notification)
      + (then.toasts ?? [])
      + then.asked.values.flatMap { $0.sorted() } + then.heard.values.flatMap(\.self)
      + then.taken.values.flatMap(\.self) + (then.loads ?? [])
  }

  private var usedParticipants: [String] {
    (steps + allReactions.flatMap(\.reaction.steps)).compactMap(\.participant)
      + steps.compactMap(\.service) + reactions.keys.sorted() + then.asked.keys.sorted()
      + then.unasked
      + then.heard.keys.sorted() + then.taken.keys.sorted() + then.released
  }
}
