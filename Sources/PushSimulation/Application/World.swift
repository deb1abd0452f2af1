/// The state of everything outside the center, which depends on the steps alone.
///
/// It never looks at the subject, so the behaviour of a center cannot change the situation that requirements assume.
package struct World: Sendable, Hashable {
  package private(set) var lifecycle = ApplicationStateMachine()
  /// The attachments, in order.
  package private(set) var attachments: [Attachment] = []
  /// The number of pops since the steps left open which responder a pop removes.
  private var popsInDoubt = 0
  /// The notifications to which each participant answers yes.
  package private(set) var answers: [ParticipantID: NotificationSet] = [:]
  /// Whether loads end at once, and not only when a step says so.
  package var loadsAtOnce = false
  /// Whether the app has a view resolver.
  package var hasViewResolver = true
  /// The idiom of the device.
  package var idiom: UserInterfaceIdiom = .phone
  /// Whether the router accepts URLs.
  package var routerAccepts = true
  /// The suppressors that answer later.
  package var slowSuppressors: Set<ParticipantID> = []
  /// The user's permission for the app.
  package var permission = AuthorizationStatus.authorized
  /// The callback that delivers a response to the app.
  package var tapDelivery = TapDelivery.connectionThenResponse
  /// The scenes of the running process, the frontmost last.
  package private(set) var scenes: [String] = []
  /// Whether the first screens become ready some time after the launch.
  package var interfaceTakesTime = false
  /// Whether the user has swiped the app out of the app switcher, and not opened it since.
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

  /// Brings a scene to the front; returns whether it has to connect.
  package mutating func bringForward(_ scene: String) -> Bool {
    let isNew = !scenes.contains(scene)
    scenes.removeAll { $0 == scene }
    scenes.append(scene)
    return isNew
  }

  /// Removes the scenes of an ended process.
  package mutating func disconnectScenes() { scenes = [] }

  /// Returns a participant's answer about a notification.
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
      // A responder that is pushed again may move to the top or be on the chain twice.
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

  /// Removes the newest responder from the chain.
  ///
  /// If released responders are on top, or one was pushed twice, the steps leave open which one goes: a chain may drop
  /// released responders first, or count them.
  package mutating func popResponder() {
    guard
      let newest = attachments.lastIndex(where: { $0.kind == .responder && !$0.isReleased })
    else { return }
    let isBuried = attachments[newest...].contains { $0.kind == .responder && $0.isReleased }
    guard isBuried || isChainOpen else {
      attachments.remove(at: newest)
      return
    }
    // Responders that earlier pops may have removed come first.
    popsInDoubt += 1
    let living = attachments.indices.filter {
      attachments[$0].kind == .responder && !attachments[$0].isReleased
    }
    for index in living.suffix(popsInDoubt) { attachments[index].isUncertain = true }
  }

  /// Whether the steps leave open which responders are on the chain, or where.
  private var isChainOpen: Bool {
    attachments.contains { $0.kind == .responder && !$0.isReleased && $0.isUncertain }
  }

  package mutating func release(_ participant: ParticipantID) {
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].isReleased = true
    }
    // Without uncertain responders, the uncertain pops no longer matter.
    if !isChainOpen { popsInDoubt = 0 }
  }

  package mutating func change(_ participant: ParticipantID, to answer: NotificationSet) {
    answers[participant] = answer
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].answersYesTo = answer
    }
  }

  /// Changes the application's state and returns UIKit's callbacks on the way.
  ///
  /// The end of a process removes its participants.
  package mutating func move(
    through states: [ApplicationState]
  ) throws(IllegalTransition) -> [ApplicationStateMachine.Moment] {
    let moments = try lifecycle.move(through: states)
    if lifecycle.state == .notRunning { (attachments, popsInDoubt) = ([], 0) }
    // Only the user brings the app to the foreground.
    if lifecycle.state == .inactive || lifecycle.state == .active { wasForceQuit = false }
    return moments
  }
}
