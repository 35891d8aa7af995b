import { getOwn, isObject, jsonTypeOf } from "../json/json-type.ts";
import type { Schema } from "../zod-internals.ts";
import { type DescribedMember, described } from "./described.ts";

/** How much a value looks as if it were meant for a schema. */
export interface Likeness {
  readonly isOfType: boolean;
  /** Members that choose: those with a single value. */
  readonly choosing: number;
  /** All others, by their type or their set of values. */
  readonly others: number;
  /** Members of the wrong type or value, and required ones that are not there. */
  readonly misfits: number;
}

/** Compares a value with what is described, without asking the schema. */
export function likeness(schema: Schema, value: unknown): Likeness {
  const { types, members, values } = described(schema);
  const type = jsonTypeOf(value);
  const isOfType = !types || (type !== undefined && types.has(type));
  if (!isObject(value)) return { isOfType, choosing: values?.has(value) ? 1 : 0, others: 0, misfits: 0 };
  let [choosing, others, misfits] = [0, 0, 0];
  for (const [key, member] of members) {
    const likes = liking(member, getOwn(value, key));
    if (likes < 0) misfits += 1;
    if (described(member.schema).values?.size === 1) choosing += likes;
    else others += likes;
  }
  return { isOfType, choosing, others, misfits };
}

function liking({ schema, isRequired }: DescribedMember, value: unknown): number {
  if (value === undefined) return isRequired ? -1 : 0;
  const { types, values } = described(schema);
  if (values) return values.has(value) ? 1 : -1;
  const type = jsonTypeOf(value);
  if (!types || type === undefined) return 0.5; // there, and of any type
  return types.has(type) ? 1 : -1;
}

/** Orders by likeness, the most alike first. */
export function byLikeness(a: Likeness, b: Likeness): number {
  return Number(b.isOfType) - Number(a.isOfType) || b.choosing - a.choosing || b.others - a.others;
}
