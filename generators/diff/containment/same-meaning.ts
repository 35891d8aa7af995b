import type { SchemaModel } from "../../core/model/schema-model.ts";

/** True when two schemas say the same, keyword by keyword, references followed. */
export type SameMeaning = (left: SchemaModel, right: SchemaModel) => boolean;

/** What counts when schemas are held against each other. */
export interface SameMeaningOptions {
  /** `constraints`: what decides which values are accepted. `everything`: words, examples and names of components too. */
  readonly by: "constraints" | "everything";
}

/** Remembers every pair that was compared, so that shared components are compared once. */
export function createSameMeaning({ by }: SameMeaningOptions): SameMeaning {
  const meaningOf = by === "constraints" ? constraintsOf : everythingOf;
  const known = new WeakMap<SchemaModel, WeakMap<SchemaModel, boolean>>();
  let assumed: [SchemaModel, SchemaModel][] = [];
  let depth = 0;

  function remember(left: SchemaModel, right: SchemaModel, same: boolean): void {
    const row = known.get(left) ?? new WeakMap<SchemaModel, boolean>();
    row.set(right, same);
    known.set(left, row);
  }

  /** A pair that is being compared counts as the same: a difference shows elsewhere, or there is none. */
  function isSame(left: SchemaModel, right: SchemaModel): boolean {
    if (left === right) return true;
    const answer = known.get(left)?.get(right);
    if (answer !== undefined) return answer;
    remember(left, right, true);
    assumed.push([left, right]);
    depth += 1;
    const same = sameKeywords(left, right);
    depth -= 1;
    if (!same) remember(left, right, false);
    if (depth === 0) {
      // What was found the same under an assumption that failed has to be asked again.
      if (!same) for (const [a, b] of assumed) if (known.get(a)?.get(b)) known.get(a)?.delete(b);
      assumed = [];
    }
    return same;
  }

  function sameKeywords(left: SchemaModel, right: SchemaModel): boolean {
    return same(meaningOf(left), meaningOf(right));
  }

  function same(left: unknown, right: unknown): boolean {
    if (Object.is(left, right)) return true;
    if (isSchema(left) && isSchema(right)) return isSame(left, right);
    if (Array.isArray(left) && Array.isArray(right)) {
      return left.length === right.length && left.every((item, index) => same(item, right[index]));
    }
    if (left instanceof Map && right instanceof Map) {
      return (
        left.size === right.size &&
        [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)))
      );
    }
    if (!isRecord(left) || !isRecord(right) || left instanceof Map || right instanceof Map) return false;
    const keys = Object.keys(left);
    return keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]));
  }

  return isSame;
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
