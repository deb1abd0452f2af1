import PushPayloads
import PushSimulation

enum TokenNewsChecks {
  static let checks: [Check] = [
    .eachTurn("token.late-listener-is-told", after: \.tokenNews) { turn, news, judge in
      for observer in turn.due(by: news) where news.late.contains(observer) {
        judge.expect(news.knows(observer), in: turn) {
          "\(turn.name(observer)), which was attached after the token arrived, to be notified of the token"
        }
      }
    },

    .eachTurn("token.listeners-are-told-of-a-new-one", after: \.tokenNews) { turn, news, judge in
      for observer in turn.due(by: news) where !news.late.contains(observer) {
        judge.expect(news.knows(observer), in: turn) {
          "\(turn.name(observer)) to be notified of the new token"
        }
      }
    },

    .eachTurn("token.listeners-are-told-once", after: \.tokenNews) { turn, news, judge in
      guard !news.isOpen else { return }
      for observer in Set(turn.tokensHeard.map(\.observer)) {
        let times = news.told[observer, default: 0]
        guard times > 0 else { continue }
        judge.expect(times == 1, in: turn) {
          "\(turn.name(observer)) to be notified once of the token: until now, it was notified \(times) times"
        }
      }
    },

    .eachTurn("token.nobody-else-is-told", after: \.tokenNews) { turn, news, judge in
      guard turn.bringsToken || !turn.tokensHeard.isEmpty else { return }
      let listening = (turn.observers.certain + turn.observers.uncertain).map(\.participant)
      for observer in news.everAttached.sorted
      where !listening.contains(observer) && turn.stimulus != .participant(.attached(observer)) {
        judge.expect(!turn.tokensHeard.contains { $0.observer == observer }, in: turn) {
          "\(turn.name(observer)), which is no longer attached, not to be notified of the token"
        }
      }
    },

    .eachTurn("token.listeners-are-told-of-the-newest-alone", after: \.tokenNews) {
      (turn, news, judge) in
      for (observer, token) in turn.tokensHeard {
        judge.expect(news.allows(token), in: turn) {
          "\(turn.name(observer)) to be notified of "
            + (news.isDue
              ? "the newest token, '\(news.current ?? "")'"
              : "a token that the system has delivered")
            + ", not of '\(token)'"
        }
      }
    },
  ]
}

extension TurnView {
  fileprivate func due(by news: TokenNewsFacts) -> [ParticipantID] {
    guard news.isDue else { return [] }
    if case .participant(.attached(let participant)) = stimulus {
      return news.late.contains(participant) ? [participant] : []
    }
    guard let token = stimulus.acceptedToken, digits(of: token) == news.current else { return [] }
    return observers.certain.map(\.participant)
  }

  fileprivate var bringsToken: Bool {
    stimulus.receivedToken?.bytes.isEmpty == false || stimulus.acceptedToken != nil
  }
}
