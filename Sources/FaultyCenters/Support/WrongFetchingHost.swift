import PushConformance

final class WrongFetchingHost: PlainFetchingHost, ChangeableCenter {
  @MainActor struct Acts {
    var fetch = Act<WrongFetchingHost, (push: UserInfo, round: Round), Void>()
    var fetchedByNobody = Act<WrongFetchingHost, Round, Void>()
    var note = Act<WrongFetchingHost, (result: FetchResult, place: Int, round: Round), Void>()
    var end = Act<WrongFetchingHost, Round, Void>()
    var joined = Act<WrongFetchingHost, [FetchResult], FetchResult>()
  }

  var acts = Acts()

  override func fetch(_ userInfo: UserInfo, _ round: Round) {
    acts.fetch(self, (userInfo, round)) { super.fetch($0.push, $0.round) }
  }
  override func fetchedByNobody(_ round: Round) {
    acts.fetchedByNobody(self, round, super.fetchedByNobody)
  }
  override func note(_ result: FetchResult, from place: Int, in round: Round) {
    acts.note(self, (result, place, round)) { super.note($0.result, from: $0.place, in: $0.round) }
  }
  override func end(_ round: Round) { acts.end(self, round, super.end) }
  override func joined(_ results: [FetchResult]) -> FetchResult {
    acts.joined(self, results, super.joined)
  }
}
