import FaultyCenters
import PushConformance
import PushConformanceCommand

/// The command line of a team whose centers have faults.
@main struct Main {
  @MainActor static func main() async {
    var names: Set<String> = []
    let rows = FaultySubjects.rows.map { (name: PushCenterSubject.name(ofType: $0.name), row: $0) }
      .filter { names.insert($0.name).inserted }
    // Swift needs a millisecond to find the roles of a center, so the tool makes only the subjects that a line names.
    let named = rows.filter { CommandLine.arguments.contains($0.name) }
    await ConformanceTool.main(subjects: (named.isEmpty ? rows : named).map { $0.row.subject() })
  }
}
