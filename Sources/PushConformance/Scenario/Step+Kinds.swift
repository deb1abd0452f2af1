import PushSimulation

final class StepKinds: Sendable {
  let application = ApplicationStepKinds()
  let time = TimeStepKinds()
  let participant = ParticipantStepKinds()
  let account = AccountStepKinds()
  let activity = ActivityStepKinds()
  let `extension` = ExtensionStepKinds()
  let hierarchy = HierarchyStepKinds()
  let launch = LaunchStepKinds()
  let links = LinksStepKinds()
  let navigation = NavigationStepKinds()
  let notification = NotificationStepKinds()
  let permission = PermissionStepKinds()
  let registration = RegistrationStepKinds()
  let responders = RespondersStepKinds()
  let responses = ResponsesStepKinds()
  let scenes = ScenesStepKinds()
  let services = ServicesStepKinds()
  let suppression = SuppressionStepKinds()
  let toast = ToastStepKinds()
  let token = TokenStepKinds()
}

extension Step {
  static let kinds = StepKinds()

  static let kindsByName: [String: [any ReadableStepKind]] = Dictionary(
    grouping: Mirror(reflecting: kinds).children.flatMap { Mirror(reflecting: $0.value).children }
      .compactMap { $0.value as? any ReadableStepKind },
    by: \.name
  )

  func visit<Visitor: StepVisitor>(_ visit: inout Visitor) throws(Visitor.Failure) {
    let kinds = Self.kinds
    switch self {
    case .application(.launch): try visit(kinds.application.launch)
    case .application(.launchInBackground): try visit(kinds.application.launchInBackground)
    case .application(.resignActive): try visit(kinds.application.resignActive)
    case .application(.becomeActive): try visit(kinds.application.becomeActive)
    case .application(.enterBackground): try visit(kinds.application.enterBackground)
    case .application(.enterForeground): try visit(kinds.application.enterForeground)
    case .application(.suspend): try visit(kinds.application.suspend)
    case .application(.resume): try visit(kinds.application.resume)
    case .application(.terminate): try visit(kinds.application.terminate)
    case .application(.forceQuit): try visit(kinds.application.forceQuit)
    case .time(.advance(let duration)): try visit(kinds.time.advance, duration)
    case .time(.early(let jobs)): try visit(kinds.time.early, jobs)
    case .participant(.attach(let name)): try visit(kinds.participant.attach, name)
    case .participant(.detach(let name)): try visit(kinds.participant.detach, name)
    case .participant(.release(let name)): try visit(kinds.participant.release, name)
    case .account(.logIn(let account)): try visit(kinds.account.logIn, account)
    case .account(.logOut): try visit(kinds.account.logOut)
    case .account(.logOutOf(let account)): try visit(kinds.account.logOutOf, account)
    case .account(.switchAccount(let account)): try visit(kinds.account.switchAccount, account)
    case .account(.optOut): try visit(kinds.account.optOut)
    case .account(.optIn): try visit(kinds.account.optIn)
    case .account(.answerUnregistration(let token, let answer)):
      try visit(kinds.account.answerUnregistration, token, answer)
    case .activity(.receiveToken(let token, .activity(let id))):
      try visit(kinds.activity.receiveToken, token, id)
    case .activity(.receiveToken(let token, .pushToStart(let type))):
      try visit(kinds.activity.receivePushToStartToken, token, type)
    case .activity(.end(let id)): try visit(kinds.activity.end, id)
    case .activity(.answerUpload(let token, let answer)):
      try visit(kinds.activity.answerUpload, token, answer)
    case .activity(.answerUnregistration(let token, let answer)):
      try visit(kinds.activity.answerUnregistration, token, answer)
    case .extension(.completeDownload(let name, let outcome)):
      try visit(kinds.extension.completeDownload, name, outcome)
    case .extension(.completeText(let name, let outcome)):
      try visit(kinds.extension.completeText, name, outcome)
    case .extension(.expire(let name)): try visit(kinds.extension.expire, name)
    case .hierarchy(.completeLoad(let name, let outcome)):
      try visit(kinds.hierarchy.completeLoad, name, outcome)
    case .hierarchy(.completeLoadAgain(let name)):
      try visit(kinds.hierarchy.completeLoadAgain, name)
    case .hierarchy(.loader(let answersAtOnce)): try visit(kinds.hierarchy.loader, answersAtOnce)
    case .hierarchy(.navigate(let type)): try visit(kinds.hierarchy.navigate, type)
    case .launch(.interface(let takesTime)): try visit(kinds.launch.interface, takesTime)
    case .launch(.interfaceReady): try visit(kinds.launch.interfaceReady)
    case .links(.openLink(let name, nil)): try visit(kinds.links.openLink, name)
    case .links(.openLink(let name, let query?)):
      try visit(kinds.links.openLinkWithQuery, name, query)
    case .links(.openURL(let url)): try visit(kinds.links.openURL, url)
    case .links(.handleURL(let url)): try visit(kinds.links.handleURL, url)
    case .links(.router(let accepts)): try visit(kinds.links.router, accepts)
    case .navigation(.post(let message)): try visit(kinds.navigation.post, message)
    case .navigation(.subscribe): try visit(kinds.navigation.subscribe)
    case .navigation(.resolver(let isPresent)): try visit(kinds.navigation.resolver, isPresent)
    case .navigation(.idiom(let idiom)): try visit(kinds.navigation.idiom, idiom)
    case .notification(.deliver(let name)): try visit(kinds.notification.deliver, name)
    case .notification(.deliverAgain(let name)): try visit(kinds.notification.deliverAgain, name)
    case .permission(.set(let status)): try visit(kinds.permission.set, status)
    case .permission(.request): try visit(kinds.permission.request)
    case .permission(.answer(let status)): try visit(kinds.permission.answer, status)
    case .permission(.read): try visit(kinds.permission.read)
    case .registration(.request): try visit(kinds.registration.request)
    case .registration(.fail(let failure)): try visit(kinds.registration.fail, failure)
    case .responders(.accept(let name, let rule)): try visit(kinds.responders.accept, name, rule)
    case .responders(.pop): try visit(kinds.responders.pop)
    case .responses(.tap(let name, nil)): try visit(kinds.responses.tap, name)
    case .responses(.tap(let name, let scene?)): try visit(kinds.responses.tapInScene, name, scene)
    case .responses(.dismiss(let name)): try visit(kinds.responses.dismiss, name)
    case .responses(.respond(let name, let action, let text)):
      try visit(kinds.responses.respond, name, action, text)
    case .responses(.taps(let delivery)): try visit(kinds.responses.taps, delivery)
    case .responses(.content(let takesTime)): try visit(kinds.responses.content, takesTime)
    case .responses(.completeContent(let name, let outcome)):
      try visit(kinds.responses.completeContent, name, outcome)
    case .scenes(.open(let scene)): try visit(kinds.scenes.open, scene)
    case .services(.receiveLocalNotification(let text)):
      try visit(kinds.services.receiveLocalNotification, text)
    case .services(.completeFetch(let name, let service, let result)):
      try visit(kinds.services.completeFetch, name, service, result)
    case .services(.completeFetchAgain(let name, let service, let result)):
      try visit(kinds.services.completeFetchAgain, name, service, result)
    case .suppression(.suppress(let name, let rule)):
      try visit(kinds.suppression.suppress, name, rule)
    case .suppression(.answer(let name, let isYes)):
      try visit(kinds.suppression.answer, name, isYes)
    case .toast(.activate(let name)): try visit(kinds.toast.activate, name)
    case .token(.receive(let token)): try visit(kinds.token.receive, token)
    case .token(.answerUpload(let token, let answer)):
      try visit(kinds.token.answerUpload, token, answer)
    }
  }
}

