extension Effect: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .participant(.reacted(try reader.read(), try reader.read()))
      case 1: .participant(.deallocated(try reader.read()))
      case 2: .account(.unregistered(try reader.read(), account: try reader.read()))
      case 3: .activity(.uploaded(try reader.read(), for: try reader.read()))
      case 4: .activity(.unregistered(try reader.read(), for: try reader.read()))
      case 5: .badge(.set(try reader.read()))
      case 6: .broadcast(.notified(try reader.read(), try reader.read()))
      case 7: .broadcast(.toldOfOpening(try reader.read(), try reader.read()))
      case 8: .extension(.startedDownload(try reader.read(), try reader.read()))
      case 9: .hierarchy(.startedLoad(try reader.read()))
      case 10: .hierarchy(.changedStack(try reader.read(), try reader.read()))
      case 11:
        .links(.openedURL(try reader.read(), accepted: try reader.read(), scene: try reader.read()))
      case 12: .links(.repliedToURL(try reader.read()))
      case 13:
        .navigation(
          .receivedData(try reader.read(), try reader.read(), isOnStack: try reader.read())
        )
      case 14: .navigation(.logged(try reader.read()))
      case 15: .permission(.requestedAuthorization(try reader.read()))
      case 16: .permission(.reported(request: try reader.read(), try reader.read()))
      case 17: .permission(.reportedStatus(try reader.read()))
      case 18: .registration(.registeredForRemoteNotifications)
      case 19: .registration(.registeredUserNotificationSettings(try reader.read()))
      case 20: .registration(.registeredForRemoteNotificationTypes(try reader.read()))
      case 21: .responders(.asked(try reader.read(), try reader.read(), accepts: try reader.read()))
      case 22: .responders(.notified(try reader.read(), try reader.read()))
      case 23:
        .responses(.handledAction(try reader.read(), text: try reader.read(), try reader.read()))
      case 24: .responses(.completed(try reader.read(), try reader.read()))
      case 25: .responses(.passedOn(try reader.read(), try reader.read()))
      case 26: .services(.made)
      case 27: .services(.called(try reader.read(), try reader.read()))
      case 28:
        .services(.answeredFetch(try reader.read(), of: try reader.read(), try reader.read()))
      case 29: .services(.builtInterface)
      case 30: .services(.handledNotification(try reader.read()))
      case 31: .services(.repliedToLaunch(try reader.read()))
      case 32: .suppression(.asked(try reader.read(), try reader.read(), answer: try reader.read()))
      case 33: .suppression(.awaited(try reader.read(), try reader.read()))
      case 34: .toast(.presented(try reader.read()))
      case 35:
        .token(.uploaded(try reader.read(), path: try reader.read(), account: try reader.read()))
      case 36: .token(.toldObserver(try reader.read(), try reader.read()))
      case 37: .withdrawal(.removed(try reader.read(), removed: try reader.read()))
      case 38: .registration(.unregisteredForRemoteNotifications)
      case 39: .account(.broughtToFront(try reader.read()))
      case 40: .responses(.startedContentLoad(try reader.read(), isHeld: try reader.read()))
      case 41:
        .responses(
          .submittedAction(
            try reader.read(),
            text: try reader.read(),
            try reader.read(),
            isHeld: try reader.read()
          )
        )
      case 42: .extension(.startedTextFetch(try reader.read(), try reader.read()))
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

extension PermissionAnswer: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .granted(try reader.read())
      case 1: .status(try reader.read())
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .granted(let first): writer.write(case: 0, first)
    case .status(let first): writer.write(case: 1, first)
    }
  }
}

extension CompletionAnswer: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .fetched(try reader.read())
      case 1: .presented(try reader.read())
      case 2: .responded
      case 3: .content(try reader.read())
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .fetched(let first): writer.write(case: 0, first)
    case .presented(let first): writer.write(case: 1, first)
    case .responded: writer.write(case: 2)
    case .content(let first): writer.write(case: 3, first)
    }
  }
}

extension Deed: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .delivered(try reader.read())
      case 1: .attached(try reader.read())
      case 2: .detached(try reader.read())
      case 3: .released(try reader.read())
      case 4: .changedAnswer(try reader.read(), to: try reader.read())
      case 5: .poppedResponder
      case 6: .nothing(try reader.read())
      default: throw WireError()
      }
  }

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

extension ServiceCall: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .didFinishLaunching(try reader.read())
      case 1: .lifecycle(try reader.read())
      case 2: .openURL(try reader.read(), sourceApplication: try reader.read())
      case 3: .handleOpenURL(try reader.read())
      case 4: .didRegister(try reader.read())
      case 5: .didFailToRegister(try reader.read())
      case 6: .didReceiveLocalNotification(try reader.read())
      case 7: .didReceiveRemoteNotification(try reader.read())
      case 8: .didReceiveRemoteNotificationToFetch(try reader.read())
      default: throw WireError()
      }
  }

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
