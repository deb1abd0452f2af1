import PushConformance

@testable import FaultyCenters

/// Correct centers that keep opened notifications until screens are ready, in unusual ways.
enum LegalLaunch {
  static let rows = SubjectRow.rows([OpensEachTap.self, AccountResponder.self, PlainReminder.self])

  final class OpensEachTap: PlainResponder {
    private var pending: [String] = []
    override func route(to url: String) {
      if isInterfaceReady { application.open(url) } else { pending.append(url) }
    }
    override func interfaceDidBecomeReady() {
      isInterfaceReady = true
      for url in pending { application.open(url) }
      pending = []
    }
  }
}
