import Foundation
import PushConformance
import PushPayloads
import PushSimulation

final class PushHubAdapter: RegisteringCenter, FetchCompletingCenter, RoutingCenter,
  SuppressibleCenter, BroadcastingCenter, OpeningBroadcastingCenter, DeferringCenter
{
  static let policies = Policies(membership: .ownedUntilCancelled, work: .mainActor)
  static let vocabulary = Vocabulary(url: ["app", "url"], type: ["app", "kind"])
  private let hub = PushHub(actions: vocabulary.registeredActions)
  private let application: SimulatedApplication
  private var tasks: [Task<Void, Never>] = []

  init(application: SimulatedApplication) {
    self.application = application
    tasks.append(hub.sendTokens { @MainActor in try await application.uploadDeviceToken($0) })
  }
  deinit { for task in tasks { task.cancel() } }

  func registerForRemoteNotifications() {
    _ = application.requestAuthorization(options: [.alert, .badge, .sound])
    application.registerForRemoteNotifications()
  }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) async {
    await hub.didRegister(deviceToken: Data(deviceToken.bytes))
  }
  func interfaceDidBecomeReady() {
    tasks.append(
      Task { [hub, application] in
        for await url in hub.destinations { application.open(url) }
      }
    )
  }

  func didReceiveRemoteNotification(
    _ userInfo: UserInfo,
    fetchCompletion: FetchCompletion
  ) async {
    fetchCompletion(FetchResult(await hub.didReceive(.init(userInfo.dictionary))))
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) async {
    let push = PushHub.Push(notification.userInfo.dictionary)
    let isActive = application.state == .active
    completion(.init(await hub.presentation(of: push, asksFilters: isActive)))
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) async {
    let push = PushHub.Push(response.notification.userInfo.dictionary)
    await hub.didRespond(to: push, with: response.actionIdentifier, text: response.userText)
    completion()
  }

  func addSuppressor(_ suppressor: SuppressorSubscription) async {
    let handle = suppressor.handle
    suppressor.token = await hub.add { push in
      await MainActor.run { handle.shouldSuppress(push.sighting) }
    }
  }
  func removeSuppressor(_ suppressor: SuppressorSubscription) async {
    if let id = suppressor.token as? UUID { await hub.removeFilter(id) }
  }
  func addObserver(_ observer: Listener) async { observer.listen(to: await hub.events()) }
  func removeObserver(_ observer: Listener) { observer.cancel() }

  /// A task that takes events until it is cancelled.
  final class Listener: ObserverBridge {
    private let handle: ObserverHandle
    private var listening: Task<Void, Never>?

    init(_ handle: ObserverHandle) { self.handle = handle }
    deinit { listening?.cancel() }

    func listen(to events: AsyncStream<PushHub.Event>) {
      listening?.cancel()
      listening = Task { [handle] in
        for await event in events where !Task.isCancelled {
          switch event {
          case .received(let push): handle.didReceive(push.sighting)
          case .opened(let push): handle.didOpen(push.sighting)
          case .chosen: break
          }
        }
      }
    }

    func cancel() { listening?.cancel() }
  }
}

extension PushHub {
  /// Sends each token on, without waiting for the answer to the one before.
  fileprivate nonisolated func sendTokens(
    by upload: @escaping @MainActor (String) async throws -> Void
  ) -> Task<Void, Never> {
    Task { @MainActor in
      for await text in tokens {
        Task {
          do { try await upload(text) } catch { await uploadFailed(of: text) }
        }
      }
    }
  }
}

extension PushHub.Push {
  fileprivate var sighting: Sighting {
    Sighting(url: link?.absoluteString, type: kind, title: title, isSilent: isSilent)
  }
}
