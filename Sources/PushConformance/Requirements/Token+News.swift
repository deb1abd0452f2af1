import PushPayloads
import PushSimulation

/// The checks of Specs/requirements/token.json that are about those who are told of the token.
enum TokenNews {
  static let checks: [Check] = [
    eachTurn("token.late-listener-is-told") { turn, standing, judge in
      for observer in turn.due(by: standing) where standing.late.contains(observer) {
        judge.expect(
          standing.knows(observer),
          in: turn,
          "\(turn.name(observer)), which has come after the token, to be told of it"
        )
      }
    },

    eachTurn("token.listeners-are-told-of-a-new-one") { turn, standing, judge in
      for observer in turn.due(by: standing) where !standing.late.contains(observer) {
        judge.expect(
          standing.knows(observer),
          in: turn,
          "\(turn.name(observer)) to be told of the new token"
        )
      }
    },

    eachTurn("token.listeners-are-told-once") { turn, standing, judge in
      guard !standing.isOpen else { return }
      for observer in Set(turn.tokensHeard.map(\.observer)) {
        let times = standing.told[observer, default: 0]
        guard times > 0 else { continue }
        judge.expect(
          times == 1,
          in: turn,
          "\(turn.name(observer)) to be told once of the token, not \(times) times"
        )
      }
    },

    eachTurn("token.nobody-else-is-told") { turn, standing, judge in
      guard turn.bringsToken || !turn.tokensHeard.isEmpty else { return }
      let listening = (turn.observers.certain + turn.observers.uncertain).map(\.participant)
      for observer in standing.everAttached
      where !listening.contains(observer) && turn.stimulus != .participant(.attached(observer)) {
        judge.expect(
          !turn.tokensHeard.contains { $0.observer == observer },
          in: turn,
          "\(turn.name(observer)), which does not listen any more, to be told nothing"
        )
      }
    },

    eachTurn("token.listeners-are-told-of-the-newest-alone") { turn, standing, judge in
      for (observer, token) in turn.tokensHeard {
        judge.expect(
          standing.allows(token),
          in: turn,
          "\(turn.name(observer)) to be told of the token that there is, not of '\(token)'"
        )
      }
    },
  ]

  /// Looks at each turn of a center that tells of its token, with what is known by its end.
  private static func eachTurn(
    _ id: String,
    _ look: @escaping @Sendable (TurnView, TokenStanding, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      guard run.roles.contains(.tokenBroadcasting) else { return }
      var standing = TokenStanding()
      run.forEachTurn { turn in
        standing.follow(turn)
        look(turn, standing, &judge)
      }
    }
  }
}

extension TurnView {
  /// Those who have to know the token by the end of this turn, if it is one to look at that.
  fileprivate func due(by standing: TokenStanding) -> [ParticipantID] {
    guard standing.isDue else { return [] }
    if case .participant(.attached(let participant)) = stimulus {
      return standing.late.contains(participant) ? [participant] : []
    }
    guard let token = stimulus.acceptedToken, token.lowercased() == standing.current else {
      return []
    }
    return observers.certain.map(\.participant)
  }

  /// Whether centers tell of a token in such a turn.
  fileprivate var bringsToken: Bool {
    stimulus.receivedToken?.bytes.isEmpty == false || stimulus.acceptedToken != nil
  }
}
