import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../../random-search.ts";
import { PETS } from "../../../cli/test/pets.ts";
import { type Chance, chanceOf } from "../../../test/damage/chance.ts";
import { REFERENCE_KINDS } from "../../../test/reference-kinds.ts";
import { defineOwn } from "../../define-own.ts";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { parseSource } from "../source/source-file.ts";
import { applyOverlay } from "./apply-overlay.ts";
import { copyJson } from "./copy-json.ts";
import { overlayActions } from "./diff-overlay.ts";
import { renderOverlay } from "./render-overlay.ts";

const { seed, numRuns: runs } = search(24);

const corpus = fileURLToPath(new URL("../../../../../shared/corpus/", import.meta.url));
const PUBLIC = ["museum.yaml", "train-travel.yaml", "adyen-checkout.json", "openai.yaml"];

function parsed(name: string, text: string): JsonObject {
  const { value } = parseSource({ uri: `file:///${name}`, name, text });
  if (!isObject(value?.value)) throw new Error(`${name} is not a document.`);
  return value.value;
}

const DOCUMENTS: readonly JsonObject[] = [
  parsed("pets.yaml", PETS["spec/openapi.yaml"] ?? ""),
  copyJson(REFERENCE_KINDS) as unknown as JsonObject, // a document written as an object
  ...PUBLIC.filter((name) => existsSync(corpus + name)).map((name) =>
    parsed(name, readFileSync(corpus + name, "utf8")),
  ),
];

/** Serializes JSON independent of the order of keys, but not of lists; `__proto__` is a key like any other. */
function sorted(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted)}]`;
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${sorted(child)}`);
  return `{${entries.sort()}}`;
}

/** The document after an overlay is written as text, read again and applied. */
function applied(
  before: JsonObject,
  after: JsonObject,
): { value: Json; diagnostics: string[]; actions: number } {
  const actions = overlayActions(before, after);
  const text = renderOverlay({ title: "Test", actions, isJson: actions.length % 2 === 0 });
  const { value: overlay, diagnostics } = parseSource({
    uri: "file:///overlay.yaml",
    name: "overlay.yaml",
    text,
  });
  if (overlay === undefined)
    return { value: null, diagnostics: diagnostics.map(formatDiagnostic), actions: 0 };
  const value = copyJson(before);
  return { value, diagnostics: applyOverlay(value, overlay).map(formatDiagnostic), actions: actions.length };
}

const KEYS = [
  "description",
  "x-new",
  "type",
  "__proto__",
  "constructor",
  "it's",
  'a "b"',
  "a\\b",
  "\\'",
  "",
  " ",
  "200",
  "a.b",
  "ä/~1",
  "\u0001",
  "\u{1f600}",
  "$",
  "line\nbreak",
  "@",
  "*",
];
const VALUES: readonly Json[] = [
  null,
  true,
  0,
  1.5,
  -3,
  "",
  "yes",
  "2020-01-01",
  "null",
  "a: b #c",
  "line\nbreak",
  "'",
  [],
  {},
  [1, [2, [3]]],
  { a: { b: [] } },
  [{ name: "a" }, { name: "a" }],
  "\u2028",
  "0x10",
  "~",
  Number.MAX_VALUE,
];

type Container = Record<string, unknown> | unknown[];

function containersIn(value: unknown, found: Container[] = []): Container[] {
  if (typeof value !== "object" || value === null) return found;
  found.push(value as Container);
  for (const child of Object.values(value)) containersIn(child, found);
  return found;
}

/** One edit at a random place, as a person or a program would make it. */
function editAt(root: Container, chance: Chance): void {
  const container = chance.pick(containersIn(root));
  const value =
    chance.below(3) === 0 ? copyJson(chance.pick(containersIn(root))) : copyJson(chance.pick(VALUES));
  if (Array.isArray(container)) {
    editList(container, value, chance);
    return;
  }
  const key = chance.pick(
    Object.keys(container).length > 0 && chance.below(3) > 0 ? Object.keys(container) : KEYS,
  );
  if (chance.below(3) === 0) delete container[key];
  else defineOwn(container, key, value);
}

function editList(list: unknown[], value: unknown, chance: Chance): void {
  const [from, to] = [chance.below(list.length + 1), chance.below(list.length + 1)];
  switch (chance.below(6)) {
    case 0:
      list.splice(from, 1);
      break;
    case 1:
      list.splice(from, 0, value);
      break;
    case 2:
      list.splice(to, 0, ...list.splice(from, 1));
      break;
    case 3:
      list.push(value, copyJson(value));
      break;
    case 4:
      list.splice(from, 1, value);
      break;
    default:
      list.reverse();
  }
}

