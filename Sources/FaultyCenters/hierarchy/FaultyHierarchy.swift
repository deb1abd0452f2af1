import PushConformance

/// Faults in showing screens and in announcing events.
enum FaultyHierarchy: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault(TakesLongerNames.self), fault(ShowsTheLeafAlone.self), fault(ShowsItsOwnLeafAlone.self),
    fault("ShowsTheRootOnTop") { $0.show.rewrite { $0.screens.reverse() } },
    fault("ShowsTheSameForEveryEvent") {
      $0.load.replace { center, event, _ in
        center.application.loadScreens(for: event.sighting, types: ["Inbox", "Conversation"]) {
          [weak center] in center?.loaded(event, $0)
        }
      }
    },
    // Replaces each loaded screen below the top screen with a screen of the same type without a notification.
    fault("ForgetsWhatItsScreensAreFor") {
      $0.show.replace { center, loaded, show in
        let way = loaded.screens.dropLast().map { center.application.makeScreen($0.type) }
        show((loaded.event, way + loaded.screens.suffix(1)))
      }
    },
    fault("ShowsTwice") { $0.show.double() },
    fault(ShowsAgainWhenActive.self),
    fault("ShowsNothing") { $0.show.replace { center, _, _ in center.wish = nil } },
    fault("ToastsOpenedEvents") { $0.receive.rewrite { $0.isAskedFor = false } },
    fault("TellsBeforeItHasLoaded") { acts in
      acts.follow.after { center, wish in
        if center.announced.contains(wish.event) { center.present(wish.event, []) }
      }
      acts.tell.drop()
    },
    fault("TellsNobody") { $0.tell.drop() },
    fault("TellsTwice") { $0.tell.double() },
    fault("ShowsUnasked") {
      $0.tell.replace { center, loaded, _ in center.show(loaded.event, loaded.screens) }
    },
    fault("LoadsAgainAtTheTap") {
      $0.present.replace { center, loaded, _ in
        center.application.presentToast(for: loaded.event.sighting) { [weak center] in
          center?.follow(loaded.event, isAskedFor: true)
        }
      }
    },
    fault("HasInertToasts") {
      $0.present.replace { center, loaded, _ in
        center.application.presentToast(for: loaded.event.sighting) {}
      }
    },
    fault("GoesHomeForAnnouncements") {
      $0.follow.before { center, wish in
        guard center.screens(of: wish.event)?.isEmpty == true else { return }
        center.application.setViewControllers([center.application.makeScreen("Inbox")])
      }
    },
    fault(ShowsWhateverEndsLast.self), fault(PullsTheUserBack.self),
    fault(PushesShownScreensAgain.self), fault(HasADefaultEvent.self),
  ]

  final class TakesLongerNames: PlainNavigator {
    override func screens(of event: Event) -> [String]? {
      Self.vocabulary.events.values.first { event.type.hasPrefix($0.name) }?.screens
    }
  }

  final class ShowsTheLeafAlone: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.suffix(1))
    }
  }

  final class ShowsItsOwnLeafAlone: PlainNavigator {
    override class var vocabulary: Vocabulary {
      var vocabulary = super.vocabulary
      vocabulary.events["message"] = .init("mail", screens: ["Mailbox", "Mail"])
      return vocabulary
    }
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.suffix(1))
    }
  }

  final class ShowsAgainWhenActive: PlainNavigator {
    private var last: [SimulatedScreen] = []
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      last = screens
      super.show(event, screens)
    }
    override func didBecomeActive() {
      super.didBecomeActive()
      if !last.isEmpty { application.setViewControllers(last) }
    }
  }

  /// Shows the screens of every load that ends, even if the user has opened a newer event since.
  final class ShowsWhateverEndsLast: PlainNavigator {
    private var wishes: Set<Event> = []
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor { wishes.insert(event) }
      super.follow(event, isAskedFor: isAskedFor)
    }
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      if wishes.remove(event) != nil { wish = event }
      super.loaded(event, result)
    }
    override func wentByHand() {
      super.wentByHand()
      wishes = []
    }
  }

  /// Ignores that the user has opened a screen by hand, and shows the screens of an earlier event over this screen.
  final class PullsTheUserBack: PlainNavigator {
    override func wentByHand() {}
  }

  final class PushesShownScreensAgain: NavigatingCore {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      wish = nil
      for screen in screens { application.pushViewController(screen, animated: false) }
    }
  }

  final class HasADefaultEvent: NavigatingCore {
    override func read(_ payload: JSONObject) -> Event? {
      super.read(payload)
        ?? Event(type: "message", objectID: "0", title: Receipt(payload).title)
    }
  }
}
