import PushCenters
import Testing

@MainActor @Suite("Views are made of templates for their name and device")
struct ViewTemplateTests {
  nonisolated static let templates: [(UserInterfaceIdiom, AppView, String, String)] = [
    (.phone, .splash, "SplashUIViewController", "SplashUIView_iPhone"),
    (.pad, .landing, "LandingUIViewController", "LandingUIView_iPad"),
  ]

  @Test("A view has one class and a template for each kind of device", arguments: templates)
  func names(idiom: UserInterfaceIdiom, view: AppView, controller: String, nib: String) {
    let resolver = TemplateViewResolver<AppView, FakeViewController>(idiom: idiom) { template in
      #expect(template == ViewTemplate(viewName: view.viewName, idiom: idiom))
      #expect(template.controllerName == controller)
      return FakeViewController(template.nibName)
    }
    #expect(resolver.resolve(view)?.name == nib)
  }

  @Test("A view without a class or a template cannot be made")
  func missing() {
    let resolver = TemplateViewResolver<AppView, FakeViewController>(idiom: .pad) { _ in nil }
    for view in AppView.allCases { #expect(resolver.resolve(view) == nil) }
  }
}
