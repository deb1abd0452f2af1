import Foundation
import PushCenters
import Testing

@MainActor @Suite("Two messages navigate between views, with any sender")
struct NavigationResponderTests {
  let app = NavigationApp()

  private func post(_ userInfo: [String: Any]?, object: Any? = nil) {
    app.bus.post(name: NavigationMessage.navigateTo, object: object, userInfo: userInfo)
  }

  private func goBack() { app.bus.post(name: NavigationMessage.navigateBack, object: nil) }

  // MARK: - Forward

  @Test("A root view is on the stack before the first message")
  func root() {
    #expect(app.navigation.changes == ["set Splash at once"])
    #expect(app.resolver.resolved == [.splash])
  }

  @Test("A view is pushed, and all views before it stay", arguments: AppView.allCases)
  func pushes(view: AppView) {
    app.bus.navigate(to: AppView.landing)
    app.bus.navigate(to: view)
    #expect(app.navigation.names == ["Splash", "Landing", view.viewName])
    #expect(app.navigation.changes.last == "push Splash, Landing, \(view.viewName)")
  }

  @Test("Messages have the names and keys of the document")
  func names() {
    app.bus.post(
      name: Notification.Name("NavigateToNotification"),
      object: nil,
      userInfo: ["viewType": 2, "data": "bob", "clearBackstack": true]
    )
    #expect(app.navigation.names == ["Landing"])
    #expect(app.navigation.viewControllers.first?.data as? String == "bob")
    app.bus.navigate(to: AppView.login)
    app.bus.post(name: Notification.Name("NavigateBackNotification"), object: nil)
    #expect(app.navigation.names == ["Landing"])
  }

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

  /// Values for the flag that clears the back stack, and whether each does.
  static var flags: [(String, Any?, Bool)] {
    [
      ("true", true, true), ("1", 1, true), ("NSNumber true", NSNumber(value: true), true),
      ("1.0", 1.0, true), ("absent", nil, false), ("false", false, false), ("0", 0, false),
      ("2", 2, false), ("1.5", 1.5, false), ("-1", -1, false), ("text", "1", false),
      ("word", "true", false), ("null", NSNull(), false), ("list", [true], false),
    ]
  }

  @Test("True and 1 clear the back stack, and nothing else does")
  func clears() {
    for (name, value, clears) in Self.flags {
      let app = NavigationApp()
      for view in [AppView.landing, .login] { app.bus.navigate(to: view) }
      var userInfo: [String: Any] = ["viewType": 4]
      userInfo["clearBackstack"] = value
      app.bus.post(name: NavigationMessage.navigateTo, object: nil, userInfo: userInfo)
      let stack = ["Splash", "Landing", "Login", "ExitConfirmation"]
      #expect(app.navigation.names == (clears ? ["ExitConfirmation"] : stack), "\(name)")
    }
  }

  @Test("Clearing leaves only the view, even if one of its type is on the stack")
  func clearsToPresentType() {
    for view in [AppView.landing, .login] { app.bus.navigate(to: view) }
    app.bus.navigate(to: AppView.landing, clearingBackstack: true)
    #expect(app.navigation.names == ["Landing"])
    app.bus.navigate(to: AppView.login, clearingBackstack: true)
    #expect(app.navigation.names == ["Login"])
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

  @Test("The sender of a message does not matter")
  func senders() {
    let senders: [Any?] = [nil, "Landing", NSObject(), app.resolver, 7]
    for sender in senders { app.bus.navigate(to: AppView.landing, from: sender) }
    #expect(app.navigation.names == ["Splash"] + senders.map { _ in "Landing" })
    for sender in senders { app.bus.navigateBack(from: sender) }
    #expect(app.navigation.names == ["Splash"])
  }

  @Test("Other messages have no effect")
  func otherMessages() {
    for name in ["NavigateTo", "navigateToNotification", "NavigateBackNotification2", "Foo"] {
      app.bus.post(name: Notification.Name(name), object: nil, userInfo: ["viewType": 2])
    }
    NavigationApp().bus.navigate(to: AppView.landing)
    #expect(app.navigation.names == ["Splash"])
    #expect(app.log.lines.isEmpty)
  }

  // MARK: - Back

  @Test(
    "Going back leads to the view before or to the root, and never beyond the root",
    arguments: [
      (.popsOne, ["Splash, Landing", "Splash", "Splash"]),
      (.popsToRoot, ["Splash", "Splash", "Splash"]),
    ] as [(FakeNavigationResponder.Back, [String])]
  )
  func back(policy: FakeNavigationResponder.Back, stacks: [String]) {
    let app = NavigationApp(back: policy)
    for view in [AppView.landing, .login] { app.bus.navigate(to: view) }
    for stack in stacks {
      app.bus.navigateBack()
      #expect(app.navigation.names.joined(separator: ", ") == stack)
    }
    #expect(app.log.lines.isEmpty)
  }

  // MARK: - Data

  @Test("Data is posted once, unchanged, and when the view is in the stack")
  func data() throws {
    app.resolver.whenGivenData = { [app] view in
      #expect(app.navigation.viewControllers.last === view)
      #expect(view.data as? [Int] == [1, 2])
    }
    for clears in [false, true] {
      app.bus.navigate(to: AppView.landing, data: [1, 2], clearingBackstack: clears)
      let view = try #require(app.navigation.viewControllers.last as? DataView)
      #expect(view.given.count == 1)
      #expect(view.given.first as? [Int] == [1, 2])
      #expect(view.data as? [Int] == [1, 2])
    }
  }

  @Test("A message without data hands over none, not even earlier data")
  func noData() throws {
    app.bus.navigate(to: AppView.landing, data: "bob")
    app.bus.navigate(to: AppView.landing)
    post(["viewType": 2, "data": NSNull()])
    for view in app.navigation.viewControllers.dropFirst(2) {
      let view = try #require(view as? DataView)
      #expect(view.given.isEmpty)
      #expect(view.data == nil)
    }
    #expect(app.navigation.viewControllers.count == 4)
  }

  @Test("A view that takes no data is shown for a message with data")
  func plainView() {
    app.bus.navigate(to: AppView.exitConfirmation, data: "bob")
    #expect(app.navigation.names == ["Splash", "ExitConfirmation"])
    #expect(app.log.lines.isEmpty)
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
