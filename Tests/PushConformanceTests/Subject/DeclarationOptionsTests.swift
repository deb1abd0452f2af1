import Foundation
import Testing

@testable import FaultyCenters
@testable import PushConformance

/// A correct center and a wrong center that is caught declare each option.
///
/// `LegalCentersTests` and `FaultyCentersTests` judge these centers. If no wrong center declared an option, the option
/// could turn requirements off unnoticed.
@Suite struct DeclarationOptionsTests {
  /// A value that a line of a declaration can have.
  struct Option: Sendable {
    var line: String
    var isDeclared: @Sendable (PushApp) -> Bool
    init(_ line: String, _ isDeclared: @escaping @Sendable (PushApp) -> Bool) {
      (self.line, self.isDeclared) = (line, isDeclared)
    }
  }

  static let policies = PolicyRow.all.flatMap { row in
    row.values.map { value in Option(row.line(value)) { row.value($0.policies) == value } }
  }

  static let others: [Option] =
    [
      Option(".sends { … }") { $0.vocabulary.template != Vocabulary.template },
      Option(".sends { … $0.actionURL … }") { $0.vocabulary.sends(.actionURL) },
      Option(".sends(\"…\") { … }") { !$0.vocabulary.forms.isEmpty },
      Option(".sends(\"…\", opening:) { … }") { $0.vocabulary.forms.contains { $0.link != nil } },
      Option(".sends(\"…\", hasCategory: false) { … }") {
        $0.vocabulary.forms.contains { !$0.hasCategory }
      },
      Option("$0.withdrawsAll in .sends") { $0.vocabulary.template.path(to: .withdrawsAll) != nil },
      Option(".samples(…)") { $0.vocabulary.samples.list.contains { $0.event == nil } },
      Option(".samples(of: …)") { $0.vocabulary.samples.list.contains { $0.event != nil } },
      Option(".encodes { … }") { $0.vocabulary.encode != nil },
      Option(".foreignPushes(have:)") {
        $0.vocabulary.foreignMarks != Vocabulary.usual.foreignMarks
      },
      Option(".events(…)") { $0.vocabulary.events != Vocabulary.events },
      Option(".links(…)") { $0.vocabulary.link != Vocabulary.usual.link },
      Option(".opensLinks(under:)") { $0.vocabulary.beginningOfLinks != nil },
      Option(".opensLinks(under: …{id})") {
        $0.vocabulary.beginningOfLinks?.contains("{id}") ?? false
      },
      Option(".opensAtOnce(…)") { !$0.vocabulary.eventsAtOnce.isEmpty },
      Option(".hides(…)") { !$0.vocabulary.hiddenEvents.isEmpty },
      Option(".updates(on:)") { $0.vocabulary.updateEvents != nil },
      Option(".actions()") { $0.hasOwnActions && $0.vocabulary.actions.isEmpty },
      Option(".actions(show:)") { $0.hasOwnActions && $0.vocabulary.actions["show"] != nil },
      Option(".actions(archive:)") { $0.hasOwnActions && $0.vocabulary.actions["archive"] != nil },
      Option(".actions(decline:)") { $0.hasOwnActions && $0.vocabulary.actions["decline"] != nil },
      Option(".actions(reply:)") { $0.hasOwnActions && $0.vocabulary.actions["reply"] != nil },
      Option(".actions(dismissals:)") {
        $0.hasOwnActions && $0.vocabulary.categories.contains(where: \.hearsOfDismissals)
      },
      Option(".category(…, show:)") { $0.declaresCategory { $0.actions["show"] != nil } },
      Option(".category(…, archive:)") { $0.declaresCategory { $0.actions["archive"] != nil } },
      Option(".category(…, decline:)") { $0.declaresCategory { $0.actions["decline"] != nil } },
      Option(".category(…, reply:)") { $0.declaresCategory { $0.actions["reply"] != nil } },
      Option(".category(…, dismissals:)") { $0.declaresCategory(\.hearsOfDismissals) },
      Option(".withdraws(by: .identifiers)") { $0.vocabulary.withdrawal.names == .identifiers },
      Option(".withdraws(by:, inArray: true)") { $0.vocabulary.withdrawal.isArray },
      Option(".extensionChanges(members)") { !$0.vocabulary.enrichment.changes.isEmpty },
      Option(".extensionChanges(placeholder:)") { $0.vocabulary.enrichment.placeholder != nil },
      Option(".extensionChanges(mayDiscard: true)") { $0.vocabulary.enrichment.mayDiscard },
      Option(".uploads(to:)") { $0.vocabulary.devicesPath != nil },
      Option(".tokens(.hexadecimal)") { $0.vocabulary.tokenText == .hexadecimal },
      Option(".tokens(.uppercaseHexadecimal)") { $0.vocabulary.tokenText == .uppercaseHexadecimal },
      Option(".tokens(.base64)") { $0.vocabulary.tokenText == .base64 },
      Option(".asksPermission(for:)") {
        $0.policies.notificationTypes != Policies().notificationTypes
      },
      Option(".asksPermission(for:, or:)") { $0.policies.otherNotificationTypes != nil },
      Option(".waitsForSuppressors(atMost: nil)") { $0.policies.suppressionLimit == nil },
      Option(".waitsForSuppressors(atMost: …)") {
        $0.policies.suppressionLimit.map { $0 != Policies().suppressionLimit } ?? false
      },
      Option(".waitsForSuppressors(…, suppressesInDoubt: true)") { $0.policies.suppressesInDoubt },
      Option(".bus(…)") { $0.vocabulary.bus != Vocabulary.usual.bus },
      Option(".views(…)") { $0.vocabulary.views != Vocabulary.views },
      Option(".edition(…)") { $0.editionName != nil },
    ]
    + PushShape.allCases.map { shape in
      Option(".neverSends(.\(shape.rawValue))") { $0.vocabulary.neverSends.contains(shape) }
    }

