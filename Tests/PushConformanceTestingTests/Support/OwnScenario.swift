import Foundation

/// A folder with one scenario that an adopter of the kit could have written.
enum OwnScenario {
  static let id = "toast.of-this-house"

  static let folder: String = {
    let folder = ReportFolder.file("scenarios")
    let text = """
      {
        "id": "\(id)",
        "title": "A message while the app is open is shown",
        "exercises": ["toast.active-receipt-shows-one"],
        "notifications": {"lunch": {"alert": "Grace: Lunch at one?"}},
        "given": ["launch"],
        "when": [{"deliver": "lunch"}],
        "then": {"toasts": ["lunch"]}
      }
      """
    let file = URL(filePath: "\(folder)/toast/of-this-house.json")
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try? Data(text.utf8).write(to: file)
    return folder
  }()
}
