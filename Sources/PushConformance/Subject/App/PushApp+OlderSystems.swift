public import PushSimulation

extension PushApp {
  /// Declares the version of iOS that the app runs on.
  public func os(_ profile: OSProfile) -> PushApp {
    setting(\.os, "os", to: profile)
  }

  /// Declares what an application delegate with services returns from `application(_:didFinishLaunchingWithOptions:)`.
  public func launchResult(_ result: Policies.LaunchResult) -> PushApp {
    setting(\.launchResult, "launchResult", to: result, for: [.serviceHosting])
  }

  /// Declares what an application delegate with services returns when the system asks the delegate to open a URL.
  public func urlResult(_ result: Policies.URLResult) -> PushApp {
    setting(\.urlResult, "urlResult", to: result, for: [.serviceHosting])
  }

  /// Declares the view that the app shows when a navigation message asks the app to go back.
  public func back(_ target: Policies.Back) -> PushApp {
    setting(\.back, "back", to: target, for: [.busNavigating])
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
