import PushSimulation

enum ServiceFetchingChecks {
  static let checks: [Check] = [
    eachFetch("services.fetch-waits-for-the-last") { fetch, handedOver, judge in
      guard !fetch.called.isEmpty, let reply = fetch.replies.first else { return }
      let answered = TurnView(run: handedOver.run, index: reply.turn)
      // The system waits only 30 s, so after ``ServiceFetch/patience`` the delegate can answer without the services.
      guard answered.time < handedOver.time + ServiceFetch.patience else { return }
      let missing = fetch.missing(at: reply.place)
      judge.expect(missing.isEmpty, in: answered) {
        "the completion handler for \(handedOver.name(fetch.awaited.notification)) to wait for "
          + handedOver.names(ofServices: missing) + " to answer"
      }
    },

    eachFetch("services.fetch-ends-with-the-last") { fetch, handedOver, judge in
      guard let end = fetch.end else { return }
      let isAnswered = fetch.replies.contains { $0.turn <= end }
      judge.expect(isAnswered, in: TurnView(run: handedOver.run, index: end)) {
        let callback = ServiceCallback.didReceiveRemoteNotificationToFetch
        let left = handedOver.services.filter {
          !$0.facts.lacks.contains(callback) && !fetch.called.contains($0.service)
        }
        return
          "the completion handler for \(handedOver.name(fetch.awaited.notification)) to be called: each"
          + " service that was called in step \(handedOver.turn.step + 1) has answered"
          + (left.isEmpty
            ? ""
            : "; \(handedOver.names(ofServices: left.map(\.service))) should have been called there, too")
      }
    },

    eachFetch("services.fetch-of-nobody-brings-nothing") { fetch, handedOver, judge in
      let callback = ServiceCallback.didReceiveRemoteNotificationToFetch
      guard handedOver.services.allSatisfy({ $0.facts.lacks.contains(callback) }) else { return }
      let isAnsweredAtOnce =
        fetch.replies.first.map { $0.turn == fetch.awaited.turn && $0.result == .noData } ?? false
      judge.expect(isAnsweredAtOnce, in: handedOver) {
        "the completion handler for \(handedOver.name(fetch.awaited.notification)) to be called"
          + " with noData at once: no service implements the callback for fetches"
      }
    },

    eachFetch("services.fetch-brings-the-new-data-of-any") { fetch, handedOver, judge in
      guard let reply = fetch.replies.first, fetch.certainlyHasNewData(at: reply.place)
      else { return }
      let source = fetch.called.first { service in
        (fetch.answers[service] ?? []).contains { $0.place < reply.place && $0.result == .newData }
      }
      judge.expect(reply.result == .newData, in: TurnView(run: handedOver.run, index: reply.turn)) {
        "the completion handler for \(handedOver.name(fetch.awaited.notification)) to be called"
          + " with newData, the answer of \(source.map { "service \(handedOver.name($0))" } ?? "a service"),"
          + " not with \(reply.result.rawValue)"
      }
    },

    eachFetch("services.fetch-invents-no-data") { fetch, handedOver, judge in
      guard !fetch.called.isEmpty, let reply = fetch.replies.first,
        !fetch.mayHaveNewData(at: reply.place)
      else { return }
      judge.expect(reply.result != .newData, in: TurnView(run: handedOver.run, index: reply.turn)) {
        "the completion handler for \(handedOver.name(fetch.awaited.notification)) not to be called"
          + " with newData: no service has any"
      }
    },
  ]

  // The check receives each fetch, even one without a call of a service, and the turn in which the fetch begins.
  private static func eachFetch(
    _ id: String,
    _ look: @escaping @Sendable (ServiceFetch, TurnView, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      for case let fetch? in run.serviceFetches {
        look(fetch, TurnView(run: run, index: fetch.awaited.turn), &judge)
      }
    }
  }
}
