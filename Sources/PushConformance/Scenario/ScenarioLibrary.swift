package import PushCorpus
import PushPayloads

/// The scenarios of a folder; each file contains one scenario.
package struct ScenarioLibrary: Sendable {
  package var scenarios: [Scenario]

  package init(_ scenarios: [Scenario] = []) { self.scenarios = scenarios }

  package init(reading folder: CorpusFolder) throws(KitError) {
    let (scenarios, problems) = try Self.readAll(in: folder)
    if let first = problems.first { throw first }
    self.init(scenarios)
  }

  static func readAll(
    in folder: CorpusFolder
  ) throws(KitError) -> (scenarios: [Scenario], problems: [KitError]) {
    let paths = try KitError.wrapping(try folder.files())
    var scenarios: [Scenario] = []
    var problems: [KitError] = []
    var seen: Set<String> = []
    for path in paths where path.hasSuffix(".json") {
      do throws(KitError) {
        let scenario = try KitError.decode(Scenario.self, at: path, in: folder)
        guard Slug.isValid(scenario.id)
        else { throw .malformedIdentifier(scenario.id, file: path) }
        guard path == scenario.path else { throw .misplaced(scenario.id, file: path) }
        guard seen.insert(scenario.id).inserted else { throw .duplicate(scenario.id) }
        if let fault = scenario.firstFault { throw .scenario(fault, file: path) }
        scenarios.append(scenario)
      } catch {
        problems.append(error)
      }
    }
    return (scenarios.sorted { $0.id < $1.id }, problems)
  }
}

package enum ScenarioFault: Sendable, Hashable {
  /// The scenario uses a name without a definition.
  case unknownName(String)
  case malformedName(String)
  /// Two participants have the same name.
  case ambiguousName(String)
  case tooManyParticipants(Int)
  case illegalReaction(of: String, ReactionFault)
  /// A withdrawn notification lacks its message id, its collapse id, or both.
  case namelessWithdrawal(String)
  case illegalStep(number: Int, PlayProblem.Cause)
}

extension Scenario {
  package var path: String {
    let rest = id.dropFirst(area.count + 1)
    return "\(area)/\(rest).json"
  }

  // The number of participants is limited, because the kit loops over all participants in every turn.
  static let mostParticipants = 1_000

  /// A fault that makes the scenario unplayable for every subject.
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
    if let namelessWithdrawal { return .namelessWithdrawal(namelessWithdrawal) }
    if let unknown = usedParticipants.first(where: { kind(of: $0) == nil }) {
      return .unknownName(unknown)
    }
    return firstReactionFault ?? firstIllegalStep
  }

  /// The first withdrawn notification that lacks the message id or the collapse id; an app withdraws by either id.
  var namelessWithdrawal: String? {
    notifications.values.flatMap(\.withdraws).sorted().first {
      notifications[$0]?.messageID?.string == nil || notifications[$0]?.collapseID == nil
    }
  }

  private var usedNotifications: [String] {
    let rules = (suppressors.sorted { $0.key < $1.key } + responders.sorted { $0.key < $1.key })
      .flatMap(\.value.names)
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
