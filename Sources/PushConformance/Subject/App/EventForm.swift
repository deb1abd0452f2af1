/// A form of the pushes of one event, for an app whose pushes do not all look alike.
struct EventForm: Sendable {
  /// The name of the event in scenarios.
  var event: String
  /// The link that a push of this form opens if it has no URL, with the placeholders `{type}` and `{id}`; nil if it
  /// opens the app's general link to the type and the object.
  var link: String?
  /// The payload as the declaration writes it, with placeholders.
  let written: PushTemplate
  /// The payload with the constants and values of the samples, if the form has samples.
  var template: PushTemplate
  /// The event types of the form's samples; an element is nil if its sample has no type.
  var sampledTypes: [String?] = []

  /// Creates a form without samples.
  init(event: String, link: String?, template: PushTemplate) {
    (self.event, self.link, self.written, self.template) = (event, link, template, template)
  }

  /// Whether a push of this form tells the app the value of a field.
  ///
  /// This is always true for the type: a form without a place for the type has other members that tell the app the
  /// type.
  func says(_ field: PushTemplate.Field) -> Bool {
    field == .type || template.path(to: field) != nil
  }
}
