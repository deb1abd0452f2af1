import PushPayloads
import PushSimulation

extension Step {
  /// The step in words, as findings print it.
  package var text: String {
    switch self {
    case .application(.launch): "launch"
    case .application(.launchInBackground): "launch in the background"
    case .application(.resignActive): "resign active"
    case .application(.becomeActive): "become active"
    case .application(.enterBackground): "enter the background"
    case .application(.enterForeground): "enter the foreground"
    case .application(.suspend): "suspend"
    case .application(.resume): "resume"
    case .application(.terminate): "terminate"
    case .application(.forceQuit): "force-quit"
    case .registration(.request): "request registration"
    case .token(.receive(let token)):
      token.bytes.isEmpty ? "receive an empty token" : "receive token \(token.hexadecimal)"
    case .registration(.fail(let failure)): "fail registration: \(failure)"
    case .notification(.deliver(let name)): "deliver \(name)"
    case .notification(.deliverAgain(let name)): "deliver \(name) once more"
    case .responses(.tap(let name, let scene)):
      "tap \(name)" + (scene.map { ", which the system opens in the scene \($0)" } ?? "")
    case .scenes(.open(let scene)): "open the scene \(scene)"
    case .responses(.dismiss(let name)): "swipe \(name) away"
    case .responses(.respond(let name, let action, let text)):
      "choose \(action) of \(name)" + (text.map { ", writing '\($0)'" } ?? "")
    case .responses(.taps(let delivery)): "let taps come by \(delivery.text)"
    case .suppression(.answer(let name, let isYes)): "have \(name) answer \(isYes ? "yes" : "no")"
    case .launch(.interface(let takesTime)):
      takesTime ? "let the first screens take their time" : "let the first screens come at once"
    case .launch(.interfaceReady): "have the first screens ready"
    case .permission(.set(let status)): "let the permission be \(status.rawValue)"
    case .participant(.attach(let name)): "attach \(name)"
    case .participant(.detach(let name)): "detach \(name)"
    case .participant(.release(let name)): "release \(name)"
    case .suppression(.suppress(let name, let rule)): "let \(name) keep \(rule.toasts) away"
    case .responders(.accept(let name, let rule)): "let \(name) take \(rule.notifications)"
    case .responders(.pop): "pop the newest responder"
    case .links(.openLink(let name, let query)):
      "open the link to \(name)" + (query.map { " with \($0)" } ?? "")
    case .links(.openURL(let url)): "open \(url)"
    case .links(.handleURL(let url)): "open \(url) in the way before iOS 4.2"
    case .services(.receiveLocalNotification(let text)): "receive the local notification \(text)"
    case .hierarchy(.completeLoad(let name, .screens)): "finish loading \(name)"
    case .hierarchy(.completeLoad(let name, .failure)): "let loading \(name) fail"
    case .hierarchy(.completeLoad(let name, .nothing)): "finish loading \(name) without screens"
    case .hierarchy(.completeLoadAgain(let name)): "finish loading \(name) a second time"
    case .services(.completeFetch(let name, let service, let result)):
      "have \(service) answer the fetch of \(name) with \(result.rawValue)"
    case .services(.completeFetchAgain(let name, let service, let result)):
      "have \(service) answer the fetch of \(name) a second time, with \(result.rawValue)"
    case .extension(.completeDownload(let name, .file)): "finish downloading for \(name)"
    case .extension(.completeDownload(let name, .untypedFile)):
      "finish downloading a file of no known type for \(name)"
    case .extension(.completeDownload(let name, .failure)): "let the download for \(name) fail"
    case .extension(.expire(let name)): "let the time for \(name) run out"
    case .hierarchy(.loader(let answersAtOnce)):
      answersAtOnce ? "let the loader answer at once" : "let the loader take its time"
    case .hierarchy(.navigate(let type)): "go to \(type) by hand"
    case .navigation(.post(let message)): "post \(message.text)"
    case .navigation(.subscribe): "listen to the bus once more"
    case .navigation(.resolver(let isPresent)): isPresent ? "have a resolver" : "have no resolver"
    case .navigation(.idiom(let idiom)): "be a \(idiom.rawValue)"
    case .toast(.activate(let name)): "tap the toast of \(name)"
    case .time(.advance(let duration)): "advance \(WrittenDuration.text(duration))"
    case .token(.answerUpload(let token, let answer)):
      "answer the upload of \(token.hexadecimal) with \(answer.rawValue)"
    case .permission(.request): "request permission"
    case .permission(.answer(.denied)): "refuse permission"
    case .permission(.answer(let status)): "give permission: \(status.rawValue)"
    case .permission(.read): "read the permission"
    case .account(.logIn(let account)): "log \(account) in"
    case .account(.logOut): "log out"
    case .account(.optOut): "opt out"
    case .account(.optIn): "opt in"
    case .account(.answerUnregistration(let token, let answer)):
      "answer the unregistration of \(token.hexadecimal) with \(answer.rawValue)"
    case .activity(.receiveToken(let token, let purpose)):
      "receive token \(token.hexadecimal) \(purpose.text)"
    case .activity(.end(let id)): "end the activity \(id)"
    case .activity(.answerUpload(let token, let answer)):
      "answer the upload of the activity token \(token.hexadecimal) with \(answer.rawValue)"
    case .activity(.answerUnregistration(let token, let answer)):
      "answer the unregistration of the activity token \(token.hexadecimal) with "
        + answer.rawValue
    case .links(.router(let accepts)): accepts ? "let the router accept" : "let the router refuse"
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
