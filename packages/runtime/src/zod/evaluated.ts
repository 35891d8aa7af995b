import type * as z from "zod";
import { getOwn } from "./json-type.ts";
import { isAccepted } from "./report.ts";

/** Which properties and items a schema looks at, written out as data: what `unevaluated*` asks for. */
export interface EvaluatedParts {
  readonly properties?: readonly string[];
  readonly patterns?: readonly RegExp[];
  /** `additionalProperties`, `items` or an inner `unevaluated…`: every property, every item. */
  readonly all?: boolean;
  /** The first items, by their number. */
  readonly items?: number;
  /** `contains`: the items that match. */
  readonly contains?: readonly z.ZodType[];
  /** Parts that count when the whole value meets a schema: branches, conditions. */
  readonly when?: readonly (readonly [schema: z.ZodType, parts: EvaluatedParts])[];
  /** Parts that count when the whole value does not meet a schema: `else`. */
  readonly unless?: readonly (readonly [schema: z.ZodType, parts: EvaluatedParts])[];
  /** Parts that count when a property is there: `dependentSchemas`. */
  readonly dependent?: readonly (readonly [key: string, parts: EvaluatedParts])[];
}

/** The parts that count for a value: the schema's own, and those of every condition that holds. */
function* partsFor(parts: EvaluatedParts, value: object): Generator<EvaluatedParts> {
  yield parts;
  for (const [schema, inner] of parts.when ?? [])
    if (isAccepted(schema, value)) yield* partsFor(inner, value);
  for (const [schema, inner] of parts.unless ?? [])
    if (!isAccepted(schema, value)) yield* partsFor(inner, value);
  const record = value as Readonly<Record<string, unknown>>; // read by own key only
  for (const [key, inner] of parts.dependent ?? []) {
    if (getOwn(record, key) !== undefined) yield* partsFor(inner, value);
  }
}

/** The keys of an object that some part looks at. */
export function evaluatedKeys(parts: EvaluatedParts, value: object): ReadonlySet<string> {
  const evaluated = new Set<string>();
  const keys = Object.keys(value);
  for (const part of partsFor(parts, value)) {
    for (const key of keys) if (looksAtKey(part, key)) evaluated.add(key);
  }
  return evaluated;
}

function looksAtKey({ all, properties, patterns }: EvaluatedParts, key: string): boolean {
  return Boolean(all || properties?.includes(key) || patterns?.some((pattern) => pattern.test(key)));
}

/** The indexes of an array that some part looks at. */
export function evaluatedItems(parts: EvaluatedParts, value: readonly unknown[]): ReadonlySet<number> {
  const evaluated = new Set<number>();
  for (const part of partsFor(parts, value)) {
    for (const [index, item] of value.entries()) if (looksAtItem(part, index, item)) evaluated.add(index);
  }
  return evaluated;
}

function looksAtItem(
  { all, items = 0, contains = [] }: EvaluatedParts,
  index: number,
  item: unknown,
): boolean {
  return Boolean(all || index < items || contains.some((schema) => isAccepted(schema, item)));
}
