import fc from "fast-check";
import { expect, it } from "vitest";
import { LineCounter, parseDocument } from "yaml";
import { search } from "../../../../random-search.ts";
import { childPointer } from "../pointer.ts";
import { countMembers, shapeOfJson } from "./json-text.ts";
import { createJsonLocator } from "./locate-json.ts";
import { createYamlLocator } from "./locate-yaml.ts";

const documents = search(300);
const runs = search(100);

const anyJson = fc.json({ maxDepth: 5 });
const indentation = fc.constantFrom(0, 1, 2, "\t", " \t ");

function pointersOf(value: unknown, pointer = ""): string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child, childPointer(pointer, key))),
  ];
}

it("finds every place of random JSON where the YAML parser finds it", () => {
  fc.assert(
    fc.property(anyJson, indentation, (json, indent) => {
      const value: unknown = JSON.parse(json);
      const text = JSON.stringify(value, null, indent);
      const document = parseDocument(text, { lineCounter: new LineCounter() });
      fc.pre(document.errors.length === 0); // the YAML parser rejects keys above 1024 characters
      const inJson = createJsonLocator(text, shapeOfJson(text).ends);
      const inYaml = createYamlLocator(document);
      for (const pointer of pointersOf(value))
        expect([pointer, inJson(pointer)]).toEqual([pointer, inYaml(pointer)]);
    }),
    documents,
  );
});

it("returns the closest ancestor for every pointer that leads nowhere", () => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const offsetOf = createJsonLocator(json, shapeOfJson(json).ends);
      for (const pointer of pointersOf(JSON.parse(json))) {
        expect(offsetOf(`${pointer}/no such key/0`)).toBe(offsetOf(pointer));
      }
    }),
    runs,
  );
});

it("counts members as they are written, which differs from the parsed ones exactly when a key is repeated", () => {
  fc.assert(
    fc.property(anyJson, indentation, (json, indent) => {
      const value: unknown = JSON.parse(json);
      expect(shapeOfJson(JSON.stringify(value, null, indent)).members).toBe(countMembers(value));
    }),
    runs,
  );
  const repeated = '{"a": ":{", "b\\\\": {"c\\"": 1, "c\\"": 2}, "a": []}';
  expect([shapeOfJson(repeated).members, countMembers(JSON.parse(repeated))]).toEqual([5, 3]);
});

it("counts levels of nesting outside of strings", () => {
  expect(shapeOfJson('{"a": [["[[[["]], "{": 1}').depth).toBe(3);
});
