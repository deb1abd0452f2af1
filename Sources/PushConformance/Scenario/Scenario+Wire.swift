import PushPayloads
package import PushSimulation

/// The form in which the kit sends a scenario to the process of a subject.
///
/// The form omits the sources. It also omits the outcome, except for the loads and screens, which
/// ``loadsAtOnce(for:)`` needs.
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

extension ScenarioService: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      try reader.read(),
      try reader.read(SimulatedService.init(lacks:takesURLs:answersLaunch:answersFetch:))
    )
  }

  package func write(to writer: inout WireWriter) {
    writer.write(name, service.lacks, service.takesURLs)
    writer.write(service.answersLaunch, service.answersFetch)
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

extension AbstractNotification: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      alert: try reader.read(),
      badge: try reader.read(),
      sound: try reader.read(),
      contentAvailable: try reader.read(),
      url: try reader.read(),
      actionURL: try reader.read(),
      type: try reader.read(),
      objectID: try reader.read(),
      account: try reader.read(),
      messageID: try reader.read(),
      collapseID: try reader.read(),
      withdraws: try reader.read(),
      withdrawsAll: try reader.read(),
      attachment: try reader.read(),
      secret: try reader.read(),
      ciphertext: try reader.read(),
      origin: try reader.read(),
      extra: try reader.read(),
      aps: try reader.read()
    )
  }

  package func write(to writer: inout WireWriter) {
    writer.write(alert, badge, sound, contentAvailable, url, actionURL, type, objectID, account)
    writer.write(messageID, collapseID, withdraws, withdrawsAll, attachment, secret, ciphertext)
    writer.write(origin, extra, aps)
  }
}
