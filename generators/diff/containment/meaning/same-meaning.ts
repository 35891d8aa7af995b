import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { behindReferences } from "../terms/term.ts";
import { inOrder } from "./meaning-digest.ts";

/** True when two schemas say the same, keyword by keyword, references followed. */
export type SameMeaning = (left: SchemaModel, right: SchemaModel) => boolean;

/** What counts when schemas are held against each other. */
export interface SameMeaningOptions {
  /** `constraints`: what decides which values are accepted. `everything`: words, examples and names of components too. */
  readonly by: "constraints" | "everything";
  /** True for schemas that are known to say the same in every way, before what they hold is read. Default: none are. */
  readonly isKnownSame?: SameMeaning;
  /** The schemas to which values of a property lead, on each side. Default: none are. */
  readonly leadsTo?: Readonly<Record<"left" | "right", LeadsTo>>;
}

/** The schemas to which the discriminator of a schema leads, by value; undefined where it has none. */
export type LeadsTo = (schema: SchemaModel) => ReadonlyMap<string, SchemaModel> | undefined;

/** A pair of schemas, and the pairs that are only the same when this one is. */
interface ReachedPair {
  readonly left: SchemaModel;
  readonly right: SchemaModel;
  readonly askedBy: ReachedPair[];
}

/** Remembers every pair that was compared, so that shared components are compared once. */
export function createSameMeaning({
  by,
  isKnownSame = () => false,
  leadsTo = { left: () => undefined, right: () => undefined },
}: SameMeaningOptions): SameMeaning {
  const known = new Map<SchemaModel, Map<SchemaModel, boolean>>();
  const read = by === "constraints" ? () => constraintsOf : everythingOf;
  /** A reference with nothing beside it constrains like its target, and has a name of its own. */
  const seen = by === "constraints" ? behindReferences : (schema: SchemaModel) => schema;
  const meaningOf = { left: remembered(read(leadsTo.left)), right: remembered(read(leadsTo.right)) };

  function remember({ left, right }: Pick<ReachedPair, "left" | "right">, same: boolean): void {
    const row = known.get(left);
    if (row) row.set(right, same);
    else known.set(left, new Map([[right, same]]));
  }

  function answerOf(left: SchemaModel, right: SchemaModel): boolean | undefined {
    if (left === right) return true;
    return known.get(left)?.get(right) ?? (isKnownSame(left, right) || undefined);
  }

  function innerPairs(left: SchemaModel, right: SchemaModel): Held | undefined {
    const held = heldPairs(meaningOf.left(left), meaningOf.right(right));
    return held?.map(([one, other]) => [seen(one), seen(other)]);
  }

  /**
   * Settles a pair and every pair that it reaches: those that lead to a difference differ, all others are the same, since
   * a pair that leads back to itself says nothing more. Schemas that differ only deep down are walked once, not once for
   * each question. Without recursion, so that no chain of components overflows the stack.
   */
  function settle(left: SchemaModel, right: SchemaModel): void {
    const reached = createReachedPairs();
    const different: ReachedPair[] = [];
    for (const pair of reached.from(left, right)) {
      const answer = answerOf(pair.left, pair.right);
      if (answer === true) continue;
      const inner = answer === false ? undefined : innerPairs(pair.left, pair.right);
      if (!inner) different.push(pair);
      else for (const [one, other] of inner) reached.add(one, other).askedBy.push(pair);
    }
    const differing = new Set(different);
    for (const pair of differing) for (const above of pair.askedBy) differing.add(above);
    for (const pair of reached.pairs) remember(pair, !differing.has(pair));
  }

  /** Most schemas differ in their own keywords, or hold only schemas of which everything is known. */
  function answerAtSight(left: SchemaModel, right: SchemaModel): boolean | undefined {
    const inner = innerPairs(left, right);
    const isSame = inner ? inner.every(([one, other]) => answerOf(one, other)) : false;
    if (inner && !isSame) return undefined;
    remember({ left, right }, isSame);
    return isSame;
  }

  function isSame(left: SchemaModel, right: SchemaModel): boolean {
    const answer = answerOf(left, right) ?? answerAtSight(left, right);
    if (answer !== undefined) return answer;
    settle(left, right);
    return known.get(left)?.get(right) ?? false;
  }

  return (left, right) => isSame(seen(left), seen(right));
}

