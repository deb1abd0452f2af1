import PushSimulation

/// A notification for which the services of a delegate fetch, and what the system is told of it.
struct ServiceFetch {
  /// What somebody says has come of it.
  struct Answer {
    var result: FetchResult
    /// The turn in which it is said.
    var turn: Int
    /// The place among all effects.
    var place: Int
  }

  /// From when on a delegate may answer without a service that is silent, see
  /// Specs/decisions/0066.
  static let patience = Duration.seconds(20)

  /// The completion handler that the system waits for.
  let awaited: AwaitedCompletion
  /// The services that are called, as often as they are.
  var called: [ParticipantID] = []
  /// What each service answers, mostly once.
  var answers: [ParticipantID: [Answer]] = [:]
  /// What the system is told.
  var replies: [Answer] = []

  /// Whether a service that is called says nothing.
  var isOpen: Bool { called.contains { answers[$0] == nil } }

  /// The turn in which the last of the services answers that are called; nil while one is silent, or
  /// where it cannot be told for which call an answer is.
  var end: Int? {
    guard !called.isEmpty, !isOpen, Set(called).count == called.count else { return nil }
    return called.compactMap { answers[$0]?.first?.turn }.max()
  }

  /// The services that have not answered at some place, though they are called.
  func missing(at place: Int) -> [ParticipantID] {
    called.filter { service in
      !(answers[service] ?? []).contains { $0.place < place }
    }
  }

  /// Whether a service has said up to some place that there is new data, and nothing else.
  func certainlyHasNewData(at place: Int) -> Bool {
    answers.values.contains { said in
      let said = said.filter { $0.place < place }
      return !said.isEmpty && said.allSatisfy { $0.result == .newData }
    }
  }

  /// Whether a service has ever said so up to some place, even if it has said something else as well.
  func mayHaveNewData(at place: Int) -> Bool {
    answers.values.joined().contains { $0.place < place && $0.result == .newData }
  }
}

extension Run {
  /// What became of each completion handler of the run, by its number; nil for one that is not for
  /// services.
  var serviceFetches: [ServiceFetch?] {
    guard roles.contains(.serviceFetching) else { return [] }
    var fetches = timeline.completions.map { $0.kind == .fetch ? ServiceFetch(awaited: $0) : nil }
    for (index, turn) in timeline.turns.enumerated() {
      for place in turn.effects {
        switch timeline.effects[place] {
        case .services(.called(let service, let call)):
          guard call.callback == .didReceiveRemoteNotificationToFetch,
            let fetch = fetches.lastIndex(where: { $0?.awaited.turn == index })
          else { continue }
          fetches[fetch]?.called.append(service)
        case .services(.answeredFetch(let service, of: let completion, let result)):
          guard let completion else { continue }
          fetches[completion.index]?.answers[service, default: []].append(
            ServiceFetch.Answer(result: result, turn: index, place: place)
          )
        case .responses(.completed(let completion, .fetched(let result))):
          fetches[completion.index]?.replies.append(
            ServiceFetch.Answer(result: result, turn: index, place: place)
          )
        case .services(.made), .services(.builtInterface), .services(.handledNotification),
          .services(.repliedToLaunch), .responses, .participant, .account, .activity, .badge,
          .broadcast,
          .extension, .hierarchy, .links, .navigation, .permission, .registration, .responders,
          .suppression, .toast, .token, .withdrawal:
          break
        }
      }
    }
    return fetches
  }
}
