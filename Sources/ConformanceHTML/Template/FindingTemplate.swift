/// The template of a ``GroupEntry``.
enum FindingTemplate {
  static let text = """
    <details class="card {{status}}" id="{{anchor}}" data-status="{{status}}"{{#isOpen}} open{{/isOpen}}>
    <summary><h4><span class="badge {{status}}"><span aria-hidden="true">{{sign}}</span> {{word}}</span>
    {{#.number}}{{.}}. {{/.number}}{{.title}}</h4>
    <span class="level">{{.facts}} · \(PageTemplate.name)</span>
    <span class="headline">{{headline}}</span></summary>
    {{#expectations}}<dl class="pair"><div class="expected"><dt>Expected</dt><dd>{{expected}}</dd></div>
    <div class="seen"><dt>Seen</dt><dd>{{seen}}</dd></div></dl>{{/expectations}}
    {{#hasExceptions}}<details class="more"><summary>{{exceptionsTitle}}</summary><ul class="plain">{{#exceptions}}<li>except
    {{.}}</li>{{/exceptions}}</ul></details>{{/hasExceptions}}
    <dl class="facts">{{#.when}}<div><dt>When</dt><dd>{{.}}</dd></div>{{/.when}}
    {{#.why}}<div><dt>Why it matters</dt><dd>{{.}}</dd></div>{{/.why}}
    {{#.harm}}<div><dt>Harm</dt><dd>{{.}}</dd></div>{{/.harm}}
    {{#.hint}}<div><dt>Where to look</dt><dd>{{.}}</dd></div>{{/.hint}}</dl>
    {{#.payload}}<p class="label">The payload</p><pre class="box" tabindex="0">{{.}}</pre>{{/.payload}}
    {{#.storyTitle}}<p class="label">{{.}}</p>{{/.storyTitle}}
    <ol class="steps">{{#story}}<li><b>{{.text}}</b>{{#.detail}}<code>{{.}}</code>{{/.detail}}{{#events}}{{#.call}}<span
    class="call">{{.}}</span>{{/.call}}{{#orders}}<span>↷ {{.}}</span>{{/orders}}{{#effects}}<span>→ {{.text}}</span>{{/effects}}
    {{#.isWrong}}<span class="wrong">✗ Here it departs from what is expected</span>{{/.isWrong}}{{/events}}</li>{{/story}}</ol>
    <p class="label">Run it again</p><pre class="box again" tabindex="0">{{again}}</pre>
    {{#hasOthers}}<details class="more"><summary>{{othersTitle}}</summary><ul class="plain">{{#others}}<li>{{.clause}}
    \(PageTemplate.name)<br>{{.message}}<pre class="box again" tabindex="0">{{.again}}</pre></li>{{/others}}</ul></details>
    {{/hasOthers}}{{#hasCases}}<details class="more"><summary>{{casesTitle}}</summary><ul class="plain">{{#.cases}}<li><code>{{.}}</code></li>
    {{/.cases}}</ul></details>
    {{/hasCases}}<details class="more"><summary>The whole finding as text</summary><pre class="box" tabindex="0">{{.text}}</pre></details>
    </details>

    """
}
