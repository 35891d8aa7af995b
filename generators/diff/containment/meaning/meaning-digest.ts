import { hasNoApplicators } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { behindReferences } from "../terms/term.ts";

/** Number of compared levels of a schema. A reference with keywords beside it is a level. */
const DEPTH = 3;

const known = Array.from({ length: DEPTH + 1 }, () => new WeakMap<SchemaModel, number>());

/** Returns a number that is equal for schemas with the same meaning, and mostly different for others. */
export function digestOf(written: SchemaModel, steps = DEPTH): number {
  const schema = behindReferences(written);
  const depth = isLeaf(schema) ? 0 : steps;
  const present = known[depth]?.get(schema);
  if (present !== undefined) return present;
  const text = JSON.stringify(keywordsOf(schema, depth));
  const number = hashOf(text);
  known[depth]?.set(schema, number);
  return number;
}

/** True for schemas without subschemas, whose digest is the same at every depth. */
function isLeaf(schema: SchemaModel): boolean {
  const { array, object, not, condition } = schema;
  return !(array || object || not || condition) && hasNoApplicators(schema);
}

/** FNV-1a: the same number in every run, so that sorting by it is reproducible. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

type Inner = (schema: SchemaModel | undefined) => number | null;

function keywordsOf(schema: SchemaModel, depth: number): unknown[] {
  const inner: Inner = (child) => (child && depth > 0 ? digestOf(child, depth - 1) : null);
  const list = (schemas: readonly SchemaModel[] | undefined) =>
    schemas && [schemas.length, ...schemas.map(inner).sort(byNumber)];
  const { reference, allOf, anyOf, oneOf, not, condition, always } = schema;
  return [
    always,
    valuesOf(schema),
    sorted(schema.number),
    sorted(schema.string),
    schema.array && arrayOf(schema.array, inner),
    objectOf(schema.object ?? {}, inner), // an empty list of required properties has no effect
    [reference !== undefined, depth > 0 && reference ? inner(reference.target) : null],
    list(allOf),
    list(anyOf),
    list(oneOf),
    [not !== undefined, inner(not)],
    [condition !== undefined, inner(condition?.if)],
  ];
}

function byNumber(left: number | null, right: number | null): number {
  return (left ?? -1) - (right ?? -1);
}

/** Sorts members of an unordered list by their meaning, so that their order is the same in both documents. */
export const inOrder = remembered((members: readonly SchemaModel[]): readonly SchemaModel[] => {
  if (members.length < 2) return members;
  const keyed = members.map((member) => ({ member, digest: digestOf(member), words: wordsOf(member) }));
  return keyed
    .sort((a, b) => a.digest - b.digest || compareTexts(a.words, b.words))
    .map(({ member }) => member);
});

/** Returns a text that distinguishes members that accept the same values. */
function wordsOf({ reference, annotations }: SchemaModel): string {
  return JSON.stringify([reference?.component, annotations, reference?.target.annotations]);
}

function compareTexts(left: string, right: string): number {
  return left === right ? 0 : left < right ? -1 : 1;
}

function sorted(constraints: object = {}): unknown[] {
  return Object.entries(constraints).sort(([left], [right]) => (left < right ? -1 : 1));
}

function valuesOf({ types, enumeration, constant, annotations }: SchemaModel): unknown[] {
  const value = constant?.value;
  return [
    types && [...new Set(types)].sort(),
    enumeration?.map((member) => JSON.stringify(member)).sort(),
    constant && (typeof value === "object" ? "object" : [typeof value, value]),
    annotations.format,
  ];
}

function arrayOf(
  { items, prefixItems, minItems, maxItems, uniqueItems }: NonNullable<SchemaModel["array"]>,
  inner: Inner,
) {
  return [prefixItems?.map(inner), minItems, maxItems, uniqueItems, items !== undefined, inner(items)];
}

function objectOf(
  { properties, required, additionalProperties }: NonNullable<SchemaModel["object"]>,
  inner: Inner,
) {
  const named = [...(properties ?? [])].map(([name, property]) => [name, inner(property)] as const);
  return [
    named.sort(([left], [right]) => (left < right ? -1 : 1)),
    [...new Set(required)].sort(),
    [additionalProperties !== undefined, inner(additionalProperties)],
  ];
}
