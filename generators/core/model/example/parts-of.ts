import { conjuncts } from "../facts/conjuncts.ts";
import { isOnly, typesOf } from "../facts/types-of.ts";
import type { SchemaModel } from "../schema-model.ts";
import { rotated } from "./value-context.ts";

/** Maximum number of options tried per choice. */
const MOST_OPTIONS = 16;

/** One reading of a schema: all schemas that then apply to the same value, the schema itself first. */
export type Parts = readonly SchemaModel[];

/** Returns readings of a schema, one option of each `anyOf`, `oneOf` and `if` at a time; the seed picks the first. */
export function* waysToRead(schema: SchemaModel, seed = 0): Generator<Parts> {
  for (let option = 0; option < MOST_OPTIONS; option += 1) {
    const found = { parts: [] as SchemaModel[], seen: new Set<SchemaModel>(), options: 1, seed };
    collect(schema, option, found);
    yield found.parts;
    if (option + 1 >= found.options) return;
  }
}

interface Found {
  readonly parts: SchemaModel[];
  readonly seen: Set<SchemaModel>;
  /** Number of options of the longest choice. */
  options: number;
  readonly seed: number;
}

function collect(schema: SchemaModel, option: number, found: Found): void {
  if (found.seen.has(schema)) return;
  found.seen.add(schema);
  found.parts.push(schema);
  for (const part of conjuncts(schema)) collect(part, option, found);
  for (const options of choicesOf(schema, found.seed)) {
    found.options = Math.max(found.options, options.length);
    for (const part of options[option % options.length] ?? []) collect(part, option, found);
  }
}

/** The options of each choice, null last, since it is the least informative. */
function choicesOf({ anyOf, oneOf, condition }: SchemaModel, seed: number): SchemaModel[][][] {
  const unions = [anyOf, oneOf].filter((branches) => branches !== undefined);
  const outcomes = condition && [
    [condition.if, ...(condition.then ? [condition.then] : [])],
    condition.else ? [condition.else] : [],
  ];
  return [
    ...unions.map((branches) => nullLast(branches, seed).map((branch) => [branch])),
    ...(outcomes ? [outcomes] : []),
  ];
}

function nullLast(branches: readonly SchemaModel[], seed: number): SchemaModel[] {
  const isNull = (branch: SchemaModel) => isOnly(typesOf(branch), "null");
  const others = branches.filter((branch) => !isNull(branch));
  return [...rotated(others, seed), ...branches.filter(isNull)];
}

/** True for a schema without keywords that imply a type. */
export function hasNoTypeKeywords({ types, string, number, array, object }: SchemaModel): boolean {
  return [types, string, number, array, object].every((part) => part === undefined);
}

/** True if a schema or its references constrain values. */
export function hasConstraints(schema: SchemaModel): boolean {
  const [parts = []] = waysToRead(schema);
  return parts.some((part) => !hasNoTypeKeywords(part) || part.constant || part.enumeration);
}
