import { getOwn, isObject, jsonTypeOf } from "../json/json-type.ts";
import type { Schema } from "../zod-internals.ts";
import { type DescribedMember, described } from "./described.ts";

/** Similarity of a value to the values that a schema accepts. */
export interface Likeness {
  readonly isOfType: boolean;
  /** Matching members whose schema has a single value, such as discriminators. */
  readonly choosing: number;
  /** Other members whose type or value matches. */
  readonly others: number;
  /** Members of the wrong type or value, and missing required members. */
  readonly misfits: number;
}

/** Compares a value with the description of a schema, without parsing it. */
export function likeness(schema: Schema, value: unknown): Likeness {
  const { types, members, values } = described(schema);
  const type = jsonTypeOf(value);
  const isOfType = !types || (type !== undefined && types.has(type));
  if (!isObject(value)) return { isOfType, choosing: values?.has(value) ? 1 : 0, others: 0, misfits: 0 };
  let [choosing, others, misfits] = [0, 0, 0];
  for (const [key, member] of members) {
    const score = memberScore(member, getOwn(value, key));
    if (score < 0) misfits += 1;
    if (described(member.schema).values?.size === 1) choosing += score;
    else others += score;
  }
  return { isOfType, choosing, others, misfits };
}

function memberScore({ schema, isRequired }: DescribedMember, value: unknown): number {
  if (value === undefined) return isRequired ? -1 : 0;
  const { types, values } = described(schema);
  if (values) return values.has(value) ? 1 : -1;
  const type = jsonTypeOf(value);
  if (!types || type === undefined) return 0.5; // present, and of any type
  return types.has(type) ? 1 : -1;
}

/** Sorts by likeness, the most similar first. */
export function byLikeness(a: Likeness, b: Likeness): number {
  return Number(b.isOfType) - Number(a.isOfType) || b.choosing - a.choosing || b.others - a.others;
}
