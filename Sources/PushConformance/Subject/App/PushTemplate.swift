public import PushPayloads

/// The form of an app's pushes: a payload as a literal, with placeholders for the values that differ.
///
/// A push omits a member whose placeholder has no value. A push also omits an object whose members are all omitted, and
/// an array with an omitted element. Constants are in every push of the app. Samples of the app's server add more
/// constants (``PushApp/samples(_:)``).
public struct PushTemplate: Sendable, Hashable {
  package enum Field: Int, Sendable, Hashable, CaseIterable {
    case aps, url, actionURL, type, objectID, messageID, attachment, ciphertext, withdrawn
    case withdrawsAll, account, sampled
  }

  struct Values {
    private var values = [JSONValue?](repeating: nil, count: Field.allCases.count)
    /// The position of the sample from which the push takes the values of ``PushFields/sampled``.
    var sample = 0

    subscript(field: Field) -> JSONValue? {
      get { values[field.rawValue] }
      set { values[field.rawValue] = newValue }
    }
  }

  struct Member: Sendable, Hashable {
    var key: String
    var value: PushTemplate
  }

  indirect enum Form: Sendable, Hashable {
    case constant(JSONValue)
    case field(Field, isNumber: Bool)
    case object([Member])
    case array([PushTemplate])
    /// A string that contains JSON in the form of the associated template.
    case text(PushTemplate)
    /// The values of a member in all samples; nil for a sample without the member.
    case sampled([JSONValue?])
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// Returns a value that the server sends as JSON inside a string.
  public static func json(_ value: PushTemplate) -> PushTemplate { PushTemplate(.text(value)) }

  /// Returns a value that is the same in every push.
  public static func constant(_ value: JSONValue) -> PushTemplate { PushTemplate(.constant(value)) }

  init(_ members: [Member]) {
    let constants = members.compactMap { member in
      member.value.constant.map { JSONObject.Member(key: member.key, value: $0) }
    }
    self.init(
      constants.count == members.count
        ? .constant(.object(JSONObject(constants))) : .object(members)
    )
  }

  var constant: JSONValue? {
    if case .constant(let value) = form { value } else { nil }
  }
}

/// The placeholders of a ``PushTemplate``.
public struct PushFields: Sendable {
  /// The `aps` dictionary of the push.
  public var aps: PushTemplate { placeholder(.aps) }
  /// The URL that the push leads to.
  public var url: PushTemplate { placeholder(.url) }
  /// The URL that replaces ``url`` if the user chooses the action that opens the app.
  public var actionURL: PushTemplate { placeholder(.actionURL) }
  /// The event type, by the name that the app declares with ``PushApp/events(_:)``.
  public var type: PushTemplate { placeholder(.type) }
  /// The identifier of the object that the event is about.
  public var objectID: PushTemplate { placeholder(.objectID) }
  /// The identifier of the object, as a JSON number instead of a string.
  public var numericObjectID: PushTemplate { PushTemplate(.field(.objectID, isNumber: true)) }
  /// The message id: two pushes with the same message id are the same message.
  public var messageID: PushTemplate { placeholder(.messageID) }
  /// The message id, as a JSON number instead of a string.
  public var numericMessageID: PushTemplate { PushTemplate(.field(.messageID, isNumber: true)) }
  /// The URL of the attachment that a service extension downloads.
  public var attachment: PushTemplate { placeholder(.attachment) }
  /// The encrypted text that a service extension decrypts.
  public var ciphertext: PushTemplate { placeholder(.ciphertext) }
  /// The name with which an account logs in, in an app with several accounts (``AccountSwitchingCenter``).
  public var account: PushTemplate { placeholder(.account) }
  /// The names of the notifications to remove from Notification Center.
  public var withdrawn: PushTemplate { placeholder(.withdrawn) }
  /// True in a push that withdraws all notifications of its ``account`` or of the app; other pushes omit the member.
  public var withdrawsAll: PushTemplate { placeholder(.withdrawsAll) }
  /// A value that the kit takes from a sample of the app's server, such as a sender's name.
  ///
  /// All such values of one push come from one sample, if possible from a sample with the event type of the push. The
  /// push omits a member that the sample lacks.
  public var sampled: PushTemplate { placeholder(.sampled) }

  private func placeholder(_ field: PushTemplate.Field) -> PushTemplate {
    PushTemplate(.field(field, isNumber: false))
  }
}

extension PushTemplate: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a constant from a Boolean literal: `true` or `false`.
  public init(booleanLiteral value: Bool) { self.init(.constant(.bool(value))) }

  /// Creates a constant from an integer literal, such as `7`.
  public init(integerLiteral value: Int) { self.init(.constant(JSONValue(integerLiteral: value))) }

  /// Creates a constant from a floating-point literal, such as `0.5`.
  public init(floatLiteral value: Double) { self.init(.constant(JSONValue(floatLiteral: value))) }

  /// Creates a constant from a string literal, such as `"chat"`.
  public init(stringLiteral value: String) { self.init(.constant(.string(value))) }

  /// Creates an array from a literal, whose elements can be placeholders.
  public init(arrayLiteral elements: PushTemplate...) {
    let constants = elements.compactMap(\.constant)
    self.init(constants.count == elements.count ? .constant(.array(constants)) : .array(elements))
  }

  /// Creates an object whose members are in the order of the literal.
  public init(dictionaryLiteral elements: (String, PushTemplate)...) {
    self.init(elements.map { Member(key: $0.0, value: $0.1) })
  }
}
