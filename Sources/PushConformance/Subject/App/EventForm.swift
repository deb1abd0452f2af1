/// A form of the pushes of one event, for an app whose pushes do not all look alike.
struct EventForm: Sendable {
  var event: String
  /// The link that a push of this form opens if the push has no URL, with the placeholders `{type}` and `{id}`.
  ///
  /// Nil if the push then opens the app's general link to the type and the object.
  var link: String?
  /// True if pushes of this form have the category of the event, if the event has one.
  var hasCategory = true
  /// The payload as the declaration writes it, with placeholders.
  let written: PushTemplate
  /// The payload with the constants and values of the samples, if the form has samples.
  var template: PushTemplate
  /// The event types of the form's samples; an element is nil if its sample has no type.
  var sampledTypes: [String?] = []

  init(event: String, link: String?, hasCategory: Bool, template: PushTemplate) {
    (self.event, self.link, self.hasCategory) = (event, link, hasCategory)
    (self.written, self.template) = (template, template)
  }

  /// Returns true if a push of this form tells the app the value of a field.
  ///
  /// The result is always true for the type. If a form has no place for the type, other members tell the app the type.
  func says(_ field: PushTemplate.Field) -> Bool {
    field == .type || template.path(to: field) != nil
  }
}
