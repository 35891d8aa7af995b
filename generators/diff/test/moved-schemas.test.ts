import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../random-search.ts";
import { valueAt } from "../../core/document/pointer.ts";
import { isObject } from "../../core/json.ts";
import { modelOf } from "../../core/model/test/model-of.ts";
import { diffDocuments } from "../diff-documents.ts";
import { TEST_OPTIONS } from "./changes-between.ts";
import { edited, type Location, locationsOf, type Node, put, SECTIONS } from "./edited-document.ts";

const { seed, numRuns: runs } = search(100);

/** Names of changes that moving a schema causes by itself: the new component is exported, the old name is not. */
const CAUSED = new Set(["component-removed", "component-renamed"]);

/** Entries of a report, in the order of their fingerprints. */
async function entriesBetween(base: Node, revision: Node): Promise<string[]> {
  const models = { base: await modelOf(base), revision: await modelOf(revision) };
  return diffDocuments(models, TEST_OPTIONS)
    .changes.filter(({ rule }) => !CAUSED.has(rule))
    .map(({ verdict, rule, fingerprint }) => `${verdict} ${rule} ${fingerprint}`)
    .sort();
}

const leaf: fc.Arbitrary<Node> = fc.constantFrom(
  { type: "string" },
  { type: "integer", minimum: 1 },
  { type: "string", maxLength: 5, description: "Some text." },
  { const: "x" },
  { type: "string", enum: ["x", "y", "z"] },
  { type: ["string", "null"], default: "x" },
);
const KEYS = ["a", "b", "c"];

function objectOf(member: fc.Arbitrary<Node>, keys = KEYS): fc.Arbitrary<Node> {
  return fc
    .record({
      properties: fc.dictionary(fc.constantFrom(...keys), member, { minKeys: 1, maxKeys: 3 }),
      required: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
      closed: fc.boolean(),
    })
    .map(({ properties, required, closed }) => ({
      type: "object",
      properties,
      required: required.filter((name) => name in properties),
      ...(closed ? { additionalProperties: false } : {}),
    }));
}

const { schema } = fc.letrec<{ schema: Node }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    objectOf(tie("schema")),
    tie("schema").map((items) => ({ type: "array", items })),
    fc
      .tuple(objectOf(leaf, ["a", "b"]), objectOf(leaf, ["c"]))
      // A closed member of a conjunction accepts nothing that another one requires.
      .map((allOf) => ({ allOf: allOf.map(({ additionalProperties: _, ...open }) => open) })),
    fc
      .tuple(fc.constantFrom("oneOf", "anyOf"), fc.array(objectOf(leaf), { minLength: 2, maxLength: 3 }))
      .map(([keyword, list]) => ({ [keyword]: list })),
  ),
}));
const whole = objectOf(schema);

/** Returns a document with one operation that takes a schema, one that returns a schema, and a parameter. */
function documentOf(taken: Node, given: Node, parameter: Node): Node {
  const content = (held: Node) => ({ "application/json": { schema: held } });
  const parameters = [{ name: "q", in: "query", schema: parameter }];
  const done = { description: "Done." };
  return {
    paths: {
      "/a": {
        post: {
          operationId: "post",
          requestBody: { required: true, content: content(taken) },
          responses: { 204: done },
        },
        get: { operationId: "get", parameters, responses: { 200: { ...done, content: content(given) } } },
      },
    },
    components: { schemas: {} },
  };
}

const described = fc.tuple(whole, whole, leaf).map((parts) => documentOf(...parts));

/** The document with the parts at some places moved to components, inner ones first. */
function moved(document: Node, locations: readonly Location[], name: (index: number) => string): Node {
  const copy = structuredClone(document);
  const components: Record<string, Node> = {};
  for (const [index, { pointer, kind }] of locations.entries()) {
    const value = valueAt(copy, pointer);
    if (!isObject(value)) continue;
    const section = SECTIONS[kind];
    components[section] = { ...components[section], [name(index)]: value };
    put(copy, pointer, { $ref: `#/components/${section}/${name(index)}` });
  }
  return { ...copy, components };
}

