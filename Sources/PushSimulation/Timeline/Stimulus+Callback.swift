extension Stimulus {
  // The name of the callback in code, or a description of the event; empty if the stimulus does not reach the center.
  package var callback: String {
    switch self {
    case .application(let callback): callback.rawValue
    case .time: "a timer"
    case .participant(.attached): "adding a participant"
    case .participant(.detached): "removing a participant"
    case .participant(.released): ""
    case .account(.loggedIn), .account(.loggedOut), .account(.loggedOutOf):
      "a change of the account"
    case .account(.switchedTo): "the user's change to another account"
    case .account(.optedOut), .account(.optedIn): "the user's choice to be notified"
    case .account(.unregistrationAnswered), .activity(.unregistrationAnswered):
      "the answer to an unregistration"
    case .activity(.didReceiveToken): "the token of a Live Activity"
    case .activity(.ended): "the end of a Live Activity"
    case .activity(.uploadAnswered), .token(.uploadAnswered): "the answer to an upload"
    case .extension(.didReceiveRequest): "didReceive(_:withContentHandler:)"
    case .extension(.downloadEnded): "the end of a download"
    case .extension(.textFetchEnded): "the server's answer about a text"
    case .extension(.timeWillExpire): "serviceExtensionTimeWillExpire"
    case .hierarchy(.loadCompleted), .responses(.contentLoadEnded): "the end of a load"
    case .responses(.submissionEnded): "the end of the request for an action"
    case .hierarchy(.userNavigated): ""
    case .launch(.didFinishLaunching): "didFinishLaunching"
    case .launch(.interfaceBecameReady): "the first screens"
    case .links(.openedURL): "open(url:)"
    case .links(.handledURL): "handleOpen(url:)"
    case .navigation(.posted): "a message of the bus"
    case .navigation(.subscribed): "subscribing to the bus"
    case .notification(.didReceive): "didReceiveRemoteNotification"
    case .notification(.didReceiveToFetch): "didReceiveRemoteNotification(fetchCompletionHandler:)"
    case .notification(.willPresent): "willPresent"
    case .permission(.requested): "a request for permission"
    case .permission(.answered): "the user's answer about permission"
    case .permission(.read): "reading the permission"
    case .registration(.requested): "registerForRemoteNotifications"
    case .registration(.failed): "didFailToRegisterForRemoteNotifications"
    case .responders(.popped): "popResponder"
    case .responses(.didReceive): "didReceive(response:)"
    case .scenes(.callback(let callback, _)): "scene \(callback.rawValue)"
    case .services(.didReceiveLocalNotification): "didReceiveLocalNotification"
    case .services(.fetchAnswered): "the answer of a service"
    case .suppression(.answered): "the answer of a suppressor"
    case .toast(.activated): "the action of a toast"
    case .toast(.expired): ""
    case .token(.received): "didRegisterForRemoteNotifications"
    case .nothing: ""
    }
  }
}
