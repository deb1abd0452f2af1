import PushConformanceCommand
import ReferenceAdapters

@main struct Main {
  @MainActor static func main() async {
    await ConformanceTool.main(
      subjects: ReferenceSubjects.all,
      parsers: [ReferenceParsers.kit],
      specimens: ReferenceParsers.foundation
    )
  }
}
