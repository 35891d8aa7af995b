import { ALL_TYPES } from "../../../core/model/facts/types-of.ts";
import { isObject, type Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Budget } from "../budget.ts";
import { meets } from "../meets.ts";
import type { Alternative } from "../terms/alternative.ts";
import { choicesOf, isChoice, narrow } from "../terms/expand.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { connectedTo, describedIn, spokenNames } from "../terms/spoken-names.ts";
import { allOfThem, describing, OBJECTS } from "../terms/synthetic-schema.ts";
import type { Term } from "../terms/term.ts";
import type { Sampler } from "./sampler.ts";

/** A value that is to meet schemas, and to stay refused by another one. */
export interface Repair {
  readonly value: Json;
  /** Schemas that the value has to meet, each apart. */
  readonly pieces: readonly SchemaModel[];
  /** Schemas that it must not meet. */
  readonly none: readonly SchemaModel[];
  /** The values among which the value is. */
  readonly among: Alternative;
  readonly refused: SchemaModel;
}

/** Changes a value step by step, each time so that it meets more of the schemas, until it meets all of them. */
export function repairValue(repair: Repair, sampler: Sampler, budget: Budget): Json | undefined {
  const { pieces, none, refused } = repair;
  const isFailing = (value: Json) => (schema: SchemaModel) => !meets(schema, value);
  let value = repair.value;
  let failing: readonly SchemaModel[] = pieces.filter(isFailing(value));
  while (failing.length > 0) {
    const better = firstBetter({ ...repair, value }, failing, sampler, budget);
    if (!better) return undefined;
    ({ value, failing } = better);
  }
  return !meets(refused, value) && !none.some((schema) => meets(schema, value)) ? value : undefined;
}

interface Better {
  readonly value: Json;
  readonly failing: readonly SchemaModel[];
}

function firstBetter(
  repair: Repair,
  failing: readonly SchemaModel[],
  sampler: Sampler,
  budget: Budget,
): Better | undefined {
  for (const schema of failing) {
    for (const value of [...changed(repair, schema, sampler), ...rebuilt(repair, schema, sampler)]) {
      budget.spend();
      if (budget.isExhausted()) return undefined;
      if (!meets(schema, value) || meets(repair.refused, value)) continue;
      const left = repair.pieces.filter((piece) => !meets(piece, value));
      if (left.length < failing.length) return { value, failing: left };
    }
  }
  return undefined;
}

/** The value with what an option of a schema demands, or without a property that the schema speaks of. */
function* changed({ value, among }: Repair, schema: SchemaModel, sampler: Sampler): Iterable<Json> {
  for (const option of choicesOf(schema, { types: ALL_TYPES }).flat()) {
    for (const member of membersOf(among, option, sampler)) {
      if (!isObject(value) || !isObject(member)) yield member;
      else {
        yield { ...member, ...value };
        yield { ...value, ...member };
      }
    }
  }
  if (!isObject(value)) return;
  for (const name of describedIn([schema]).keys()) {
    const { [name]: removed, ...rest } = value;
    if (removed !== undefined) yield rest;
  }
}

/** The value with other members wherever what the schema says may matter: they meet all that is said of them at once. */
function* rebuilt({ value, among, pieces }: Repair, schema: SchemaModel, sampler: Sampler): Iterable<Json> {
  if (!isObject(value)) return;
  const connected = connectedTo(schema, pieces.filter(spokenOnlyOfNames));
  const names = new Set([...connected].flatMap((one) => [...(spokenNames(one) ?? [])]));
  if (names.size === 0) return;
  const { property, required } = objectFacts(among);
  const properties = [...names].map((name) => [name, allOfThem(property(name)?.all ?? [])] as const);
  const described = describing(
    new Map(properties),
    [...names].filter((name) => required.has(name)),
  );
  const member = sampler.one({ all: [...connected, described, OBJECTS], none: [] });
  if (!isObject(member)) return;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  yield { ...Object.fromEntries(kept), ...member };
}

function spokenOnlyOfNames(schema: SchemaModel): boolean {
  return isChoice(schema) && spokenNames(schema) !== undefined;
}

const MOST_PARTS = 4;

function membersOf(among: Alternative, option: Term, sampler: Sampler): Json[] {
  const parts = (narrow(among, option) ?? []).slice(0, MOST_PARTS);
  return parts.flatMap((part) => sampler.member(part) ?? []);
}
