/// The style sheet of the page, as the content of its `style` element.
enum PageStyle {
  /// The hash of the style sheet is in ``PagePolicy``.
  static let text = colors + layout

  private static let colors = """
    :root { color-scheme: light dark; --page: #f6f7f8; --card: #ffffff; --text: #1a1f26; --soft: #525c68;
      --line: #d9dee4; --code: #f0f2f5; --link: #0b5cad; --mark: #eef1f5;
      --failed: #b3201b; --failed-bg: #fdeceb; --error: #7d4a00; --error-bg: #fdf2dc;
      --passed: #14653a; --passed-bg: #e6f4ea; --skipped: #525c68; --skipped-bg: #eceff2;
      --note: #0b5cad; --note-bg: #e7f0fa; }
    @media (prefers-color-scheme: dark) { :root { --page: #101418; --card: #181d23; --text: #e7eaee; --soft: #a6b0bb;
      --line: #303841; --code: #20262d; --link: #7db8f5; --mark: #222930;
      --failed: #ff938a; --failed-bg: #3b1a1a; --error: #f2bc62; --error-bg: #35280f;
      --passed: #76d6a0; --passed-bg: #142e20; --skipped: #a6b0bb; --skipped-bg: #262d34;
      --note: #7db8f5; --note-bg: #14283d; } }
    @media print { :root { color-scheme: light; --page: #ffffff; --card: #ffffff; } }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere;
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif; }
    .wide { max-width: 1180px; margin: 0 auto; padding: 0 1.25rem; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .skip { position: absolute; left: -999px; } .skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .5rem; }
    a { color: var(--link); } :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    code { font-size: .92em; }
    h1 { font-size: clamp(1.6rem, 5vw, 2.4rem); line-height: 1.15; margin: .1rem 0 .9rem; letter-spacing: -.01em; }
    h2 { font-size: 1.4rem; margin: 2.4rem 0 .5rem; } h3 { font-size: 1.05rem; margin: 1.4rem 0 .6rem; }
    h4 { font-size: 1rem; margin: 0; display: inline; }
    .verdict { background: var(--card); border-top: 8px solid var(--tone); border-bottom: 1px solid var(--line);
      padding: 1.6rem 0 1.3rem; }
    .verdict h1, .verdict .sign { color: var(--tone); }
    .failed { --tone: var(--failed); --tint: var(--failed-bg); } .error { --tone: var(--error); --tint: var(--error-bg); }
    .passed { --tone: var(--passed); --tint: var(--passed-bg); }
    .skipped, .none { --tone: var(--skipped); --tint: var(--skipped-bg); }
    .note { --tone: var(--note); --tint: var(--note-bg); }
    .brand { margin: 0; color: var(--soft); font-size: .85rem; letter-spacing: .04em; }
    .counts { list-style: none; display: flex; flex-wrap: wrap; gap: .35rem 1.4rem; margin: 0 0 .6rem; padding: 0; font-weight: 600; }
    p.facts { margin: 0; color: var(--soft); font-size: .88rem; } p.facts span + span::before { content: " · "; }
    nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: 1rem 0 0; padding: 0; font-size: .95rem; }
    nav b { background: var(--mark); color: var(--text); border-radius: 99px; padding: .05rem .5rem; font-size: .8rem; }
    .lead { color: var(--soft); margin: .2rem 0 .8rem; max-width: 70ch; }
    .scroll { position: relative; overflow-x: auto; max-width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
    table { border-collapse: collapse; width: 100%; font-size: .92rem; overflow-wrap: normal; }
    .key b { color: var(--tone); padding: 0 .1rem 0 .2rem; }
    th, td { text-align: left; padding: .34rem .8rem; border-top: 1px solid var(--line); vertical-align: top; font-weight: 400; }
    thead th { font-weight: 600; color: var(--soft); border-top: 0; vertical-align: bottom; }
    .scroll:has(> .matrix) { width: fit-content; } .matrix { width: auto; min-width: min(100%, 30rem); }
    .matrix th[scope=row] { position: sticky; left: 0; background: var(--card); }
    .matrix td { white-space: nowrap; color: var(--tone); font-variant-numeric: tabular-nums; }
    .matrix td.failed, .matrix td.error { background: var(--tint); font-weight: 600; } .matrix td a { color: inherit; }
    .matrix .sign { display: inline-block; width: 1.1em; text-align: center; } .matrix tr.total > * { font-weight: 700; border-bottom: 2px solid var(--line); }
    td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
    .cases summary { cursor: pointer; padding: .3rem 0; } .cases td { white-space: nowrap; }
    .title { display: block; color: var(--soft); font-size: .9em; overflow-wrap: anywhere; }
    .filter { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: .4rem 1.2rem;
      margin: 1.4rem 0 0; padding: .6rem 0; background: var(--page); border-bottom: 1px solid var(--line); font-size: .92rem; }
    .filter .text { flex: 1 1 16rem; display: flex; gap: .6rem; align-items: center; font-weight: 600; }
    .filter input[type=search] { flex: 1; min-width: 0; font: inherit; font-weight: 400; padding: .35rem .6rem; color: var(--text);
      background: var(--card); border: 1px solid var(--soft); border-radius: 6px; }
    .filter ::placeholder { color: var(--soft); opacity: 1; }
    .filter fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .2rem 1rem; }
    .filter label { white-space: nowrap; } .filter p { margin: 0; color: var(--soft); }
    .card { background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 8px;
      margin: 0 0 .8rem; padding: .8rem 1rem; }
    .card > summary { cursor: pointer; } .card[open] > summary { margin-bottom: .8rem; }
    .badge { display: inline-block; white-space: nowrap; color: var(--tone); background: var(--tint); border-radius: 5px; padding: .05rem .5rem;
      font-size: .82rem; font-weight: 600; margin-right: .3rem; }
    .level { color: var(--soft); font-size: .85rem; font-weight: 400; }
    .scroll + .lead { margin-top: .7rem; }
    .card > summary .level { display: block; margin: .15rem 0 0; }
    .headline { display: block; margin: .3rem 0 0; } .card[open] > summary .headline { display: none; }
    dl { margin: 0 0 .9rem; } dd { margin: 0; } dt, .label { font-size: .8rem; font-weight: 600; color: var(--soft); margin: .8rem 0 .2rem; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); gap: .7rem; }
    .pair > div { border-radius: 6px; padding: .55rem .8rem; background: var(--tint); } .pair dt { margin: 0; color: var(--tone); }
    .pair .expected { --tone: var(--passed); --tint: var(--passed-bg); } .pair .seen { --tone: var(--failed); --tint: var(--failed-bg); }
    dl.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 1.6rem; } dl.facts dt { margin-top: 0; }
    dl.facts > div { margin-bottom: .4rem; }
    article pre.box { margin-top: .5rem; } pre.box { margin: 0; padding: .6rem .8rem; background: var(--code); border-radius: 6px; font-size: .84rem; line-height: 1.45; white-space: pre-wrap; }
    .steps { margin: .3rem 0 .9rem; padding-left: 1.6rem; font-size: .92rem; } .steps li { margin-bottom: .5rem; }
    .steps li::marker { color: var(--soft); } .steps span, .steps code { display: block; } .steps .call { color: var(--note); } .steps .wrong { color: var(--failed); font-weight: 600; }
    .steps:empty { display: none; }
    .again { user-select: all; max-height: 7rem; overflow-y: auto; } .more { margin-top: .7rem; } .pair + .more { margin-bottom: .7rem; } .more > summary { cursor: pointer; color: var(--link); }
    ul.plain { margin: .5rem 0 0; padding-left: 1.1rem; font-size: .92rem; } ul.plain li { margin-bottom: .3rem; }
    footer { margin-top: 3rem; padding-bottom: 2rem; color: var(--soft); font-size: .85rem; }
    @media (max-width: 640px) { .filter { position: static; }
      .cases thead, .cases td ~ td { display: none; }
      .cases :is(table, tbody, tr, th, td:first-child) { display: block; overflow-wrap: anywhere; }
      .cases tr { border-top: 1px solid var(--line); } .cases tr > * { border: 0; } html { scroll-padding-top: .5rem; } .wide { padding: 0 .9rem; } .card { padding: .7rem .75rem; }
      th, td { padding: .34rem .55rem; } }
    @media print { .filter, nav, .skip { display: none !important; } details::details-content { content-visibility: visible; block-size: auto; }
      .card { break-inside: avoid-page; } .scroll { overflow: visible; border: 0; } }

    """
}
