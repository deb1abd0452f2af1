/// A form of the pushes of one event, for an app whose pushes do not all look alike.
struct EventForm: Sendable {
  var event: String
  /// The link, with `{type}` and `{id}`, that a push without a URL opens; nil if such a push opens a link of `.links`.
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

  /// Returns true if a push of this form tells the app the value of the field; every form tells the type.
  func says(_ field: PushTemplate.Field) -> Bool {
    field == .type || template.path(to: field) != nil
  }
}
