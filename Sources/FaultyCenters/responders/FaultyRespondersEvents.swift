import PushConformance

/// Faults in the events that a center offers to responders, and in handling events that a responder has taken.
enum FaultyRespondersEvents: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(LoadsAllTheSame.self), fault(TellsAllTheSame.self), fault(LoadsBeforeItAsks.self),
    fault(NeedsAnObject.self), fault(NeedsTextForAnObject.self), fault(OffersWhateverComes.self),
    fault(TakesTheUnknownForAMessage.self), fault(ShowsThePreviousEvent.self),
    fault(ConfusesObjectAndKind.self),
  ]

  /// Loads the screens of an event even if a responder has taken the event.
  final class LoadsAllTheSame: PlainNavigator {
    override func receive(_ event: Event, isAskedFor: Bool) {
      _ = isTaken(event)
      follow(event, isAskedFor: isAskedFor)
    }
  }

  /// Shows a toast for an event even if a responder has taken the event.
  final class TellsAllTheSame: PlainNavigator {
    override func hand(_ event: Event, to responder: Responder) {
      super.hand(event, to: responder)
      application.presentToast(for: sighting(of: event))
    }
  }

  /// Loads the screens of an event before it asks the responders, so they load even if a responder takes the event.
  final class LoadsBeforeItAsks: PlainNavigator {
    override func receive(_ event: Event, isAskedFor: Bool) {
      follow(event, isAskedFor: isAskedFor)
      _ = isTaken(event)
    }
  }

  /// Drops events without an object.
  final class NeedsAnObject: PlainNavigator {
    override func read(_ payload: JSONObject) -> Event? {
      super.read(payload).flatMap { $0.objectID == nil ? nil : $0 }
    }
  }

  /// Drops events whose object identifier is not a string.
  final class NeedsTextForAnObject: PlainNavigator {
    override func read(_ payload: JSONObject) -> Event? {
      payload["id"] != nil && payload["id"]?.string == nil ? nil : super.read(payload)
    }
  }

  /// Offers responders even events that the app does not know, and payloads without an event.
  final class OffersWhateverComes: PlainNavigator {
    override func read(_ payload: JSONObject) -> Event? {
      Event(payload) ?? Event(type: "", title: Receipt(payload).title)
    }
  }

  /// Treats an event of an unknown type as an event of the type `message`.
  final class TakesTheUnknownForAMessage: PlainNavigator {
    override func known(_ event: Event) -> Event? {
      super.known(event) ?? Event(type: "message", objectID: event.objectID, title: event.title)
    }
  }

  /// Offers responders the previous event instead of the current event.
  final class ShowsThePreviousEvent: PlainNavigator {
    private var stored: Event?
    override func isTaken(_ event: Event) -> Bool {
      defer { stored = event }
      return super.isTaken(stored ?? event)
    }
  }

  /// Exchanges the event's type and its object identifier when it asks responders.
  final class ConfusesObjectAndKind: PlainNavigator {
    override func accepts(_ responder: Responder, _ event: Event) -> Bool {
      responder.handle.accepts(
        Sighting(type: event.objectID, objectID: event.type, title: event.title)
      )
    }
  }
}
