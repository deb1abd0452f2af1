public import PushSimulation

extension PushApp {
  /// Declares the version of iOS that the app runs on.
  public func os(_ profile: OSProfile) -> PushApp {
    declaring(".os(.\(profile.rawValue))") { $0.policies.os = profile }
  }

  /// Declares what an application delegate with services returns at a launch.
  public func launchResult(_ result: Policies.LaunchResult) -> PushApp {
    declaring(".launchResult(.\(result.rawValue))", for: [.serviceHosting]) {
      $0.policies.launchResult = result
    }
  }

  /// Declares what an application delegate with services returns when it is asked to open a URL.
  public func urlResult(_ result: Policies.URLResult) -> PushApp {
    declaring(".urlResult(.\(result.rawValue))", for: [.serviceHosting]) {
      $0.policies.urlResult = result
    }
  }

  /// Declares the view that the app shows when a navigation message asks the app to go back.
  public func back(_ target: Policies.Back) -> PushApp {
    declaring(".back(.\(target.rawValue))", for: [.busNavigating]) { $0.policies.back = target }
  }

  /// Declares the names and keys of the messages that ask the app to navigate.
  public func bus(_ words: Vocabulary.Bus) -> PushApp {
    declaring(".bus(…)", for: [.busNavigating]) { $0.vocabulary.bus = words }
  }

  /// Declares the views that navigation messages ask for, by their names in scenarios.
  ///
  /// The names are `splash`, `landing`, `login` and `exit-confirmation`. `landing` and `login` take data.
  public func views(_ views: [String: Vocabulary.View]) -> PushApp {
    declaring(".views(…)", for: [.busNavigating]) { $0.vocabulary.views = views }
  }
}
