import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that show screens in unusual ways.
enum LegalHierarchy {
  static let rows = SubjectRow.rows([
    NavigatingCore.self, PushesScreenByScreen.self, ShowsOverTheTabs.self, DropsToastsWhenAway.self,
    ShowsEachWishInTurn.self, LetsOneToastSpeakForAll.self, HasOwnWords.self,
    KnowsMessagesAlone.self, StaysWhereTheTargetIs.self, TapNavigator.self,
  ])

  /// Pushes the screens onto the current stack one after another, or replaces the screens of the same object.
  final class PushesScreenByScreen: NavigatingCore {
    private var shown: (type: String, objectID: String?, count: Int)?
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      wish = nil
      // The screens of the same object are on top already, and are replaced.
      if let shown, shown.type == event.type, shown.objectID == event.objectID,
        application.viewControllers.last?.type == screens.last?.type
      {
        application.setViewControllers(application.viewControllers.dropLast(shown.count) + screens)
      } else {
        for screen in screens {
          application.pushViewController(screen, animated: screen === screens.last)
        }
      }
      shown = (event.type, event.objectID, screens.count)
    }
  }

  /// Keeps the app's root under the screens that it shows.
  final class ShowsOverTheTabs: NavigatingCore {
    private lazy var root = application.makeScreen("Tabs")
    override func didBecomeActive() {
      if application.viewControllers.isEmpty { application.setViewControllers([root]) }
      super.didBecomeActive()
    }
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      super.show(event, [root] + screens)
    }
  }

  final class DropsToastsWhenAway: NavigatingCore {
    override func tell(_ event: Event, _ screens: [SimulatedScreen]) {
      if isActive { present(event, screens) }
    }
  }

  /// Shows the screens of each opened event when these screens are ready, but never older screens over newer ones.
  final class ShowsEachWishInTurn: NavigatingCore {
    /// The events that the user has opened and whose screens are not shown yet, the latest last.
    private var wishes: [Event] = []
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor {
        wishes.removeAll { $0 == event }
        wishes.append(event)
      }
      super.follow(event, isAskedFor: isAskedFor)
    }
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      // The screens of events that the user opened before `event` are no longer shown.
      if let place = wishes.firstIndex(of: event) {
        wish = event
        wishes.removeSubrange(...place)
      }
      super.loaded(event, result)
    }
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      application.presentToast(for: sighting(of: event)) { [weak self] in
        self?.wishes = []
        self?.show(event, screens)
      }
    }
    override func wentByHand() {
      super.wentByHand()
      wishes = []
    }
  }

  final class LetsOneToastSpeakForAll: NavigatingCore {
    override class var policies: Policies { super.policies.with(\.presents, .coalesced) }
    private var isShowing = false
    override func present(_ event: Event, _ screens: [SimulatedScreen]) {
      guard !isShowing else { return }
      isShowing = true
      let ending = application.later(SimulatedApplication.toastDuration) { [weak self] in
        self?.isShowing = false
      }
      application.presentToast(for: sighting(of: event)) { [weak self] in
        ending.cancel()
        self?.isShowing = false
        self?.show(event, screens)
      }
    }
  }

  /// Declares names for events, screens, fields and links that differ from the kit's names.
  final class HasOwnWords: PlainNavigator {
    override class var vocabulary: Vocabulary {
      PushApp()
        .sends {
          [
            "aps": $0.aps, "url": $0.url, "data": ["kind": $0.type, "target": $0.objectID],
            "message_id": $0.messageID,
          ]
        }
        .events([
          "message": .init("chat.new", screens: ["Home", "Chats", "Chat"]),
          "task": .init("todo", screens: ["Todo"]),
          "invitation": .init("invite", screens: ["Home", "Invite"]),
          "announcement": .init("news"),
        ])
        .links(
          toObject: "https://app.example/open?kind={type}&target={id}",
          toEvent: "https://app.example/open?kind={type}"
        )
        .vocabulary
    }
    override func read(_ payload: JSONObject) -> Event? {
      let data = payload["data"]?.object
      return data?["kind"]?.string
        .map { Event(type: $0, objectID: data?["target"]?.string, title: Receipt(payload).title) }
        .flatMap(known)
    }
    override func read(_ url: URL) -> Event? {
      guard url.host() == "app.example",
        let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
      else { return nil }
      func value(_ name: String) -> String? { items.first { $0.name == name }?.value }
      return value("kind").map { Event(type: $0, objectID: value("target")) }.flatMap(known)
    }
  }

  final class KnowsMessagesAlone: PlainNavigator {
    override class var vocabulary: Vocabulary {
      PushApp().events(["message": .init("message", screens: ["Inbox", "Conversation"])]).vocabulary
    }
  }

  /// Leaves the stack unchanged if the screen of the event is already on top.
  final class StaysWhereTheTargetIs: NavigatingCore {
    private var top: (type: String, objectID: String?, screen: SimulatedScreen)?
    override func show(_ event: Event, _ screens: [SimulatedScreen]) {
      if let top, top.type == event.type, top.objectID == event.objectID,
        application.viewControllers.last === top.screen
      {
        wish = nil
        return
      }
      super.show(event, screens)
      top = screens.last.map { (event.type, event.objectID, $0) }
    }
  }
}
