import Foundation
import PushConformance

/// Faults in opening links: URLs that iOS passes to the app.
enum FaultyLinks: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(LinksSkipResponders.self), fault(AsksRespondersAfterwards.self), fault(LoadsTwice.self),
    fault(TakesAndForgets.self), fault(AnswersNo.self), fault(AnswersWhetherItIsTaken.self),
    fault(AsksWhileActive.self),
  ]

  /// Loads the screens of a link without asking the responders.
  final class LinksSkipResponders: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      guard let event = read(url) else { return false }
      follow(event, isAskedFor: true)
      return true
    }
  }

  /// Loads the screens of a link, and asks the responders afterwards.
  final class AsksRespondersAfterwards: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      guard let event = read(url) else { return false }
      follow(event, isAskedFor: true)
      _ = isTaken(event)
      return true
    }
  }

  /// Requests the screens of a link a second time while the first request is running.
  final class LoadsTwice: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      guard let event = read(url) else { return false }
      if !isTaken(event) {
        follow(event, isAskedFor: true)
        if loading.contains(event) { load(event) }
      }
      return true
    }
  }

  /// Returns true for a link of a known event, and does nothing else.
  final class TakesAndForgets: PlainNavigator {
    override func open(_ url: URL) -> Bool { read(url) != nil }
  }

  /// Opens the link, but tells the system that the app has not opened it.
  final class AnswersNo: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      _ = super.open(url)
      return false
    }
  }

  /// Returns true for a link only if a responder takes the link.
  ///
  /// If the center itself shows the screens of the link, it returns false.
  final class AnswersWhetherItIsTaken: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      guard let event = read(url) else { return false }
      if isTaken(event) { return true }
      follow(event, isAskedFor: true)
      return false
    }
  }

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