function remembered(read: ReadMeaning): ReadMeaning {
  const known = new Map<SchemaModel, Record<string, unknown>>();
  return (schema) => {
    const meaning = known.get(schema) ?? read(schema);
    known.set(schema, meaning);
    return meaning;
  };
}

/** The pairs of one walk, each once. */
function createReachedPairs() {
  const rows = new Map<SchemaModel, Map<SchemaModel, ReachedPair>>();
  const pairs: ReachedPair[] = [];

  function add(left: SchemaModel, right: SchemaModel): ReachedPair {
    const row = rows.get(left) ?? new Map<SchemaModel, ReachedPair>();
    if (row.size === 0) rows.set(left, row);
    const present = row.get(right);
    if (present) return present;
    const pair = { left, right, askedBy: [] };
    row.set(right, pair);
    pairs.push(pair);
    return pair;
  }

  return {
    pairs,
    add,
    /** The pair, then what is added meanwhile. */
    from(left: SchemaModel, right: SchemaModel): Iterable<ReachedPair> {
      add(left, right);
      return pairs;
    },
  };
}

type Held = (readonly [SchemaModel, SchemaModel])[];

/** The schemas that stand at the same places of two meanings; undefined when the meanings differ beside them. */
function heldPairs(left: unknown, right: unknown, held: Held = []): Held | undefined {
  if (Object.is(left, right)) return held;
  if (!isRecord(left) || !isRecord(right)) return undefined;
  if (isSchema(left) && isSchema(right)) {
    held.push([left, right]);
    return held;
  }
  const [keys, others] = [keysOf(left), keysOf(right)];
  if (!keys || keys.length !== others?.length || Array.isArray(left) !== Array.isArray(right))
    return undefined;
  for (const key of keys) if (!heldPairs(memberOf(left, key), memberOf(right, key), held)) return undefined;
  return held;
}

function keysOf(value: unknown): readonly unknown[] | undefined {
  if (value instanceof Map || Array.isArray(value)) return [...value.keys()];
  return isRecord(value) ? Object.keys(value) : undefined;
}

/** No member is there under another key: nothing that is told of a schema is undefined in a map. */
function memberOf(value: unknown, key: unknown): unknown {
  if (value instanceof Map) return value.get(key);
  return isRecord(value) ? value[String(key)] : undefined;
}

type ReadMeaning = (schema: SchemaModel) => Record<string, unknown>;

/** All that a schema says, as plain data with schemas inside. */
function everythingOf(leadsTo: LeadsTo): ReadMeaning {
  return (schema) => {
    const { annotations, discriminator, reference } = schema;
    const chosen = discriminator && leadsTo(schema);
    return { ...constraintsOf(schema), annotations, discriminator, chosen, component: reference?.component };
  };
}

/** The keywords that constrain, as plain data with schemas inside. */
function constraintsOf(schema: SchemaModel): Record<string, unknown> {
  const {
    place: _,
    annotations,
    reference,
    dynamicReference,
    discriminator: __,
    types,
    enumeration,
    object,
    allOf,
    anyOf,
    oneOf,
    ...rest
  } = schema;
  const { required, ...members } = object ?? {};
  return {
    ...rest,
    types: types && [...new Set(types)].sort(),
    enumeration: enumeration?.map((value) => JSON.stringify(value)).sort(),
    allOf: allOf && inOrder(allOf),
    anyOf: anyOf && inOrder(anyOf),
    oneOf: oneOf && inOrder(oneOf),
    members,
    required: required && required.length > 0 ? [...new Set(required)].sort() : undefined,
    target: reference?.target,
    dynamicTarget: dynamicReference?.target,
    format: annotations.format,
  };
}

function isSchema(value: unknown): value is SchemaModel {
  return isRecord(value) && "annotations" in value && "place" in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
