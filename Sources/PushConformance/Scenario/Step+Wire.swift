import PushPayloads
package import PushSimulation

extension Step: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .application(.launch)
      case 1: .application(.launchInBackground)
      case 2: .application(.resignActive)
      case 3: .application(.becomeActive)
      case 4: .application(.enterBackground)
      case 5: .application(.enterForeground)
      case 6: .application(.suspend)
      case 7: .application(.resume)
      case 8: .application(.terminate)
      case 9: .application(.forceQuit)
      case 10: .time(.advance(try reader.read()))
      case 11: .participant(.attach(try reader.read()))
      case 12: .participant(.detach(try reader.read()))
      case 13: .participant(.release(try reader.read()))
      case 14: .account(.logIn(try reader.read()))
      case 15: .account(.logOut)
      case 16: .account(.optOut)
      case 17: .account(.optIn)
      case 18: .account(.answerUnregistration(token: try reader.read(), try reader.read()))
      case 19: .activity(.receiveToken(try reader.read(), for: try reader.read()))
      case 20: .activity(.end(try reader.read()))
      case 21: .activity(.answerUpload(token: try reader.read(), try reader.read()))
      case 22: .activity(.answerUnregistration(token: try reader.read(), try reader.read()))
      case 23: .extension(.completeDownload(of: try reader.read(), try reader.read()))
      case 24: .extension(.expire(try reader.read()))
      case 25: .hierarchy(.completeLoad(of: try reader.read(), try reader.read()))
      case 26: .hierarchy(.completeLoadAgain(of: try reader.read()))
      case 27: .hierarchy(.loader(answersAtOnce: try reader.read()))
      case 28: .hierarchy(.navigate(to: try reader.read()))
      case 29: .launch(.interface(takesTime: try reader.read()))
      case 30: .launch(.interfaceReady)
      case 31: .links(.openLink(try reader.read(), query: try reader.read()))
      case 32: .links(.openURL(try reader.read()))
      case 33: .links(.handleURL(try reader.read()))
      case 34: .links(.router(accepts: try reader.read()))
      case 35: .navigation(.post(try reader.read()))
      case 36: .navigation(.subscribe)
      case 37: .navigation(.resolver(isPresent: try reader.read()))
      case 38: .navigation(.idiom(try reader.read()))
      case 39: .notification(.deliver(try reader.read()))
      case 40: .notification(.deliverAgain(try reader.read()))
      case 41: .permission(.set(try reader.read()))
      case 42: .permission(.request)
      case 43: .permission(.answer(try reader.read()))
      case 44: .permission(.read)
      case 45: .registration(.request)
      case 46: .registration(.fail(try reader.read()))
      case 47: .responders(.accept(try reader.read(), try reader.read()))
      case 48: .responders(.pop)
      case 49: .responses(.tap(try reader.read(), scene: try reader.read()))
      case 50: .responses(.dismiss(try reader.read()))
      case 51:
        .responses(
          .respond(to: try reader.read(), with: try reader.read(), text: try reader.read())
        )
      case 52: .responses(.taps(try reader.read()))
      case 53: .scenes(.open(try reader.read()))
      case 54: .services(.receiveLocalNotification(try reader.read()))
      case 55:
        .services(.completeFetch(of: try reader.read(), by: try reader.read(), try reader.read()))
      case 56:
        .services(
          .completeFetchAgain(of: try reader.read(), by: try reader.read(), try reader.read())
        )
      case 57: .suppression(.suppress(try reader.read(), try reader.read()))
      case 58: .suppression(.answer(try reader.read(), try reader.read()))
      case 59: .toast(.activate(try reader.read()))
      case 60: .token(.receive(try reader.read()))
      case 61: .token(.answerUpload(token: try reader.read(), try reader.read()))
      case 62: .account(.logOutOf(try reader.read()))
      case 63: .account(.switchAccount(to: try reader.read()))
      case 64: .responses(.content(takesTime: try reader.read()))
      case 65: .responses(.completeContent(of: try reader.read(), try reader.read()))
      case 66: .extension(.completeText(of: try reader.read(), try reader.read()))
      case 67: .time(.early(after: try reader.read()))
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .application(.launch): writer.write(case: 0)
    case .application(.launchInBackground): writer.write(case: 1)
    case .application(.resignActive): writer.write(case: 2)
    case .application(.becomeActive): writer.write(case: 3)
    case .application(.enterBackground): writer.write(case: 4)
    case .application(.enterForeground): writer.write(case: 5)
    case .application(.suspend): writer.write(case: 6)
    case .application(.resume): writer.write(case: 7)
    case .application(.terminate): writer.write(case: 8)
    case .application(.forceQuit): writer.write(case: 9)
    case .time(.advance(let first)): writer.write(case: 10, first)
    case .time(.early(let first)): writer.write(case: 67, first)
    case .participant(.attach(let first)): writer.write(case: 11, first)
    case .participant(.detach(let first)): writer.write(case: 12, first)
    case .participant(.release(let first)): writer.write(case: 13, first)
    case .account(.logIn(let first)): writer.write(case: 14, first)
    case .account(.logOut): writer.write(case: 15)
    case .account(.logOutOf(let first)): writer.write(case: 62, first)
    case .account(.switchAccount(let first)): writer.write(case: 63, first)
    case .account(.optOut): writer.write(case: 16)
    case .account(.optIn): writer.write(case: 17)
    case .account(.answerUnregistration(let first, let second)):
      writer.write(case: 18, first, second)
    case .activity(.receiveToken(let first, let second)): writer.write(case: 19, first, second)
    case .activity(.end(let first)): writer.write(case: 20, first)
    case .activity(.answerUpload(let first, let second)): writer.write(case: 21, first, second)
    case .activity(.answerUnregistration(let first, let second)):
      writer.write(case: 22, first, second)
    case .extension(.completeDownload(let first, let second)): writer.write(case: 23, first, second)
    case .extension(.completeText(let first, let second)): writer.write(case: 66, first, second)
    case .extension(.expire(let first)): writer.write(case: 24, first)
    case .hierarchy(.completeLoad(let first, let second)): writer.write(case: 25, first, second)
    case .hierarchy(.completeLoadAgain(let first)): writer.write(case: 26, first)
    case .hierarchy(.loader(let first)): writer.write(case: 27, first)
    case .hierarchy(.navigate(let first)): writer.write(case: 28, first)
    case .launch(.interface(let first)): writer.write(case: 29, first)
    case .launch(.interfaceReady): writer.write(case: 30)
    case .links(.openLink(let first, let second)): writer.write(case: 31, first, second)
    case .links(.openURL(let first)): writer.write(case: 32, first)
    case .links(.handleURL(let first)): writer.write(case: 33, first)
    case .links(.router(let first)): writer.write(case: 34, first)
    case .navigation(.post(let first)): writer.write(case: 35, first)
    case .navigation(.subscribe): writer.write(case: 36)
    case .navigation(.resolver(let first)): writer.write(case: 37, first)
    case .navigation(.idiom(let first)): writer.write(case: 38, first)
    case .notification(.deliver(let first)): writer.write(case: 39, first)
    case .notification(.deliverAgain(let first)): writer.write(case: 40, first)
    case .permission(.set(let first)): writer.write(case: 41, first)
    case .permission(.request): writer.write(case: 42)
    case .permission(.answer(let first)): writer.write(case: 43, first)
    case .permission(.read): writer.write(case: 44)
    case .registration(.request): writer.write(case: 45)
    case .registration(.fail(let first)): writer.write(case: 46, first)
    case .responders(.accept(let first, let second)): writer.write(case: 47, first, second)
    case .responders(.pop): writer.write(case: 48)
    case .responses(.tap(let first, let second)): writer.write(case: 49, first, second)
    case .responses(.dismiss(let first)): writer.write(case: 50, first)
    case .responses(.respond(let first, let second, let third)):
      writer.write(case: 51, first, second, third)
    case .responses(.taps(let first)): writer.write(case: 52, first)
    case .responses(.content(let first)): writer.write(case: 64, first)
    case .responses(.completeContent(let first, let second)):
      writer.write(case: 65, first, second)
    case .scenes(.open(let first)): writer.write(case: 53, first)
    case .services(.receiveLocalNotification(let first)): writer.write(case: 54, first)
    case .services(.completeFetch(let first, let second, let third)):
      writer.write(case: 55, first, second, third)
    case .services(.completeFetchAgain(let first, let second, let third)):
      writer.write(case: 56, first, second, third)
    case .suppression(.suppress(let first, let second)): writer.write(case: 57, first, second)
    case .suppression(.answer(let first, let second)): writer.write(case: 58, first, second)
    case .toast(.activate(let first)): writer.write(case: 59, first)
    case .token(.receive(let first)): writer.write(case: 60, first)
    case .token(.answerUpload(let first, let second)): writer.write(case: 61, first, second)
    }
  }
}

/// ``NotificationSet`` has almost the same code, but its last case holds indices of notifications, not their names.
extension NotificationNames: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .all
      case 1: .none
      case 2: .only(try reader.read())
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .all: writer.write(case: 0)
    case .none: writer.write(case: 1)
    case .only(let first): writer.write(case: 2, first)
    }
  }
}
