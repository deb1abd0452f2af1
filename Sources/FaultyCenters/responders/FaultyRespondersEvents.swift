import PushConformance

/// Faults in the events that a center offers to responders, and in handling events that a responder has taken.
enum FaultyRespondersEvents: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault("LoadsAllTheSame") {
      $0.receive.replace { center, wish, _ in
        _ = center.isTaken(wish.event)
        center.follow(wish.event, isAskedFor: wish.isAskedFor)
      }
    },
    fault("TellsAllTheSame") {
      $0.hand.after { center, handed in center.application.presentToast(for: handed.event.sighting)
      }
    },
    fault("LoadsBeforeItAsks") {
      $0.receive.replace { center, wish, _ in
        center.follow(wish.event, isAskedFor: wish.isAskedFor)
        _ = center.isTaken(wish.event)
      }
    },
    fault("NeedsAnObject") {
      $0.read.distort { _, event in if event?.objectID == nil { event = nil } }
    },
    fault("NeedsTextForAnObject") {
      $0.read.distort { payload, event in
        if payload["id"] != nil, payload["id"]?.string == nil { event = nil }
      }
    },
    fault("OffersWhateverComes") {
      $0.read.replace { _, payload, _ in
        Event(payload) ?? Event(type: "", title: Receipt(payload).title)
      }
    },
    fault(TakesTheUnknownForAMessage.self),
    fault("ShowsThePreviousEvent") { $0.isTaken.lagBehind() },
    fault(ConfusesObjectAndKind.self),
  ]

  final class TakesTheUnknownForAMessage: PlainNavigator {
    override func known(_ event: Event) -> Event? {
      super.known(event) ?? Event(type: "message", objectID: event.objectID, title: event.title)
    }
  }

  final class ConfusesObjectAndKind: PlainNavigator {
    override func accepts(_ responder: Responder, _ event: Event) -> Bool {
      responder.handle.accepts(
        Sighting(type: event.objectID, objectID: event.type, title: event.title)
      )
    }
  }
}
