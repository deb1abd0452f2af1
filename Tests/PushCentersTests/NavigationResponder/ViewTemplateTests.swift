import PushCenters
import Testing

@MainActor @Suite("Views are made of templates for their name and device")
struct ViewTemplateTests {
  nonisolated static let templates: [(UserInterfaceIdiom, AppView, String, String)] = [
    (.phone, .splash, "SplashUIViewController", "SplashUIView_iPhone"),
    (.phone, .login, "LoginUIViewController", "LoginUIView_iPhone"),
    (
      .phone, .exitConfirmation, "ExitConfirmationUIViewController", "ExitConfirmationUIView_iPhone"
    ),
    (.pad, .splash, "SplashUIViewController", "SplashUIView_iPad"),
    (.pad, .landing, "LandingUIViewController", "LandingUIView_iPad"),
  ]

  @Test("A view has one class and a template for each kind of device", arguments: templates)
  func names(idiom: UserInterfaceIdiom, view: AppView, controller: String, nib: String) {
    var manufactured: [ViewTemplate] = []
    let resolver = TemplateViewResolver<AppView, FakeViewController>(idiom: idiom) { template in
      manufactured.append(template)
      return FakeViewController(template.nibName)
    }
    #expect(resolver.resolve(view)?.name == nib)
    #expect(manufactured == [ViewTemplate(viewName: view.viewName, idiom: idiom)])
    #expect(manufactured.first?.controllerName == controller)
  }

  @Test("A view without a class or a template cannot be made")
  func missing() {
    let resolver = TemplateViewResolver<AppView, FakeViewController>(idiom: .pad) { _ in nil }
    for view in AppView.allCases { #expect(resolver.resolve(view) == nil) }
  }

  @Test("Navigation is the same on every kind of device")
  func sameNavigation() {
    let stacks = UserInterfaceIdiom.allCases.map { idiom in
      let navigation = FakeNavigation()
      let app = NavigationApp()
      let responder = NavigationResponder<AppView, FakeViewController>(
        navigation: navigation,
        resolver: TemplateViewResolver(idiom: idiom) { FakeViewController($0.controllerName) },
        root: .splash,
        notificationCenter: app.bus
      )
      app.bus.navigate(to: AppView.login)
      app.bus.navigate(to: AppView.landing, clearingBackstack: true)
      app.bus.navigate(to: AppView.login)
      app.bus.navigateBack()
      withExtendedLifetime(responder) {}
      return navigation.changes
    }
    #expect(stacks[0] == stacks[1])
    #expect(stacks[0].count == 5)
  }
}
