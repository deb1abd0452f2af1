import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that load screens in unusual ways.
enum LegalHierarchyLoading {
  static let rows = SubjectRow.rows([
    AwaitsLoads.self, CallsOffWhatNobodyWants.self, Responds.self, LoadsEarly.self,
  ])

  class AwaitsLoads: PlainNavigator {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }
    var tasks: [Event: Task<Void, Never>] = [:]
    override func load(_ event: Event) {
      let (application, sighting, types) = (application, sighting(of: event), screens(of: event))
      tasks[event] = Task { @MainActor [weak self] in
        do {
          let screens = try await application.loadScreens(for: sighting, types: types)
          self?.loaded(event, .success(screens))
        } catch {
          self?.loaded(event, .failure(error))
        }
      }
    }
  }

  final class CallsOffWhatNobodyWants: AwaitsLoads {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor, let wish, wish != event { callOff(wish) }
      super.follow(event, isAskedFor: isAskedFor)
    }
    override func wentByHand() {
      if let wish { callOff(wish) }
      super.wentByHand()
    }
    private func callOff(_ event: Event) {
      guard !announced.contains(event) else { return }
      tasks.removeValue(forKey: event)?.cancel()
    }
  }

  /// Loads the screens of a notification when the user taps it, as current centers do.
  ///
  /// The center gets only the callbacks of the application delegate. So it treats a notification as tapped if the
  /// notification arrives while the app launches or returns to the front.
  class Responds: PlainNavigator {
    override class var policies: Policies { Policies(os: .iOS8) }
    private var isComingBack = true
    override func willEnterForeground() { isComingBack = true }
    override func didBecomeActive() {
      isComingBack = false
      super.didBecomeActive()
    }
    override func didReceiveRemoteNotification(_ userInfo: UserInfo) {
      guard let event = read(userInfo.payload) else { return }
      receive(event, isAskedFor: isComingBack && application.applicationState == .inactive)
    }
    override func follow(_ event: Event, isAskedFor: Bool) {
      guard isAskedFor || isActive else { return arrived(event) }
      super.follow(event, isAskedFor: isAskedFor)
    }
    /// Does nothing for a notification that arrives while the app is not active; subclasses can load its screens.
    func arrived(_ event: Event) {}
  }

  final class LoadsEarly: Responds {
    private var ready: [Event: [SimulatedScreen]] = [:]
    private var early: Set<Event> = []
    override func arrived(_ event: Event) {
      guard screens(of: event)?.isEmpty == false, loading.insert(event).inserted else { return }
      early.insert(event)
      load(event)
    }
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor, let screens = ready.removeValue(forKey: event) {
        early.remove(event)
        show(event, screens)
      } else {
        super.follow(event, isAskedFor: isAskedFor)
      }
    }
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      if early.remove(event) != nil, wish != event, let screens = try? result.get(),
        !screens.isEmpty, loading.remove(event) != nil
      {
        ready[event] = screens
      } else {
        super.loaded(event, result)
      }
    }
  }
}
