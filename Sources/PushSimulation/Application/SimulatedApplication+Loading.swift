/// The error when the screens, the content or the text of a notification could not be loaded.
public struct LoadFailed: Error, Sendable, Hashable {
  /// Creates the error, which has no details.
  public init() {}
}

extension SimulatedApplication {
  /// Starts to load the screens of a notification, from the root screen to the screen that the notification leads to.
  ///
  /// The load ends at once, or when a step of the scenario ends it. A scenario can also end a load several times, or
  /// never. By default, the screens have the types that the app declares for the notification's event. A failure is
  /// ``LoadFailed``.
  public func loadScreens(
    for notification: Sighting,
    types: [String]? = nil,
    completion: @escaping @MainActor (Result<[SimulatedScreen], any Error>) -> Void
  ) {
    guard isRunning else { return }
    let sighting = device.resolve(notification)
    record(.hierarchy(.startedLoad(sighting)))
    let meant = device.timeline.notification(of: sighting)
    let types = types ?? notification.type.flatMap { device.hierarchies[$0] } ?? []
    let load = HeldRequest<NotificationID, LoadOutcome>(for: meant) { [device] outcome in
      switch outcome {
      case .screens:
        completion(
          .success(types.map { device.makeScreen(MadeScreen(type: $0, notification: meant)) })
        )
      case .nothing: completion(.success([]))
      case .failure: completion(.failure(LoadFailed()))
      }
    }
    if device.world.loadsAtOnce { load.answer(.screens) } else { requests.loads.append(load) }
  }

  /// Loads the screens of a notification like ``loadScreens(for:types:completion:)``, and waits for the screens.
  ///
  /// Throws ``LoadFailed`` if the load fails, and `CancellationError` if the task is canceled or the process ends.
  /// Without a step that ends the load, the load never ends.
  public func loadScreens(
    for notification: Sighting,
    types: [String]? = nil
  ) async throws -> [SimulatedScreen] {
    try await result(in: \.loads) { loadScreens(for: notification, types: types, completion: $0) }
  }

  package func isLoading(_ notification: NotificationID, again: Bool) -> Bool {
    requests.loads.contains { $0.key == notification && $0.isAnswered == again }
  }

  /// Answers the oldest open load of a notification or, if `again` is true, the newest answered load once more.
  package func completeLoad(of notification: NotificationID, with outcome: LoadOutcome, again: Bool)
  {
    let meant = requests.loads.filter { $0.key == notification && $0.isAnswered == again }
    guard let load = again ? meant.last : meant.first else { return }
    load.isAnswered = true
    load.answer(outcome)
  }
}
