import PushConformance

/// Faults in loading the screens of an event.
enum FaultyHierarchyLoading: FaultGroup {
  static let rows: [SubjectRow] = [
    fault(ComparesIDsAsNumbers.self), fault(LoadsTwice.self), fault(LoadsOnlyWhatIsTapped.self),
    fault(LoadsOnlyWhileActive.self), fault(ShowsAnEmptyScreenFirst.self),
    fault(MakesScreensWithoutData.self), fault(ShowsFailures.self), fault(TellsOfFailures.self),
    fault(ShowsAnEmptyStack.self), fault(HasOnePlaceForTheEvent.self),
    fault(SetsItsStateTooLate.self), fault(ListensToSecondAnswers.self),
    fault(LoadsOneAtATime.self), fault(DropsWhatComesWhileItLoads.self),
    fault(LoadsAnewAtTheTap.self),
  ]

  /// Does not load an object while another one with an equal number loads, such as `7` and `007`.
  final class ComparesIDsAsNumbers: PlainNavigator {
    override func load(_ event: Event) {
      let ids = loading.compactMap(\.objectID).filter { $0 != event.objectID }
      let isLoading = ids.contains { Int($0) != nil && Int($0) == Int(event.objectID ?? "") }
      if !isLoading { super.load(event) }
    }
  }

  /// Loads the screens of each event twice.
  final class LoadsTwice: PlainNavigator {
    override func load(_ event: Event) {
      super.load(event)
      super.load(event)
    }
  }

  /// Loads screens only for events that the user has opened, and shows no toast for other events.
  final class LoadsOnlyWhatIsTapped: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isAskedFor { super.follow(event, isAskedFor: true) }
    }
  }

  /// Loads nothing while the application is not active.
  final class LoadsOnlyWhileActive: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if isActive { super.follow(event, isAskedFor: isAskedFor) }
    }
  }

  /// Shows screens without data while the screens of an opened event load, and the loaded screens afterwards.
  final class ShowsAnEmptyScreenFirst: PlainNavigator {
    override func load(_ event: Event) {
      if wish == event { application.setViewControllers(emptyScreens(of: event)) }
      super.load(event)
    }
    private func emptyScreens(of event: Event) -> [SimulatedScreen] {
      (screens(of: event) ?? []).map { application.makeScreen($0, for: sighting(of: event)) }
    }
  }

  /// Makes screens itself instead of loading them.
  final class MakesScreensWithoutData: PlainNavigator {
    override func load(_ event: Event) {
      let screens = (screens(of: event) ?? [])
        .map { application.makeScreen($0, for: sighting(of: event)) }
      loaded(event, .success(screens))
    }
  }

  /// Shows screens of an opened event although their load has failed or has brought none.
  final class ShowsFailures: PlainNavigator {
    override func failed(_ event: Event) {
      let screens = (screens(of: event) ?? [])
        .map { application.makeScreen($0, for: sighting(of: event)) }
      if wish == event { show(event, screens) }
      super.failed(event)
    }
  }

  /// Shows a toast for an event whose load has failed or has brought no screens.
  final class TellsOfFailures: PlainNavigator {
    override func failed(_ event: Event) {
      if announced.contains(event) || wish == event { present(event, []) }
      super.failed(event)
    }
  }

  /// Shows an empty stack when the load for an opened event returns no screens.
  final class ShowsAnEmptyStack: PlainNavigator {
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      if wish == event, case .success(let screens) = result, screens.isEmpty {
        application.setViewControllers([])
      }
      super.loaded(event, result)
    }
  }

  /// Keeps the event of a load in one property, which the next load overwrites.
  final class HasOnePlaceForTheEvent: PlainNavigator {
    private var current: Event?
    override func load(_ event: Event) {
      current = event
      super.load(event)
    }
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      super.loaded(current.flatMap { loading.contains($0) ? $0 : nil } ?? event, result)
    }
  }

  /// Stores the event only after the load of its screens has begun, which is too late for a load that ends at once.
  final class SetsItsStateTooLate: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      guard screens(of: event)?.isEmpty == false, isAskedFor || event.isDisplayable else { return }
      let isNew = !loading.contains(event)
      if isNew { load(event) }
      loading.insert(event)
      super.follow(event, isAskedFor: isAskedFor)
    }
  }

  /// Handles every answer of the loader, not only the first answer.
  final class ListensToSecondAnswers: PlainNavigator {
    private var answered: [Event: Bool] = [:]
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      if let wasAnnounced = answered[event] {
        loading.insert(event)
        if wasAnnounced { announced.insert(event) } else { wish = event }
      }
      answered[event] = announced.contains(event)
      super.loaded(event, result)
    }
    override func follow(_ event: Event, isAskedFor: Bool) {
      answered[event] = nil
      super.follow(event, isAskedFor: isAskedFor)
    }
  }

  /// Begins a load only when the previous load has ended.
  final class LoadsOneAtATime: PlainNavigator {
    private var queue: [Event] = []
    override func load(_ event: Event) {
      queue.append(event)
      if queue.count == 1 { super.load(event) }
    }
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      super.loaded(event, result)
      guard queue.first == event else { return }
      queue.removeFirst()
      if let next = queue.first { super.load(next) }
    }
  }

  /// Drops events that come during a load.
  final class DropsWhatComesWhileItLoads: PlainNavigator {
    override func follow(_ event: Event, isAskedFor: Bool) {
      if loading.isEmpty { super.follow(event, isAskedFor: isAskedFor) }
    }
  }

  /// Loads the screens of an event twice when the user taps the toast of the event.
  final class LoadsAnewAtTheTap: TapNavigator {
    override func tapped(_ event: Event) {
      super.tapped(event)
      load(event)
    }
  }
}
