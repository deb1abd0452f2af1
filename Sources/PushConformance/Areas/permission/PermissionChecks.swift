import PushPayloads
import PushSimulation

enum PermissionChecks {
  static let checks: [Check] = [
    eachRequest("permission.request-is-answered-once") { request, run, judge in
      guard !request.isOverlapping else { return }
      judgeNumber(of: request, in: run, &judge)
    },

    .wholeRun("permission.overlapping-requests-are-all-answered") { run, judge in
      let requests = run.permissionRequests
      for request in requests where request.isOverlapping {
        judgeNumber(of: request, in: run, &judge)
      }
      // The system grants provisional authorization without a prompt.
      let asksOnTrial = run.timeline.effects.contains {
        guard case .permission(.requestedAuthorization(let types)) = $0 else { return false }
        return types.contains(.provisional)
      }
      if !requests.isEmpty, asksOnTrial { judge.couldNotSee(.nobodyIsAsked) }
    },

    eachRequest("permission.answer-is-the-users") { request, run, judge in
      for (turn, answer) in request.answers {
        let view = TurnView(run: run, index: turn)
        guard let due = request.due, turn >= due else {
          judge.expect(false, in: view) {
            "no answer to \(run.permissionRequest(request.number)) before the user has decided"
          }
          continue
        }
        switch request.status {
        case .authorized, .provisional, .ephemeral:
          judge.expect(answer.isGrant, in: view) {
            "the answer that permission is granted: the user's permission is \(request.status.rawValue)"
          }
        case .denied:
          judge.expect(answer.isDenial, in: view) {
            "the answer that permission is refused: the user has refused it"
          }
        // A center can report anything for an unknown status.
        case .unknown, .notDetermined: judge.expect(true, in: view) { "an answer to the request" }
        }
      }
    },

    .eachTurn("permission.request-asks-the-system", after: \.permission) { turn, after, judge in
      guard case .permission(.requested) = turn.stimulus,
        after.atStimulus.status == .notDetermined, !after.atStimulus.isAsking
      else { return }
      judge.expect(turn.asksForAuthorization, in: turn) {
        "a call to requestAuthorization: the user has not been asked yet"
      }
    },

    .wholeRun("permission.registers-whatever-the-user-says") { run, judge in
      var isWaiting = false
      run.forEachTurn(
        with: \.permission,
        on: [.hears(.application, .permission, .registration), .does(.registration)]
      ) { turn, _, after in
        let status = after.atStimulus.status
        let asksForToken = turn.count { $0.asksForToken } > 0
        // A center that is waiting for a token need not ask the system again.
        let isRegistering = asksForToken || turn.awaitedToken
        if turn.stimulus.startsProcess { isWaiting = false }
        if case .registration(.requested) = turn.stimulus, status == .notDetermined {
          isWaiting = !asksForToken && turn.asksForAuthorization
          guard !isWaiting else { return }
          judge.expect(isRegistering, in: turn) { "a call that asks for a device token" }
        } else if case .registration(.requested) = turn.stimulus, status != .authorized {
          judge.expect(isRegistering, in: turn) {
            "a call that asks for a device token, which needs no permission"
          }
        } else if case .permission(.answered) = turn.stimulus, isWaiting {
          isWaiting = false
          judge.expect(isRegistering, in: turn) {
            "a call that asks for a device token in step \(turn.turn.step + 1), now that the user has answered"
          }
        } else if asksForToken {
          isWaiting = false
        }
      }
    },

    .wholeRun("permission.token-is-uploaded-without-permission") { run, judge in
      var known: Set<String> = []
      run.forEachTurn(with: \.permission, on: .hears(.token)) { turn, _, after in
        let status = after.atStimulus.status
        guard case .token(.received(let token)) = turn.stimulus, !token.bytes.isEmpty,
          known.insert(token.hexadecimal).inserted, turn.expectsUploads, !status.isGrant
        else { return }
        judge.expect(!turn.uploads.isEmpty, in: turn) {
          "an upload of the token: silent notifications arrive although the permission is"
            + " \(status.rawValue)"
        }
      }
    },

    .eachTurn("permission.change-in-settings-is-noticed", after: \.permission) {
      (turn, after, judge) in
      let standing = after.atStimulus
      guard turn.stimulus == .permission(.read), standing.canBeKnown else { return }
      for case .permission(.reportedStatus(let reported)) in turn.effects {
        let agrees = reported?.isGrant == standing.status.isGrant
        judge.expect(reported != nil && (agrees || standing.status == .unknown), in: turn) {
          "the center to report the user's permission, which is \(standing.status.rawValue) now"
        }
      }
    },
  ]

  private static func judgeNumber(of prompt: PermissionRequest, in run: Run, _ judge: inout Judge) {
    guard let due = prompt.due else { return }
    let view = TurnView(run: run, index: due)
    judge.expect(prompt.answers.contains { $0.turn <= due }, in: view) {
      "an answer to \(run.permissionRequest(prompt.number)) by now"
    }
    guard let second = prompt.answers.dropFirst().first else { return }
    judge.expect(false, in: TurnView(run: run, index: second.turn)) {
      "one answer to \(run.permissionRequest(prompt.number)), not \(prompt.answers.count)"
    }
  }

  private static func eachRequest(
    _ id: String,
    _ look: @escaping @Sendable (PermissionRequest, Run, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      for request in run.permissionRequests { look(request, run, &judge) }
    }
  }
}
