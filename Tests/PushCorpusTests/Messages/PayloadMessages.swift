/// The messages that `PayloadMessageTests` compares with, area by area.
enum PayloadMessages {
  typealias Row = PayloadMessageTests.Row

  static let rows: [Row] =
    headers + values + expiration + request + token + broadcast + channels + size + json + aps
    + alert
    + background
    + clock + places + members + content
    + apsDetails + alertTexts + liveActivity + liveActivityStart + widgets + custom + mdm + website
}
