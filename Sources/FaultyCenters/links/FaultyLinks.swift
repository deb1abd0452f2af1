import PushConformance

/// Faults in opening links: URLs that iOS passes to the app.
enum FaultyLinks: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault("LinksSkipResponders") {
      $0.open.replace { center, url, _ in
        guard let event = center.read(url) else { return false }
        center.follow(event, isAskedFor: true)
        return true
      }
    },
    fault("AsksRespondersAfterwards") {
      $0.open.replace { center, url, _ in
        guard let event = center.read(url) else { return false }
        center.follow(event, isAskedFor: true)
        _ = center.isTaken(event)
        return true
      }
    },
    // Requests the screens of a link a second time while the first request is running.
    fault("LoadsTwice") {
      $0.open.replace { center, url, _ in
        guard let event = center.read(url) else { return false }
        if !center.isTaken(event) {
          center.follow(event, isAskedFor: true)
          if center.loading.contains(event) { center.load(event) }
        }
        return true
      }
    },
    // Returns true for a link of a known event, and does nothing else.
    fault("TakesAndForgets") { $0.open.replace { center, url, _ in center.read(url) != nil } },
    // Opens the link, but returns false to the system.
    fault("AnswersNo") { $0.open.distort { _, isOpened in isOpened = false } },
    // Returns true only if a responder takes the link, and false if the center itself shows the screens.
    fault("AnswersWhetherItIsTaken") {
      $0.open.replace { center, url, _ in
        guard let event = center.read(url) else { return false }
        if center.isTaken(event) { return true }
        center.follow(event, isAskedFor: true)
        return false
      }
    },
    fault(AsksWhileActive.self),
  ]

  /// When a link is opened while the app is active, shows a toast instead of the screens of the link.
  final class AsksWhileActive: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      var event = event
      if isActive { event.title = event.title ?? "A link was opened" }
      super.follow(event, isAskedFor: isAskedFor && !isActive)
    }
    override func sighting(of event: Event) -> Sighting {
      Sighting(type: event.type, objectID: event.objectID)
    }
  }
}
