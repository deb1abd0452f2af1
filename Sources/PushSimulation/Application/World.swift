// The scenario changes this state, by its steps and by the reactions of its participants. A center cannot change the
// state, so a center cannot change the situation that requirements assume. There is one exception, ``permission``: if
// a center requests provisional permission, the system grants the request at once.
package struct World: Sendable, Hashable {
  package private(set) var lifecycle = ApplicationStateMachine()
  /// The attached participants, in the order of attachment.
  package private(set) var attachments: [Attachment] = []
  /// The number of pops for which the steps do not determine the responder that the center removed.
  private var popsInDoubt = 0
  package private(set) var answers: [ParticipantID: NotificationSet] = [:]
  /// True if loads of screens end at once; if not, steps of the scenario end the loads.
  package var loadsAtOnce = false
  package var hasViewResolver = true
  package var idiom: UserInterfaceIdiom = .phone
  package var routerAccepts = true
  package var slowSuppressors: IDSet<ParticipantID> = []
  package var permission = AuthorizationStatus.authorized
  package var tapDelivery = TapDelivery.connectionThenResponse
  /// The session identifiers of the running process's scenes, the frontmost last.
  package private(set) var scenes: [String] = []
  package var interfaceTakesTime = false
  /// True if requests about notifications wait for steps of the scenario; if not, they end at once.
  package var contentTakesTime = false
  /// True until the user opens the app again; until then, the system does not launch the app in the background.
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

  package var sceneInFront: String { scenes.last ?? ConnectionOptions.firstScene }

  /// Brings a scene to the front; returns whether the scene is new, so that the system has to connect it.
  package mutating func bringForward(_ scene: String) -> Bool {
    let isNew = !scenes.contains(scene)
    scenes.removeAll { $0 == scene }
    scenes.append(scene)
    return isNew
  }

  package mutating func disconnectScenes() { scenes = [] }

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
      // A center can move a responder that is pushed again to the top of the chain, or keep the responder twice.
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

  // If released responders are on top, or a responder was pushed twice, the steps do not determine which responder the
  // center removes. A center can first drop the released responders from its chain, or remove them one by one.
  package mutating func popResponder() {
    guard
      let newest = attachments.lastIndex(where: { $0.kind == .responder && !$0.isReleased })
    else { return }
    let isBuried = attachments[newest...].contains { $0.kind == .responder && $0.isReleased }
    guard isBuried || isChainOpen else {
      attachments.remove(at: newest)
      return
    }
    // Earlier pops might have removed other responders, so each additional pop makes one more responder uncertain.
    popsInDoubt += 1
    let living = attachments.indices.filter {
      attachments[$0].kind == .responder && !attachments[$0].isReleased
    }
    for index in living.suffix(popsInDoubt) { attachments[index].isUncertain = true }
  }

  /// True if the steps do not determine which responders are on the chain, or in which order.
  private var isChainOpen: Bool {
    attachments.contains { $0.kind == .responder && !$0.isReleased && $0.isUncertain }
  }

  package mutating func release(_ participant: ParticipantID) {
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].isReleased = true
    }
    // If no responder is uncertain, earlier pops with an uncertain result no longer matter.
    if !isChainOpen { popsInDoubt = 0 }
  }

  package mutating func change(_ participant: ParticipantID, to answer: NotificationSet) {
    answers[participant] = answer
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].answersYesTo = answer
    }
  }

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