const casesOf = (edits: number) =>
  fc.record({
    document: described,
    picks: fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { minLength: edits, maxLength: edits }),
    locations: fc.array(fc.nat(50), { minLength: 1, maxLength: 5 }),
  });

/**
 * True if both documents have the same schema. Options of unions are not moved: people know them by their components,
 * so that one with a name is another option.
 */
function isInBoth(pointer: string, documents: readonly Node[]): boolean {
  if (/\/(oneOf|anyOf|allOf)\/\d+$/.test(pointer)) return false;
  const [, list] = /^(.*\/oneOf)\/\d+\//.exec(pointer) ?? [];
  const lengths = documents.map((document) => {
    const value = valueAt(document, list ?? "");
    return Array.isArray(value) ? value.length : 0;
  });
  return lengths[0] === lengths[1] && documents.every((document) => valueAt(document, pointer) !== undefined);
}

const name = (index: number) => `Moved${index}`;
const otherName = (index: number) => `Called${index}`;

interface Moves {
  readonly base: Node;
  readonly revision: Node;
  readonly locations: readonly Location[];
}

/** Parts of a report that are compared. */
const MOVES: Readonly<Record<string, (moves: Moves) => readonly [base: Node, revision: Node]>> = {
  "in both documents": ({ base, revision, locations }) => [
    moved(base, locations, name),
    moved(revision, locations, name),
  ],
  "in the revision": ({ base, revision, locations }) => [base, moved(revision, locations, name)],
  "in the base": ({ base, revision, locations }) => [moved(base, locations, name), revision],
  "under another name": ({ base, revision, locations }) => [
    moved(base, locations, name),
    moved(revision, locations, otherName),
  ],
  "in both documents, beside another operation and tag,": ({ base, revision, locations }) => [
    moved(base, locations, name),
    withOthers(moved(revision, locations, name)),
  ],
};

/** Adds edits that affect no schema. */
function withOthers({ paths, ...document }: Node): Node {
  const other = { get: { operationId: "other", responses: { 204: { description: "Done." } } } };
  return {
    ...document,
    tags: [{ name: "other" }],
    paths: { ...(isObject(paths) ? paths : {}), "/b": other },
  };
}

/** A safe consequence of an edit may be a separate change or a detail. */
const MAY_BREAK = /^(?:breaking|undecided|risky)/;

const variants = Object.keys(MOVES).flatMap((move) => ([1, 2] as const).map((edits) => ({ move, edits })));

test.each(variants)(
  `what becomes a component $move keeps the report of $edits edits (SEED=${seed}, ${runs} runs)`,
  async ({ move, edits }) => {
    const counts = { compared: 0, withChanges: 0, inUnions: 0 };
    const wrong: string[] = [];
    for (const { document, picks, locations } of fc.sample(casesOf(edits), { seed, numRuns: runs })) {
      const revision = edited(document, picks);
      const both = locationsOf(document).filter(({ pointer }) => isInBoth(pointer, [document, revision]));
      const chosen = new Set(locations.flatMap((index) => both[index % both.length] ?? []));
      const innerFirst = [...chosen].sort((left, right) => right.pointer.length - left.pointer.length);
      const [left, right] = MOVES[move]?.({ base: document, revision, locations: innerFirst }) ?? [];
      if (!left || !right) throw new Error("Every move has two documents.");
      const isKept = (entry: string) => MAY_BREAK.test(entry);
      const wanted = (await entriesBetween(document, revision)).filter(isKept);
      const got = (await entriesBetween(left, right)).filter(isKept);
      counts.compared += 1;
      if (wanted.length > 0) counts.withChanges += 1;
      if (wanted.join("\n") === got.join("\n")) continue;
      // Several options may have a property of one name: it depends on the option of which change it is a detail.
      if (/"(?:oneOf|anyOf)"/.test(JSON.stringify(document))) counts.inUnions += 1;
      else wrong.push(JSON.stringify({ document, revision, innerFirst, wanted, got }));
    }
    console.log(`moved schemas ${move}, ${edits} edits: ${JSON.stringify(counts)}`);
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(counts.inUnions).toBeLessThanOrEqual(Math.ceil(runs / 50));
    expect(counts.withChanges).toBeGreaterThan(counts.compared / 5);
  },
);
