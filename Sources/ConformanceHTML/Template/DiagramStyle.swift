/// The part of the page's style sheet about sequence diagrams.
enum DiagramStyle {
  static let text = """
    svg.story { display: block; font-size: 13px; font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    .story text { fill: var(--text); stroke: var(--card); stroke-width: 4px; paint-order: stroke; stroke-linejoin: round; }
    .story .lifeline { stroke: var(--line); stroke-width: 1.5; stroke-dasharray: 4 4; }
    .story rect.head { fill: var(--mark); stroke: var(--line); } .story rect.subject { fill: var(--note-bg); stroke: var(--note); }
    .story text.title { font-weight: 600; stroke: none; } .story text.kind { fill: var(--soft); font-size: 11.5px; stroke: none; }
    .story rect.band { fill: var(--mark); } .story text.step { font-weight: 600; stroke: none; }
    .story text.number { fill: var(--soft); font-weight: 600; stroke: none; }
    .story rect.active { fill: var(--note-bg); stroke: var(--note); }
    .story rect.fault { fill: var(--failed-bg); stroke: var(--failed); }
    .story text.wrong { fill: var(--failed); font-weight: 600; stroke: none; } .story text.order { fill: var(--soft); }
    .story path.line { fill: none; stroke: var(--text); stroke-width: 1.4; } .story path.call.line { stroke: var(--note); }
    .story path.tip { fill: var(--text); } .story path.call.tip { fill: var(--note); } .story text.call { fill: var(--note); }

    """
}
