import Foundation
import PushConformance

/// The push feature of a to-do app, as state, actions and a reducer.
@MainActor private struct PushFeature {
  struct State: Equatable {
    enum Link: Equatable {
      case list(kind: String)
      case item(kind: String, id: String)
    }
    var isReady = false
    var pendingLink: Link?
    var token: String?
    var isUploaded = false
    var permission: Bool?
  }

  enum Action {
    case onboardingFinished
    case permissionAnswered(Bool)
    case tokenReceived(String)
    case uploadFinished(token: String, isSuccess: Bool)
    case tapped(State.Link)
    case mainViewAppeared
  }

  typealias Work = @MainActor (_ send: @escaping @MainActor (Action) -> Void) async -> Void

  enum Effect {
    case none
    case run(Work)
    /// Cancels the effect with the same identifier that is in flight.
    case cancellable(id: String, Work)
  }

  /// The dependencies, as `@Dependency` would give them.
  struct Dependencies {
    var requestAuthorization: () async -> Bool
    var register: () -> Void
    var upload: (String) async throws -> Void
    var open: (State.Link) -> Void
  }

  var dependencies: Dependencies

  func reduce(_ state: inout State, _ action: Action) -> Effect {
    switch action {
    case .onboardingFinished:
      return .run { [dependencies] send in
        dependencies.register()
        send(.permissionAnswered(await dependencies.requestAuthorization()))
      }
    case .permissionAnswered(let isGranted):
      state.permission = isGranted
      return .none
    case .tokenReceived(let token):
      guard token != state.token || !state.isUploaded else { return .none }
      (state.token, state.isUploaded) = (token, false)
      return .cancellable(id: "upload") { [dependencies] send in
        do {
          try await dependencies.upload(token)
          send(.uploadFinished(token: token, isSuccess: true))
        } catch {
          if !(error is CancellationError) { send(.uploadFinished(token: token, isSuccess: false)) }
        }
      }
    case .uploadFinished(let token, let isSuccess):
      if token == state.token { state.isUploaded = isSuccess }
      return .none
    case .tapped(let link):
      guard state.isReady else {
        state.pendingLink = link
        return .none
      }
      return .run { [dependencies] _ in dependencies.open(link) }
    case .mainViewAppeared:
      state.isReady = true
      guard let link = state.pendingLink else { return .none }
      state.pendingLink = nil
      return .run { [dependencies] _ in dependencies.open(link) }
    }
  }
}

@MainActor private final class Store {
  private(set) var state = PushFeature.State()
  private let feature: PushFeature
  private var inFlight: [String: Task<Void, Never>] = [:]

  init(_ feature: PushFeature) { self.feature = feature }

  func send(_ action: PushFeature.Action) {
    switch feature.reduce(&state, action) {
    case .none: break
    case .run(let work): Task { await work { [weak self] in self?.send($0) } }
    case .cancellable(let id, let work):
      inFlight[id]?.cancel()
      inFlight[id] = Task { await work { [weak self] in self?.send($0) } }
    }
  }
}

extension PushFeature.State.Link {
  fileprivate init?(_ userInfo: [AnyHashable: Any]) {
    guard let kind = userInfo["kind"] as? String, !kind.isEmpty else { return nil }
    if let id = userInfo["item"] as? Int {
      self = .item(kind: kind, id: String(id))
    } else {
      self = .list(kind: kind)
    }
  }
}

// MARK: - Declaration and adapter

final class ReducerAppAdapter: RegisteringCenter, FetchCompletingCenter, RespondingCenter,
  RoutingCenter, ToastingCenter, DeferringCenter
{
  static let app = PushApp()
    .work(.mainActor)
    .sends { ["aps": $0.aps, "kind": $0.type, "item": $0.numericObjectID] }
    .neverSends(.malformed, .withoutType)
    .links(toObject: "todo://{type}/{id}", toEvent: "todo://{type}")
    .actions(dismissals: true)
    .uploads(.everyCallback)

  private let store: Store

  init(application: SimulatedApplication) {
    store = Store(
      PushFeature(
        dependencies: .init(
          requestAuthorization: {
            (try? await application.requestAuthorization(options: [.alert, .badge, .sound]))
              ?? false
          },
          register: { application.registerForRemoteNotifications() },
          upload: { try await application.uploadDeviceToken($0) },
          open: { link in
            switch link {
            case .list(let kind): application.open("todo://\(kind)")
            case .item(let kind, let id): application.open("todo://\(kind)/\(id)")
            }
          }
        )
      )
    )
  }

  func registerForRemoteNotifications() { store.send(.onboardingFinished) }
  func didRegisterForRemoteNotifications(deviceToken: DeviceToken) {
    store.send(.tokenReceived(deviceToken.hexadecimal))
  }
  func interfaceDidBecomeReady() { store.send(.mainViewAppeared) }
  func didReceiveRemoteNotification(_: UserInfo, fetchCompletion: FetchCompletion) {
    fetchCompletion(.newData)
  }
  func willPresent(_ notification: UserNotification, completion: PresentationCompletion) {
    completion([.banner, .list, .sound, .badge])
  }
  func didReceive(_ response: NotificationResponse, completion: ResponseCompletion) {
    defer { completion() }
    guard response.actionIdentifier == NotificationResponse.defaultActionIdentifier,
      let link = PushFeature.State.Link(response.notification.userInfo.dictionary)
    else { return }
    store.send(.tapped(link))
  }
}
