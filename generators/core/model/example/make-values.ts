import type { Json } from "../../json.ts";
import { accepts } from "../accepts/accepts.ts";
import { impliedType } from "../facts/describes.ts";
import { typesOf } from "../facts/types-of.ts";
import { type ValueType, valueTypeOf } from "../facts/value-type.ts";
import type { SchemaModel } from "../schema-model.ts";
import { makeLists } from "./make-lists.ts";
import { makeNumbers } from "./make-numbers.ts";
import { makeObjects } from "./make-objects.ts";
import { makeStrings } from "./make-strings.ts";
import { hasNoTypeKeywords, type Parts, waysToRead } from "./parts-of.ts";
import type { ValueContext } from "./value-context.ts";
import { namedValues } from "./written-examples.ts";

/** Maximum nesting, since schemas may be cyclic. */
const DEEPEST = 6;

/** Maximum number of values tried for one example, inner values included. */
const MOST_TRIED = 4000;

/** Maximum number of enum values tried. */
const MOST_NAMED = 50;

export interface ValueOptions extends Omit<ValueContext, "values"> {
  /** If no value is accepted, return the first one tried. */
  readonly takesRejected?: boolean;
}

/** Returns values that a schema accepts, best first. Ends when the search gives up. */
export function makeValues(schema: SchemaModel, options: ValueOptions): Iterable<Json> {
  return acceptedValues(schema, { ...options, depth: 0, budget: { left: MOST_TRIED } });
}

interface Search extends ValueOptions {
  readonly depth: number;
  readonly budget: { left: number };
}

function* acceptedValues(schema: SchemaModel, search: Search): Generator<Json> {
  if (search.depth > DEEPEST || schema.always === false) return;
  let rejected: Json | undefined;
  let isAccepted = false;
  for (const value of triedValues(schema, search)) {
    search.budget.left -= 1;
    if (search.budget.left < 0) break;
    if (accepts(schema, value)) {
      isAccepted = true;
      yield value;
    } else rejected ??= value;
  }
  if (search.takesRejected && !isAccepted && rejected !== undefined) yield rejected;
}

function* triedValues(schema: SchemaModel, search: Search): Generator<Json> {
  const inner: Search = { ...search, depth: search.depth + 1 };
  const context: ValueContext = {
    ...search,
    values: (member, name) =>
      acceptedValues(member, { ...inner, name: search.name === undefined ? undefined : name }),
  };
  for (const parts of waysToRead(schema, search.seed)) {
    if (parts.some(({ always }) => always === false)) continue;
    const named = parts.flatMap((part) => namedValues(part, search.seed)).slice(0, MOST_NAMED);
    if (search.seed > 0) yield* counted(parts, named, search.seed);
    yield* named.filter((value) => value !== null);
    if (parts.every(hasNoTypeKeywords)) yield context.free;
    for (const type of typesToTry(schema, parts)) yield* valuesOfType(type, parts, context);
  }
}

/** Makes identifiers differ by seed: for a patterned text that ends with a number, counts on from it. */
function counted(parts: Parts, named: readonly Json[], seed: number): readonly string[] {
  if (!parts.some(({ string }) => string?.pattern !== undefined)) return [];
  return named.flatMap((value) => {
    const [, start, digits] = typeof value === "string" ? (/^(.*?)(\d{3,15})$/s.exec(value) ?? []) : [];
    if (start === undefined || digits === undefined) return [];
    const number = (Number(digits) + seed) % 10 ** digits.length;
    return [start + String(number).padStart(digits.length, "0")];
  });
}

const ORDER: readonly ValueType[] = ["string", "number", "boolean", "object", "array"];

/** The types that a value may have: named types, then implied ones, null last. */
function typesToTry(schema: SchemaModel, parts: Parts): ValueType[] {
  const possible = typesOf(schema);
  const named = parts.flatMap(({ types = [] }) => types.map(valueTypeOf));
  const described = parts.flatMap(
    (part) => impliedType(part) ?? (part.string ? "string" : part.number ? "number" : []),
  );
  const wanted = [...named, ...described, ...ORDER].filter((type) => type !== "null");
  return [...new Set([...wanted, "null" as const])].filter((type) => possible.has(type));
}

function valuesOfType(type: ValueType, parts: Parts, context: ValueContext): Iterable<Json> {
  switch (type) {
    case "null":
      return [null];
    case "boolean":
      return [true, false];
    case "number":
      return makeNumbers(parts, context);
    case "string":
      return makeStrings(parts, context);
    case "array":
      return makeLists(parts, context);
    case "object":
      return makeObjects(parts, context);
    default:
      return type satisfies never;
  }
}
