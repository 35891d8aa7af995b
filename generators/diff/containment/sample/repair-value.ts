import { isObject, type Json } from "../../../core/json.ts";
import { ALL_TYPES } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import type { Alternative } from "../terms/alternative.ts";
import { describedIn } from "../terms/constrained-names.ts";
import { choicesOf, narrow } from "../terms/expand.ts";
import type { Term } from "../terms/term.ts";
import { connectedTerm } from "./connected-term.ts";
import type { Sampler } from "./sampler.ts";

/** A value to change until it meets schemas, while `rejecting` still rejects it. */
export interface Repair {
  readonly value: Json;
  /** Schemas that the value has to meet. */
  readonly pieces: readonly SchemaModel[];
  /** Those of them that have options. */
  readonly choices: readonly SchemaModel[];
  /** Alternative that contains the value. */
  readonly among: Alternative;
  readonly rejecting: SchemaModel;
  readonly sampler: Sampler;
  readonly budget: Budget;
}

/** Changes a value step by step: each time it meets more of the schemas, until it meets all of them. */
export function repairValue(repair: Repair): Json | undefined {
  let value = repair.value;
  let failing: readonly SchemaModel[] = repair.pieces.filter((piece) => !meets(piece, value));
  while (failing.length > 0) {
    const better = firstBetter({ ...repair, value }, failing);
    if (!better) return undefined;
    ({ value, failing } = better);
  }
  return value;
}

interface Better {
  readonly value: Json;
  readonly failing: readonly SchemaModel[];
}

function firstBetter(repair: Repair, failing: readonly SchemaModel[]): Better | undefined {
  for (const schema of failing) {
    for (const value of changed(repair, schema)) {
      repair.budget.spend();
      if (repair.budget.isExhausted()) return undefined;
      if (!meets(schema, value) || meets(repair.rejecting, value)) continue;
      const left = repair.pieces.filter((piece) => !meets(piece, value));
      if (left.length < failing.length) return { value, failing: left };
    }
  }
  return undefined;
}

function* changed(repair: Repair, schema: SchemaModel): Iterable<Json> {
  yield* rebuilt(repair, schema);
  yield* taking(repair, schema);
  const { value } = repair;
  if (!isObject(value)) return;
  for (const name of describedIn([schema]).keys()) {
    const { [name]: removed, ...rest } = value;
    if (removed !== undefined) yield rest;
  }
}

/** Yields the value with new members for all properties connected to the schema, which meet all constraints. */
function* rebuilt(repair: Repair, schema: SchemaModel): Iterable<Json> {
  const { value, sampler } = repair;
  const connected = isObject(value) ? connectedTerm(schema, repair) : undefined;
  const member = connected && sampler.one(connected.term);
  if (!connected || !isObject(value) || !isObject(member)) return;
  const kept = Object.entries(value).filter(([name]) => !connected.names.has(name));
  yield { ...Object.fromEntries(kept), ...member };
}

const MOST_PARTS = 4;

/** Yields the value with the members that an option of a schema requires. */
function* taking({ value, among, sampler }: Repair, schema: SchemaModel): Iterable<Json> {
  const members = (option: Term) =>
    (narrow(among, option) ?? []).slice(0, MOST_PARTS).flatMap((part) => sampler.member(part) ?? []);
  for (const option of choicesOf(schema, { types: ALL_TYPES }).flat()) {
    for (const member of members(option)) {
      if (!isObject(value) || !isObject(member)) yield member;
      else {
        yield { ...member, ...value };
        yield { ...value, ...member };
      }
    }
  }
}
