"""The rule data as JSON: everything that the pages of the reference are made from.

Names and meanings never change once released; `rules/regeln.schema.json` describes them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from rules import house
from rules.ambiguities import AMBIGUITIES
from rules.ambiguities.model import Ambiguity
from rules.ambiguity_page import outcomes
from rules.catalog import CATALOG
from rules.disputes import DISPUTES, GROUP_OF
from rules.disputes.model import Dispute
from rules.edition import EDITION
from rules.glossary_words import GLOSSARY
from rules.house.model import HouseRule, Mention
from rules.rows import CHAPTERS
from rules.rulings import Decision, decisions
from rules.schema import Answer, Citation, Deviation, Point, Reading, Row, Source, Term, Version
from rules.situations import Situation
from rules.sources import ALL_SOURCES
from rules.status import Status
from rules.values import Value, as_json
from rules.versions import VERSION_LABELS, VersionLabel

SCHEMA_FILE = Path(__file__).with_name("regeln.schema.json")

Json = dict[str, Any]


@cache
def rules_json() -> bytes:
    """The body of /regeln.json, written once per process."""
    return json.dumps(rules_data(), ensure_ascii=False, separators=(",", ":")).encode()


@cache
def schema_json() -> bytes:
    """The body of /regeln.schema.json, read once per process."""
    return SCHEMA_FILE.read_bytes()


def rules_data() -> Json:
    """The whole rule data as plain JSON types."""
    return {
        "edition": {"number": EDITION.number, "date": EDITION.date.isoformat()},
        "versions": [
            {"id": label.version, "label": label.label, "letter": label.letter, "text": label.text}
            for label in VERSION_LABELS
        ],
        "statuses": [
            {
                "id": status,
                "word": status.word,
                "meaning": status.meaning,
                "leaves_open": status.leaves_open,
            }
            for status in Status
        ],
        "sources": [_source(source) for source in ALL_SOURCES],
        "chapters": list(CHAPTERS),
        "rows": [_row(row) for row in CATALOG.rows],
        "points": [_point(point) for point in CATALOG.points.values()],
        "readings": [_reading(reading) for reading in CATALOG.readings.values()],
        "glossary": [_term(term) for term in GLOSSARY.terms.values()],
        "disputes": [_dispute(dispute) for dispute in DISPUTES.values()],
        "ambiguities": [_ambiguity(place) for place in AMBIGUITIES.values()],
        "house_rules": [_house_rule(rule) for rule in house.HOUSE_RULES.values()],
    }


def _source(source: Source) -> Json:
    return {
        "id": source.key,
        "short": source.short,
        "title": source.title,
        "author": source.author,
        "edition": source.edition,
        "authority_of": source.authority_of,
        "role": source.role,
        "first_hand": source.first_hand,
        "second_hand": source.second_hand or None,
        "differs": [_deviation(deviation) for deviation in source.differs],
    }


def _deviation(deviation: Deviation) -> Json:
    text = CATALOG.filled(deviation.text, deviation.numbers)
    return {"text": text, "point": deviation.point or None}


def _row(row: Row) -> Json:
    return {
        "id": row.id,
        "chapter": row.chapter,
        "title": row.title,
        "points": list(row.points),
        "on_cheat_sheet": row.on_cheat_sheet,
    }


def _point(point: Point[Value]) -> Json:
    return {
        "id": point.id,
        "former_ids": list(point.former_ids),
        "row": CATALOG.row_of[point.id].id,
        "question": point.question,
        "agreed": point.agreed,
        "why": point.why or None,
        "answers": {version: _answer(point.answer(version)) for version in Version},
    }


def _answer(answer: Answer[Value]) -> Json:
    return {
        "short": answer.short_filled,
        "text": answer.text_filled,
        "status": answer.status,
        "value": as_json(answer.value),
        "assumed": answer.assumed_filled or None,
        "citations": [_citation(citation) for citation in answer.cites],
    }


def _citation(citation: Citation) -> Json:
    return {
        "source": citation.source.key,
        "place": citation.place,
        "via_comparison": citation.via_comparison,
    }


def _reading(reading: Reading) -> Json:
    return {
        "id": reading.id,
        "version": reading.version,
        "text": reading.text,
        "extends": reading.extends or None,
        "swaps": {point: _answer(answer) for point, answer in reading.swaps.items()},
    }


def _term(term: Term) -> Json:
    return {
        "id": term.id,
        "word": term.word,
        "text": GLOSSARY.texts[term.id],
        "synonyms": list(term.synonyms),
        "points": list(GLOSSARY.uses[term.id]),
    }


def _dispute(dispute: Dispute) -> Json:
    return {
        "slug": dispute.slug,
        "group": GROUP_OF[dispute.slug],
        "question": CATALOG.filled(dispute.question, dispute.numbers),
        "points": list(dispute.points),
        "verdicts": {each.label.version: _verdict(each) for each in decisions(dispute.slug)},
        "tip": CATALOG.filled(dispute.tip, dispute.numbers),
        "related": list(dispute.related),
        "situation": _situation(dispute.situation),
    }


def _verdict(decision: Decision[VersionLabel]) -> Json:
    return {
        "verdict": decision.verdict,
        "text": decision.text,
        "status": decision.status,
        "point": decision.point,
        "readings": {other.reading.id: other.verdict for other in decision.others},
    }


def _situation(situation: Situation | None) -> Json | None:
    if situation is None:
        return None
    return {
        "tool": situation.tool,
        "query": dict(situation.query),
        "reads": situation.reads,
    }


def _ambiguity(place: Ambiguity) -> Json:
    return {
        "slug": place.slug,
        "title": CATALOG.filled(place.title, place.numbers),
        "versions": list(place.versions),
        "points": list(place.points),
        "citations": [_citation(citation) for citation in place.cites],
        "senses": [
            {
                "text": CATALOG.filled(sense.text, place.numbers),
                "taken": sense.taken,
                "reading": sense.reading or None,
                "outcome": outcome,
            }
            for sense, outcome in zip(place.senses, outcomes(place), strict=True)
        ],
        "situation": _situation(place.situation),
    }


def _house_rule(rule: HouseRule) -> Json:
    return {
        "slug": rule.slug,
        "chapter": house.chapter_of(rule),
        "title": rule.title,
        "text": house.filled(rule, rule.text),
        "unit": rule.unit,
        "mentions": [_mention(rule, mention) for mention in rule.mentions],
        "open": house.filled(rule, rule.open) or None,
        "points": list(rule.points),
        "played": [
            {"point": each.point, "versions": list(each.versions)} for each in house.played(rule)
        ],
        "melds": list(rule.melds),
        "situation": _situation(rule.situation),
        "reading": dict(zip(("version", "id"), rule.reading, strict=True))
        if rule.reading
        else None,
        "ambiguity": rule.ambiguity or None,
    }


def _mention(rule: HouseRule, mention: Mention) -> Json:
    return {
        "citation": _citation(mention.cite),
        "number": house.amounts(rule)[mention.number] if mention.number else None,
        "remark": mention.remark or None,
        "called": mention.called or None,
    }
