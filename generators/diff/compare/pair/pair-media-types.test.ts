import { expect, test } from "vitest";
import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import { pairMediaTypes } from "./pair-media-types.ts";

function pair(direction: "request" | "response", base: readonly string[], revision: readonly string[]) {
  const types = { base: base.map(mediaType), revision: revision.map(mediaType) };
  const { both, removed, added } = pairMediaTypes({ ...types, direction });
  return [
    ...both.map((pair) => `${pair.base.contentType} with ${pair.revision.contentType}`),
    ...removed.map(({ contentType }) => `${contentType} removed`),
    ...added.map(({ contentType }) => `${contentType} added`),
  ];
}

function mediaType(contentType: string): MediaTypeModel {
  const location = { pointer: "", locate: () => ({ file: "", line: 1, column: 1, pointer: "" }) };
  return {
    contentType,
    schema: undefined,
    stream: undefined,
    encoding: new Map(),
    prose: {},
    extensions: {},
    location,
  };
}

test("case, blanks and the character set are no part of a media type", () => {
  expect(pair("response", ["application/json"], ["Application/JSON; charset=utf-8"])).toEqual([
    "application/json with Application/JSON; charset=utf-8",
  ]);
});

test("a version is part of a media type", () => {
  expect(pair("response", ["application/json;version=1"], ["application/json;version=2"])).toEqual([
    "application/json;version=1 removed",
    "application/json;version=2 added",
  ]);
});

test("a request may be widened to a range, and not narrowed from one", () => {
  expect(pair("request", ["image/png"], ["image/*"])).toEqual(["image/png with image/*"]);
  expect(pair("request", ["image/*"], ["image/png"])).toEqual(["image/* removed", "image/png added"]);
});

test("a response may be narrowed from a range, and not widened to one", () => {
  expect(pair("response", ["image/*"], ["image/png"])).toEqual(["image/* with image/png"]);
  expect(pair("response", ["image/png"], ["image/*"])).toEqual(["image/png removed", "image/* added"]);
});

test("what stands beside a range that stays is covered by it, in either direction", () => {
  expect(pair("response", ["image/png", "image/*"], ["image/*"])).toEqual([
    "image/* with image/*",
    "image/png with image/*",
  ]);
  expect(
    pair("response", ["application/json", "application/json; charset=utf-8"], ["application/json"]),
  ).toEqual([
    "application/json with application/json",
    "application/json; charset=utf-8 with application/json",
  ]);
});

test("a type that a request could be sent as within a range is compared with the range, and new", () => {
  expect(pair("request", ["*/*", "image/*"], ["*/*", "image/*", "image/png"])).toEqual([
    "*/* with */*",
    "image/* with image/*",
    "image/* with image/png",
    "image/png added",
  ]);
});

test("quotes around a value of a parameter do not matter", () => {
  expect(pair("request", ["a/b;version=1"], ['a/b; version="1"'])).toEqual([
    'a/b;version=1 with a/b; version="1"',
  ]);
});