describe("the overlay between two documents", () => {
  const caseOf = fc.record({
    document: fc.nat({ max: DOCUMENTS.length - 1 }),
    edits: fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
  });

  it(`turns the one into the other (SEED=${seed}, ${runs} runs, ${DOCUMENTS.length} documents)`, () => {
    fc.assert(
      fc.property(caseOf, ({ document, edits }) => {
        const before = DOCUMENTS[document] ?? {};
        const after = copyJson(before);
        for (const number of edits) editAt(after as Record<string, unknown>, chanceOf(number)); // a copy
        const { value, diagnostics } = applied(before, after);
        expect(diagnostics).toEqual([]);
        expect(sorted(value)).toBe(sorted(after));
      }),
      { seed, numRuns: runs },
    );
  });

  it(`finds items of a list whose names change (SEED=${seed})`, () => {
    const named = fc.record({
      name: fc.constantFrom("a", "b", "c"),
      tags: fc.constantFrom([1], [2, 3]),
      description: fc.constant("Long, so that it is not written again. ".repeat(20)),
    });
    const list = fc.array(named, { maxLength: 4 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const { value, diagnostics } = applied({ list: before }, { list: after });
        expect(diagnostics).toEqual([]);
        expect(value).toEqual({ list: after });
      }),
      { seed, numRuns: runs * 20 },
    );
  });

  it(`turns any document into any other (SEED=${seed})`, () => {
    for (const before of DOCUMENTS.slice(0, 4))
      for (const after of DOCUMENTS.slice(0, 4)) {
        const { value, diagnostics } = applied(before, after);
        expect(diagnostics).toEqual([]);
        expect(sorted(value)).toBe(sorted(after));
      }
  });
});

const BEFORE = {
  openapi: "3.1.1",
  info: { title: "Pets", version: "1.0.0" },
  tags: [{ name: "pets" }, { name: "shops" }],
  paths: {
    "/pets": {
      get: {
        operationId: "listPets",
        summary: "Pets",
        parameters: [
          { name: "limit", in: "query", schema: { type: "integer" } },
          { name: "page", in: "query" },
        ],
        responses: { "200": { description: "OK" }, "404": { description: "No" } },
      },
    },
  },
  components: { schemas: { Kind: { type: "string", enum: ["cat", "dog", "fish"] } } },
} satisfies JsonObject;

/** A copy of the document above after an edit. */
function edited(edit: (document: typeof BEFORE) => void): JsonObject {
  const copy = structuredClone(BEFORE);
  edit(copy);
  return copy;
}

describe("its actions are few and readable", () => {
  it.each<[string, (document: typeof BEFORE) => void, unknown[]]>([
    ["nothing", () => {}, []],
    [
      "fields of one operation in one update",
      ({ paths }) => {
        Object.assign(paths["/pets"].get, { operationId: "pets.list", "x-idempotency": "idempotent" });
        paths["/pets"].get.responses["200"].description = "Pets.";
      },
      [
        {
          target: "$.paths['/pets'].get",
          update: {
            operationId: "pets.list",
            "x-idempotency": "idempotent",
            responses: { "200": { description: "Pets." } },
          },
        },
      ],
    ],
    [
      "parts of the document apart",
      ({ info, components }) => {
        info.title = "All pets";
        Object.assign(components.schemas.Kind, { title: "Kind" });
      },
      [
        { target: "$.info", update: { title: "All pets" } },
        { target: "$.components.schemas.Kind", update: { title: "Kind" } },
      ],
    ],
    [
      "a removed field",
      ({ paths }) => {
        Reflect.deleteProperty(paths["/pets"].get.responses, "404");
      },
      [{ target: "$.paths['/pets'].get.responses['404']", remove: true }],
    ],
    [
      "an item by its name",
      ({ paths }) => {
        paths["/pets"].get.parameters[0] = { name: "limit", in: "query", schema: { type: "number" } };
      },
      [
        {
          target: "$.paths['/pets'].get.parameters[?@.name == 'limit' && @.in == 'query'].schema",
          update: { type: "number" },
        },
      ],
    ],
    [
      "an appended value",
      ({ components }) => {
        components.schemas.Kind.enum.push("bird");
      },
      [{ target: "$.components.schemas.Kind", update: { enum: ["bird"] } }],
    ],
    [
      "a removed value",
      ({ components }) => {
        components.schemas.Kind.enum.splice(1, 1);
      },
      [{ target: "$.components.schemas.Kind.enum[1]", remove: true }],
    ],
    [
      "a list in another order, which only a new list can be",
      ({ components }) => {
        components.schemas.Kind.enum.reverse();
      },
      [
        { target: "$.components.schemas.Kind.enum", remove: true },
        { target: "$.components.schemas.Kind", update: { enum: ["fish", "dog", "cat"] } },
      ],
    ],
  ])("%s", (_, edit, actions) => {
    const after = edited(edit);
    expect(overlayActions(BEFORE, after)).toEqual(actions);
    expect(applied(BEFORE, after)).toMatchObject({ value: after, diagnostics: [] });
  });
});

it("a value that YAML writes once and uses twice is changed in one place only", () => {
  const before = parsed("a.yaml", "a: &shared { x: 1 }\nb: *shared\n");
  const { value } = applied(before, { a: { x: 2 }, b: { x: 1 } });
  expect(value).toEqual({ a: { x: 2 }, b: { x: 1 } });
});
