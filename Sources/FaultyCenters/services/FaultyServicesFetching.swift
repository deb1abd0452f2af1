import PushConformance

/// Faults in when and how often a delegate reports a fetch result to the system.
enum FaultyServicesFetching: FaultGroup {
  typealias Changed = WrongFetchingHost

  static let rows: [SubjectRow] = [
    fault("AnswersWithTheFirst") { $0.note.after { center, answer in center.end(answer.round) } },
    // Reports `noData` to the system, and only then lets its services fetch.
    fault("AnswersBeforeItKnows") { acts in
      acts.fetch.before { center, fetch in center.end(fetch.round) }
      acts.fetchedByNobody.drop()
    },
    fault("IsContentWithNewData") {
      $0.note.after { center, answer in if answer.result == .newData { center.end(answer.round) } }
    },
    fault("TakesAFailureForTheEnd") {
      $0.note.after { center, answer in if answer.result == .failed { center.end(answer.round) } }
    },
    // Counts services while it calls them, so a service that answers at once ends the fetch before all are called.
    fault("CountsAsItCalls") {
      $0.fetch.replace { center, fetch, _ in
        let services = center.fetchers(of: fetch.push)
        guard !services.isEmpty else { return center.fetchedByNobody(fetch.round) }
        for (place, service) in services.enumerated() {
          fetch.round.count += 1
          service.fetch(fetch.push.payload) { center.note($0, from: place, in: fetch.round) }
        }
      }
    },
    // Counts answers instead of services, so a second answer of one service counts for a service without an answer.
    fault("CountsAnswers") {
      $0.note.replace { center, answer, _ in
        let round = answer.round
        round.results[round.results.count] = answer.result
        if round.results.count == round.count { center.end(round) }
      }
    },
    fault("LosesPatience") {
      $0.fetch.after { center, fetch in
        center.application.later(.seconds(3)) { center.end(fetch.round) }
      }
    },
    fault("AnswersForEach") {
      $0.note.replace { _, answer, _ in answer.round.completion(answer.result) }
    },
    // After all services have answered, reports the result again whenever a service repeats its answer.
    fault("AnswersForEachAfterTheLast") { acts in
      acts.note.replace { center, answer, _ in
        let round = answer.round
        round.results[answer.place] = answer.result
        if round.results.count == round.count { center.end(round) }
      }
      acts.end.before { _, round in round.isOver = false }
    },
    fault(AnswersAfterGivingUp.self), fault(HasOneRound.self),
    fault("AnswersNobody") { acts in
      acts.end.drop()
      acts.fetchedByNobody.drop()
    },
    fault("WaitsForItsTime") {
      $0.end.replace { center, round, end in
        center.application.later(.seconds(10)) { end(round) }
      }
    },
  ]

  /// Reports a result after 25 seconds, and again when the last service has answered.
  final class AnswersAfterGivingUp: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      super.fetch(userInfo, round)
      guard !round.isOver else { return }
      application.later(.seconds(25)) {
        guard !round.isOver else { return }
        round.completion(self.joined(Array(round.results.values)))
      }
    }
  }

  final class HasOneRound: PlainFetchingHost {
    private var current: Round?
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      current = round
      super.fetch(userInfo, round)
    }
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      guard let current else { return }
      super.note(result, from: place, in: current)
    }
  }
}
