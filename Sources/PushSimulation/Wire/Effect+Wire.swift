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
    case .participant(.reacted(let first, let second)): writer.write(case: 0, first, second)
    case .participant(.deallocated(let first)): writer.write(case: 1, first)
    case .account(.unregistered(let first, let second)): writer.write(case: 2, first, second)
    case .account(.broughtToFront(let first)): writer.write(case: 39, first)
    case .activity(.uploaded(let first, let second)): writer.write(case: 3, first, second)
    case .activity(.unregistered(let first, let second)): writer.write(case: 4, first, second)
    case .badge(.set(let first)): writer.write(case: 5, first)
    case .broadcast(.notified(let first, let second)): writer.write(case: 6, first, second)
    case .broadcast(.toldOfOpening(let first, let second)): writer.write(case: 7, first, second)
    case .extension(.startedDownload(let first, let second)): writer.write(case: 8, first, second)
    case .extension(.startedTextFetch(let first, let second)): writer.write(case: 42, first, second)
    case .hierarchy(.startedLoad(let first)): writer.write(case: 9, first)
    case .hierarchy(.changedStack(let first, let second)): writer.write(case: 10, first, second)
    case .links(.openedURL(let first, let second, let third)):
      writer.write(case: 11, first, second, third)
    case .links(.repliedToURL(let first)): writer.write(case: 12, first)
    case .navigation(.receivedData(let first, let second, let third)):
      writer.write(case: 13, first, second, third)
    case .navigation(.logged(let first)): writer.write(case: 14, first)
    case .permission(.requestedAuthorization(let first)): writer.write(case: 15, first)
    case .permission(.reported(let first, let second)): writer.write(case: 16, first, second)
    case .permission(.reportedStatus(let first)): writer.write(case: 17, first)
    case .registration(.registeredForRemoteNotifications): writer.write(case: 18)
    case .registration(.registeredUserNotificationSettings(let first)):
      writer.write(case: 19, first)
    case .registration(.unregisteredForRemoteNotifications): writer.write(case: 38)
    case .registration(.registeredForRemoteNotificationTypes(let first)):
      writer.write(case: 20, first)
    case .responders(.asked(let first, let second, let third)):
      writer.write(case: 21, first, second, third)
    case .responders(.notified(let first, let second)): writer.write(case: 22, first, second)
    case .responses(.handledAction(let first, let second, let third)):
      writer.write(case: 23, first, second, third)
    case .responses(.submittedAction(let first, let second, let third, let fourth)):
      writer.write(case: 41, first, second, third, fourth)
    case .responses(.completed(let first, let second)): writer.write(case: 24, first, second)
    case .responses(.passedOn(let first, let second)): writer.write(case: 25, first, second)
    case .responses(.startedContentLoad(let first, let second)):
      writer.write(case: 40, first, second)
    case .responses(.setCategories(let first)): writer.write(case: 43, first)
    case .services(.made): writer.write(case: 26)
    case .services(.called(let first, let second)): writer.write(case: 27, first, second)
    case .services(.answeredFetch(let first, let second, let third)):
      writer.write(case: 28, first, second, third)
    case .services(.builtInterface): writer.write(case: 29)
    case .services(.handledNotification(let first)): writer.write(case: 30, first)
    case .services(.repliedToLaunch(let first)): writer.write(case: 31, first)
    case .suppression(.asked(let first, let second, let third)):
      writer.write(case: 32, first, second, third)
    case .suppression(.awaited(let first, let second)): writer.write(case: 33, first, second)
    case .toast(.presented(let first)): writer.write(case: 34, first)
    case .token(.uploaded(let first, let second, let third)):
      writer.write(case: 35, first, second, third)
    case .token(.toldObserver(let first, let second)): writer.write(case: 36, first, second)
    case .withdrawal(.removed(let first, let second)): writer.write(case: 37, first, second)
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
  package static let wireCases: [WireCase<Self>] = [
    .init(granted), .init(status),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .granted(let first): writer.write(case: 0, first)
    case .status(let first): writer.write(case: 1, first)
    }
  }
}

extension CompletionAnswer: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(fetched), .init(presented), .init { .responded }, .init(content),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .fetched(let first): writer.write(case: 0, first)
    case .presented(let first): writer.write(case: 1, first)
    case .responded: writer.write(case: 2)
    case .content(let first): writer.write(case: 3, first)
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
    case .delivered(let first): writer.write(case: 0, first)
    case .attached(let first): writer.write(case: 1, first)
    case .detached(let first): writer.write(case: 2, first)
    case .released(let first): writer.write(case: 3, first)
    case .changedAnswer(let first, let second): writer.write(case: 4, first, second)
    case .poppedResponder: writer.write(case: 5)
    case .nothing(let first): writer.write(case: 6, first)
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
    case .didFinishLaunching(let first): writer.write(case: 0, first)
    case .lifecycle(let first): writer.write(case: 1, first)
    case .openURL(let first, let second): writer.write(case: 2, first, second)
    case .handleOpenURL(let first): writer.write(case: 3, first)
    case .didRegister(let first): writer.write(case: 4, first)
    case .didFailToRegister(let first): writer.write(case: 5, first)
    case .didReceiveLocalNotification(let first): writer.write(case: 6, first)
    case .didReceiveRemoteNotification(let first): writer.write(case: 7, first)
    case .didReceiveRemoteNotificationToFetch(let first): writer.write(case: 8, first)
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
