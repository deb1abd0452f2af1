import Foundation
import PushConformance

/// Faults in reading an event and its object from the URL of a link.
enum FaultyLinksReading: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(LosesTheObject.self), fault(TakesEveryLinkForAMessage.self),
    fault(StumblesOverQueries.self), fault(ReadsTheQueryAsTheObject.self),
    fault(TakesEveryURL.self), fault(LooksAtTheBeginning.self), fault(LooksAtNoScheme.self),
    fault(TakesEveryEvent.self), fault(DecodesTwice.self), fault(DecodesNothing.self),
    fault(DecodesBeforeItDivides.self), fault(NeedsAnObject.self),
  ]

  /// Reads the type of the event from the link, but not the identifier of the event's object.
  final class LosesTheObject: PlainNavigator {
    override func read(_ url: URL) -> Event? { super.read(url).map { Event(type: $0.type) } }
  }

  /// Reads each link of a known event as a link to a message.
  final class TakesEveryLinkForAMessage: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      super.read(url).map { Event(type: "message", objectID: $0.objectID) }
    }
  }

  /// Refuses every link with a query, such as `?ref=mail`.
  final class StumblesOverQueries: PlainNavigator {
    override func read(_ url: URL) -> Event? { url.query() == nil ? super.read(url) : nil }
  }

  /// Reads the query as a part of the object's identifier.
  final class ReadsTheQueryAsTheObject: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      super.read(url).map { event in
        var event = event
        if let query = url.query() { event.objectID = "\(event.objectID ?? "")?\(query)" }
        return event
      }
    }
  }

  /// Accepts every URL, even a URL with the scheme of a different app.
  final class TakesEveryURL: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      _ = super.open(url)
      return true
    }
  }

  /// Reads an event from the path of a URL with any scheme.
  final class LooksAtNoScheme: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      if url.scheme == "app" { return super.read(url) }
      let path = url.path().split(separator: "/").map(String.init)
      return path.first.flatMap { known(Event(type: $0, objectID: path.dropFirst().first)) }
    }
  }

  /// Reads an event from a URL whose scheme begins like the app's scheme.
  final class LooksAtTheBeginning: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      URL(string: url.absoluteString.replacing(/^app\w*:/, with: "app:")).flatMap(super.read)
    }
  }

  /// Accepts every link with the app's scheme, even a link with an unknown event.
  final class TakesEveryEvent: PlainNavigator {
    override func open(_ url: URL) -> Bool { super.open(url) || url.scheme == "app" }
  }

  /// Removes the percent-encoding of the object's identifier twice.
  final class DecodesTwice: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      Event(url) { $0.removingPercentEncoding.map { $0.removingPercentEncoding ?? $0 } }
        .flatMap(known)
    }
  }

  /// Does not remove the percent-encoding of the object's identifier.
  final class DecodesNothing: PlainNavigator {
    override func read(_ url: URL) -> Event? { Event(url) { $0 }.flatMap(known) }
  }

  /// Decodes the path before splitting it, and so splits at an escaped slash.
  final class DecodesBeforeItDivides: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      Event(url) { text in
        text.removingPercentEncoding.flatMap { $0.split(separator: "/").last.map(String.init) }
      }
      .flatMap(known)
    }
  }

  /// Refuses links without an object.
  final class NeedsAnObject: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      super.read(url).flatMap { $0.objectID == nil ? nil : $0 }
    }
  }
}
