/// The state of everything outside the center, as the steps alone tell it.
///
/// A pure value that never looks at the subject: what a center has done to itself cannot change
/// what the requirements take for the situation.
package struct World: Sendable, Hashable {
  package private(set) var lifecycle = ApplicationStateMachine()
  /// Who is attached, in the order of attachment.
  package private(set) var attachments: [Attachment] = []
  /// How many pops have been made since it has been open whom they take off.
  private var popsInDoubt = 0
  /// About which notifications each participant says yes.
  package private(set) var answers: [ParticipantID: NotificationSet] = [:]
  /// Whether loading answers at once, instead of when a step says so.
  package var loadsAtOnce = false
  /// Whether the app has something that makes views.
  package var hasViewResolver = true
  /// What kind of device it is.
  package var idiom: UserInterfaceIdiom = .phone
  /// Whether the router takes URLs.
  package var routerAccepts = true
  /// The suppressors that take their time to answer.
  package var slowSuppressors: Set<ParticipantID> = []
  /// What the user has allowed the app.
  package var permission = AuthorizationStatus.authorized
  /// By which callback a response reaches the app.
  package var tapDelivery = TapDelivery.connectionThenResponse
  /// The scenes of the running process, the one in front last.
  package private(set) var scenes: [String] = []
  /// Whether the first screens of the app come some time after the launch.
  package var interfaceTakesTime = false
  /// Whether the user has thrown the app out of the app switcher, and not opened it since.
  package var wasForceQuit = false

  package init(
    answers: [ParticipantID: NotificationSet] = [:],
    attachments: [Attachment] = [],
    loadsAtOnce: Bool = false
  ) {
    self.answers = answers
    self.loadsAtOnce = loadsAtOnce
    self.attachments = attachments
  }

  /// Whether the running process has a scene.
  package var isSceneConnected: Bool { !scenes.isEmpty }

  /// The scene that the user sees, or will see first.
  package var sceneInFront: String { scenes.last ?? ConnectionOptions.firstScene }

  /// Brings a scene to the front; returns whether it has to be connected for that.
  package mutating func bringForward(_ scene: String) -> Bool {
    let isNew = !scenes.contains(scene)
    scenes.removeAll { $0 == scene }
    scenes.append(scene)
    return isNew
  }

  /// Lets the scenes of a process go.
  package mutating func disconnectScenes() { scenes = [] }

  /// What a participant answers about a notification.
  package func answer(of participant: ParticipantID, about notification: NotificationID?) -> Bool {
    answers[participant]?.contains(notification) ?? false
  }

  package mutating func attach(_ participant: ParticipantID, as kind: ParticipantKind) {
    for index in attachments.indices where attachments[index].kind == kind {
      attachments[index].isLatest = false
    }
    if let known = attachments.firstIndex(where: {
      $0.participant == participant && !$0.isReleased
    }) {
      attachments[known].isLatest = true
      // Whether one that is on a chain already moves to its top, or is on it twice, is open.
      if kind == .responder { attachments[known].isUncertain = true }
      return
    }
    attachments.append(
      Attachment(
        participant: participant,
        kind: kind,
        answersYesTo: answers[participant] ?? .none,
        isReleased: false,
        isLatest: true
      )
    )
  }

  package mutating func detach(_ participant: ParticipantID) {
    attachments.removeAll { $0.participant == participant && !$0.isReleased }
  }

  /// Takes the newest responder off the chain.
  ///
  /// Where dead ones lie on top, it is open whether the one below goes as well: a chain may drop its
  /// dead first, or count them. And where one stands that was pushed twice, it may be that one.
  package mutating func popResponder() {
    guard
      let newest = attachments.lastIndex(where: { $0.kind == .responder && !$0.isReleased })
    else { return }
    let isBuried = attachments[newest...].contains { $0.kind == .responder && $0.isReleased }
    guard isBuried || isChainOpen else {
      attachments.remove(at: newest)
      return
    }
    // What an earlier pop may have taken off is out of the way of this one.
    popsInDoubt += 1
    let living = attachments.indices.filter {
      attachments[$0].kind == .responder && !attachments[$0].isReleased
    }
    for index in living.suffix(popsInDoubt) { attachments[index].isUncertain = true }
  }

  /// Whether it is open who of the living is on the chain, or where.
  private var isChainOpen: Bool {
    attachments.contains { $0.kind == .responder && !$0.isReleased && $0.isUncertain }
  }

  package mutating func release(_ participant: ParticipantID) {
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].isReleased = true
    }
    // The doubt goes with the last one whom it was about.
    if !isChainOpen { popsInDoubt = 0 }
  }

  package mutating func change(_ participant: ParticipantID, to answer: NotificationSet) {
    answers[participant] = answer
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].answersYesTo = answer
    }
  }

  /// Plays a change of state, answering the callbacks that UIKit makes on the way.
  ///
  /// A process that ends takes its participants along.
  package mutating func move(
    through states: [ApplicationState]
  ) throws(IllegalTransition) -> [ApplicationStateMachine.Moment] {
    let moments = try lifecycle.move(through: states)
    if lifecycle.state == .notRunning { (attachments, popsInDoubt) = ([], 0) }
    // Whatever brings the app to the foreground is the user's doing.
    if lifecycle.state == .inactive || lifecycle.state == .active { wasForceQuit = false }
    return moments
  }
}
