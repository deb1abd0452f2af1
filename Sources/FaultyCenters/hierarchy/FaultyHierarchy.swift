import PushConformance
import PushPayloads
import PushSimulation

/// Faults in showing screens and in telling of them.
enum FaultyHierarchy {
  static let rows = [
    SubjectRow(ShowsTheLeafAlone.self, "hierarchy.whole-hierarchy-in-order"),
    SubjectRow(ShowsTheRootOnTop.self, "hierarchy.whole-hierarchy-in-order"),
    SubjectRow(ShowsTheSameForEveryEvent.self, "hierarchy.whole-hierarchy-in-order"),
    SubjectRow(ForgetsWhatItsScreensAreFor.self, "hierarchy.whole-hierarchy-in-order"),
    SubjectRow(
      ShowsTwice.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.shown-once",
      "hierarchy.tap-shows-the-screens",
      "hierarchy.toast-shows-the-screens"
    ),
    SubjectRow(ShowsAgainWhenActive.self, "hierarchy.shown-once"),
    SubjectRow(
      ShowsNothing.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.tap-shows-the-screens",
      "hierarchy.toast-shows-the-screens"
    ),
    SubjectRow(
      AsksWhetherToShow.self,
      "hierarchy.endless-load-blocks-nothing",
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.known-event-loads-once",
      "hierarchy.tap-shows-the-screens",
      "links.lead-to-the-same-screens",
      "links.object-is-optional",
      "links.same-event-as-the-push"
    ),
    SubjectRow(
      TellsBeforeItHasLoaded.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.not-told-before-loaded",
      "hierarchy.toast-shows-the-screens",
      "hierarchy.told-once-when-loaded"
    ),
    SubjectRow(
      TellsNobody.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.told-once-when-loaded"
    ),
    SubjectRow(
      TellsTwice.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.told-once-when-loaded"
    ),
    SubjectRow(
      ShowsUnasked.self,
      "hierarchy.immediate-load-works-the-same",
      "hierarchy.shown-once",
      "hierarchy.told-once-when-loaded"
    ),
    SubjectRow(LoadsAgainAtTheTap.self, "hierarchy.toast-shows-the-screens"),
    SubjectRow(HasInertToasts.self, "hierarchy.toast-shows-the-screens"),
    SubjectRow(GoesHomeForAnnouncements.self, "hierarchy.event-without-screens-shows-nothing"),
    SubjectRow(ShowsWhateverEndsLast.self, "hierarchy.newest-wish-stays-on-top"),
    SubjectRow(PullsTheUserBack.self, "hierarchy.users-own-way-is-kept"),
    SubjectRow(PutsTheTargetOnItself.self, "hierarchy.target-on-top-is-not-doubled"),
    SubjectRow(HasADefaultEvent.self, "hierarchy.unknown-event-loads-nothing"),
  ]

  /// Has no way back.
  final class ShowsTheLeafAlone: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.suffix(1))
    }
  }

  final class ShowsTheRootOnTop: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.reversed())
    }
  }

  /// Was written when there was one kind of event.
  final class ShowsTheSameForEveryEvent: PlainNavigator {
    override func load(_ event: Event) {
      application.loadScreens(for: sighting(of: event), types: ["Inbox", "Conversation"]) {
        [weak self] in self?.loaded(event, $0)
      }
    }
  }

  /// Makes the screens that lead to the last one for nothing in particular.
  final class ForgetsWhatItsScreensAreFor: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      let way = screens.dropLast().map { application.makeScreen($0.type) }
      super.show(event, way + screens.suffix(1))
    }
  }

  /// Shows when the load ends, and when the application comes to rest.
  final class ShowsTwice: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens)
      super.show(event, screens)
    }
  }

  /// Keeps what it has shown for the next time that the app becomes active.
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

  final class ShowsNothing: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) { wish = nil }
  }

  /// Asks the user, who has tapped, by a toast.
  final class AsksWhetherToShow: PlainNavigator {
    override func receive(_ event: Event, isAskedFor: Bool) {
      super.receive(event, isAskedFor: false)
    }
  }

  /// Tells of an event at once, and lets the user wait when they tap.
  final class TellsBeforeItHasLoaded: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      super.follow(event, isAskedFor: isAskedFor)
      if announced.contains(event) { present(event, []) }
    }
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {}
  }

  final class TellsNobody: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {}
  }

  final class TellsTwice: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {
      super.tell(event, screens)
      super.tell(event, screens)
    }
  }

  /// Takes an active user away as soon as it can.
  final class ShowsUnasked: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) { show(event, screens) }
  }

  /// Throws away what it has loaded, and loads it again for the user.
  final class LoadsAgainAtTheTap: PlainNavigator {
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      application.presentToast(for: sighting(of: event)) { [weak self] in
        self?.follow(event, isAskedFor: true)
      }
    }
  }

  final class HasInertToasts: PlainNavigator {
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      application.presentToast(for: sighting(of: event)) {}
    }
  }

  /// Has the root of the app for a screen of what leads nowhere.
  final class GoesHomeForAnnouncements: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if screens(of: event)?.isEmpty == true {
        application.setViewControllers([application.makeScreen("Inbox")])
      }
      super.follow(event, isAskedFor: isAskedFor)
    }
  }

  /// Shows all that the user has ever asked for, when it comes.
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

  /// Does not see that the user has gone elsewhere.
  final class PullsTheUserBack: PlainNavigator {
    override func wentByHand() {}
  }

  /// Pushes screens without looking at what is there.
  final class PutsTheTargetOnItself: NavigatingCore {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      wish = nil
      for screen in screens { application.pushViewController(screen, animated: false) }
    }
  }

  /// Has a default kind of event.
  final class HasADefaultEvent: NavigatingCore {
    override func read(_ payload: JSONObject) -> Event? {
      super.read(payload)
        ?? Event(type: "message", objectID: "0", title: Receipt(payload).title)
    }
  }
}
