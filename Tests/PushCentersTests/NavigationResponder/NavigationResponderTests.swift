import Foundation
import PushCenters
import Testing

@MainActor @Suite("Two messages navigate between views, with any sender")
struct NavigationResponderTests {
  let app = NavigationApp()

  private func post(_ userInfo: [String: Any]?, object: Any? = nil) {
    app.bus.post(name: NavigationMessage.navigateTo, object: object, userInfo: userInfo)
  }

  // MARK: - Forward

  /// Values for a view type, each with the view that they name.
  static var types: [(String, Any?, AppView?)] {
    [
      ("number", 3, .login), ("NSNumber", NSNumber(value: 3), .login), ("byte", UInt8(3), .login),
      ("whole double", 3.0, .login), ("the value itself", AppView.login, .login),
      ("unknown number", 99, nil), ("zero", 0, nil), ("negative", -3, nil), ("fraction", 3.7, nil),
      ("NaN", Double.nan, nil), ("infinity", Double.infinity, nil), ("huge", UInt64.max, nil),
      ("text", "3", nil), ("word", "x", nil), ("null", NSNull(), nil), ("list", [3], nil),
      ("absent", nil, nil),
    ]
  }

  @Test("A view type is a number of the app's; anything else moves nothing and posts nothing")
  func viewTypes() {
    for (name, value, view) in Self.types {
      let app = NavigationApp()
      var userInfo: [String: Any] = ["data": "bob", "clearBackstack": true]
      userInfo["viewType"] = value
      app.bus.post(name: NavigationMessage.navigateTo, object: nil, userInfo: userInfo)
      #expect(app.navigation.names == [view?.viewName ?? "Splash"], "\(name)")
      #expect(app.log.lines.count == (view == nil ? 1 : 0), "\(name)")
      #expect(app.navigation.viewControllers.first?.data as? String == view.map { _ in "bob" })
    }
  }

  @Test("A resolver that hands out one view again does not get it into the stack twice")
  func sharedViews() {
    app.resolver.isSharing = true
    for view in [AppView.landing, .login, .exitConfirmation] { app.bus.navigate(to: view) }
    app.bus.navigate(to: AppView.landing, data: "again")
    #expect(app.navigation.names == ["Splash", "Landing"])
    #expect(app.navigation.viewControllers.last?.data as? String == "again")
    app.bus.navigate(to: AppView.landing)
    #expect(app.navigation.names == ["Splash", "Landing"])
    app.bus.navigate(to: AppView.landing, clearingBackstack: true)
    #expect(app.navigation.names == ["Landing"])
  }

  // MARK: - Back

  @Test("Going back leads to the view before, and never beyond the root")
  func back() {
    for view in [AppView.landing, .login] { app.bus.navigate(to: view) }
    for stack in ["Splash, Landing", "Splash", "Splash"] {
      app.bus.navigateBack()
      #expect(app.navigation.names.joined(separator: ", ") == stack)
    }
    #expect(app.log.lines.isEmpty)
  }

  // MARK: - Data

  @Test("A view keeps its data, and has it when it is notified of it")
  func data() {
    app.resolver.whenGivenData = { #expect($0.data as? [Int] == [1, 2]) }
    for clears in [false, true] {
      app.bus.navigate(to: AppView.landing, data: [1, 2], clearingBackstack: clears)
      #expect(app.navigation.viewControllers.last?.data as? [Int] == [1, 2])
    }
  }

  // MARK: - Failures

  @Test("The log names the view that cannot be shown, and nothing moves")
  func failures() {
    app.resolver.unresolvable = [.login]
    app.bus.navigate(to: AppView.login, data: "bob", clearingBackstack: true)
    post(["viewType": 99], object: "Settings")
    post(["viewType": 99])
    post(nil, object: NSObject())
    post(["viewType": "x"], object: "Set\ntings")
    app.responder?.resolver = nil
    app.bus.navigate(to: AppView.landing, clearingBackstack: true)
    #expect(app.navigation.changes == ["set Splash at once"])
    #expect(
      app.log.lines == [
        "Navigation failed: the view Login could not be made",
        #"Navigation failed: there is no view type 99 for "Settings""#,
        "Navigation failed: there is no view type 99",
        "Navigation failed: there is no view type in the message",
        #"Navigation failed: there is no view type in the message for "Set\ntings""#,
        "Navigation failed: there is no resolver to make the view Landing",
      ]
    )
    app.bus.navigateBack()
    app.responder?.resolver = app.resolver
    app.bus.navigate(to: AppView.landing)
    #expect(app.navigation.names == ["Splash", "Landing"])
  }

  @Test("A root that cannot be made is logged, and the first view takes its place")
  func noRoot() {
    let app = NavigationApp(unresolvable: [.splash])
    #expect(app.navigation.changes.isEmpty)
    #expect(app.log.lines == ["Navigation failed: the view Splash could not be made"])
    app.bus.navigateBack()
    app.bus.navigate(to: AppView.landing)
    #expect(app.navigation.names == ["Landing"])
  }
}
