import PushConformanceCommand

@main struct Main {
  @MainActor static func main() async {
    await ConformanceTool.main(subjects: [PushCenterSubject(ChatPushAdapter.self)])
  }
}
