import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { distinguishes } from "../meaning/distinguishes.ts";
import type { Relation } from "../relation.ts";
import type { Alternative } from "../terms/alternative.ts";
import { expand, narrow } from "../terms/expand.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { lacking, valued } from "../terms/synthetic-schema.ts";

/** An alternative that is held against the options of a union. */
export interface UnionQuestion {
  readonly alternative: Alternative;
  readonly options: readonly SchemaModel[];
  /** The options that no type and no mark rules out at sight: no value of the alternative meets another one. */
  readonly open: readonly SchemaModel[];
  readonly relation: Relation;
}

const MOST_VALUES = 64;

/** Ways to cut objects by the value of one property that has few. */
export function* partitions({
  alternative,
  open,
  relation,
}: UnionQuestion): Iterable<readonly Alternative[]> {
  if (alternative.type !== "object") return;
  const facts = objectFacts(alternative);
  for (const name of facts.names) {
    const values = fewValues(facts.property(name));
    if (!values || values.length > MOST_VALUES) continue;
    if (values.length < 2 && facts.required.has(name)) continue;
    if (!distinguishes(name, open, relation.classOf)) continue;
    const cuts = [
      ...values.map((value) => valued(name, value)),
      ...(facts.required.has(name) ? [] : [lacking(name)]),
    ];
    const parts = cuts.map((cut) => narrow(alternative, { all: [cut], none: [] }));
    if (parts.every((part) => part !== undefined)) yield parts.flat();
  }
}

function fewValues(
  term: ReturnType<ReturnType<typeof objectFacts>["property"]>,
): readonly Json[] | undefined {
  const alternatives = term && expand(term);
  if (!alternatives || alternatives.length > MOST_VALUES) return undefined;
  const lists = alternatives.map(({ values }) => values);
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}
