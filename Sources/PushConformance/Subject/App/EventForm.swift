/// A form of the pushes of one event, for an app whose pushes do not all look alike.
struct EventForm: Sendable {
  var event: String
  /// The link of a push without a URL, with `{type}` and `{id}`; nil for the app's general link to type and object.
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

  /// Returns true if the app can read the field; a form without a placeholder for the type implies the type.
  func says(_ field: PushTemplate.Field) -> Bool {
    field == .type || template.path(to: field) != nil
  }
}
