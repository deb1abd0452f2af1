import Foundation
import PushConformance

@testable import FaultyCenters

/// Correct centers that work in tasks, on actors and by the application's lifecycle.
enum LegalWork {
  static let rows = [
    SubjectRow(WorksInTasks.self), SubjectRow(WorksInDetachedTasks.self),
    SubjectRow(WorksOnTheMainQueue.self),
    SubjectRow(SettlesLater.self, roles: [.receiving, .routing, .toasting, .suppressible]),
    SubjectRow(FollowsTheLifecycle.self),
  ]

  /// Handles calls later, in their order.
  class WorksLater: PlainCenter {
    override class var policies: Policies { super.policies.with(\.work, .mainActor) }

    func later(_ work: @escaping @MainActor () -> Void) { work() }

    override func registerForRemoteNotifications() {
      later { super.registerForRemoteNotifications() }
    }
    override func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
      later { super.didRegisterForRemoteNotifications(deviceToken: deviceToken) }
    }
    override func handle(_ receipt: Receipt) {
      let wasActive = super.isActive
      later {
        self.stateAtReceipt = wasActive
        super.handle(receipt)
      }
    }
    private var stateAtReceipt = false
    override var isActive: Bool { stateAtReceipt }
    override func addObserver(_ observer: Observer) { later { super.addObserver(observer) } }
    override func removeObserver(_ observer: Observer) { later { super.removeObserver(observer) } }
  }

  /// Works in tasks of the main actor, each of which yields once before its work.
  class WorksInTasks: WorksLater {
    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      last = Task { @MainActor [last] in
        await last?.value
        await leave()
        work()
      }
    }
    func leave() async { await Task.yield() }
  }

  /// Works in detached tasks, which return to the main actor for their effects.
  final class WorksInDetachedTasks: WorksLater {
    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      last = Task.detached { [last] in
        await last?.value
        await Task.yield()
        await MainActor.run { work() }
      }
    }
  }

  /// Works in blocks of the main queue, the last of which starts a task.
  ///
  /// No task waits for these blocks, so the center has to notify the kit when it is done.
  final class WorksOnTheMainQueue: WorksLater {
    override class var policies: Policies { super.policies.with(\.work, .settles) }

    private var last: Task<Void, Never>?
    override func later(_ work: @escaping @MainActor () -> Void) {
      DispatchQueue.main.async {
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            self.last = Task { [last = self.last] in
              await last?.value
              await Task.yield()
              work()
            }
          }
        }
      }
    }

    override func settle() async {
      await withCheckedContinuation { next in
        DispatchQueue.main.async { DispatchQueue.main.async { next.resume() } }
      }
      await last?.value
    }
  }

  /// Works off the main actor without an await, and notifies the kit when it is done.
  final class SettlesLater: SettlingCenter {}

  /// Never reads the application's state, and derives it from the lifecycle callbacks instead.
  final class FollowsTheLifecycle: PlainCenter, LifecycleObservingCenter {
    private var believesActive = false
    override var isActive: Bool { believesActive }
    func didBecomeActive() { believesActive = true }
    func willResignActive() { believesActive = false }
  }
}
