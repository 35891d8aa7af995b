import { jsonText } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { inPlace } from "../terms/in-place.ts";
import { digestOf } from "./meaning-digest.ts";

/** Number of options to compare before all others. */
const MOST_LIKELY = 3;
/** Limit of counted options: common features say little, so rare ones are counted first. */
const MOST_COUNTED = 4_000;

type Index = ReadonlyMap<string, readonly SchemaModel[]>;

const indexOf = remembered((options: readonly SchemaModel[]): Index => {
  const index = new Map<string, SchemaModel[]>();
  for (const option of options) {
    for (const feature of new Set([...inPlace(option)].flatMap(featuresOf))) {
      const list = index.get(feature) ?? [];
      index.set(feature, list);
      list.push(option);
    }
  }
  return index;
});
/**
 * Returns options of a union that have most in common with a value, the likeliest first: the same component, title,
 * constant or properties. Rare features count more. `parts` are the schemas of the value. This heuristic avoids
 * comparing every option with every other one.
 */
export function likelyOptions(
  parts: Iterable<SchemaModel>,
  options: readonly SchemaModel[],
): readonly SchemaModel[] {
  if (options.length <= MOST_LIKELY) return options;
  const index = indexOf(options);
  const sought = new Set([...parts].flatMap(featuresOf));
  const lists = [...sought].flatMap((feature) => [index.get(feature) ?? []]);
  const scores = scoresOf(lists.filter((list) => list.length > 0).sort((a, b) => a.length - b.length));
  return [...scores]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_LIKELY)
    .map(([option]) => option);
}

function scoresOf(rarestFirst: readonly (readonly SchemaModel[])[]): Map<SchemaModel, number> {
  const scores = new Map<SchemaModel, number>();
  let counted = 0;
  for (const list of rarestFirst) {
    counted += list.length;
    if (counted > MOST_COUNTED) break;
    for (const option of list) scores.set(option, (scores.get(option) ?? 0) + 1 / list.length);
  }
  return scores;
}

const featuresOf = remembered(
  ({ reference, annotations, object, constant, enumeration }: SchemaModel): string[] => {
    const values = constant ? [constant.value] : (enumeration ?? []);
    return [
      ...(reference?.component === undefined ? [] : [`component ${reference.component}`]),
      ...(annotations.title === undefined ? [] : [`title ${annotations.title}`]),
      ...values.map((value) => `value ${jsonText(value)}`),
      ...[...(object?.properties ?? [])].flatMap(([name, property]) => [
        `property ${name}`,
        `property ${name} ${digestOf(property, 1)}`,
      ]),
      ...(object?.required ?? []).map((name) => `required ${name}`),
    ];
  },
);
