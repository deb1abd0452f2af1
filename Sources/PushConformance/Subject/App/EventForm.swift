/// A form of the pushes of one event, for an app whose pushes do not all look alike.
struct EventForm: Sendable {
  var event: String
  /// The link that a push without a URL opens, with `{type}` and `{id}`; nil for the app's links to events and objects.
  var link: String?
  var hasCategory = true
  /// The payload as the declaration writes it, with placeholders.
  let written: PushTemplate
  /// ``written``, completed with the constants and values of the form's samples.
  var template: PushTemplate
  /// The event types of the form's samples; an element is nil if its sample has no type.
  var sampledTypes: [String?] = []

  init(event: String, link: String?, hasCategory: Bool, template: PushTemplate) {
    (self.event, self.link, self.hasCategory) = (event, link, hasCategory)
    (self.written, self.template) = (template, template)
  }

  /// Returns true if the app can read the field in these pushes; a form without a type placeholder implies the type.
  func says(_ field: PushTemplate.Field) -> Bool {
    field == .type || template.path(to: field) != nil
  }
}
