import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered, rememberedPairs } from "../../../core/remembered.ts";
import { behindReferences } from "../terms/term.ts";
import { inOrder } from "./meaning-digest.ts";

/** True if two schemas have the same keywords, references followed. If not, they may still accept the same values. */
export type SameMeaning = (left: SchemaModel, right: SchemaModel) => boolean;

/** Options of comparisons by meaning. */
export interface SameMeaningOptions {
  /** `constraints`: keywords that decide which values are valid. `everything`: also prose and component names. */
  readonly by: "constraints" | "everything";
  /** True for schemas that are known to be the same, before reading their contents. Default: none. */
  readonly isKnownSame?: SameMeaning;
  /** Targets of discriminators on each side. Default: none. */
  readonly leadsTo?: Readonly<Record<"left" | "right", LeadsTo>>;
}

/** Returns the targets of a schema's discriminator by value; undefined if it has none. */
export type LeadsTo = (schema: SchemaModel) => ReadonlyMap<string, SchemaModel> | undefined;

/** A pair of schemas, and the pairs that are only the same if this one is. */
interface ReachedPair {
  readonly left: SchemaModel;
  readonly right: SchemaModel;
  readonly dependents: ReachedPair[];
}

/** Caches every compared pair, so that shared components are compared once. */
export function createSameMeaning({
  by,
  isKnownSame = () => false,
  leadsTo = { left: () => undefined, right: () => undefined },
}: SameMeaningOptions): SameMeaning {
  const knownOf = remembered((_: SchemaModel) => new Map<SchemaModel, boolean>());
  const held = by === "constraints" ? heldByConstraints : createHeldByEverything(leadsTo);
  /** A bare reference constrains like its target, but has a name. */
  const seen = by === "constraints" ? behindReferences : (schema: SchemaModel) => schema;

  function answerOf(left: SchemaModel, right: SchemaModel): boolean | undefined {
    if (left === right) return true;
    return knownOf(left).get(right) ?? (isKnownSame(left, right) || undefined);
  }

  function innerPairs(left: SchemaModel, right: SchemaModel): Held | undefined {
    return held(left, right)?.map(([one, other]) => [seen(one), seen(other)]);
  }

  /**
   * Settles a pair and all pairs that it reaches: those that lead to a difference differ, all others are the same,
   * since a cycle adds no constraint. Schemas that differ only deep inside are walked once. Without recursion, so that
   * no chain of components overflows the stack.
   */
  function settle(left: SchemaModel, right: SchemaModel): boolean {
    const pairs: ReachedPair[] = [];
    const reach = rememberedPairs((left: SchemaModel, right: SchemaModel): ReachedPair => {
      const pair = { left, right, dependents: [] };
      pairs.push(pair);
      return pair;
    });
    const start = reach(left, right);
    const differing = new Set<ReachedPair>();
    for (const pair of pairs) {
      const answer = answerOf(pair.left, pair.right);
      if (answer === true) continue;
      const inner = answer === false ? undefined : innerPairs(pair.left, pair.right);
      if (!inner) differing.add(pair);
      else for (const [one, other] of inner) reach(one, other).dependents.push(pair);
    }
    for (const pair of differing) for (const above of pair.dependents) differing.add(above);
    for (const pair of pairs) knownOf(pair.left).set(pair.right, !differing.has(pair));
    return !differing.has(start);
  }

  /** Compares without a walk: most schemas differ in their own keywords, or contain only known schemas. */
  function answerAtSight(left: SchemaModel, right: SchemaModel): boolean | undefined {
    const inner = innerPairs(left, right);
    if (!inner) return false;
    const answers = inner.map(([one, other]) => answerOf(one, other));
    if (answers.includes(false)) return false;
    return answers.includes(undefined) ? undefined : true;
  }

  function isSame(left: SchemaModel, right: SchemaModel): boolean {
    const known = answerOf(left, right);
    if (known !== undefined) return known;
    const atSight = answerAtSight(left, right);
    if (atSight === undefined) return settle(left, right);
    knownOf(left).set(right, atSight);
    return atSight;
  }

  return (left, right) => isSame(seen(left), seen(right));
}

