import PushSimulation

enum ContentLoadingChecks {
  static let checks: [Check] = [
    eachTurn("responses.content-is-loaded-before-opening") { openings, turn, judge in
      if case .links = turn.stimulus { return }
      for opening in openings.all where turn.lacksContent(opening.notification) {
        // Another notification can lead to the same screen, and its content might have arrived.
        let isAlone = openings.all.allSatisfy {
          $0.url != opening.url || turn.lacksContent($0.notification)
        }
        guard isAlone, !opening.mayGiveUp else { continue }
        judge.expect(!turn.routes.contains(opening.url), in: turn) {
          "no call to the router with \(opening.url) before the content of"
            + " \(turn.name(opening.notification)) has arrived"
        }
      }
    },

    eachTurn("responses.loaded-content-opens-once") { openings, turn, judge in
      guard turn.loaded != nil || turn.stimulus == .launch(.interfaceBecameReady) else { return }
      var openings = openings
      for case let url? in turn.routes {
        if let place = openings.place(of: url) {
          let opening = openings.all[place]
          // Another requirement judges a notification whose content arrives at once.
          if turn.loaded != nil || opening.isLoaded {
            judge.expect(!opening.isOpened, in: turn) {
              "no second call to the router for \(turn.name(opening.notification)), with \(url):"
                + " the center has opened it before"
            }
          }
          openings.open(place)
        } else if let loaded = turn.loaded, turn.facts(loaded).usableURLs.contains(url) {
          judge.expect(openings.everOpened.contains(loaded), in: turn) {
            "no call to the router: the user has not opened \(turn.name(loaded))"
          }
        }
      }
      guard let due = openings.due, turn.hasToOpen(due) else { return }
      let name = turn.name(due.notification)
      let reason =
        due.isLoaded
        ? "the content of \(name) has arrived"
        : "the user has opened \(name) last, and no content is loading any more"
      judge.expect(due.isOpened, in: turn) {
        "exactly one call to the router, with \(due.url): \(reason)"
      }
    },

    eachTurn("responses.late-content-keeps-the-newer-screen") { openings, turn, judge in
      guard let loaded = turn.loaded,
        let late = openings.all.lastIndex(where: { $0.notification == loaded }),
        openings.all[late...].contains(where: { $0.isOpened && $0.notification != loaded })
      else { return }
      let older = openings.all[late]
      let staysClosed =
        !turn.routes.contains(older.url)
        || openings.all.contains { $0.notification != loaded && $0.url == older.url }
      judge.expect(staysClosed, in: turn) {
        "no call to the router with \(older.url): the center has opened a notification that the"
          + " user tapped later"
      }
    },
  ]

  // The check receives the openings before the effects of the turn change them.
  private static func eachTurn(
    _ id: String,
    _ look: @escaping @Sendable (ContentOpenings, TurnView, inout Judge) -> Void
  ) -> Check {
    .wholeRun(id) { run, judge in
      var openings = ContentOpenings()
      run.forEachTurn(includingUnwanted: true) { turn in
        openings.begin(turn)
        look(openings, turn, &judge)
        for case let url? in turn.routes {
          if let place = openings.place(of: url) { openings.open(place) }
        }
      }
    }
  }
}

extension TurnView {
  fileprivate func hasToOpen(_ opening: ContentOpenings.Opening) -> Bool {
    guard state == .active,
      isInterfaceReady || run.vocabulary.opensAtOnce(facts(opening.notification))
    else { return false }
    let content = run.content[after: look]
    if loaded == nil { return opening.isLoaded && !content.open.contains(opening.notification) }
    return content.open.isEmpty && content.updates.isEmpty
      || loaded == opening.notification && !content.open.contains(opening.notification)
  }
}
