import Testing

@testable import FaultyCenters
@testable import PushConformance

/// Correct centers pass the kit, even unusual ones, because developers do not trust a kit with false alarms.
@Suite(.serialized) struct LegalCentersTests {
  /// The rows, each with the requirements of its line in Snapshots/unexercised.txt.
  static let rows: [SubjectRow] = {
    let unexercised = (try? Snapshot.sets(named: "unexercised.txt")) ?? [:]
    return zip(centers.keys, centers).map { key, row in
      var row = row
      row.requirements = unexercised[key] ?? []
      return row
    }
  }()

  private static let centers: [SubjectRow] = [
    LegalAccount.rows, LegalAccountContent.rows, LegalAccountSharing.rows,
    LegalAccountSwitching.rows,
    LegalActivity.rows,
    LegalApps.rows,
    LegalBadge.rows,
    LegalBroadcast.rows,
    LegalDeduplication.rows,
    LegalExtension.rows, LegalExtensionTexts.rows,
    LegalHierarchy.rows, LegalHierarchyLoading.rows,
    LegalLaunch.rows,
    LegalLinks.rows,
    LegalNavigation.rows,
    LegalNotification.rows,
    LegalPermission.rows,
    LegalReentrancy.rows,
    LegalRegistration.rows, LegalRegistrationWork.rows,
    LegalResponders.rows,
    LegalResponsesContent.rows, LegalResponses.rows, LegalResponsesPassingOn.rows,
    LegalResponsesActionLinks.rows, LegalResponsesActions.rows, LegalResponsesCategories.rows,
    LegalResponsesUpdates.rows,
    LegalRouting.rows,
    LegalScenes.rows,
    LegalServices.rows, LegalServicesFetching.rows, LegalServicesHosting.rows,
    LegalSuppression.rows, LegalSuppressionMembership.rows, LegalSuppressionWaiting.rows,
    LegalToast.rows,
    LegalToken.rows, LegalTokenInFront.rows, LegalTokenNews.rows, LegalTokenQueue.rows,
    LegalTokenRetries.rows,
    LegalWithdrawalClearing.rows, LegalWithdrawal.rows,
    LegalWork.rows,
  ].flatMap(\.self)

  /// Each center passes its requirements; the requirements that are not exercised are exactly those of its row.
  @Test(arguments: rows) @MainActor
  func passes(_ row: SubjectRow) async throws {
    let kit = try Kit.load()
    let results = try await Kit.results(of: row.subject())
    var hidden: Set<String> = []
    for result in results.cases {
      switch result.outcome {
      case .passed: #expect(result.notes.isEmpty, "\(result.id)")
      case .skipped(.untestable), .skipped(.roleNotOffered): continue
      case .skipped(.policy):
        // A policy can turn off all scenarios of a requirement without turning off the requirement.
        guard let requirement = kit.requirement(result.id),
          requirement.reasonToSkip(row.subject()) == nil
        else { continue }
        hidden.insert(result.id)
      // Few apps have such links.
      case .skipped(.noPlace(for: .actionURL)): continue
      case .skipped(.neverSent), .skipped(.noSuchAction), .skipped(.obstacle):
        if result.kind == .requirement { hidden.insert(result.id) }
      case .skipped(.notificationWasRemoved): #expect(result.kind == .scenario)
      case .skipped(.unseen), .skipped(.notExercised):
        hidden.insert(result.id)
      case .skipped(let reason): Issue.record("\(result.id): \(reason.text)")
      case .error(let error): Issue.record("\(result.id): \(error.text)")
      case .failed(let findings):
        Issue.record("\(result.id):\n\(findings[0].text(subject: results.subject))")
      }
    }
    #expect(hidden == row.requirements)
  }

  @Test("Each line of the list names a center") func names() throws {
    let unexercised = try Snapshot.sets(named: "unexercised.txt")
    #expect(Set(unexercised.keys).isSubset(of: Self.rows.keys))
  }
}
