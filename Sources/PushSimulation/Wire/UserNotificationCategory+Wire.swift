extension UserNotificationCategory: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      identifier: try reader.read(),
      actions: try reader.read(),
      options: try reader.read()
    )
  }

  package func write(to writer: inout WireWriter) { writer.write(identifier, actions, options) }
}

extension UserNotificationAction: WireValue {
  package init(from reader: inout WireReader) throws(WireError) {
    self.init(
      identifier: try reader.read(),
      options: try reader.read(),
      takesText: try reader.read()
    )
  }

  package func write(to writer: inout WireWriter) { writer.write(identifier, options, takesText) }
}

extension UserNotificationCategory.Options: WireValue {}
extension UserNotificationAction.Options: WireValue {}
