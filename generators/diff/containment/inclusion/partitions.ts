import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { distinguishes } from "../meaning/distinguishes.ts";
import type { Relation } from "../relation.ts";
import type { Alternative } from "../terms/alternative.ts";
import { arrayFacts } from "../terms/array-facts.ts";
import { expand, narrow } from "../terms/expand.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { rangeOf } from "../terms/range.ts";
import { bounded, lacking, valued } from "../terms/synthetic-schema.ts";

/** An alternative that is held against the options of a union. */
export interface UnionQuestion {
  readonly alternative: Alternative;
  readonly options: readonly SchemaModel[];
  /** The options that no type and no mark rules out at sight: no value of the alternative meets another one. */
  readonly open: readonly SchemaModel[];
  readonly relation: Relation;
  /** True when nothing but bounds keeps two options or more from taking the whole alternative. */
  mayShareByBounds(): boolean;
}

const MOST_VALUES = 64;

/** Ways to cut the values of an alternative in parts, each of which may find an option of its own. */
export function* partitions(question: UnionQuestion): Iterable<readonly Alternative[]> {
  yield* partitionsByValue(question);
  if (!question.mayShareByBounds()) return;
  for (const cuts of boundsOf(question)) {
    const parts = cuts.map((cut) => narrow(question.alternative, { all: [cut], none: [] }));
    if (parts.every((part) => part !== undefined)) yield parts.flat();
  }
}

type Cuts = readonly SchemaModel[];

/** Ways to cut at the bounds of options: numbers, and lengths of lists. Strings are compared by their language. */
function boundsOf({ alternative, open }: UnionQuestion): Cuts[] {
  const options = open.flatMap((option) => expand({ all: [option], none: [] }) ?? []);
  const alike = options.filter(({ type }) => type === alternative.type);
  switch (alternative.type) {
    case "number":
      return numberCuts(alternative, alike);
    case "array": {
      const facts = arrayFacts(alternative);
      const lasts = alike.map(arrayFacts).flatMap(({ minItems, maxItems, unique }) => [
        minItems - 1,
        maxItems,
        ...(unique ? [1] : []), // a list of one repeats nothing
      ]);
      return within(lasts, { least: facts.minItems, most: facts.maxItems }).map((last) => [
        bounded({ array: { maxItems: last } }),
        bounded({ array: { minItems: last + 1 } }),
      ]);
    }
    default:
      return [];
  }
}

/** The bounds that leave values on both sides, each once. */
function within(
  bounds: readonly number[],
  { least, most }: { readonly least: number; readonly most: number },
): number[] {
  return [...new Set(bounds)].filter((bound) => Number.isFinite(bound) && bound >= least && bound < most);
}

function numberCuts(alternative: Alternative, options: readonly Alternative[]): Cuts[] {
  const { lower, upper } = rangeOf(alternative);
  const ranges = options.map(rangeOf);
  const isInside = ({ value }: { readonly value: number | bigint }) =>
    value >= lower.value && value <= upper.value;
  const below = ranges.flatMap((range) => (isInside(range.upper) ? [range.upper] : []));
  const above = ranges.flatMap((range) => (isInside(range.lower) ? [range.lower] : []));
  return [
    ...below.flatMap(({ value, exclusive }) => cutAt(value, !exclusive)),
    ...above.flatMap(({ value, exclusive }) => cutAt(value, exclusive)),
  ];
}

/** The numbers below a bound and those above; the bound itself is among either. */
function cutAt(bound: number | bigint, isBelow: boolean): Cuts[] {
  if (typeof bound === "bigint") return []; // a cut is written with doubles
  return [cutsAt(bound, isBelow)];
}

function cutsAt(bound: number, isBelow: boolean): Cuts {
  return isBelow
    ? [bounded({ number: { maximum: bound } }), bounded({ number: { exclusiveMinimum: bound } })]
    : [bounded({ number: { exclusiveMaximum: bound } }), bounded({ number: { minimum: bound } })];
}

/** Ways to cut objects by the value of one property that has few. */
function* partitionsByValue({
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
