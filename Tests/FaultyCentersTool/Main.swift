import FaultyCenters
import PushConformance
import PushConformanceCommand

/// The command line of a team whose centers have faults.
@main struct Main {
  @MainActor static func main() async {
    var names: Set<String> = []
    let subjects = FaultySubjects.rows.map { $0.subject() }
    await ConformanceTool.main(subjects: subjects.filter { names.insert($0.name).inserted })
  }
}
