import PushConformance

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
    fault("TakesAndForgets") { $0.open.replace { center, url, _ in center.read(url) != nil } },
    fault("AnswersNo") { $0.open.distort { _, isOpened in isOpened = false } },
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
