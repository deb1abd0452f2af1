import PushSimulation

/// A notification for which the services of a delegate fetch data.
struct ServiceFetch {
  struct Answer {
    var result: FetchResult
    var turn: Int
    /// The index of the answer among all effects of the run.
    var place: Int
  }

  /// The time after the callback at which a delegate can stop waiting for its services (Specs/decisions/0066).
  static let patience = Duration.seconds(20)

  let awaited: AwaitedCompletion
  /// The services that the delegate calls, with one entry for each call.
  var called: [ParticipantID] = []
  var answers: [ParticipantID: [Answer]] = [:]
  /// The delegate's answers to the system.
  var replies: [Answer] = []

  var isOpen: Bool { called.contains { answers[$0] == nil } }

  /// The turn in which the last service answers; nil if a service does not answer, or is called twice.
  var end: Int? {
    guard !called.isEmpty, !isOpen, Set(called).count == called.count else { return nil }
    return called.compactMap { answers[$0]?.first?.turn }.max()
  }

  /// Returns the services that were called and had not answered before an effect; `place` is the index of the effect.
  func missing(at place: Int) -> [ParticipantID] {
    called.filter { service in
      !(answers[service] ?? []).contains { $0.place < place }
    }
  }

  func certainlyHasNewData(at place: Int) -> Bool {
    answers.values.contains { said in
      let said = said.filter { $0.place < place }
      return !said.isEmpty && said.allSatisfy { $0.result == .newData }
    }
  }

  func mayHaveNewData(at place: Int) -> Bool {
    answers.values.joined().contains { $0.place < place && $0.result == .newData }
  }
}

extension Run {
  /// The fetch of each completion handler of the run, in order; nil for a handler that does not belong to a fetch.
  var serviceFetches: [ServiceFetch?] {
    guard roles.contains(.serviceFetching) else { return [] }
    var fetches = timeline.completions.map { $0.kind == .fetch ? ServiceFetch(awaited: $0) : nil }
    for (index, turn) in timeline.turns.enumerated() {
      for place in turn.effects {
        let effect = timeline.effects[place]
        if case .services(.called(let service, let call)) = effect,
          call.callback == .didReceiveRemoteNotificationToFetch,
          let fetch = fetches.lastIndex(where: { $0?.awaited.turn == index })
        {
          fetches[fetch]?.called.append(service)
        }
        if case .services(.answeredFetch(let service, of: let completion?, let result)) = effect {
          let answer = ServiceFetch.Answer(result: result, turn: index, place: place)
          fetches[completion.index]?.answers[service, default: []].append(answer)
        }
        if case .responses(.completed(let completion, .fetched(let result))) = effect {
          let reply = ServiceFetch.Answer(result: result, turn: index, place: place)
          fetches[completion.index]?.replies.append(reply)
        }
      }
    }
    return fetches
  }
}
