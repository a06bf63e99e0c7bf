"""The guide for operators and its examples: they say what is so."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import gunicorn.config
import pytest

from canasta_site import gunicorn_conf
from tests.running import dockerfile

ROOT = dockerfile.ROOT
GUIDE = ROOT / "docs" / "running.md"
EXAMPLES = ROOT / "docs" / "examples"

OURS = re.compile(r"(?:CANASTA|DJANGO)_[A-Z_]+")
ASKING = ("os.environ.get", "os.environ.setdefault", "os.getenv")


def named_in(tree: ast.AST) -> Iterator[str]:
    """The variables that code reads: ours by their names, others where it asks for them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if OURS.fullmatch(node.value):
                yield node.value
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ASKING:
            yield ast.literal_eval(node.args[0])
        elif isinstance(node, ast.Subscript) and ast.unparse(node.value) == "os.environ":
            yield ast.literal_eval(node.slice)


def read_by_us() -> set[str]:
    """All variables of the environment that the code of a release reads."""
    modules = [ROOT / name for name in dockerfile.let_in()]
    files = [file for path in modules for file in (path.rglob("*.py") if path.is_dir() else [path])]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files if file.suffix == ".py"]
    return {name for tree in trees for name in named_in(tree)}


def in_the_table() -> set[str]:
    return set(re.findall(r"^\| `([A-Z_]+)` \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_setting_that_is_read_stands_in_the_table() -> None:
    assert read_by_us() - in_the_table() == set()


def test_every_setting_of_the_table_is_read() -> None:
    assert in_the_table() - read_by_us() == {"GUNICORN_CMD_ARGS"}
    # That one, and PORT as well, gunicorn reads by itself.
    assert "'GUNICORN_CMD_ARGS' in " in inspect.getsource(gunicorn.config)
    assert "'PORT' in os.environ" in inspect.getsource(gunicorn.config)


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("os.environ.get('HOME')", {"HOME"}),
        ("os.environ['HOME']", {"HOME"}),
        ("os.environ.get('HOME', 'a,b').split(',')", {"HOME"}),
        ("Detail('name', 'CANASTA_NAME', 'Name')", {"CANASTA_NAME"}),
        ("'CANASTA_NAME is not set'", set()),
    ],
)
def test_a_setting_would_be_found(code: str, names: set[str]) -> None:
    assert set(named_in(ast.parse(code))) == names


def bytes_of(pattern: str, name: str) -> int:
    """A size that an example gives, in bytes."""
    found = re.search(pattern, (EXAMPLES / name).read_text(encoding="utf-8"))
    assert found, name
    return int(found[1]) * 1024


@pytest.mark.parametrize(
    ("name", "pattern"),
    [
        ("nginx.conf", r"large_client_header_buffers \d+ (\d+)k;"),
        ("Caddyfile", r"max_header_size (\d+)KB"),
    ],
)
def test_a_proxy_refuses_no_request_before_the_site_does(name: str, pattern: str) -> None:
    # What stands around an address in a request line, or a value in a header, is shorter than that.
    around = 100
    limit = max(gunicorn_conf.limit_request_line, gunicorn_conf.limit_request_field_size)
    assert bytes_of(pattern, name) >= limit + around
    assert f"{limit:,}" in GUIDE.read_text(encoding="utf-8")


def test_the_unit_starts_what_the_image_starts() -> None:
    unit = (EXAMPLES / "canasta.service").read_text(encoding="utf-8")
    (start,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, *arguments = start.split()
    assert [Path(program).name, *arguments] == dockerfile.command("CMD")


def test_proxy_and_unit_meet_at_the_same_socket() -> None:
    socket = (EXAMPLES / "canasta.socket").read_text(encoding="utf-8")
    (path,) = re.findall(r"^ListenStream=(.*)$", socket, re.MULTILINE)
    assert f"server unix:{path};" in (EXAMPLES / "nginx.conf").read_text(encoding="utf-8")
    assert f"reverse_proxy unix/{path} " in (EXAMPLES / "Caddyfile").read_text(encoding="utf-8")


def test_every_file_that_the_guide_links_is_there() -> None:
    linked = re.findall(r"\]\(([^)#:]+)\)", GUIDE.read_text(encoding="utf-8"))
    missing = {name for name in linked if not (GUIDE.parent / name).exists()}
    assert not missing
