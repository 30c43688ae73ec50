"""The judge's driver: whatever comes in, one line goes out for it and the judge goes on."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from highway3d.table.judge import run
from tests.table.toy import GAME


def judged(*lines: bytes) -> tuple[int, list[dict[str, Any]]]:
    out = io.BytesIO()
    status = run(GAME, io.BytesIO(b"\n".join(lines)), out)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def test_answers_come_in_order_with_their_ids() -> None:
    assert judged(b'{"id": "a", "heap": 1}', b'{"heap": 2, "id": 7}') == (
        0,
        [{"id": "a", "double": 2}, {"id": 7, "double": 4}],
    )


@pytest.mark.parametrize("identity", [None, 0, -1.5, "", "ñ", True, [1, {"a": None}], 2**80])
def test_id_of_any_kind_comes_back(identity: Any) -> None:
    line = json.dumps({"id": identity, "heap": 1}).encode()
    assert judged(line)[1] == [{"id": identity, "double": 2}]


def test_request_without_id_is_answered_with_null() -> None:
    assert judged(b'{"heap": 1}') == (0, [{"id": None, "double": 2}])


def test_senseless_request_gets_its_sentence_and_the_judge_goes_on() -> None:
    assert judged(b'{"id": 1}', b'{"id": 2, "heap": 1}') == (
        1,
        [{"id": 1, "error": "heap is missing"}, {"id": 2, "double": 2}],
    )


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"nonsense",
        b'{"id": 1, "heap": NaN}',
        b'{"id": 1, "heap": Infinity}',
        b'{"id": 1, "heap": 1e999}',
        b'{"id": 1, "heap": 1} trailing',
        b'{"id": "\xff"}',
        b"\x00\x80\xfe\xff",
        b"[1, 2]",
        b"null",
        b'"text"',
        b"[" * 100_000,
        b'{"id": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
)
def test_unreadable_line_is_answered_with_null_and_one_error(line: bytes) -> None:
    status, answers = judged(line, b'{"id": 2, "heap": 1}')
    assert status == 1
    assert (answers[0]["id"], list(answers[0])) == (None, ["id", "error"])
    assert answers[1] == {"id": 2, "double": 2}


def test_bug_in_a_game_costs_one_answer_only() -> None:
    status, answers = judged(b'{"id": 1, "heap": "bug"}', b'{"id": 2, "heap": 1}')
    assert status == 1
    assert answers[0] == {
        "id": 1,
        "error": "the judge failed on this request: ZeroDivisionError a bug in the game",
    }
    assert answers[1] == {"id": 2, "double": 2}


def test_line_of_five_megabytes_is_answered() -> None:
    line = json.dumps({"id": "x" * 5_000_000, "heap": 1}).encode()
    assert judged(line)[0] == 0


def test_blank_lines_windows_line_ends_and_byte_order_mark_are_no_requests() -> None:
    assert judged(b'\xef\xbb\xbf{"heap": 1}\r', b"", b"  \r", b'{"heap": 2}\r', b"") == (
        0,
        [{"id": None, "double": 2}, {"id": None, "double": 4}],
    )


def test_no_request_is_no_error() -> None:
    assert judged() == (0, [])


def test_each_answer_is_out_before_the_next_line_is_read() -> None:
    out = io.BytesIO()
    seen = []

    def lines() -> Any:
        for number in range(3):
            seen.append(out.getvalue().count(b"\n"))
            yield json.dumps({"id": number, "heap": 1}).encode()

    run(GAME, lines(), io.BufferedWriter(_Raw(out)))
    assert seen == [0, 1, 2]


class _Raw(io.RawIOBase):
    def __init__(self, target: io.BytesIO) -> None:
        self.target = target

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        return self.target.write(data)


@given(st.lists(st.binary(max_size=40), max_size=5))
def test_any_bytes_get_one_line_each(lines: list[bytes]) -> None:
    lines = [b"." + line.replace(b"\n", b"") for line in lines]
    assert len(judged(*lines)[1]) == len(lines)
