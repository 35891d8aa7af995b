import { conjuncts } from "../facts/conjuncts.ts";
import { isOnly, typesOf } from "../facts/types-of.ts";
import type { SchemaModel } from "../schema-model.ts";
import { rotated } from "./value-context.ts";

/** More options of a choice are not tried. */
const MOST_OPTIONS = 16;

/** One way to read a schema: all schemas that then hold for the same value, the schema itself first. */
export type Parts = readonly SchemaModel[];

/** The ways to read a schema: each takes one option of `anyOf`, of `oneOf` and of `if`; the seed says which comes first. */
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
  /** How many options the longest choice has. */
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

/** What is chosen from: the options of each choice, null last, since it says least. */
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

/** True for a schema without a keyword that says of which type its values are. */
export function hasNoTypeKeywords({ types, string, number, array, object }: SchemaModel): boolean {
  return [types, string, number, array, object].every((part) => part === undefined);
}

/** True where a schema, or what it refers to, says something of its values. */
export function hasConstraints(schema: SchemaModel): boolean {
  const [parts = []] = waysToRead(schema);
  return parts.some((part) => !hasNoTypeKeywords(part) || part.constant || part.enumeration);
}