extension ApplicationStep: StepArea { var step: Step { .application(self) } }
extension TimeStep: StepArea { var step: Step { .time(self) } }
extension ParticipantStep: StepArea { var step: Step { .participant(self) } }
extension AccountStep: StepArea { var step: Step { .account(self) } }
extension ActivityStep: StepArea { var step: Step { .activity(self) } }
extension ExtensionStep: StepArea { var step: Step { .extension(self) } }
extension HierarchyStep: StepArea { var step: Step { .hierarchy(self) } }
extension LaunchStep: StepArea { var step: Step { .launch(self) } }
extension LinksStep: StepArea { var step: Step { .links(self) } }
extension NavigationStep: StepArea { var step: Step { .navigation(self) } }
extension NotificationStep: StepArea { var step: Step { .notification(self) } }
extension PermissionStep: StepArea { var step: Step { .permission(self) } }
extension RegistrationStep: StepArea { var step: Step { .registration(self) } }
extension RespondersStep: StepArea { var step: Step { .responders(self) } }
extension ResponsesStep: StepArea { var step: Step { .responses(self) } }
extension ScenesStep: StepArea { var step: Step { .scenes(self) } }
extension ServicesStep: StepArea { var step: Step { .services(self) } }
extension SuppressionStep: StepArea { var step: Step { .suppression(self) } }
extension ToastStep: StepArea { var step: Step { .toast(self) } }
extension TokenStep: StepArea { var step: Step { .token(self) } }
