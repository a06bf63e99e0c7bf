"""The watch over the browser sees what it is there to see: guards for the guards."""

import pytest
from playwright.sync_api import Page, Route, expect

from tools.audit import gates, judge


def put_into_head(page: Page, markup: str) -> None:
    """Serves the start page with something added, under the policy it really has."""

    def answer(route: Route) -> None:
        response = route.fetch()
        body = response.text()
        assert "</head>" in body
        route.fulfill(response=response, body=body.replace("</head>", f"{markup}</head>"))

    page.route("**/", answer)


@pytest.mark.parametrize(
    ("markup", "directive"),
    [
        ("<script>document.title = 'inline'</script>", "script-src-elem inline"),
        ("<style>body { color: red }</style>", "style-src-elem inline"),
        ('<img src="data:image/gif;base64,AAAA" alt="">', "img-src data"),
        ('<link rel="stylesheet" href="http://localhost:9/x.css">', "style-src-elem http"),
    ],
)
def test_what_the_policy_forbids_is_reported(phone, trouble, markup, directive):
    put_into_head(phone, markup)
    phone.goto("/")
    phone.evaluate("() => new Promise(requestAnimationFrame)")
    assert any(f"policy: {directive}" in complaint for complaint in trouble.take())


def test_an_inline_style_is_reported_without_javascript(phone_nojs, trouble):
    put_into_head(phone_nojs, "<style>body { color: red }</style>")
    phone_nojs.goto("/")
    assert any("style-src" in complaint for complaint in trouble.take())


def test_a_missing_file_is_reported(phone, trouble):
    put_into_head(phone, '<script src="/static/missing.js"></script>')
    phone.goto("/")
    assert any("404" in complaint and "missing.js" in complaint for complaint in trouble.take())


def test_an_exception_is_reported(phone, trouble):
    phone.goto("/")
    phone.evaluate("() => { setTimeout(() => { throw new Error('thrown') }) }")
    phone.evaluate("() => new Promise(done => setTimeout(done))")
    assert any("thrown" in complaint for complaint in trouble.take())


def test_a_new_page_of_the_same_visitor_is_watched_too(phone, trouble):
    other = phone.context.new_page()
    put_into_head(other, '<script src="/static/missing.js"></script>')
    other.goto("/")
    assert any("missing.js" in complaint for complaint in trouble.take())


def test_phone_without_javascript_runs_none(phone_nojs):
    phone_nojs.goto("/")
    phone_nojs.set_content("<p>off</p><script>document.querySelector('p').remove()</script>")
    expect(phone_nojs.locator("p")).to_have_text("off")


def test_axe_finds_an_image_without_a_text(phone):
    phone.goto("/")
    phone.evaluate("() => document.querySelector('main').append(new Image())")
    assert any(found.startswith("image-alt:") for found in judge.axe(phone))


# A page with a fault for each gate: too wide, a small target, two h1, grey on grey, an exception.
FAULTY = """data:text/html,<!doctype html><meta name=viewport content=width=device-width>
<h1>One</h1><h1 style="width: 2000px; color: %23777; background: %23888">Two</h1>
<button>x</button><script>throw new Error("thrown")</script>"""


def test_every_gate_of_the_audit_sees_its_fault(browser, server, capsys):
    found = gates.judge_all(browser, server, [FAULTY])
    assert len(found) == 6
    assert all(found.values()), found
    assert capsys.readouterr().out.count("error: data:") >= 6
