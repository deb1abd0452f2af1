import Foundation
import PushConformance

enum FaultyLinksReading: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault(LosesTheObject.self),
    fault("TakesEveryLinkForAMessage") {
      $0.readLink.distort { _, event in event?.type = "message" }
    },
    fault("StumblesOverQueries") {
      $0.readLink.distort { url, event in if url.query() != nil { event = nil } }
    },
    fault("ReadsTheQueryAsTheObject") {
      $0.readLink.distort { url, event in
        guard let query = url.query(), let object = event.map({ $0.objectID ?? "" }) else { return }
        event?.objectID = "\(object)?\(query)"
      }
    },
    fault("TakesEveryURL") { $0.open.distort { _, isOpened in isOpened = true } },
    fault(LooksAtTheBeginning.self),
    fault("LooksAtNoScheme") {
      $0.readLink.replace { center, url, read in
        if url.scheme == "app" { return read(url) }
        let path = url.path().split(separator: "/").map(String.init)
        return path.first.flatMap {
          center.known(Event(type: $0, objectID: path.dropFirst().first))
        }
      }
    },
    fault("TakesEveryEvent") {
      $0.open.distort { url, isOpened in isOpened = isOpened || url.scheme == "app" }
    },
    fault(DecodesTwice.self),
    fault("DecodesNothing") {
      $0.readLink.replace { center, url, _ in Event(url) { $0 }.flatMap(center.known) }
    },
    // Decodes the path before splitting it, and so splits at an escaped slash.
    fault("DecodesBeforeItDivides") {
      $0.readLink.replace { center, url, _ in
        Event(url) { text in
          text.removingPercentEncoding.flatMap { $0.split(separator: "/").last.map(String.init) }
        }
        .flatMap(center.known)
      }
    },
    fault("NeedsAnObject") {
      $0.readLink.distort { _, event in if event?.objectID == nil { event = nil } }
    },
  ]

  final class LosesTheObject: PlainNavigator {
    override func read(_ url: URL) -> Event? { super.read(url).map { Event(type: $0.type) } }
  }

  /// Reads an event from every URL whose scheme begins with the app's scheme.
  final class LooksAtTheBeginning: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      URL(string: url.absoluteString.replacing(/^app\w*:/, with: "app:")).flatMap(super.read)
    }
  }

  final class DecodesTwice: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      Event(url) { $0.removingPercentEncoding.map { $0.removingPercentEncoding ?? $0 } }
        .flatMap(known)
    }
  }
}
