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
    case .time(.reached(let a)): writer.write(case: 0, a)
    case .participant(.attached(let a)): writer.write(case: 1, a)
    case .participant(.detached(let a)): writer.write(case: 2, a)
    case .participant(.released(let a)): writer.write(case: 3, a)
    case .account(.loggedIn(let a)): writer.write(case: 4, a)
    case .account(.loggedOut): writer.write(case: 5)
    case .account(.loggedOutOf(let a)): writer.write(case: 44, a)
    case .account(.switchedTo(let a)): writer.write(case: 45, a)
    case .account(.optedOut): writer.write(case: 6)
    case .account(.optedIn): writer.write(case: 7)
    case .account(.unregistrationAnswered(let a, let b)): writer.write(case: 8, a, b)
    case .activity(.didReceiveToken(let a, let b)): writer.write(case: 9, a, b)
    case .activity(.ended(let a)): writer.write(case: 10, a)
    case .activity(.uploadAnswered(let a, let b)): writer.write(case: 11, a, b)
    case .activity(.unregistrationAnswered(let a, let b)): writer.write(case: 12, a, b)
    case .extension(.didReceiveRequest(let a)): writer.write(case: 13, a)
    case .extension(.downloadEnded(let a, let b)): writer.write(case: 14, a, b)
    case .extension(.textFetchEnded(let a, let b)): writer.write(case: 48, a, b)
    case .extension(.timeWillExpire(let a)): writer.write(case: 15, a)
    case .hierarchy(.loadCompleted(let a, let b)): writer.write(case: 16, a, b)
    case .hierarchy(.userNavigated(let a)): writer.write(case: 17, a)
    case .launch(.didFinishLaunching(let a)): writer.write(case: 18, a)
    case .launch(.interfaceBecameReady): writer.write(case: 19)
    case .links(.openedURL(let a, let b)): writer.write(case: 20, a, b)
    case .links(.handledURL(let a)): writer.write(case: 21, a)
    case .navigation(.posted(let a)): writer.write(case: 22, a)
    case .navigation(.subscribed): writer.write(case: 23)
    case .notification(.didReceive(let a)): writer.write(case: 24, a)
    case .notification(.didReceiveToFetch(let a)): writer.write(case: 25, a)
    case .notification(.willPresent(let a)): writer.write(case: 26, a)
    case .permission(.requested(let a)): writer.write(case: 27, a)
    case .permission(.answered(let a)): writer.write(case: 28, a)
    case .permission(.read): writer.write(case: 29)
    case .registration(.requested): writer.write(case: 30)
    case .registration(.failed(let a)): writer.write(case: 31, a)
    case .responders(.popped): writer.write(case: 32)
    case .responses(.didReceive(let a, let b)): writer.write(case: 33, a, b)
    case .responses(.contentLoadEnded(let a, let b)): writer.write(case: 46, a, b)
    case .responses(.submissionEnded(let a, let b)): writer.write(case: 47, a, b)
    case .scenes(.callback(let a, let b)): writer.write(case: 34, a, b)
    case .services(.didReceiveLocalNotification(let a)): writer.write(case: 35, a)
    case .services(.fetchAnswered(let a, let b, let c)): writer.write(case: 36, a, b, c)
    case .suppression(.answered(let a, let b)): writer.write(case: 37, a, b)
    case .toast(.activated(let a)): writer.write(case: 38, a)
    case .toast(.expired(let a)): writer.write(case: 39, a)
    case .token(.received(let a)): writer.write(case: 40, a)
    case .token(.uploadAnswered(let a, let b)): writer.write(case: 41, a, b)
    case .nothing(let a): writer.write(case: 42, a)
    case .application(let a): writer.write(case: 43, a)
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
  package static let wireCases: [WireCase<Self>] = [.init(activity), .init(pushToStart)]

  package func write(to writer: inout WireWriter) {
    switch self {
    case .activity(let a): writer.write(case: 0, a)
    case .pushToStart(let a): writer.write(case: 1, a)
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
    case .choose(let a, let b): writer.write(case: 2, a, b)
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
