extension Stimulus: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self =
      switch try reader.readCase() {
      case 0: .time(.reached(try reader.read()))
      case 1: .participant(.attached(try reader.read()))
      case 2: .participant(.detached(try reader.read()))
      case 3: .participant(.released(try reader.read()))
      case 4: .account(.loggedIn(try reader.read()))
      case 5: .account(.loggedOut)
      case 6: .account(.optedOut)
      case 7: .account(.optedIn)
      case 8: .account(try reader.read(AccountStimulus.unregistrationAnswered))
      case 9: .activity(try reader.read(ActivityStimulus.didReceiveToken))
      case 10: .activity(.ended(try reader.read()))
      case 11: .activity(try reader.read(ActivityStimulus.uploadAnswered))
      case 12: .activity(try reader.read(ActivityStimulus.unregistrationAnswered))
      case 13: .extension(.didReceiveRequest(try reader.read()))
      case 14: .extension(try reader.read(ExtensionStimulus.downloadEnded))
      case 15: .extension(.timeWillExpire(try reader.read()))
      case 16: .hierarchy(try reader.read(HierarchyStimulus.loadCompleted))
      case 17: .hierarchy(.userNavigated(try reader.read()))
      case 18: .launch(.didFinishLaunching(with: try reader.read()))
      case 19: .launch(.interfaceBecameReady)
      case 20: .links(try reader.read(LinksStimulus.openedURL))
      case 21: .links(.handledURL(try reader.read()))
      case 22: .navigation(.posted(try reader.read()))
      case 23: .navigation(.subscribed)
      case 24: .notification(.didReceive(try reader.read()))
      case 25: .notification(.didReceiveToFetch(try reader.read()))
      case 26: .notification(.willPresent(try reader.read()))
      case 27: .permission(.requested(try reader.read()))
      case 28: .permission(.answered(try reader.read()))
      case 29: .permission(.read)
      case 30: .registration(.requested)
      case 31: .registration(.failed(try reader.read()))
      case 32: .responders(.popped)
      case 33: .responses(try reader.read(ResponsesStimulus.didReceive))
      case 34: .scenes(try reader.read(ScenesStimulus.callback))
      case 35: .services(.didReceiveLocalNotification(try reader.read()))
      case 36: .services(try reader.read(ServicesStimulus.fetchAnswered))
      case 37: .suppression(try reader.read(SuppressionStimulus.answered))
      case 38: .toast(.activated(try reader.read()))
      case 39: .toast(.expired(try reader.read()))
      case 40: .token(.received(try reader.read()))
      case 41: .token(try reader.read(TokenStimulus.uploadAnswered))
      case 42: .nothing(try reader.read())
      case 43: .application(try reader.read())
      case 44: .account(.loggedOutOf(try reader.read()))
      case 45: .account(.switchedTo(try reader.read()))
      case 46: .responses(try reader.read(ResponsesStimulus.contentLoadEnded))
      case 47: .responses(try reader.read(ResponsesStimulus.submissionEnded))
      case 48: .extension(try reader.read(ExtensionStimulus.textFetchEnded))
      default: throw WireError()
      }
  }

  package func write(to writer: inout WireWriter) {
    switch self {
    case .time(.reached(let first)): writer.write(case: 0, first)
    case .participant(.attached(let first)): writer.write(case: 1, first)
    case .participant(.detached(let first)): writer.write(case: 2, first)
    case .participant(.released(let first)): writer.write(case: 3, first)
    case .account(.loggedIn(let first)): writer.write(case: 4, first)
    case .account(.loggedOut): writer.write(case: 5)
    case .account(.loggedOutOf(let first)): writer.write(case: 44, first)
    case .account(.switchedTo(let first)): writer.write(case: 45, first)
    case .account(.optedOut): writer.write(case: 6)
    case .account(.optedIn): writer.write(case: 7)
    case .account(.unregistrationAnswered(let first, let second)):
      writer.write(case: 8, first, second)
    case .activity(.didReceiveToken(let first, let second)): writer.write(case: 9, first, second)
    case .activity(.ended(let first)): writer.write(case: 10, first)
    case .activity(.uploadAnswered(let first, let second)): writer.write(case: 11, first, second)
    case .activity(.unregistrationAnswered(let first, let second)):
      writer.write(case: 12, first, second)
    case .extension(.didReceiveRequest(let first)): writer.write(case: 13, first)
    case .extension(.downloadEnded(let first, let second)): writer.write(case: 14, first, second)
    case .extension(.textFetchEnded(let first, let second)): writer.write(case: 48, first, second)
    case .extension(.timeWillExpire(let first)): writer.write(case: 15, first)
    case .hierarchy(.loadCompleted(let first, let second)): writer.write(case: 16, first, second)
    case .hierarchy(.userNavigated(let first)): writer.write(case: 17, first)
    case .launch(.didFinishLaunching(let first)): writer.write(case: 18, first)
    case .launch(.interfaceBecameReady): writer.write(case: 19)
    case .links(.openedURL(let first, let second)): writer.write(case: 20, first, second)
    case .links(.handledURL(let first)): writer.write(case: 21, first)
    case .navigation(.posted(let first)): writer.write(case: 22, first)
    case .navigation(.subscribed): writer.write(case: 23)
    case .notification(.didReceive(let first)): writer.write(case: 24, first)
    case .notification(.didReceiveToFetch(let first)): writer.write(case: 25, first)
    case .notification(.willPresent(let first)): writer.write(case: 26, first)
    case .permission(.requested(let first)): writer.write(case: 27, first)
    case .permission(.answered(let first)): writer.write(case: 28, first)
    case .permission(.read): writer.write(case: 29)
    case .registration(.requested): writer.write(case: 30)
    case .registration(.failed(let first)): writer.write(case: 31, first)
    case .responders(.popped): writer.write(case: 32)
    case .responses(.didReceive(let first, let second)): writer.write(case: 33, first, second)
    case .responses(.contentLoadEnded(let first, let second)):
      writer.write(case: 46, first, second)
    case .responses(.submissionEnded(let first, let second)):
      writer.write(case: 47, first, second)
    case .scenes(.callback(let first, let second)): writer.write(case: 34, first, second)
    case .services(.didReceiveLocalNotification(let first)): writer.write(case: 35, first)
    case .services(.fetchAnswered(let first, let second, let third)):
      writer.write(case: 36, first, second, third)
    case .suppression(.answered(let first, let second)): writer.write(case: 37, first, second)
    case .toast(.activated(let first)): writer.write(case: 38, first)
    case .toast(.expired(let first)): writer.write(case: 39, first)
    case .token(.received(let first)): writer.write(case: 40, first)
    case .token(.uploadAnswered(let first, let second)): writer.write(case: 41, first, second)
    case .nothing(let first): writer.write(case: 42, first)
    case .application(let first): writer.write(case: 43, first)
    }
  }
}

extension LifecycleCallback: WireValue {}
extension SceneCallback: WireValue {}
extension Absence: WireValue {}
extension UploadAnswer: WireValue {}
extension DownloadOutcome: WireValue {}
extension LoadOutcome: WireValue {}
extension ContentOutcome: WireValue {}

extension ActivityTokenPurpose: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init(activity), .init(pushToStart),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .activity(let first): writer.write(case: 0, first)
    case .pushToStart(let first): writer.write(case: 1, first)
    }
  }
}

extension UserAction: WireEnum {
  package static let wireCases: [WireCase<Self>] = [
    .init { .open }, .init { .dismiss }, .init(choose),
  ]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .open: writer.write(case: 0)
    case .dismiss: writer.write(case: 1)
    case .choose(let first, let second): writer.write(case: 2, first, second)
    }
  }
}

extension BusMessage: WireRecord {
  package static let wire = WireForm(Self.init(name:sender:userInfo:)) {
    ($0.name, $0.sender, $0.userInfo)
  }
}

extension RegistrationFailure: WireRecord {
  package static let wire = WireForm(Self.init(_:)) { $0.description }
}

extension VirtualClock.Instant: WireRecord {
  package static let wire = WireForm(Self.init(offset:)) { $0.offset }
}
