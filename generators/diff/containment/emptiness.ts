import { typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Budget } from "./budget.ts";
import { likelyOptions } from "./meaning/likely-options.ts";
import { meets } from "./meets.ts";
import { findText } from "./patterns/find-strings.ts";
import type { Relation } from "./relation.ts";
import type { Alternative, Choice } from "./terms/alternative.ts";
import { arrayFacts } from "./terms/array-facts.ts";
import { expand, narrow } from "./terms/expand.ts";
import { inPlace } from "./terms/in-place.ts";
import { areMarkedApart, isMarkedApart } from "./terms/marks.ts";
import { objectFacts } from "./terms/object-facts.ts";
import { isEmptyRange, rangeOf } from "./terms/range.ts";
import { areStringsApart, stringsAroundAlternative } from "./terms/schema-strings.ts";
import { keyOf, type Term, termOf } from "./terms/term.ts";

/** Tells which terms are known to have no value. */
export interface Emptiness {
  isEmpty(term: Term): boolean;
  isEmptyAlternative(alternative: Alternative): boolean;
  /** True when no value of the alternative meets the schema, as far as is known. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean;
}

/** Further down than this nothing is said to be empty: such schemas nest without an end. */
const DEEPEST = 6;

/** Most of what a schema may imply is known already: so many answers are read in the time of one comparison. */
const KNOWN_AT_ONCE = 20;

/** Asks the comparison only about negated schemas; every "empty" is proved, every doubt is "not empty". */
export function createEmptiness({
  budget,
  classOf,
  compareAlternative,
  compareHere,
  isExhausted,
  isInhabited,
  sampler,
  settling,
}: Pick<Relation, "classOf" | "compareAlternative" | "compareHere" | "sampler" | "settling"> & {
  readonly budget: Budget;
  /** True when the question has taken so much that no more is found out. */
  isExhausted(): boolean;
  /** True when it shows at sight that a schema accepts a value. */
  isInhabited(schema: SchemaModel): boolean;
}): Emptiness {
  const known = new Map<string, boolean>();
  const implied = new Map<SchemaModel, Map<SchemaModel, boolean>>();
  const scans = new WeakMap<readonly SchemaModel[], Map<SchemaModel, Scan>>();
  const refused = new WeakMap<Alternative, ReadonlySet<number>>();
  const textless = new Map<string, boolean>();
  let depth = 0;

  function isEmpty(term: Term): boolean {
    const [only] = term.all;
    if (only && term.all.length === 1 && term.none.length === 0 && isInhabited(only)) return false;
    const key = keyOf(term);
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    if (depth > DEEPEST) return false;
    depth += 1;
    const { answer: empty, isSettled } = settling(() => expand(term)?.every(isEmptyAlternative) ?? false);
    depth -= 1;
    // Deep down the answer may only be a doubt, so it is kept when it is certain or asked from the top.
    if (isSettled && (empty || depth === 0)) known.set(key, empty);
    return empty;
  }

  function isEmptyAlternative(alternative: Alternative): boolean {
    if (alternative.values) return alternative.values.length === 0;
    return isEmptyByKeywords(alternative) || isExcluded(alternative);
  }

  function isEmptyByKeywords(alternative: Alternative): boolean {
    switch (alternative.type) {
      case "null":
      case "boolean":
        return false;
      case "number":
        return isEmptyRange(rangeOf(alternative));
      case "string":
        return hasNoLength(alternative) || hasNoText(alternative);
      case "array":
        return isEmptyArray(alternative);
      case "object":
        return isEmptyObject(alternative);
      default:
        return alternative.type satisfies never;
    }
  }

  function hasNoText(alternative: Alternative): boolean {
    const { parts, none, others } = alternative;
    const key = keyOf({ all: parts, none: [...none, ...others] });
    const answer = textless.get(key) ?? isTextless(alternative);
    textless.set(key, answer);
    return answer;
  }

  function isEmptyArray(alternative: Alternative): boolean {
    const { minItems, maxItems, positions, item, rest } = arrayFacts(alternative);
    if (minItems > maxItems) return true;
    const named = Array.from({ length: Math.min(minItems, positions) }, (_, index) => item(index));
    return [...named, ...(minItems > positions ? [rest] : [])].some(isEmpty);
  }

  function isEmptyObject(alternative: Alternative): boolean {
    const facts = objectFacts(alternative);
    if (facts.minProperties > facts.maxProperties) return true;
    return [...facts.required].some((name) => {
      const term = facts.property(name);
      return term !== undefined && isEmpty(term);
    });
  }

  /** True when a negated schema takes every value. */
  function isExcluded(alternative: Alternative): boolean {
    if (alternative.none.length === 0 || depth > DEEPEST) return false;
    depth += 1;
    const excluded = alternative.none.some(
      (schema) =>
        !isMarkedApart(alternative, schema) &&
        compareAlternative(withoutNegations(alternative), schema).length === 0,
    );
    depth -= 1;
    return excluded;
  }

  /** Unions ask about the same pairs for each of their branches. */
  function implies(schema: SchemaModel, other: SchemaModel): boolean {
    if (areMarkedApart(schema, other)) return false;
    const present = implied.get(schema);
    const answers = present ?? new Map<SchemaModel, boolean>();
    if (!present) implied.set(schema, answers);
    const answer = answers.get(other);
    if (answer !== undefined) return answer;
    const member = sampler.one(termOf(schema));
    if (member !== undefined && !meets(other, member)) {
      answers.set(other, false);
      return false;
    }
    const asked = settling(() => compareHere(termOf(schema), other).length === 0);
    if (asked.isSettled) answers.set(other, asked.answer);
    return asked.answer;
  }

  /**
   * True when the schema implies an option of a union that was not taken. What is found out about the schema and the
   * union serves every option that is taken of it.
   */
  function impliesAnother(schema: SchemaModel, { options, taken }: Choice): boolean {
    const scan = scanOf(schema, options);
    if (scan.found.some((option) => option !== taken)) return true;
    for (; scan.next < scan.order.length; scan.next += 1) {
      const option = scan.order[scan.next];
      if (!option) continue;
      const { answer, isSettled } = settling(() => implies(schema, option));
      if (!isSettled) return options.some((other) => other !== taken && implies(schema, other));
      if (answer) scan.found.push(option);
      if (answer && option !== taken) {
        scan.next += 1;
        return true;
      }
    }
    return false;
  }

  function scanOf(schema: SchemaModel, options: readonly SchemaModel[]): Scan {
    const ofUnion = scans.get(options) ?? new Map<SchemaModel, Scan>();
    scans.set(options, ofUnion);
    const order = () => [...new Set([...likelyOptions(inPlace(schema), options), ...options])];
    const scan = ofUnion.get(schema) ?? { order: order(), next: 0, found: [] };
    ofUnion.set(schema, scan);
    return scan;
  }

  /** Most options are the same on both sides, so that the schema itself is among those that no value meets. */
  function isRefused(alternative: Alternative, schema: SchemaModel): boolean {
    const { none, others } = alternative;
    const present = refused.get(alternative);
    const classes = present ?? new Set([...none, ...others].map(classOf));
    if (!present) refused.set(alternative, classes);
    return classes.has(classOf(schema));
  }

  function isDisjoint(alternative: Alternative, schema: SchemaModel): boolean {
    budget.spend(1 / KNOWN_AT_ONCE);
    if (!typesOf(schema).has(alternative.type) || isMarkedApart(alternative, schema)) return true;
    if (isRefused(alternative, schema)) return true;
    if (isExhausted()) return false;
    budget.spend(1 + alternative.none.length / KNOWN_AT_ONCE);
    if (alternative.type === "string" && areStringsApart(alternative.parts, schema)) return true;
    if (alternative.none.some((other) => implies(schema, other))) return true;
    if (alternative.choices.some((choice) => impliesAnother(schema, choice))) return true;
    const shared = narrow(alternative, { all: [schema], none: [] });
    return shared?.every((part) => part.type !== alternative.type || isEmptyAlternative(part)) ?? false;
  }

  return { isEmpty, isEmptyAlternative, isDisjoint };
}

/** Which options of a union a schema implies, as far as they were looked at. */
interface Scan {
  /** The likeliest first. */
  readonly order: readonly SchemaModel[];
  next: number;
  readonly found: SchemaModel[];
}

const positive = new WeakMap<Alternative, Alternative>();

/** The same object each time, so that what is known of it is kept. */
function withoutNegations(alternative: Alternative): Alternative {
  const known = positive.get(alternative) ?? { ...alternative, none: [] };
  positive.set(alternative, known);
  return known;
}

/** Asked of strings all at once: patterns that contradict each other, unions that leave nothing over. */
function isTextless(alternative: Alternative): boolean {
  const around = stringsAroundAlternative(alternative);
  return around !== undefined && findText(around).kind === "none";
}

function hasNoLength({ parts }: Alternative): boolean {
  const strings = parts.flatMap(({ string }) => (string ? [string] : []));
  const shortest = Math.max(0, ...strings.map(({ minLength }) => minLength ?? 0));
  return strings.some(({ maxLength }) => maxLength !== undefined && maxLength < shortest);
}
