"""A push center that loads the content of a tapped notification before it opens the notification."""

import json
import sys

calls, center = [], None


def write(**line):
    print(json.dumps(line), flush=True)


def do(name, **arguments):
    write(type="effect", id=calls[-1], name=name, arguments=arguments)


def ask(name, **arguments):
    """Does what the kit may call back for, and takes the calls that come before the answer."""
    write(type="ask", id=calls[-1], name=name, arguments=arguments)
    while True:
        line = json.loads(sys.stdin.readline())
        if line["type"] == "answer":
            return line["value"]
        take(line)


class Center:
    """Follows the notification that was tapped last, once its content and the first screens are there."""

    def __init__(self):
        self.taps, self.loading, self.ready, self.pending = 0, {}, False, None

    def tap(self, response):
        push = response["notification"]["userInfo"]
        url, kind, item = (push.get(name) for name in ("link", "kind", "item"))
        if not isinstance(url, str) or not url:
            return
        self.taps += 1
        request = str(self.taps)
        self.loading = {request: url}
        sighting = {"url": url, "type": kind, "objectID": item}
        ask(
            "loadContent",
            notification={name: value for name, value in sighting.items() if isinstance(value, str)},
            request=request,
        )

    def end(self, request, result):
        url = self.loading.pop(request, None)
        if url and result == "success":
            self.pending = url
            self.follow()

    def follow(self):
        if self.ready and self.pending:
            url, self.pending = self.pending, None
            do("open", url=url)


def call(method, values):
    global center
    match method:
        case "start": center = Center()
        case "interfaceDidBecomeReady":
            center.ready = True
            center.follow()
        case "willPresent": do("complete", completion=values["completion"], options=["banner", "list"])
        case "didReceive":
            center.tap(values["response"])
            do("complete", completion=values["completion"])
        case "requestDidEnd": center.end(values["request"], values["result"])


def take(line):
    calls.append(line["id"])
    call(line["method"], line["arguments"])
    write(type="done", id=calls.pop())


app = {"sends": {"aps": "$aps", "link": "$url", "kind": "$type", "item": "$objectID"}, "actions": {}}
for line in iter(sys.stdin.readline, ""):
    line = json.loads(line)
    if line["type"] == "hello":
        write(
            type="adapter", protocol=1, kind="center", name="loading", version="1",
            roles=["contentLoading", "deferring"], app=app,
        )
    else:
        take(line)
