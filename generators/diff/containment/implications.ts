import type { SchemaModel } from "../../core/model/schema-model.ts";
import { rememberedPairs } from "../../core/remembered.ts";
import { likelyOptions } from "./meaning/likely-options.ts";
import { meets } from "./meets.ts";
import type { Relation } from "./relation.ts";
import type { Choice } from "./terms/alternative.ts";
import { inPlace } from "./terms/in-place.ts";
import { termOf } from "./terms/term.ts";
import { areTriviallyDisjoint } from "./terms/trivially-disjoint.ts";

/** Options of a union that a schema implies, as found so far. */
interface Scan {
  /** The likeliest first. */
  readonly order: readonly SchemaModel[];
  next: number;
  readonly found: SchemaModel[];
}

/** Tells which schemas accept only values that others accept, cached: unions compare the same pairs often. */
export function createImplications() {
  const known = new Map<SchemaModel, Map<SchemaModel, boolean>>();
  const scanOf = rememberedPairs(startScan);

  function implies(relation: Relation, schema: SchemaModel, other: SchemaModel): boolean {
    if (areTriviallyDisjoint(schema, other)) return false;
    const answers = known.get(schema) ?? new Map<SchemaModel, boolean>();
    known.set(schema, answers);
    const answer = answers.get(other);
    if (answer !== undefined) return answer;
    const member = relation.sampler.one(termOf(schema));
    if (member !== undefined && !meets(other, member)) {
      answers.set(other, false);
      return false;
    }
    const inside = relation.inside({ negations: 1 });
    const result = relation.trackAssumptions(() => inside.compareHere(termOf(schema), other).length === 0);
    if (result.isSettled) answers.set(other, result.answer);
    return result.answer;
  }

  /** True if the schema implies an option other than the chosen one. Results are shared by all chosen options. */
  function impliesAnother(relation: Relation, schema: SchemaModel, { options, taken }: Choice): boolean {
    const scan = scanOf(options, schema);
    if (scan.found.some((option) => option !== taken)) return true;
    for (; scan.next < scan.order.length; scan.next += 1) {
      const option = scan.order[scan.next];
      if (!option) continue;
      const { answer, isSettled } = relation.trackAssumptions(() => implies(relation, schema, option));
      if (!isSettled) return options.some((other) => other !== taken && implies(relation, schema, other));
      if (answer) scan.found.push(option);
      if (answer && option !== taken) {
        scan.next += 1;
        return true;
      }
    }
    return false;
  }

  return { implies, impliesAnother };
}

function startScan(options: readonly SchemaModel[], schema: SchemaModel): Scan {
  const likely = likelyOptions(inPlace(schema), options);
  return { order: [...new Set([...likely, ...options])], next: 0, found: [] };
}
