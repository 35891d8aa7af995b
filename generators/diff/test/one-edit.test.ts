import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { search } from "../../../random-search.ts";
import { toPointer } from "../../core/document/pointer.ts";
import { isObject } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { modelOfFiles } from "../../core/model/test/model-of.ts";
import type { Change } from "../change.ts";
import { diffDocuments } from "../diff-documents.ts";
import { CASE_FILES, readDocument } from "./public-cases/public-case.ts";

const { seed, numRuns: runs } = search(60);

/** Public documents, which are not part of the repository. */
const CORPUS = process.env.DIFF_CORPUS ?? "";
const corpusFiles = ["museum.yaml", "train-travel.yaml"].map((name) => `${CORPUS}/${name}`);
const present = CORPUS === "" ? [] : corpusFiles.filter((file) => existsSync(file));
if (present.length === 0)
  console.log("one-edit: set DIFF_CORPUS to a folder with public documents to edit those as well.");

const documents = [
  ...CASE_FILES.map((file) => ({ name: file, document: withoutNullable(readDocument(file)) })),
  ...present.map((file) => ({ name: file, document: withoutNullable(parse(readFileSync(file, "utf8"))) })),
];

/** Removes `nullable`, which is read as a union and moves its subschemas. */
function withoutNullable(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutNullable);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([key]) => key !== "nullable");
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutNullable(value)]));
}

type Node = Record<string, unknown>;

/** Input of an edit: a number to choose by, and other schemas of the document. */
interface Material {
  readonly pick: number;
  readonly names: readonly string[];
}

/** One edit of a schema; undefined if the schema has nothing of the kind. */
type SchemaEdit = (schema: Node, material: Material) => Node | undefined;

const TYPES = ["string", "integer", "boolean", "array", "object"];
const reference = (name: string | undefined) => ({ $ref: `#/components/schemas/${name}` });
const at = <Item>(list: readonly Item[], pick: number): Item | undefined =>
  list[pick % Math.max(list.length, 1)];

/** Returns components that are not options of a union. */
function others(union: unknown, { pick, names }: Material): readonly (string | undefined)[] {
  const old = JSON.stringify(union);
  const fresh = names.filter((name) => !old.includes(`/${name}"`));
  return [0, 1, 2].map((index) => at(fresh, pick + index));
}

const EDITS: Readonly<Record<string, SchemaEdit>> = {
  // Without a type, it is an object here.
  "another type": ({ type = "object" }, { pick }) => ({
    type: at(
      TYPES.filter((name) => name !== type),
      pick,
    ),
  }),
  "another component": (_, { pick, names }) => reference(at(names, pick)),
  "another union": ({ oneOf, anyOf, ...schema }, { pick, names }) =>
    oneOf || anyOf ? { ...schema, oneOf: others(oneOf ?? anyOf, { pick, names }).map(reference) } : undefined,
  "other properties": (schema) =>
    isObject(schema.properties) ? { ...schema, properties: { q1: { type: "string" }, q2: {} } } : undefined,
  "a property less": (schema, { pick }) => {
    const entries = Object.entries(isObject(schema.properties) ? schema.properties : {});
    const removed = at(entries, pick);
    return (
      removed && { ...schema, properties: Object.fromEntries(entries.filter((entry) => entry !== removed)) }
    );
  },
  "a property more": (schema, { pick, names }) =>
    isObject(schema.properties)
      ? { ...schema, properties: { ...schema.properties, q1: reference(at(names, pick)) } }
      : undefined,
  "closed objects": (schema) =>
    isObject(schema.properties) ? { ...schema, additionalProperties: false } : undefined,
  "a value less": (schema) =>
    Array.isArray(schema.enum) && schema.enum.length > 1
      ? { ...schema, enum: schema.enum.slice(1) }
      : undefined,
  "a value more": (schema) =>
    Array.isArray(schema.enum) ? { ...schema, enum: [...schema.enum, "zz"] } : undefined,
  "no list of values": ({ enum: values, ...schema }) => (values ? schema : undefined),
};

describe(`one edit of a document (SEED=${seed}, ${runs} runs)`, () => {
  test.each(documents)(
    "of $name is one change per direction, located where the text changed",
    async ({ document }) => {
      if (!isObject(document)) throw new Error("A document is an object.");
      const locations = schemaLocations(document);
      const components = isObject(document.components) ? document.components : {};
      const names = Object.keys(isObject(components.schemas) ? components.schemas : {});
      const base = await modelOfDocument(document);
      const arbitraryEdit = fc.record({
        location: fc.constantFrom(...locations),
        edit: fc.constantFrom(...Object.keys(EDITS)),
        pick: fc.nat(50),
      });
      await fc.assert(
        fc.asyncProperty(arbitraryEdit, async ({ location, edit, pick }) => {
          const schema = nodeAt(document, location);
          const edited = isObject(schema) ? EDITS[edit]?.(schema, { pick, names }) : undefined;
          if (edited === undefined) return;
          const revision = await modelOfDocument(replaced(document, location, edited)).catch(() => undefined);
          if (!revision) return; // the edit made a document that cannot be read
          const { changes } = diffDocuments({ base, revision }, { today: "2026-01-01" });
          const reported = changes.filter(({ verdict }) => verdict !== "docs");
          expect(countOf(reported), wordsOf(reported)).toBeLessThanOrEqual(1);
          const outside = reported.filter(
            ({ location: { pointer } }) => !pointer.startsWith(toPointer([...location])),
          );
          expect(outside, wordsOf(outside)).toEqual([]);
        }),
        { seed, numRuns: runs },
      );
    },
  );
});

/** Returns the maximum number of changes in one direction. */
function countOf(changes: readonly Change[]): number {
  const directions = ["request", "response", "both"].map(
    (direction) => changes.filter((change) => change.direction === direction).length,
  );
  return Math.max(...directions);
}

function wordsOf(changes: readonly Change[]): string {
  return changes
    .map(
      ({ verdict, rule, direction, message, location }) =>
        `${verdict} ${rule} (${direction}): ${message} ${location.pointer}`,
    )
    .join("\n");
}

function modelOfDocument(document: Node): Promise<ApiModel> {
  return modelOfFiles({ "openapi.json": JSON.stringify(document) });
}

const SCHEMA_KEYWORDS = ["type", "$ref", "oneOf", "anyOf", "allOf", "properties", "enum"];
const DATA = ["example", "examples", "default", "enum", "const"];

/** Returns the places of schemas in a document. */
function schemaLocations(document: Node): (readonly string[])[] {
  const locations: (readonly string[])[] = [];
  const visit = (value: unknown, path: readonly string[]): void => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) visit(item, [...path, String(index)]);
    if (!isObject(value)) return;
    const isMap = path.at(-1) === "properties" && path.at(-2) !== "properties";
    const isBelow = path.includes("schema") || (path[0] === "components" && path[1] === "schemas");
    if (isBelow && !isMap && SCHEMA_KEYWORDS.some((key) => value[key] !== undefined)) locations.push(path);
    for (const [key, child] of Object.entries(value)) {
      if (isMap || !(DATA.includes(key) || key.startsWith("x-"))) visit(child, [...path, key]);
    }
  };
  visit(document, []);
  return locations;
}

function nodeAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (isContainer(node) ? node[key] : undefined), document);
}

function replaced(document: Node, path: readonly string[], value: Node): Node {
  const copy = structuredClone(document);
  const holder = nodeAt(copy, path.slice(0, -1));
  if (isContainer(holder)) holder[path.at(-1) ?? ""] = value;
  return copy;
}

/** An object or a list, whose members are reached by their keys alike. */
function isContainer(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}
