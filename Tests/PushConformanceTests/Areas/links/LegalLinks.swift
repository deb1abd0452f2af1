import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that open links in unusual ways.
enum LegalLinks {
  static let rows = SubjectRow.rows([
    TakesLinksAlone.self, OffersLinksToResponders.self, DeclinesWhatLeadsNowhere.self,
    NotesWhatItDeclines.self, TakesLinksInAnyCase.self, LeavesWhatIsOnTop.self,
  ])

  /// Returns whether a link belongs to the app; another object opens the link.
  final class TakesLinksAlone: LinkOpeningCenter {
    init(application: SimulatedApplication) {}
    func open(_ url: URL) -> Bool {
      guard let event = Event(url) else { return false }
      return Self.app.vocabulary.events.values.contains { $0.name == event.type }
    }
  }

  /// Offers links and notifications to a chain of responders, and shows no screens.
  final class OffersLinksToResponders: LinkOpeningCenter, ResponderChainCenter {
    static let app = PushApp().os(.iOS8)
    private let core: PlainNavigator
    init(application: SimulatedApplication) { core = PlainNavigator(application: application) }
    func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      if let event = core.read(userInfo.payload) { _ = core.isTaken(event) }
    }
    func open(_ url: URL) -> Bool { core.read(url).map(core.isTaken) ?? false }
    func pushResponder(_ responder: PlainNavigator.Responder) { core.pushResponder(responder) }
    func popResponder() { core.popResponder() }
  }

  final class DeclinesWhatLeadsNowhere: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      guard let event = read(url), screens(of: event)?.isEmpty == false else { return false }
      return super.open(url)
    }
  }

  final class NotesWhatItDeclines: PlainNavigator {
    override func open(_ url: URL) -> Bool {
      if super.open(url) { return true }
      application.log("declined \(url)")
      application.setBadgeCount(application.applicationIconBadgeNumber)
      application.loadContent(for: Sighting()) { _ in }
      return false
    }
  }

  /// Loads no screens for an event whose screens are already on top.
  final class LeavesWhatIsOnTop: PlainNavigator {
    private var top: (event: Event, screen: SimulatedScreen)?
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor, let top, application.viewControllers.last === top.screen,
        top.event.type == event.type, top.event.objectID == event.objectID
      {
        wish = nil
      } else {
        super.follow(event, isAskedFor: isAskedFor)
      }
    }
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, screens)
      top = screens.last.map { (event, $0) }
    }
  }

  /// Reads schemes in any case, as RFC 3986 (section 3.1) demands, and allows a slash at the end.
  final class TakesLinksInAnyCase: PlainNavigator {
    override func read(_ url: URL) -> Event? {
      guard url.scheme?.lowercased() == "app" else { return nil }
      let path = url.path(percentEncoded: true).split(separator: "/")
      guard path.count < 2, let type = url.host(percentEncoded: false) else { return nil }
      let object = path.first.flatMap { String($0).removingPercentEncoding }
      return known(Event(type: type, objectID: object))
    }
  }
}
