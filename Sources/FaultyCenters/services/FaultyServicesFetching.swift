import PushConformance

/// Faults in the time and the number of the fetch results that a delegate reports to the system.
enum FaultyServicesFetching: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(AnswersWithTheFirst.self), fault(AnswersBeforeItKnows.self),
    fault(IsContentWithNewData.self), fault(TakesAFailureForTheEnd.self),
    fault(CountsAsItCalls.self), fault(CountsAnswers.self), fault(LosesPatience.self),
    fault(AnswersForEach.self), fault(AnswersForEachAfterTheLast.self),
    fault(AnswersAfterGivingUp.self), fault(HasOneRound.self), fault(AnswersNobody.self),
    fault(WaitsForItsTime.self),
  ]

  /// Reports the result when the first service has answered.
  final class AnswersWithTheFirst: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      super.note(result, from: place, in: round)
      end(round)
    }
  }

  /// Reports `noData` to the system, and only then lets its services fetch.
  final class AnswersBeforeItKnows: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      end(round)
      super.fetch(userInfo, round)
    }
    override func fetchedByNobody(_ round: Round) {}
  }

  /// Reports new data as soon as a service has new data, before the other services have answered.
  final class IsContentWithNewData: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      super.note(result, from: place, in: round)
      if result == .newData { end(round) }
    }
  }

  /// Reports the result when a service has failed, before the other services have answered.
  final class TakesAFailureForTheEnd: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      super.note(result, from: place, in: round)
      if result == .failed { end(round) }
    }
  }

  /// Counts the services that have to answer while it calls these services.
  ///
  /// So a service that answers at once ends the fetch before the center has counted and called the remaining services.
  final class CountsAsItCalls: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      let services = fetchers(of: userInfo)
      guard !services.isEmpty else { return fetchedByNobody(round) }
      for (place, service) in services.enumerated() {
        round.count += 1
        service.fetch(userInfo.payload) { [self] in note($0, from: place, in: round) }
      }
    }
  }

  /// Counts answers instead of services, so that a second answer of one service counts for a service that has not
  /// answered.
  final class CountsAnswers: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      round.results[round.results.count] = result
      if round.results.count == round.count { end(round) }
    }
  }

  /// Reports the result after three seconds, even if services have not answered.
  final class LosesPatience: PlainFetchingHost {
    override func fetch(_ userInfo: UserInfo, _ round: Round) {
      super.fetch(userInfo, round)
      application.later(.seconds(3)) { self.end(round) }
    }
  }

  /// Reports each service's result to the system.
  final class AnswersForEach: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      round.completion(result)
    }
  }

  /// After all services have answered, reports the result again whenever a service repeats its answer.
  final class AnswersForEachAfterTheLast: PlainFetchingHost {
    override func note(_ result: FetchResult, from place: Int, in round: Round) {
      round.results[place] = result
      if round.results.count == round.count { end(round) }
    }
    override func end(_ round: Round) {
      round.isOver = false
      super.end(round)
    }
  }

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

  /// Keeps the current fetch in one property, which the next notification overwrites.
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

  /// Never reports a result to the system.
  final class AnswersNobody: PlainFetchingHost {
    override func end(_ round: Round) {}
    override func fetchedByNobody(_ round: Round) {}
  }

  /// Reports the result ten seconds after the last service has answered.
  final class WaitsForItsTime: PlainFetchingHost {
    override func end(_ round: Round) {
      application.later(.seconds(10)) { super.end(round) }
    }
  }
}
