extension Effect: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .participant(try reader.read(ParticipantEffect.reacted))
      case 1: .participant(.deallocated(try reader.read()))
      case 2: .account(try reader.read(AccountEffect.unregistered))
      case 3: .activity(try reader.read(ActivityEffect.uploaded))
      case 4: .activity(try reader.read(ActivityEffect.unregistered))
      case 5: .badge(.set(try reader.read()))
      case 6: .broadcast(try reader.read(BroadcastEffect.notified))
      case 7: .broadcast(try reader.read(BroadcastEffect.toldOfOpening))
      case 8: .extension(try reader.read(ExtensionEffect.startedDownload))
      case 9: .hierarchy(.startedLoad(try reader.read()))
      case 10: .hierarchy(try reader.read(HierarchyEffect.changedStack))
      case 11: .links(try reader.read(LinksEffect.openedURL))
      case 12: .links(.repliedToURL(try reader.read()))
      case 13: .navigation(try reader.read(NavigationEffect.receivedData))
      case 14: .navigation(.logged(try reader.read()))
      case 15: .permission(.requestedAuthorization(try reader.read()))
      case 16: .permission(try reader.read(PermissionEffect.reported))
      case 17: .permission(.reportedStatus(try reader.read()))
      case 18: .registration(.registeredForRemoteNotifications)
      case 19: .registration(.registeredUserNotificationSettings(try reader.read()))
      case 20: .registration(.registeredForRemoteNotificationTypes(try reader.read()))
      case 21: .responders(try reader.read(RespondersEffect.asked))
      case 22: .responders(try reader.read(RespondersEffect.notified))
      case 23: .responses(try reader.read(ResponsesEffect.handledAction))
      case 24: .responses(try reader.read(ResponsesEffect.completed))
      case 25: .responses(try reader.read(ResponsesEffect.passedOn))
      case 26: .services(.made)
      case 27: .services(try reader.read(ServicesEffect.called))
      case 28: .services(try reader.read(ServicesEffect.answeredFetch))
      case 29: .services(.builtInterface)
      case 30: .services(.handledNotification(try reader.read()))
      case 31: .services(.repliedToLaunch(try reader.read()))
      case 32: .suppression(try reader.read(SuppressionEffect.asked))
      case 33: .suppression(try reader.read(SuppressionEffect.awaited))
      case 34: .toast(.presented(try reader.read()))
      case 35: .token(try reader.read(TokenEffect.uploaded))
      case 36: .token(try reader.read(TokenEffect.toldObserver))
      case 37: .withdrawal(try reader.read(WithdrawalEffect.removed))
      case 38: .registration(.unregisteredForRemoteNotifications)
      case 39: .account(.broughtToFront(try reader.read()))
      case 40: .responses(try reader.read(ResponsesEffect.startedContentLoad))
      case 41: .responses(try reader.read(ResponsesEffect.submittedAction))
      case 42: .extension(try reader.read(ExtensionEffect.startedTextFetch))
      case 43: .responses(.setCategories(try reader.read()))
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .participant(.reacted(let a, let b)): writer.write(case: 0, a, b)
    case .participant(.deallocated(let a)): writer.write(case: 1, a)
    case .account(.unregistered(let a, let b)): writer.write(case: 2, a, b)
    case .account(.broughtToFront(let a)): writer.write(case: 39, a)
    case .activity(.uploaded(let a, let b)): writer.write(case: 3, a, b)
    case .activity(.unregistered(let a, let b)): writer.write(case: 4, a, b)
    case .badge(.set(let a)): writer.write(case: 5, a)
    case .broadcast(.notified(let a, let b)): writer.write(case: 6, a, b)
    case .broadcast(.toldOfOpening(let a, let b)): writer.write(case: 7, a, b)
    case .extension(.startedDownload(let a, let b)): writer.write(case: 8, a, b)
    case .extension(.startedTextFetch(let a, let b)): writer.write(case: 42, a, b)
    case .hierarchy(.startedLoad(let a)): writer.write(case: 9, a)
    case .hierarchy(.changedStack(let a, let b)): writer.write(case: 10, a, b)
    case .links(.openedURL(let a, let b, let c)): writer.write(case: 11, a, b, c)
    case .links(.repliedToURL(let a)): writer.write(case: 12, a)
    case .navigation(.receivedData(let a, let b, let c)): writer.write(case: 13, a, b, c)
    case .navigation(.logged(let a)): writer.write(case: 14, a)
    case .permission(.requestedAuthorization(let a)): writer.write(case: 15, a)
    case .permission(.reported(let a, let b)): writer.write(case: 16, a, b)
    case .permission(.reportedStatus(let a)): writer.write(case: 17, a)
    case .registration(.registeredForRemoteNotifications): writer.write(case: 18)
    case .registration(.registeredUserNotificationSettings(let a)): writer.write(case: 19, a)
    case .registration(.unregisteredForRemoteNotifications): writer.write(case: 38)
    case .registration(.registeredForRemoteNotificationTypes(let a)): writer.write(case: 20, a)
    case .responders(.asked(let a, let b, let c)): writer.write(case: 21, a, b, c)
    case .responders(.notified(let a, let b)): writer.write(case: 22, a, b)
    case .responses(.handledAction(let a, let b, let c)): writer.write(case: 23, a, b, c)
    case .responses(.submittedAction(let a, let b, let c, let d)):
      writer.write(case: 41, a, b, c, d)
    case .responses(.completed(let a, let b)): writer.write(case: 24, a, b)
    case .responses(.passedOn(let a, let b)): writer.write(case: 25, a, b)
    case .responses(.startedContentLoad(let a, let b)): writer.write(case: 40, a, b)
    case .responses(.setCategories(let a)): writer.write(case: 43, a)
    case .services(.made): writer.write(case: 26)
    case .services(.called(let a, let b)): writer.write(case: 27, a, b)
    case .services(.answeredFetch(let a, let b, let c)): writer.write(case: 28, a, b, c)
    case .services(.builtInterface): writer.write(case: 29)
    case .services(.handledNotification(let a)): writer.write(case: 30, a)
    case .services(.repliedToLaunch(let a)): writer.write(case: 31, a)
    case .suppression(.asked(let a, let b, let c)): writer.write(case: 32, a, b, c)
    case .suppression(.awaited(let a, let b)): writer.write(case: 33, a, b)
    case .toast(.presented(let a)): writer.write(case: 34, a)
    case .token(.uploaded(let a, let b, let c)): writer.write(case: 35, a, b, c)
    case .token(.toldObserver(let a, let b)): writer.write(case: 36, a, b)
    case .withdrawal(.removed(let a, let b)): writer.write(case: 37, a, b)
    }
  }
}