type Held = (readonly [SchemaModel, SchemaModel])[];

type Keyword = Exclude<keyof SchemaModel, "location">;

/** Comparison of each keyword: as it is, never, or by a derived value. Annotations constrain nothing. */
const READ: Readonly<Record<Keyword, "as-is" | "never" | ((schema: SchemaModel) => unknown)>> = {
  always: "as-is",
  types: ({ types }) => types && [...new Set(types)].sort(),
  constant: "as-is",
  number: "as-is",
  wholeNumbers: "as-is",
  innerNumbers: "as-is",
  string: "as-is",
  not: "as-is",
  condition: "as-is",
  enumeration: ({ enumeration }) => enumeration?.map((value) => JSON.stringify(value)).sort(),
  annotations: ({ annotations }) => annotations.format,
  discriminator: "never",
  array: "as-is",
  object: membersOf,
  allOf: ({ allOf }) => allOf && inOrder(allOf),
  anyOf: ({ anyOf }) => anyOf && inOrder(anyOf),
  oneOf: ({ oneOf }) => oneOf && inOrder(oneOf),
  reference: ({ reference }) => reference?.target,
  dynamicReference: ({ dynamicReference }) => dynamicReference?.target,
};
const KEYWORDS = Object.keys(READ) as Keyword[]; // the keys of the table

/** Returns the subschemas at the same places of two schemas; undefined if other constraints differ. */
function heldByConstraints(left: SchemaModel, right: SchemaModel): Held | undefined {
  const held: Held = [];
  for (const keyword of KEYWORDS) {
    const read = READ[keyword];
    if (read === "never" || left[keyword] === right[keyword]) continue;
    const isSame =
      read === "as-is"
        ? addHeld(left[keyword], right[keyword], held)
        : addHeld(read(left), read(right), held);
    if (!isSame) return undefined;
  }
  return held;
}

/** Returns object constraints. An empty list of required properties has no effect. */
function membersOf({ object }: SchemaModel): unknown {
  const { required = [], ...members } = object ?? {};
  return [members, [...new Set(required)].sort()];
}

/** Creates the same comparison with annotations and component names. */
function createHeldByEverything(leadsTo: Readonly<Record<"left" | "right", LeadsTo>>) {
  return (left: SchemaModel, right: SchemaModel): Held | undefined => {
    const held = heldByConstraints(left, right);
    if (!held || left.reference?.component !== right.reference?.component) return undefined;
    const isSame =
      addHeld(left.annotations, right.annotations, held) &&
      addHeld(left.discriminator, right.discriminator, held) &&
      addHeld(left.discriminator && leadsTo.left(left), right.discriminator && leadsTo.right(right), held);
    return isSame ? held : undefined;
  };
}

/** Adds the subschemas at the same places of two parts of schemas; false if the parts differ otherwise. */
function addHeld(left: unknown, right: unknown, held: Held): boolean {
  if (Object.is(left, right)) return true;
  if (!isRecord(left) || !isRecord(right)) return false;
  if (isSchema(left) && isSchema(right)) {
    held.push([left, right]);
    return true;
  }
  if (left instanceof Map) return right instanceof Map && addHeldOfMaps(left, right, held);
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) if (!addHeld(left[key], right[key], held)) return false;
  return true;
}

/** Equal sizes are enough: a map of a schema never contains undefined, so a missing key is not a value. */
function addHeldOfMaps(
  left: ReadonlyMap<unknown, unknown>,
  right: ReadonlyMap<unknown, unknown>,
  held: Held,
) {
  if (left.size !== right.size) return false;
  for (const [key, member] of left) if (!addHeld(member, right.get(key), held)) return false;
  return true;
}

function isSchema(value: unknown): value is SchemaModel {
  return isRecord(value) && "annotations" in value && "location" in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
