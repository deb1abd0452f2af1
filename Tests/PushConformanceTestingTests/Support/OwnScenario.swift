/// A folder with one scenario that an adopter of the kit could have written.
enum OwnScenario {
  static let id = "toast.of-this-house"

  static let folder: String = {
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
    try? ReportFolder.write(text, to: "scenarios/toast/of-this-house.json")
    return ReportFolder.file("scenarios")
  }()
}