extension StackChange: WireValue {}
extension FetchResult: WireValue {}
extension PassedCallback: WireValue {}
extension AuthorizationStatus: WireValue {}
extension NotificationTypes: WireValue {}
extension PresentationOptions: WireValue {}

extension PermissionAnswer: WireEnum {
  package static let wireCases: [WireCase<Self>] = [.init(granted), .init(status)]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .granted(let a): writer.write(case: 0, a)
    case .status(let a): writer.write(case: 1, a)
    }
  }
}

extension CompletionAnswer: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(fetched), .init(presented), .init { .responded }, .init(content),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .fetched(let a): writer.write(case: 0, a)
    case .presented(let a): writer.write(case: 1, a)
    case .responded: writer.write(case: 2)
    case .content(let a): writer.write(case: 3, a)
    }
  }
}

extension Deed: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(delivered), .init(attached), .init(detached), .init(released), .init(changedAnswer),
    .init { .poppedResponder }, .init(nothing),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .delivered(let a): writer.write(case: 0, a)
    case .attached(let a): writer.write(case: 1, a)
    case .detached(let a): writer.write(case: 2, a)
    case .released(let a): writer.write(case: 3, a)
    case .changedAnswer(let a, let b): writer.write(case: 4, a, b)
    case .poppedResponder: writer.write(case: 5)
    case .nothing(let a): writer.write(case: 6, a)
    }
  }
}

extension ServiceCall: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(didFinishLaunching), .init(lifecycle), .init(openURL), .init(handleOpenURL),
    .init(didRegister), .init(didFailToRegister), .init(didReceiveLocalNotification),
    .init(didReceiveRemoteNotification), .init(didReceiveRemoteNotificationToFetch),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .didFinishLaunching(let a): writer.write(case: 0, a)
    case .lifecycle(let a): writer.write(case: 1, a)
    case .openURL(let a, let b): writer.write(case: 2, a, b)
    case .handleOpenURL(let a): writer.write(case: 3, a)
    case .didRegister(let a): writer.write(case: 4, a)
    case .didFailToRegister(let a): writer.write(case: 5, a)
    case .didReceiveLocalNotification(let a): writer.write(case: 6, a)
    case .didReceiveRemoteNotification(let a): writer.write(case: 7, a)
    case .didReceiveRemoteNotificationToFetch(let a): writer.write(case: 8, a)
    }
  }
}

extension UserNotificationCategory: WireRecord {
  package static let wire = WireForm(Self.init(identifier:actions:options:)) {
    ($0.identifier, $0.actions, $0.options)
  }
}

extension UserNotificationAction: WireRecord {
  package static let wire = WireForm(Self.init(identifier:options:takesText:)) {
    ($0.identifier, $0.options, $0.takesText)
  }
}

extension UserNotificationCategory.Options: WireValue {}
extension UserNotificationAction.Options: WireValue {}
