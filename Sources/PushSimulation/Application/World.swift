/// The state of everything outside the center, as the steps alone tell it.
///
/// A pure value that never looks at the subject: what a center has done to itself cannot change
/// what the requirements take for the situation.
package struct World: Sendable, Hashable {
  package private(set) var lifecycle = ApplicationStateMachine()
  /// Who is attached, in the order of attachment.
  package private(set) var attachments: [Attachment] = []
  /// What each suppressor keeps away, by participant.
  package private(set) var suppressions: [ParticipantID: Suppression] = [:]
  /// Whether the router takes URLs.
  package var routerAccepts = true

  package init(suppressions: [ParticipantID: Suppression] = [:]) {
    self.suppressions = suppressions
  }

  /// What a suppressor answers about a notification.
  package func answer(of suppressor: ParticipantID, about notification: NotificationID?) -> Bool {
    suppressions[suppressor]?.covers(notification) ?? false
  }

  package mutating func attach(_ participant: ParticipantID, as kind: ParticipantKind) {
    for index in attachments.indices where attachments[index].kind == kind {
      attachments[index].isLatest = false
    }
    if let known = attachments.firstIndex(where: {
      $0.participant == participant && !$0.isReleased
    }) {
      attachments[known].isLatest = true
      return
    }
    attachments.append(
      Attachment(
        participant: participant,
        kind: kind,
        suppresses: suppressions[participant] ?? .none,
        isReleased: false,
        isLatest: true
      )
    )
  }

  package mutating func detach(_ participant: ParticipantID) {
    attachments.removeAll { $0.participant == participant && !$0.isReleased }
  }

  package mutating func release(_ participant: ParticipantID) {
    for index in attachments.indices where attachments[index].participant == participant {
      attachments[index].isReleased = true
    }
  }

  package mutating func change(_ suppressor: ParticipantID, to suppression: Suppression) {
    suppressions[suppressor] = suppression
    for index in attachments.indices where attachments[index].participant == suppressor {
      attachments[index].suppresses = suppression
    }
  }

  /// Plays a change of state, answering the callbacks that UIKit makes on the way.
  ///
  /// A process that ends takes its participants along.
  package mutating func move(
    through states: [ApplicationState]
  ) throws(IllegalTransition) -> [ApplicationStateMachine.Moment] {
    let moments = try lifecycle.move(through: states)
    if lifecycle.state == .notRunning { attachments = [] }
    return moments
  }
}