  /// The options that no center of these tests declares, with the reason.
  static let exceptions = [
    // A declared edition only makes failures of newer requirements pending; `EditionTests` tests this.
    ".edition(…)"
  ]

  @Test("A correct center and a wrong one declare each option") @MainActor
  func areDeclared() {
    let legal = LegalCentersTests.rows.map { $0.subject().app }
    let caught = FaultySubjects.rows.filter { !$0.requirements.isEmpty }.map { $0.subject().app }
    for option in Self.policies + Self.others {
      let isException = Self.exceptions.contains(option.line)
      #expect(
        legal.contains(where: option.isDeclared) != isException,
        "\(option.line) of a correct center"
      )
      #expect(
        caught.contains(where: option.isDeclared) != isException,
        "\(option.line) of a wrong center"
      )
    }
  }

  @Test("The list has every line that an app can declare")
  func areAll() throws {
    let api = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Specs/api/PushConformance.txt")
    let names = try String(contentsOf: api, encoding: .utf8)
      .matches(of: /PushApp\.(?<name>[a-zA-Z]+)\(.+func/).map { String($0.output.name) }
    let known = Set(
      (Self.policies + Self.others).map { $0.line.dropFirst().prefix { $0.isLetter } }
    )
    #expect(!names.isEmpty)
    for name in names { #expect(known.contains(name[...]), "\(name) is in no option") }
  }
}

extension PushApp {
  /// True if the app declares its actions, and no category.
  fileprivate var hasOwnActions: Bool {
    vocabulary.categories != [Vocabulary.usualCategory] && !declaresCategory { _ in true }
  }

  fileprivate func declaresCategory(_ hasProperty: (Vocabulary.Category) -> Bool) -> Bool {
    vocabulary.categories.contains { $0.identifier != nil && hasProperty($0) }
  }
}
