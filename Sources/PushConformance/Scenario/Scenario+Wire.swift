import PushPayloads
package import PushSimulation

/// The form in which the kit sends a scenario to the process of a subject.
///
/// The form omits the sources. Of ``then``, the form has only the loads and the screens, which ``loadsAtOnce(for:)``
/// needs.
extension Scenario: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      id: try reader.read(),
      title: try reader.read(),
      exercises: try reader.read(),
      roles: try reader.read(),
      os: try reader.read(),
      policies: PolicyCondition(values: try reader.read()),
      notifications: try reader.read(),
      suppressors: try reader.read(),
      slow: try reader.read(),
      observers: try reader.read(),
      responders: try reader.read(),
      services: try reader.read(),
      reactions: try reader.read(),
      given: try reader.read(),
      when: try reader.read(),
      then: ScenarioOutcome(loads: try reader.read(), screens: try reader.read())
    )
  }

  package func write(to writer: inout WireWriter) {
    writer.write(id, title, exercises, roles, os, policies.values, notifications, suppressors)
    writer.write(slow, observers, responders, services, reactions, given, when)
    writer.write(then.loads, then.screens)
  }
}

extension OSProfile: WireValue {}
extension Role: WireValue {}
extension ServiceCallback: WireValue {}
extension ParticipantCall: WireValue {}
extension NotificationOrigin: WireValue {}
extension TapDelivery: WireValue {}
extension UserInterfaceIdiom: WireValue {}

extension ScenarioService: WireRecord {
  package static let wire = WireForm(Self.init(_:_:)) { ($0.name, $0.service) }
}

extension SimulatedService: WireRecord {
  package static let wire = WireForm(Self.init(lacks:takesURLs:answersLaunch:answersFetch:)) {
    ($0.lacks, $0.takesURLs, $0.answersLaunch, $0.answersFetch)
  }
}

extension Reaction: WireRecord {
  package static let wire = WireForm(Self.init(when:about:do:times:)) {
    ($0.call, $0.notification, $0.steps, $0.times)
  }
}

extension AbstractMessage: WireRecord {
  package static let wire = WireForm(Self.init(_:view:data:clearBackstack:sender:)) {
    ($0.name, $0.view, $0.data, $0.clearBackstack, $0.sender)
  }
}

extension AbstractNotification: WireRecord {
  package static let wire = WireForm(Self.init) {
    (
      $0.alert, $0.badge, $0.sound, $0.contentAvailable, $0.url, $0.actionURL, $0.type, $0.objectID,
      $0.account, $0.messageID, $0.collapseID, $0.withdraws, $0.withdrawsAll, $0.attachment,
      $0.secret, $0.ciphertext, $0.origin, $0.extra, $0.aps
    )
  }
}
