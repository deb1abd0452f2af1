"""A push center that waits for its server: before it opens a tapped notification, and when it has sent a reply."""

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
        self.requests, self.loading, self.ready, self.pending = 0, {}, False, None
        self.replies = {}

    def respond(self, response, completion):
        push = response["notification"]["userInfo"]
        members = {"url": push.get("link"), "type": push.get("kind"), "objectID": push.get("item")}
        sighting = {name: value for name, value in members.items() if isinstance(value, str)}
        self.requests += 1
        request = str(self.requests)
        if response["action"] == "REPLY":
            self.replies[request] = completion
            text = response["text"]
            return ask("submitAction", action="REPLY", text=text, notification=sighting, request=request)
        if sighting.get("url"):
            self.loading = {request: sighting["url"]}
            ask("loadContent", notification=sighting, request=request)
        do("complete", completion=completion)

    def end(self, request, result):
        if request in self.replies:
            do("complete", completion=self.replies.pop(request))
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
        case "didReceive": center.respond(values["response"], values["completion"])
        case "requestDidEnd": center.end(values["request"], values["result"])


def take(line):
    calls.append(line["id"])
    call(line["method"], line["arguments"])
    write(type="done", id=calls.pop())


app = {"sends": {"aps": "$aps", "link": "$url", "kind": "$type", "item": "$objectID"}, "actions": {"reply": "REPLY"}}
for line in iter(sys.stdin.readline, ""):
    line = json.loads(line)
    if line["type"] == "hello":
        write(
            type="adapter", protocol=1, kind="center", name="loading", version="1",
            roles=["contentLoading", "actionSubmitting", "deferring"], app=app,
        )
    else:
        take(line)
