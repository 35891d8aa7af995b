import type { Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { MeaningClass } from "../meaning/meaning-classes.ts";
import type { ObstacleKeyword } from "../obstacle.ts";
import type { Alternative } from "../terms/alternative.ts";
import { arrayFacts } from "../terms/array-facts.ts";
import { expand, narrow } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { rangeOf } from "../terms/range.ts";
import { bounded, lacking, valued } from "../terms/synthetic-schema.ts";
import type { UnionQuestion } from "./union-question.ts";

const MOST_VALUES = 64;

/** Yields ways to split an alternative into parts that different options may accept. */
export function* partitions(question: UnionQuestion): Iterable<readonly Alternative[]> {
  yield* partitionsByValue(question);
  if (!mayShareByBounds(question)) return;
  for (const cuts of boundsOf(question)) {
    const parts = cuts.map((cut) => narrow(question.alternative, { all: [cut], none: [] }));
    if (parts.every((part) => part !== undefined)) yield parts.flat();
  }
}

/** True if only bounds keep two or more options from accepting the whole alternative. */
function mayShareByBounds({ alternative, open, obstaclesOf }: UnionQuestion): boolean {
  const bounds = BOUNDS[alternative.type];
  if (!bounds) return false;
  let others = open.length;
  let sharing = 0;
  for (const option of open) {
    if (sharing + others < 2) return false; // obstacles are expensive to find
    others -= 1;
    if (obstaclesOf(option).every(({ keyword, path }) => path.length === 0 && bounds.has(keyword)))
      sharing += 1;
  }
  return sharing > 1;
}

/**
 * Keywords by which options of a type may share its values: a split at the bound decides what they reject. Objects are
 * not split by `required`: in large unions that is too expensive, and seldom proves anything.
 */
const BOUNDS: Partial<Record<Alternative["type"], ReadonlySet<ObstacleKeyword>>> = {
  number: new Set<ObstacleKeyword>(["minimum", "maximum"]),
  array: new Set<ObstacleKeyword>(["minItems", "maxItems", "uniqueItems"]),
};

type Cuts = readonly SchemaModel[];

/** Returns splits at the bounds of options: numbers, and lengths of lists. Strings are compared as languages. */
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
        ...(unique ? [1] : []), // a single item is unique
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

/** Returns the bounds that leave values on both sides, each once. */
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

/** Splits numbers at a bound, which belongs to either part. */
function cutAt(bound: number | bigint, isBelow: boolean): Cuts[] {
  if (typeof bound === "bigint") return []; // splits use doubles
  const [below, above] = isBelow
    ? [{ maximum: bound }, { exclusiveMinimum: bound }]
    : [{ exclusiveMaximum: bound }, { minimum: bound }];
  return [[bounded({ number: below }), bounded({ number: above })]];
}

/** Yields splits of objects by the value of one property that has few. */
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

/**
 * False if all options constrain a property alike, so that splitting objects by its values changes nothing: whatever
 * one option does with a part, all do.
 */
function distinguishes(name: string, options: readonly SchemaModel[], classOf: MeaningClass): boolean {
  const [first, ...others] = options;
  if (!first) return false;
  const said = constraintsOn(name, first, classOf);
  return said === undefined || others.some((option) => constraintsOn(name, option, classOf) !== said);
}

/** Returns the constraints of an option on a property; undefined if they depend on something else. */
function constraintsOn(name: string, option: SchemaModel, classOf: MeaningClass): string | undefined {
  const said = new Set<string>();
  for (const { object, condition, not } of inPlace(option)) {
    if (condition || not || object?.dependentSchemas || object?.dependentRequired) return undefined;
    if (!object) continue;
    const { properties, patternProperties, additionalProperties, unevaluatedProperties } = object;
    const rest = [...(patternProperties?.values() ?? []), additionalProperties, unevaluatedProperties];
    const named = properties?.get(name);
    const schemas = (named ? [named, unevaluatedProperties] : rest).filter((schema) => schema !== undefined);
    const patterns = named ? [] : [...(patternProperties?.keys() ?? [])];
    const classes = JSON.stringify([schemas.map(classOf), patterns]);
    const isRequired = object.required?.includes(name) ?? false;
    if (schemas.length > 0 || isRequired) said.add(`${named !== undefined} ${isRequired} ${classes}`);
  }
  return [...said].sort().join(";");
}
