import type { SchemaModel } from "../../core/model/schema-model.ts";

/** True when two schemas say the same, keyword by keyword, references followed. */
export type SameMeaning = (left: SchemaModel, right: SchemaModel) => boolean;

/** What counts when schemas are held against each other. */
export interface SameMeaningOptions {
  /** `constraints`: what decides which values are accepted. `everything`: words, examples and names of components too. */
  readonly by: "constraints" | "everything";
}

/** A pair of schemas, and the pair that is only the same when this one is. */
interface AskedPair {
  readonly left: SchemaModel;
  readonly right: SchemaModel;
  readonly askedBy?: AskedPair;
}

/** Remembers every pair that was compared, so that shared components are compared once. */
export function createSameMeaning({ by }: SameMeaningOptions): SameMeaning {
  const known = new WeakMap<SchemaModel, WeakMap<SchemaModel, boolean>>();
  const meanings = new WeakMap<SchemaModel, Record<string, unknown>>();

  function meaningOf(schema: SchemaModel): Record<string, unknown> {
    const meaning =
      meanings.get(schema) ?? (by === "constraints" ? constraintsOf(schema) : everythingOf(schema));
    meanings.set(schema, meaning);
    return meaning;
  }

  function remember({ left, right }: AskedPair, same: boolean): void {
    const row = known.get(left) ?? new WeakMap<SchemaModel, boolean>();
    row.set(right, same);
    known.set(left, row);
  }

  /** Everything that led to a difference is different as well; of the other pairs nothing is known. */
  function differs(pair: AskedPair): false {
    for (let at: AskedPair | undefined = pair; at; at = at.askedBy) remember(at, false);
    return false;
  }

  /**
   * The same, when no pair that is reached differs: a pair that is being compared counts as the same. Without recursion,
   * so that no chain of components overflows the stack.
   */
  return (left, right) => {
    const asked = left === right ? true : known.get(left)?.get(right);
    if (asked !== undefined) return asked;
    const reached = new Map<SchemaModel, Set<SchemaModel>>();
    const pending: AskedPair[] = [{ left, right }];
    const assumed: AskedPair[] = [];
    for (let pair = pending.pop(); pair; pair = pending.pop()) {
      const answer = pair.left === pair.right ? true : known.get(pair.left)?.get(pair.right);
      if (answer === false) return differs(pair);
      const row = reached.get(pair.left) ?? new Set<SchemaModel>();
      if (answer === true || row.has(pair.right)) continue;
      reached.set(pair.left, row.add(pair.right));
      assumed.push(pair);
      const inner = heldPairs(meaningOf(pair.left), meaningOf(pair.right));
      if (!inner) return differs(pair);
      for (const [one, other] of inner) pending.push({ left: one, right: other, askedBy: pair });
    }
    for (const pair of assumed) remember(pair, true);
    return true;
  };
}

type Held = (readonly [SchemaModel, SchemaModel])[];

/** The schemas that stand at the same places of two meanings; undefined when the meanings differ beside them. */
function heldPairs(left: unknown, right: unknown, held: Held = []): Held | undefined {
  if (Object.is(left, right)) return held;
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

/** All that a schema says, as plain data with schemas inside. */
function everythingOf(schema: SchemaModel): Record<string, unknown> {
  const { annotations, discriminator, reference } = schema;
  return { ...constraintsOf(schema), annotations, discriminator, component: reference?.component };
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
    ...rest
  } = schema;
  const { required, ...members } = object ?? {};
  return {
    ...rest,
    types: types && [...new Set(types)].sort(),
    enumeration: enumeration?.map((value) => JSON.stringify(value)).sort(),
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
