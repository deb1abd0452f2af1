import PushConformance

@testable import FaultyCenters

/// Correct centers that keep and ask their responders in unusual ways.
enum LegalResponders {
  static let rows = SubjectRow.rows([
    PlainNavigator.self, AsksTheOldestFirst.self, AsksInAnyOrder.self, CountsItsResponders.self,
    LeavesBadgesToTheSystem.self, AsksDeclinersTwice.self, AsksAgainBeforeItShows.self,
    CountsTheDead.self, KeepsThePlaceOfOnePushedAgain.self, KeepsRespondersUntilPopped.self,
    HasOneResponder.self, LetsRespondersGoLater.self, OffersOnAnActor.self,
  ])

  final class AsksTheOldestFirst: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.asks, .oldestFirst) }
    override var responders: [Responder] { chain.alive }
  }

  final class AsksInAnyOrder: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.asks, .inAnyOrder) }
    override var responders: [Responder] { chain.alive.shuffled() }
  }

  /// Logs the length of its chain when the chain changes, and registers the categories of the app again.
  final class CountsItsResponders: PlainNavigator {
    override func pushResponder(_ responder: Responder) {
      super.pushResponder(responder)
      note()
    }
    override func popResponder() {
      super.popResponder()
      note()
    }
    private func note() {
      application.log("\(chain.alive.count) responders")
      application.setNotificationCategories([])
    }
  }

  /// Does nothing for a push that only changes the badge.
  final class LeavesBadgesToTheSystem: PlainNavigator {
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      guard !userInfo.isBadgeAlone else { return }
      super.didReceiveRemoteNotification(userInfo)
    }
  }

  final class AsksDeclinersTwice: PlainNavigator {
    override func isTaken(_ event: Event) -> Bool { super.isTaken(event) || super.isTaken(event) }
  }

  final class AsksAgainBeforeItShows: PlainNavigator {
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      guard loading.contains(event), case .success = result, isTaken(event)
      else { return super.loaded(event, result) }
      loading.remove(event)
      failed(event)
    }
  }

  /// Pops the newest place on the chain, even if its responder is deallocated.
  final class CountsTheDead: PlainNavigator {
    private struct Place {
      weak var responder: Responder?
    }
    private var places: [Place] = []
    override var responders: [Responder] { places.reversed().compactMap(\.responder) }
    override func pushResponder(_ responder: Responder) {
      places.removeAll { $0.responder === responder }
      places.append(Place(responder: responder))
    }
    override func popResponder() { _ = places.popLast() }
  }

  /// Does not move a responder that is pushed again.
  final class KeepsThePlaceOfOnePushedAgain: PlainNavigator {
    override func pushResponder(_ responder: Responder) { chain.add(responder) }
  }

  /// Retains responders until they are popped, as the first version of the original design did.
  class KeepsRespondersUntilPopped: PlainNavigator {
    override class var policies: Policies {
      Policies(routesOn: .stateOnly, os: .iOS8, membership: .ownedUntilCancelled)
    }
    private var kept: [Responder] = []
    override func pushResponder(_ responder: Responder) {
      super.pushResponder(responder)
      kept.removeAll { $0 === responder }
      kept.append(responder)
    }
    override func popResponder() {
      super.popResponder()
      _ = kept.popLast()
    }
  }

  final class HasOneResponder: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.membership, .single) }
    override func pushResponder(_ responder: Responder) {
      chain.removeAll()
      super.pushResponder(responder)
    }
  }

  /// Deallocates responders some time after their owners release them, as a garbage collector does.
  final class LetsRespondersGoLater: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.release, .collected) }
    private var uncollected: [Responder] = []
    override func pushResponder(_ responder: Responder) {
      super.pushResponder(responder)
      uncollected.append(responder)
    }
    override func receive(_ event: Event, isAskedFor: Bool) {
      super.receive(event, isAskedFor: isAskedFor)
      uncollected = []
    }
  }

  final class OffersOnAnActor: ResponderChainCenter {
    static let app = PushApp().os(.iOS8).work(.mainActor)

    private actor Reader {
      func read(_ payload: JSONObject) async -> Event? {
        await Task.yield()
        return Event(payload)
      }
    }

    private let reader = Reader()
    private var chain = WeakMembers<PlainNavigator.Responder>()

    init(application: SimulatedApplication) {}

    func didReceiveRemoteNotification(_ userInfo: UserInfo) async {
      guard let event = await reader.read(userInfo.payload),
        Self.app.vocabulary.events.values.contains(where: { $0.name == event.type })
      else { return }
      chain.alive.last { $0.handle.accepts(event.sighting) }?.handle.didReceive(event.sighting)
    }

    func pushResponder(_ responder: PlainNavigator.Responder) {
      chain.remove(responder)
      chain.append(responder)
    }

    func popResponder() async { if let newest = chain.alive.last { chain.remove(newest) } }
  }
}
