import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Alternative, Choice } from "./alternative.ts";
import { ANY_BRANCH, alternativesOf, type Branch, without, withPart } from "./branch.ts";
import { lacking } from "./synthetic-schema.ts";
import { numberOf, type Term } from "./term.ts";

/**
 * Limit on the combinations of the options of several unions. Above it, the answer is "unknown". A single union may have
 * any number of options.
 */
const MOST_BRANCHES = 512;

/** Thrown inside `expand` alone, and caught there. */
class TooMany extends Error {}

/** One option of a choice: what it adds to the conjunction. */
interface Option extends Term {
  /** Options of `oneOf` that are not taken with this one. */
  readonly others?: readonly SchemaModel[];
  readonly choice?: Choice;
}

/** Every way to meet a term, by type; undefined when there are too many to tell apart. */
export function expand(term: Term): readonly Alternative[] | undefined {
  return remembering(term.all[0], term, () => expandFrom(ANY_BRANCH, term));
}

/** The ways of an alternative that meet a term as well. */
export function narrow(alternative: Alternative, term: Term): readonly Alternative[] | undefined {
  return remembering(alternative, term, () => {
    const { type, integer, require, none, others, choices } = alternative;
    const parts = new Set(alternative.parts);
    return expandFrom({ types: new Set([type]), integer, parts, require, none, others, choices }, term);
  });
}

interface Expanded {
  readonly alternatives: readonly Alternative[] | undefined;
}

/** The same terms are asked about again and again: with the same alternatives, all that is known of those is kept. */
const expanded = new WeakMap<object, Map<string, Expanded>>();

function remembering(
  owner: SchemaModel | Alternative | undefined,
  term: Term,
  find: () => Expanded["alternatives"],
): Expanded["alternatives"] {
  if (!owner) return find();
  const present = expanded.get(owner);
  const answers = present ?? new Map<string, Expanded>();
  if (!present) expanded.set(owner, answers);
  const key = exactKeyOf(term);
  const known = answers.get(key);
  if (known) return known.alternatives;
  const alternatives = find();
  answers.set(key, { alternatives });
  return alternatives;
}

function exactKeyOf({ all, none }: Term): string {
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return `${numberOf(only)}!`;
  return `${all.map(numberOf).join(",")}!${none.map(numberOf).join(",")}`;
}

function expandFrom(start: Branch, term: Term): readonly Alternative[] | undefined {
  try {
    const branches = choose(start, term);
    return branches.flatMap(alternativesOf);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

function choose(branch: Branch, { all, none, others = [], choice }: Option): Branch[] {
  const next = none.reduce<Branch | undefined>(without, {
    ...branch,
    require: [...branch.require, ...all.filter((schema) => !branch.require.includes(schema))],
    others: [...branch.others, ...others],
    choices: choice ? [...branch.choices, choice] : branch.choices,
  });
  return next ? grow(next, all) : [];
}

/** Follows what holds in any case first, then makes one branch per combination of options. */
function grow(start: Branch, schemas: readonly SchemaModel[]): Branch[] {
  const queue = [...schemas];
  const choices: (readonly Option[])[] = [];
  let branch = start;
  for (let schema = queue.shift(); schema !== undefined; schema = queue.shift()) {
    if (branch.parts.has(schema)) continue;
    const next = withPart(branch, schema);
    if (!next) return [];
    branch = next;
    queue.push(...conjuncts(schema));
    choices.push(...choicesOf(schema, branch));
  }
  let branches = [branch];
  for (const options of choices) {
    branches = combined(branches, options);
  }
  return branches;
}

function combined(branches: readonly Branch[], options: readonly Option[]): Branch[] {
  const most = Math.max(MOST_BRANCHES, branches.length, options.length);
  const found: Branch[] = [];
  for (const branch of branches) {
    for (const option of options) {
      found.push(...choose(branch, option));
      if (found.length > most) throw new TooMany();
    }
  }
  return found;
}

/** The choices that a schema leaves: unions, conditions, schemas that depend on a property. */
function choicesOf(schema: SchemaModel, { types }: Branch): (readonly Option[])[] {
  const choices: (readonly Option[])[] = [];
  const { anyOf, oneOf, condition, object, not } = schema;
  if (anyOf) choices.push(anyOf.map(takes));
  if (oneOf)
    choices.push(
      oneOf.map((option) => ({
        ...takes(option),
        others: oneOf.filter((other) => other !== option),
        choice: { options: oneOf, taken: option },
      })),
    );
  if (not) choices.push([{ all: [], none: [not] }]);
  if (condition?.then || condition?.else) {
    choices.push([
      { all: [condition.if, ...(condition.then ? [condition.then] : [])], none: [] },
      { all: condition.else ? [condition.else] : [], none: [condition.if] },
    ]);
  }
  if (types.has("object")) {
    for (const [name, dependent] of object?.dependentSchemas ?? []) {
      choices.push([takes(lacking(name)), takes(dependent)]);
    }
  }
  return choices;
}

function takes(schema: SchemaModel): Option {
  return { all: [schema], none: [] };
}
