import PushPayloads
import PushSimulation

extension Step {
  /// The step in words, as findings print it.
  public var text: String {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in the background"
    case .resignActive: "resign active"
    case .becomeActive: "become active"
    case .enterBackground: "enter the background"
    case .enterForeground: "enter the foreground"
    case .suspend: "suspend"
    case .resume: "resume"
    case .terminate: "terminate"
    case .forceQuit: "force-quit"
    case .requestRegistration: "request registration"
    case .receiveToken(let token):
      token.bytes.isEmpty ? "receive an empty token" : "receive token \(token.hexadecimal)"
    case .failRegistration(let failure): "fail registration: \(failure)"
    case .deliver(let name): "deliver \(name)"
    case .deliverAgain(let name): "deliver \(name) once more"
    case .tap(let name, let scene):
      "tap \(name)" + (scene.map { ", which the system opens in the scene \($0)" } ?? "")
    case .openScene(let scene): "open the scene \(scene)"
    case .dismiss(let name): "swipe \(name) away"
    case .respond(let name, let action, let text):
      "choose \(action) of \(name)" + (text.map { ", writing '\($0)'" } ?? "")
    case .taps(let delivery): "let taps come by \(delivery.text)"
    case .answer(let name, let isYes): "have \(name) answer \(isYes ? "yes" : "no")"
    case .interface(let takesTime):
      takesTime ? "let the first screens take their time" : "let the first screens come at once"
    case .interfaceReady: "have the first screens ready"
    case .permission(let status): "let the permission be \(status.rawValue)"
    case .attach(let name): "attach \(name)"
    case .detach(let name): "detach \(name)"
    case .release(let name): "release \(name)"
    case .suppress(let name, let rule): "let \(name) keep \(rule.toasts) away"
    case .accept(let name, let rule): "let \(name) take \(rule.notifications)"
    case .popResponder: "pop the newest responder"
    case .openLink(let name, let query):
      "open the link to \(name)" + (query.map { " with \($0)" } ?? "")
    case .openURL(let url): "open \(url)"
    case .handleURL(let url): "open \(url) in the way before iOS 4.2"
    case .receiveLocalNotification(let text): "receive the local notification \(text)"
    case .completeLoad(let name, .screens): "finish loading \(name)"
    case .completeLoad(let name, .failure): "let loading \(name) fail"
    case .completeLoad(let name, .nothing): "finish loading \(name) without screens"
    case .completeLoadAgain(let name): "finish loading \(name) a second time"
    case .completeFetch(let name, let service, let result):
      "have \(service) answer the fetch of \(name) with \(result.rawValue)"
    case .completeFetchAgain(let name, let service, let result):
      "have \(service) answer the fetch of \(name) a second time, with \(result.rawValue)"
    case .completeDownload(let name, .file): "finish downloading for \(name)"
    case .completeDownload(let name, .untypedFile):
      "finish downloading a file of no known type for \(name)"
    case .completeDownload(let name, .failure): "let the download for \(name) fail"
    case .expire(let name): "let the time for \(name) run out"
    case .loader(let answersAtOnce):
      answersAtOnce ? "let the loader answer at once" : "let the loader take its time"
    case .navigate(let type): "go to \(type) by hand"
    case .post(let message): "post \(message.text)"
    case .subscribe: "listen to the bus once more"
    case .resolver(let isPresent): isPresent ? "have a resolver" : "have no resolver"
    case .idiom(let idiom): "be a \(idiom.rawValue)"
    case .activateToast(let name): "tap the toast of \(name)"
    case .advance(let duration): "advance \(WrittenDuration.text(duration))"
    case .answerUpload(let token, let answer):
      "answer the upload of \(token.hexadecimal) with \(answer.rawValue)"
    case .requestPermission: "request permission"
    case .answerPermission(.denied): "refuse permission"
    case .answerPermission(let status): "give permission: \(status.rawValue)"
    case .readPermission: "read the permission"
    case .logIn(let account): "log \(account) in"
    case .logOut: "log out"
    case .optOut: "opt out"
    case .optIn: "opt in"
    case .answerUnregistration(let token, let answer):
      "answer the unregistration of \(token.hexadecimal) with \(answer.rawValue)"
    case .receiveActivityToken(let token, let purpose):
      "receive token \(token.hexadecimal) \(purpose.text)"
    case .endActivity(let id): "end the activity \(id)"
    case .answerActivityUpload(let token, let answer):
      "answer the upload of the activity token \(token.hexadecimal) with \(answer.rawValue)"
    case .answerActivityUnregistration(let token, let answer):
      "answer the unregistration of the activity token \(token.hexadecimal) with "
        + answer.rawValue
    case .router(let accepts): accepts ? "let the router accept" : "let the router refuse"
    }
  }
}

extension ActivityTokenPurpose {
  /// The purpose in words, to be set behind the token.
  var text: String {
    switch self {
    case .activity(let id): "of the activity \(id)"
    case .pushToStart(let type): "that starts activities of \(type)"
    }
  }
}

extension TapDelivery {
  /// The way in words.
  var text: String {
    switch self {
    case .connectionThenResponse: "the connection options, then the delegate"
    case .responseThenConnection: "the delegate, then the connection options"
    case .connection: "the connection options alone"
    case .response: "the delegate alone"
    case .responseWhenActive: "the delegate, when the app is active"
    }
  }
}

extension AbstractMessage {
  /// The message in words.
  var text: String {
    let parts = [
      view.map { "for \($0.text)" }, data.map { "with data \($0.text)" },
      clearBackstack.map { "clearing the back stack: \($0.text)" },
      sender.map { "from \($0)" },
    ]
    return ([name] + parts.compactMap(\.self)).joined(separator: " ")
  }
}

extension NotificationNames {
  /// What is taken, in words.
  var notifications: String {
    switch self {
    case .all: "every notification"
    case .none: "no notification"
    case .only(let names): names.isEmpty ? "no notification" : names.joined(separator: ", ")
    }
  }

  /// What is kept away, in words.
  var toasts: String {
    switch self {
    case .all: "every toast"
    case .none: "no toast"
    case .only(let names):
      names.isEmpty ? "no toast" : "the toasts of \(names.joined(separator: ", "))"
    }
  }
}
