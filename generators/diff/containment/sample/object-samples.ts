import { isObject, type Json, type JsonObject } from "../../../core/json.ts";
import { objectFacts } from "../terms/object-facts.ts";
import { ANYTHING, type Held, type SampleQuestion } from "./inner-samples.ts";
import type { Sampler } from "./sampler.ts";
import { grownObject, smallestObject } from "./small-object.ts";
import { PLAIN, stringSamples, stringsMatching } from "./string-samples.ts";

const MOST_VARIANTS = 24;
const MOST_PROPERTIES = 50;
const ANY_VALUES: readonly Json[] = ["text", 1, null, true, {}, []];

/** Yields objects that may be in the alternative: the smallest, with one more property, with all, with other values. */
export function* objectSamples(question: SampleQuestion, inner: Sampler): Iterable<Json> {
  const { alternative, hints } = question;
  const minimal = smallestObject(alternative, inner);
  if (!minimal) return;
  yield minimal;
  const facts = objectFacts(alternative);
  const asked = hints.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]);
  const names = new Set([...asked.filter((name) => facts.property(name)), ...facts.names]);
  const optional = [...names].filter((name) => !Object.hasOwn(minimal, name)).slice(0, MOST_VARIANTS);
  const full: Record<string, Json | undefined> = { ...minimal };
  for (const name of optional) {
    const value = inner.one(facts.property(name) ?? ANYTHING);
    if (value === undefined) continue;
    full[name] = value;
    yield { ...minimal, [name]: value };
  }
  yield full;
  // Names that only negated schemas mention.
  const negated = [...alternative.none, ...alternative.others];
  for (const name of new Set(negated.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]))) {
    for (const value of ANY_VALUES) yield { ...minimal, [name]: value };
  }
  yield* withMore({ ...question, minimal }, inner);
  if (inner.isDeep()) return;
  for (const name of [...names].slice(0, MOST_VARIANTS)) {
    for (const value of inner.some(facts.property(name) ?? ANYTHING)) {
      yield { ...minimal, [name]: value };
      yield { ...full, [name]: value };
    }
  }
}

interface Extension extends SampleQuestion {
  readonly minimal: JsonObject;
}

/** Yields objects with properties that neither side declares: those of only the wide side are assumed to be absent. */
function* withMore({ alternative, minimal, hints }: Extension, inner: Sampler): Iterable<Json> {
  const facts = objectFacts(alternative);
  for (const name of undeclaredNames({ alternative, hints, minimal })) {
    const term = facts.property(name);
    for (const value of term ? inner.some(term) : ["text", 1, null, true])
      yield { ...minimal, [name]: value };
  }
  const counts = hints.flatMap(({ object }) => [object?.minProperties, object?.maxProperties]);
  const most = Math.min(Math.max(0, ...counts.map((count) => (count ?? 0) + 1)), MOST_PROPERTIES);
  if (most > 0) yield grownObject({ alternative, start: minimal, count: most }, inner);
}

function undeclaredNames({ alternative, hints, minimal }: Extension): string[] {
  const declared = new Set(hints.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]));
  const patterned = [alternative.parts, hints]
    .flat()
    .flatMap(({ object }) => [...(object?.patternProperties?.keys() ?? [])])
    .slice(0, MOST_VARIANTS)
    .flatMap((pattern) => [...stringsMatching(pattern), ...PLAIN].slice(0, 3));
  const names = stringSamples([
    ...objectFacts(alternative).propertyNames.all,
    ...hints.flatMap(({ object }) => object?.propertyNames ?? []),
  ]);
  const extra = new Set([...patterned, "undescribed", ...names.slice(0, 12)]);
  return [...extra].filter((name) => !Object.hasOwn(minimal, name) && !declared.has(name));
}

/** Yields objects with the value under the name. */
export function* objectsHolding(
  { alternative, at: name, value }: Held<string>,
  inner: Sampler,
): Iterable<Json> {
  for (const holder of objectSamples({ alternative, hints: [] }, inner))
    if (isObject(holder)) yield { ...holder, [name]: value };
}
