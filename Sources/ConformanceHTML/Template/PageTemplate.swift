import PushConformance

/// The template of the HTML page of results.
///
/// The template inserts values only into texts and into attributes with quotes, and escapes them there
/// (``ScalarHTML``). The style sheet and the script contain nothing from a results file, and URLs contain only
/// well-formed names of requirements.
enum PageTemplate {
  static let text = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(PagePolicy.text)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{{verdictSign}} {{verdict.title}} – push-conformance</title>
    <style>\(PageStyle.text)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the results</a>
    <header class="verdict {{verdictStatus}}">
    <div class="wide">
    <p class="brand">push-conformance</p>
    <h1><span class="sign" aria-hidden="true">{{verdictSign}}</span> {{verdict.title}}</h1>
    <ul class="counts">{{#verdict.counts}}<li>{{.}}</li>{{/verdict.counts}}</ul>
    <p class="facts">{{#facts}}<span>{{.}}</span>{{/facts}}</p>
    </div>
    </header>
    <main id="main" class="wide">
    <nav aria-label="Sections"><ul>
    {{#errors.isShown}}<li><a href="#errors">Errors <b>{{errors.count}}</b></a></li>{{/errors.isShown}}
    {{#findings.isShown}}<li><a href="#findings">Causes <b>{{findings.count}}</b></a></li>{{/findings.isShown}}
    {{#answered.isShown}}<li><a href="#answered">Answered <b>{{answered.count}}</b></a></li>{{/answered.isShown}}
    {{#notes.isShown}}<li><a href="#notes">Notes <b>{{notes.count}}</b></a></li>{{/notes.isShown}}
    <li><a href="#areas">By area</a></li>
    {{#unjudged.isShown}}<li><a href="#unjudged">Not judged <b>{{unjudged.count}}</b></a></li>{{/unjudged.isShown}}
    <li><a href="#cases">All cases <b>{{caseCount}}</b></a></li>
    </ul></nav>
    {{#errors.isShown}}<section id="errors" data-section><h2>What could not be judged</h2>
    <p class="lead">The kit has no verdict on these cases. Fix these errors first.</p>
    {{#errors.chapters}}<section data-section><h3>{{.subject}}</h3>{{#.lead}}<p class="lead">{{.}}</p>{{/.lead}}{{#entries}}
    <article class="card error" id="{{anchor}}" data-status="error"><h4><span class="badge error"><span
    aria-hidden="true">!</span> error</span> <code>{{.kind}}</code> <span class="level">{{.countText}}</span></h4>
    <pre class="box" tabindex="0">{{.message}}</pre><details class="more"><summary>{{.countText}}</summary>
    <ul class="plain">{{#cases}}<li><code>{{.id}}</code> {{.title}}</li>{{/cases}}</ul></details></article>{{/entries}}</section>
    {{/errors.chapters}}</section>{{/errors.isShown}}
    {{#findings.isShown}}<section id="findings" data-section><h2>What does not conform</h2>
    <p class="lead">One entry for each cause; read the first one first. A cause can violate several requirements.</p>
    {{#findings.chapters}}<section data-section><h3>{{.subject}}</h3>{{#.lead}}<p class="lead">{{.}}</p>{{/.lead}}
    {{#entries}}\(FindingTemplate.text){{/entries}}</section>
    {{/findings.chapters}}</section>{{/findings.isShown}}
    {{#answered.isShown}}<section id="answered" data-section><h2>What deviates, and has an answer</h2>
    <p class="lead">These causes do not fail the run: the file of answers says why the app deviates.</p>
    {{#answered.chapters}}<section data-section><h3>{{.subject}}</h3>{{#entries}}\(FindingTemplate.text){{/entries}}</section>
    {{/answered.chapters}}</section>{{/answered.isShown}}
    {{#notes.isShown}}<section id="notes" data-section><h2>What is worth a look</h2>
    <p class="lead">These findings do not fail: their requirements are below the level of the run, or newer than the edition
    that the app declares.</p>
    {{#notes.chapters}}<section data-section><h3>{{.subject}}</h3>{{#entries}}\(FindingTemplate.text){{/entries}}</section>
    {{/notes.chapters}}</section>{{/notes.isShown}}
    \(matrix)
    \(filter)
    {{#unjudged.isShown}}<section id="unjudged" data-section><h2>What was not judged</h2>
    <p class="lead">A green verdict says nothing about these cases.</p>
    {{#unjudged.chapters}}<section data-section><h3>{{.subject}}</h3>{{#entries}}
    <details class="card skipped" data-status="skipped"><summary><span class="badge skipped"><span
    aria-hidden="true">–</span> {{countText}}</span> {{reason}}</summary>
    <ul class="plain">{{#cases}}<li><code>{{.id}}</code> {{.title}}</li>{{/cases}}</ul></details>{{/entries}}</section>
    {{/unjudged.chapters}}</section>{{/unjudged.isShown}}
    \(cases)
    <p id="no-match" class="lead" hidden>Nothing on this page matches the filter.</p>
    </main>
    <footer class="wide"><p>Written by <code>push-conformance report html</code>. The page loads nothing.</p></footer>
    <script>\(PageScript.text)</script>
    </body>
    </html>

    """

  /// The template of a case's name; the name of a requirement is a link to the reference.
  static let name = """
    {{#.place}}<a href="\(ConformanceKit.reference)/{{.}}">{{/.place}}<code>{{.id}}</code>{{#.place}}</a>{{/.place}}
    """

  private static let matrix = """
    <section id="areas"><h2>By area</h2>
    <p class="lead" id="key">A cell shows how many cases passed. If there are failures or errors, it shows
    how many, of all judged cases. <span class="key"><b class="failed">✗</b>&#160;failed, <b class="error">!</b>&#160;could not be judged,
    <b class="passed">✓</b>&#160;all passed, <b class="skipped">–</b>&#160;not judged</span></p>
    <div class="scroll" role="region" aria-label="Areas and subjects" tabindex="0">
    <table class="matrix" aria-describedby="key">
    <thead><tr><th scope="col">Area</th>{{#matrix.subjects}}<th scope="col">{{.}}</th>{{/matrix.subjects}}</tr></thead>
    <tbody>{{#matrix.rows}}<tr{{#isTotal}} class="total"{{/isTotal}}><th scope="row">{{area}}</th>
    {{#cells}}<td class="{{status}}">{{#.link}}<a href="#{{.}}">{{/.link}}<span aria-hidden="true"><span
    class="sign">{{sign}}</span> {{short}}</span><span class="hidden">{{words}}</span>{{#.link}}</a>{{/.link}}</td>
    {{/cells}}</tr>{{/matrix.rows}}</tbody></table></div>
    {{#matrix.unjudged}}<p class="lead">{{.}}.</p>{{/matrix.unjudged}}</section>
    """

  private static let filter = """
    <form id="filter" class="filter" role="search" hidden><h2 class="hidden">Filter</h2>
    <label class="text"><span>Filter</span> <input id="filter-text" type="search" autocomplete="off"
    spellcheck="false" placeholder="requirement, area, words of a story"></label>
    <fieldset><legend class="hidden">Outcomes</legend>
    <label><input type="checkbox" name="status" value="failed" checked> failed</label>
    <label><input type="checkbox" name="status" value="error" checked> error</label>
    <label><input type="checkbox" name="status" value="note" checked> note</label>
    <label><input type="checkbox" name="status" value="skipped" checked> not judged</label>
    <label><input type="checkbox" name="status" value="passed" checked> passed</label></fieldset>
    <p id="filter-count" role="status"></p></form>
    """

  private static let cases = """
    <section id="cases" data-section><h2>All cases</h2>
    {{#subjects}}<section data-section><h3>{{name}}</h3><p class="lead">{{.facts}}.</p>
    {{#.shard}}<p class="lead">This is shard {{.}}: the counts and the cases are a part of the run.</p>{{/.shard}}
    {{#.reasonForOtherOrders}}<p class="lead">Another run with the same seed can differ: {{.}}</p>{{/.reasonForOtherOrders}}
    <details class="cases"><summary>{{countText}}</summary><div class="scroll" role="region"
    aria-label="Cases of {{name}}" tabindex="0"><table><thead><tr><th scope="col">Outcome</th><th scope="col">Case</th><th
    scope="col">Kind</th><th scope="col">Level</th><th scope="col" class="number">Runs</th><th scope="col"
    class="number">Time</th></tr></thead><tbody>{{#rows}}<tr data-status="{{status}}"><td><span
    class="badge {{status}}"><span aria-hidden="true">{{sign}}</span> {{word}}</span></td><th scope="row">\(name)<span
    class="title">{{.title}}</span>{{#.seen}}<span class="title">Read as: {{.}}</span>{{/.seen}}</th><td>{{kind}}</td><td>{{level}}</td><td
    class="number">{{runs}}</td><td class="number">{{time}}</td></tr>
    {{/rows}}</tbody></table></div></details></section>{{/subjects}}</section>
    """
}

/// The content security policy of the page: the page loads nothing, and runs only the script of the kit.
///
/// If the escaping let markup from a file into the page, this markup could neither run a script nor load anything. The
/// hashes are SHA-256; a test compares the hashes with the style sheet and the script.
enum PagePolicy {
  static let text =
    "default-src 'none'; style-src '\(style)'; script-src '\(script)'; base-uri 'none'; form-action 'none'"

  static let style = "sha256-hBdMBysorCTRCfNeJE1XlFbC65xpnGQu+MF7x5ADwzM="
  static let script = "sha256-Qz5PiKZDl1cuFDTFgma/5RWBU9yFkAE94XUoc1yhdEM="
}
