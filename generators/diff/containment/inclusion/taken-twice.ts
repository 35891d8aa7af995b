import { isObject, type Json } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { likelyOptions } from "../meaning/likely-options.ts";
import { meets } from "../meets.ts";
import { isMember } from "../terms/alternative.ts";
import { expand, narrow } from "../terms/expand.ts";
import { inPlace } from "../terms/in-place.ts";
import { termOf } from "../terms/term.ts";
import type { UnionQuestion } from "./partitions.ts";

/** Values and obstacles that are tried. */
const MOST_TRIED = 4;

/** A value of the alternative that more than one option takes, one of them the given one. */
export function takenTwice(question: UnionQuestion, other: SchemaModel): Json | undefined {
  const { alternative, options, relation } = question;
  const isTwice = (value: Json) => {
    const first = options.findIndex((option) => meets(option, value));
    return first >= 0 && options.some((option, index) => index > first && meets(option, value));
  };
  for (const part of narrow(alternative, { all: [other], none: [] }) ?? []) {
    for (const value of firstOf(relation.sampler.samples(part), MOST_TRIED)) if (isTwice(value)) return value;
  }
  return overlapping(question, other).find((value) => isMember(value, alternative) && isTwice(value));
}

/**
 * Objects of the alternative with properties that only the other option takes: not the partner that it has on the
 * narrow side, which the alternative excludes.
 */
function overlapping({ alternative, relation }: UnionQuestion, other: SchemaModel): Json[] {
  const partners = alternative.choices.flatMap(
    ({ options }) => likelyOptions(inPlace(other), options)[0] ?? [],
  );
  const own = relation.sampler.member(alternative);
  const [one] = expand(termOf(other)) ?? [];
  if (!isObject(own) || !one) return [];
  const obstacles = partners.flatMap((partner) => relation.compareAlternative(one, partner));
  const added = obstacles.slice(0, MOST_TRIED).map(({ witness }) => witness());
  return added.flatMap((value) => (isObject(value) ? [{ ...value, ...own }] : []));
}

function* firstOf<Value>(values: Iterable<Value>, most: number): Iterable<Value> {
  let count = 0;
  for (const value of values) {
    yield value;
    count += 1;
    if (count >= most) return;
  }
}
