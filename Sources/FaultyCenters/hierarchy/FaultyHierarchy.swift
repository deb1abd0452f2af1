import PushConformance

/// Faults in showing screens and in announcing events.
enum FaultyHierarchy: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(TakesLongerNames.self), fault(ShowsTheLeafAlone.self), fault(ShowsItsOwnLeafAlone.self),
    fault(ShowsTheRootOnTop.self), fault(ShowsTheSameForEveryEvent.self),
    fault(ForgetsWhatItsScreensAreFor.self), fault(ShowsTwice.self),
    fault(ShowsAgainWhenActive.self), fault(ShowsNothing.self), fault(ToastsOpenedEvents.self),
    fault(TellsBeforeItHasLoaded.self), fault(TellsNobody.self), fault(TellsTwice.self),
    fault(ShowsUnasked.self), fault(LoadsAgainAtTheTap.self), fault(HasInertToasts.self),
    fault(GoesHomeForAnnouncements.self), fault(ShowsWhateverEndsLast.self),
    fault(PullsTheUserBack.self), fault(PushesShownScreensAgain.self), fault(HasADefaultEvent.self),
  ]

  /// Takes an unknown event for the event whose name it begins with.
  final class TakesLongerNames: PlainNavigator {
    override func screens(of event: Event) -> [String]? {
      Self.vocabulary.events.values.first { event.type.hasPrefix($0.name) }?.screens
    }
  }

  /// Shows only the last screen, without the screens that lead to it.
  final class ShowsTheLeafAlone: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.suffix(1))
    }
  }

  /// Shows only the last screen of an event, in an app that declares its own events.
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

  /// Shows the screens of an event in reverse order.
  final class ShowsTheRootOnTop: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens.reversed())
    }
  }

  /// Loads the screens of a conversation for every kind of event.
  final class ShowsTheSameForEveryEvent: PlainNavigator {
    override func load(_ event: Event) {
      application.loadScreens(for: sighting(of: event), types: ["Inbox", "Conversation"]) {
        [weak self] in self?.loaded(event, $0)
      }
    }
  }

  /// Replaces each loaded screen below the top screen by a screen of the same type that belongs to no notification.
  final class ForgetsWhatItsScreensAreFor: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      let way = screens.dropLast().map { application.makeScreen($0.type) }
      super.show(event, way + screens.suffix(1))
    }
  }

  /// Shows the screens of an event twice.
  final class ShowsTwice: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens)
      super.show(event, screens)
    }
  }

  /// Shows the latest screens again when the app becomes active.
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

  /// Never shows the screens of an event.
  final class ShowsNothing: PlainNavigator {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) { wish = nil }
  }

  /// Shows a toast instead of the screens when the user has opened a notification or a link.
  final class ToastsOpenedEvents: PlainNavigator {
    override func receive(_ event: Event, isAskedFor: Bool) {
      super.receive(event, isAskedFor: false)
    }
  }

  /// Shows the toast of an event at once, instead of when the screens of the event are loaded.
  final class TellsBeforeItHasLoaded: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      super.follow(event, isAskedFor: isAskedFor)
      if announced.contains(event) { present(event, []) }
    }
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {}
  }

  /// Shows no toast when the screens of an event have been loaded.
  final class TellsNobody: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {}
  }

  /// Shows two toasts for one event.
  final class TellsTwice: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {
      super.tell(event, screens)
      super.tell(event, screens)
    }
  }

  /// Shows the screens of an event in the active app without a tap, instead of a toast.
  final class ShowsUnasked: PlainNavigator {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) { show(event, screens) }
  }

  /// Loads the screens again when the user taps the toast.
  final class LoadsAgainAtTheTap: PlainNavigator {
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      application.presentToast(for: sighting(of: event)) { [weak self] in
        self?.follow(event, isAskedFor: true)
      }
    }
  }

  /// Shows toasts that do nothing when the user taps them.
  final class HasInertToasts: PlainNavigator {
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      application.presentToast(for: sighting(of: event)) {}
    }
  }

  /// Shows the root of the app for an event that leads to no screen.
  final class GoesHomeForAnnouncements: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if screens(of: event)?.isEmpty == true {
        application.setViewControllers([application.makeScreen("Inbox")])
      }
      super.follow(event, isAskedFor: isAskedFor)
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

  /// Pushes the screens of an event even if these screens are already on the stack.
  final class PushesShownScreensAgain: NavigatingCore {
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      wish = nil
      for screen in screens { application.pushViewController(screen, animated: false) }
    }
  }

  /// Reads an event of the type `message` from a payload without a known event.
  final class HasADefaultEvent: NavigatingCore {
    override func read(_ payload: JSONObject) -> Event? {
      super.read(payload)
        ?? Event(type: "message", objectID: "0", title: Receipt(payload).title)
    }
  }
}
