import Foundation
import PushPayloads

/// Makes the requests that an ``AccountRegistration`` asks for, and stores the ``AccountRegistration`` for the next
/// process.
///
/// A newer request cancels the older request for the same purpose. So the last request carries the newest token, and
/// the center never sends an older token after a newer token.
@MainActor final class TokenRegistrations {
  static let storageKey = "ModernPushCenter.registration"

  private let registry: any DeviceRegistry
  private let storage: any PushStorage
  private let clock: any Clock<Duration>
  private let retries: RetryPolicy
  private let log: @MainActor (ModernPushFailure) -> Void
  private var uploads: [TokenPurpose: Task<Void, Never>] = [:]
  private var withdrawals: [TokenRegistration: Task<Void, Never>] = [:]

  private(set) var state: AccountRegistration

  init(
    registry: any DeviceRegistry,
    storage: any PushStorage,
    clock: any Clock<Duration>,
    retries: RetryPolicy,
    log: @escaping @MainActor (ModernPushFailure) -> Void
  ) {
    self.registry = registry
    self.storage = storage
    self.clock = clock
    self.retries = retries
    self.log = log
    guard let data = storage.data(forKey: Self.storageKey) else {
      state = AccountRegistration()
      return
    }
    do {
      state = try JSONDecoder().decode(AccountRegistration.self, from: data)
    } catch {
      state = AccountRegistration()
      log(.unreadableStorage(error))
    }
  }

  func change(_ change: (inout AccountRegistration) -> [AccountRegistration.Request]) {
    let former = state
    let requests = change(&state)
    if state != former { save() }
    for request in requests {
      switch request {
      case .register(let registration): register(registration)
      case .unregister(let registration): unregister(registration)
      }
    }
  }

  private func save() {
    do {
      storage.set(try JSONEncoder().encode(state), forKey: Self.storageKey)
    } catch {
      log(.unwritableStorage(error))
    }
  }

  private func register(_ registration: TokenRegistration) {
    withdrawals.removeValue(forKey: registration)?.cancel()
    uploads[registration.purpose]?.cancel()
    uploads[registration.purpose] = Task { [registry, clock, retries, weak self] in
      let result = await retries.run(on: clock) { () async throws(RegistryFailure) in
        try await registry.register(registration)
      }
      if !Task.isCancelled { self?.uploads[registration.purpose] = nil }
      guard let result else { return }
      self?.uploadDidEnd(registration, result)
    }
  }

  private func uploadDidEnd(_ sent: TokenRegistration, _ result: Result<Void, RegistryFailure>) {
    switch result {
    case .success:
      change { $0.didKeep(sent) }
    case .failure(let failure):
      log(.registration(sent.purpose, failure))
      guard case .unavailable = failure else { return }
      change { state in
        state.didFail(sent)
        return []
      }
    }
  }

  private func unregister(_ registration: TokenRegistration) {
    // The server must not receive a registration after the request that removes the registration.
    uploads[registration.purpose]?.cancel()
    withdrawals[registration]?.cancel()
    withdrawals[registration] = Task { [registry, clock, retries, weak self] in
      let result = await retries.run(on: clock) { () async throws(RegistryFailure) in
        try await registry.unregister(registration)
      }
      if !Task.isCancelled { self?.withdrawals[registration] = nil }
      guard let result else { return }
      self?.withdrawalDidEnd(registration, result)
    }
  }

  private func withdrawalDidEnd(
    _ registration: TokenRegistration,
    _ result: Result<Void, RegistryFailure>
  ) {
    switch result {
    case .success:
      change { $0.didForget(registration) }
    case .failure(let failure):
      log(.unregistration(registration.purpose, failure))
      guard case .rejected = failure else { return }
      change { state in
        state.didRefuseToForget(registration)
        return []
      }
    }
  }
}
