import PushConformance

enum FaultyHierarchyLoading: FaultGroup {
  typealias Changed = WrongNavigator

  static let rows: [SubjectRow] = [
    fault(ComparesIDsAsNumbers.self),
    fault("LoadsTwice") { $0.load.double() },
    fault("LoadsOnlyWhatIsTapped") { $0.follow.keep { $1.isAskedFor } },
    fault("LoadsOnlyWhileActive") { $0.follow.keep { center, _ in center.isActive } },
    fault("ShowsAnEmptyScreenFirst") {
      $0.load.before { center, event in
        if center.wish == event {
          center.application.setViewControllers(center.emptyScreens(of: event))
        }
      }
    },
    fault("MakesScreensWithoutData") {
      $0.load.replace { center, event, _ in
        center.loaded(event, .success(center.emptyScreens(of: event)))
      }
    },
    fault("ShowsFailures") {
      $0.failed.before { center, event in
        let screens = center.emptyScreens(of: event)
        if center.wish == event { center.show(event, screens) }
      }
    },
    fault("TellsOfFailures") {
      $0.failed.before { center, event in
        if center.announced.contains(event) || center.wish == event { center.present(event, []) }
      }
    },
    fault(ShowsAnEmptyStack.self), fault(HasOnePlaceForTheEvent.self),
    fault(SetsItsStateTooLate.self), fault(ListensToSecondAnswers.self),
    fault(LoadsOneAtATime.self),
    fault("DropsWhatComesWhileItLoads") { $0.follow.keep { center, _ in center.loading.isEmpty } },
    fault(LoadsAnewAtTheTap.self),
  ]

  /// Does not load an object while it loads another object whose id is the same number, such as `7` and `007`.
  final class ComparesIDsAsNumbers: PlainNavigator {
    override func load(_ event: Event) {
      let ids = loading.compactMap(\.objectID).filter { $0 != event.objectID }
      let isLoading = ids.contains { Int($0) != nil && Int($0) == Int(event.objectID ?? "") }
      if !isLoading { super.load(event) }
    }
  }

  final class ShowsAnEmptyStack: PlainNavigator {
    override func loaded(_ event: Event, _ result: Result<[SimulatedScreen], any Error>) {
      if wish == event, case .success(let screens) = result, screens.isEmpty {
        application.setViewControllers([])
      }
      super.loaded(event, result)
    }
  }

  /// Stores the event of the current load in one property, which the next load overwrites.
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

  final class LoadsAnewAtTheTap: TapNavigator {
    override func tapped(_ event: Event) {
      super.tapped(event)
      load(event)
    }
  }
}
