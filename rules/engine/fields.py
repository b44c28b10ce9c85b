"""What the fields of verbs may hold, read off their declarations: for the reader, the guide and tests."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Meta
from msgspec.structs import FieldInfo

from rules.engine.catalog import nearest
from rules.engine.verbs import Bundle, Effect, Options, Price, Verb


@cache
def fields_of(verb: type[Verb]) -> tuple[FieldInfo, ...]:
    """The fields of a verb, looked up once, as that takes long."""
    return msgspec.structs.fields(verb)


class Field(NamedTuple):
    """A field of a verb: its name in the program, what it may hold, and in which lists its words stand."""

    name: str
    type: Any
    required: bool
    kinds: tuple[Any, ...]
    titles: tuple[str, ...]


@cache
def by_name(verb: type[Verb]) -> Mapping[str, Field]:
    """The fields of a verb by their names in the data."""
    return {
        field.encode_name: Field(
            field.name,
            field.type,
            field.required,
            kinds(field.type),
            tuple(meta.title for meta in metas(field.type) if meta.title is not None),
        )
        for field in fields_of(verb)
    }


@cache
def names_of(verb: type[Verb]) -> tuple[str, ...]:
    """The fields of a verb as the data names them."""
    return tuple(field.encode_name for field in fields_of(verb) if field.name != "written")


@cache
def data_name(verb: type[Verb], name: str) -> str:
    """The name in the data of a field of a verb."""
    return next(field.encode_name for field in fields_of(verb) if field.name == name)


def kinds(kind: Any) -> tuple[Any, ...]:
    """The types that a field may have, without what is said about them."""
    if get_origin(kind) is Annotated:
        return kinds(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return tuple(found for one in get_args(kind) for found in kinds(one))
    return (kind,)


def metas(kind: Any) -> tuple[Meta, ...]:
    """What is said about the types that a field may have."""
    if get_origin(kind) is Annotated:
        said = tuple(meta for meta in get_args(kind)[1:] if isinstance(meta, Meta))
        return said + metas(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return tuple(found for one in get_args(kind) for found in metas(one))
    return ()


def meant(raw: Any, kind: Any) -> str:
    """The word that was probably meant, as a question."""
    words = [word for one in kinds(kind) if get_origin(one) is Literal for word in get_args(one)]
    cure = nearest(raw, words) if words else ""
    return f"; {cure}" if cure.startswith("did") else ""


def expected(kind: Any) -> str:
    """What may be written for a field of this type, in words."""
    if get_origin(kind) is Annotated:
        inner, *said = get_args(kind)
        for meta in said:
            if isinstance(meta, Meta) and meta.ge is not None:
                return f"a whole number from {meta.ge} to {meta.le}"
        return expected(inner)
    if get_origin(kind) in (Union, UnionType):
        return " or ".join(dict.fromkeys(expected(one) for one in get_args(kind) if one is not type(None)))
    if get_origin(kind) is Literal:
        return " or ".join("true" if one is True else str(one) for one in get_args(kind))
    if get_origin(kind) is tuple:
        return f"a list, each {expected(get_args(kind)[0])}"
    if isinstance(kind, type) and issubclass(kind, Bundle):
        return f"things as '{kind.word}' takes them"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return " or ".join(f"{{{one.encode_name}: {expected(one.type)}}}" for one in msgspec.structs.fields(kind))
    return _PLAIN.get(kind, "a word")


_PLAIN = {Effect: "an effect", Price: "things as 'pay' takes them", Options: "a list of effects", int: "a whole number"}
"""How types are called of which a field holds one as a whole."""
