import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Alternative, Choice } from "./alternative.ts";
import { ANY_BRANCH, alternativesOf, type Branch, without, withPart } from "./branch.ts";
import { lacking } from "./synthetic-schema.ts";
import { numberOf, type Term } from "./term.ts";

/** Limit of combinations of options of several unions; above it, the result is unknown. One union has no limit. */
const MOST_BRANCHES = 512;

/** Thrown and caught in `expand`. */
class TooMany extends Error {}

/** One option of a choice: what it adds to the conjunction. */
interface Option extends Term {
  /** Options of `oneOf` that are not taken with this one. */
  readonly others?: readonly SchemaModel[];
  readonly choice?: Choice;
}

/** True for a schema whose choices are not expanded. */
export type IsClosed = (schema: SchemaModel) => boolean;

const NEVER: IsClosed = () => false;

/** Returns every way to meet a term, by type; undefined if there are too many. */
export function expand(term: Term): readonly Alternative[] | undefined {
  return remembering(term.all[0], term, () => branchesOf(ANY_BRANCH, term)?.flatMap(alternativesOf));
}

/** Returns the conjunctions of a term without expanding some choices; undefined if there are still too many. */
export function expandPartly(term: Term, isClosed: IsClosed): readonly Branch[] | undefined {
  return branchesOf(ANY_BRANCH, term, isClosed);
}

/** Returns the alternatives inside an alternative that also meet a term. */
export function narrow(alternative: Alternative, term: Term): readonly Alternative[] | undefined {
  return remembering(alternative, term, () => {
    const { type, integer, require, none, others, choices } = alternative;
    const parts = new Set(alternative.parts);
    const start = { types: new Set([type]), integer, parts, require, none, others, choices, closed: [] };
    return branchesOf(start, term)?.flatMap(alternativesOf);
  });
}

type Expanded = readonly Alternative[] | undefined;

/** Cached by object: the same alternatives for the same terms keep their cached results. */
const expandedFrom = remembered((_: object) => new Map<string, Expanded>());

function remembering(owner: object | undefined, term: Term, find: () => Expanded): Expanded {
  if (!owner) return find();
  const known = expandedFrom(owner);
  const key = exactKeyOf(term);
  const answer = known.get(key);
  if (answer || known.has(key)) return answer;
  const alternatives = find();
  known.set(key, alternatives);
  return alternatives;
}

function exactKeyOf({ all, none }: Term): string {
  const [only] = all;
  if (only && all.length === 1 && none.length === 0) return `${numberOf(only)}!`;
  return `${all.map(numberOf).join(",")}!${none.map(numberOf).join(",")}`;
}

function branchesOf(start: Branch, term: Term, isClosed: IsClosed = NEVER): readonly Branch[] | undefined {
  try {
    return choose(start, term, isClosed);
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

function choose(branch: Branch, { all, none, others = [], choice }: Option, isClosed: IsClosed): Branch[] {
  const next = none.reduce<Branch | undefined>(without, {
    ...branch,
    require: [...branch.require, ...all.filter((schema) => !branch.require.includes(schema))],
    others: [...branch.others, ...others],
    choices: choice ? [...branch.choices, choice] : branch.choices,
  });
  return next ? grow(next, all, isClosed) : [];
}

/** Adds schemas that always apply first, then makes one branch per combination of options. */
function grow(start: Branch, schemas: readonly SchemaModel[], isClosed: IsClosed): Branch[] {
  const queue = [...schemas];
  const choices: (readonly Option[])[] = [];
  let branch = start;
  for (let schema = queue.shift(); schema !== undefined; schema = queue.shift()) {
    if (branch.parts.has(schema)) continue;
    const next = withPart(branch, schema);
    if (!next) return [];
    branch = next;
    queue.push(...conjuncts(schema));
    const own = choicesOf(schema, branch);
    if (own.length > 0 && isClosed(schema)) branch = { ...branch, closed: [...branch.closed, schema] };
    else choices.push(...own);
  }
  let branches = [branch];
  for (const options of choices) {
    branches = combined(branches, options, isClosed);
  }
  return branches;
}

function combined(branches: readonly Branch[], options: readonly Option[], isClosed: IsClosed): Branch[] {
  const most = Math.max(MOST_BRANCHES, branches.length, options.length);
  const found: Branch[] = [];
  for (const branch of branches) {
    for (const option of options) {
      found.push(...choose(branch, option, isClosed));
      if (found.length > most) throw new TooMany();
    }
  }
  return found;
}

/** Returns the choices of a schema: unions, conditions, schemas that depend on a property. */
export function choicesOf(schema: SchemaModel, { types }: Pick<Branch, "types">): (readonly Option[])[] {
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

/** True for a schema with a choice between options. */
export function isChoice(schema: SchemaModel): boolean {
  const { anyOf = [], oneOf = [], condition, object } = schema;
  if (anyOf.length > 1 || oneOf.length > 1 || object?.dependentSchemas) return true;
  return condition?.then !== undefined || condition?.else !== undefined;
}

function takes(schema: SchemaModel): Option {
  return { all: [schema], none: [] };
}
