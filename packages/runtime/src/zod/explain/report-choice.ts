import type * as z from "zod";
import { config, util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { IssueParams } from "../checks/check.ts";
import { shortened } from "../issues/in-words.ts";
import type { RefusedTypes } from "../issues/place-issues.ts";
import { worded } from "../issues/wording.ts";
import { getOwn, isObject } from "../json/json-type.ts";
import type { Choice } from "../parse/parse-choice.ts";
import { definitionOf, type ParseContext, type Payload, type Schema } from "../zod-internals.ts";
import { type DescribedMember, described } from "./described.ts";
import { expectations } from "./expectation.ts";
import { byLikeness, type Likeness, likeness } from "./likeness.ts";
import { oneOfValues } from "./one-of-values.ts";

/** A union of which no option accepts the value, and how to find out what an option has against it. */
interface Refused extends Choice {
  readonly value: unknown;
  readonly run: (index: number) => Payload;
}

/** An option that the value may have been meant for. */
interface Candidate {
  readonly index: number;
  readonly likeness: Likeness;
}

/** Unions within unions whose options are all gone through for the closest one: further in, one of each is. */
const MAX_SEARCHES = 2;

let searches = 0;

/** The options and the value of every union that is reported. */
const pending: Refused[] = [];

/** True once a union has been reported that leads back to one of those: it says nothing that they do not say. */
let isLoop = false;

/** Reports what is wrong with a value that no option accepts: by the option that it was meant for, where one stands out. */
export function reportChoice(payload: Payload, context: ParseContext, choice: Refused): Payload {
  pending.push(choice);
  try {
    return reportRefused(payload, context, choice);
  } finally {
    pending.pop();
  }
}

function reportRefused(payload: Payload, context: ParseContext, refused: Refused): Payload {
  const { value } = payload;
  const all = refused.options.map(
    (option, index): Candidate => ({ index, likeness: likeness(option, value) }),
  );
  const candidates = all
    .filter(({ index }) => !leadsBack(refused.options[index] as Schema, value))
    .sort((a, b) => byLikeness(a.likeness, b.likeness));
  const ofType = candidates.filter((candidate) => candidate.likeness.isOfType);
  if (ofType.length === 0) {
    isLoop = candidates.length < all.length;
    return reportType(payload, context, refused);
  }
  const member = choosingMember(ofType, refused);
  if (member && isObject(value) && !member.values.includes(getOwn(value, member.key)))
    return reportMember(payload, context, member);
  const missing = ofType.map(({ index }) => missingMembers(refused.options[index] as Schema, value));
  if (missing.length > 1 && missing.every((names) => names.length > 0))
    return reportMissing(payload, context, missing);
  const [first, ...others] = ofType as [Candidate, ...Candidate[]]; // there is one
  if (!others.every((other) => standsOut(first.likeness, other.likeness)))
    return reportClosest(payload, context, ofType, refused);
  for (const issue of refused.run(first.index).issues) payload.issues.push(issue);
  return payload;
}

/** True for a reference to a union that is already reported for the same value. */
function leadsBack(option: Schema, value: unknown): boolean {
  let def = definitionOf(option);
  while (def.type === "lazy") def = definitionOf(def.getter());
  return pending.some((other) => "options" in def && other.options === def.options && other.value === value);
}

/** True for what is chosen by a member, or fits but for what lies deeper, where another does not. */
function standsOut(first: Likeness, other: Likeness): boolean {
  if (first.choosing > 0 && first.choosing > other.choosing) return true;
  return first.choosing >= other.choosing && first.misfits === 0 && other.misfits > 0;
}

function reportType(payload: Payload, context: ParseContext, { options }: Refused): Payload {
  const expected = expectations(options);
  const issue: RefusedTypes = { code: "invalid_union", errors: [], expected, input: payload.value };
  payload.issues.push(worded(issue, `Invalid input: expected ${expected}`, context));
  return payload;
}

/** The member by whose values the options can be distinguished, with all of them. */
interface ChoosingMember {
  readonly key: string;
  readonly values: readonly unknown[];
}

function choosingMember(candidates: readonly Candidate[], { options }: Refused): ChoosingMember | undefined {
  const [first, ...others] = candidates.map(({ index }) => described(options[index] as Schema).members); // within the list
  if (!first || others.length === 0) return undefined;
  for (const key of first.keys()) {
    const sets = [first, ...others].map((members) => {
      const member = members.get(key);
      return member?.isRequired ? described(member.schema).values : undefined;
    });
    const values = sets.flatMap((set) => [...(set ?? [])]);
    if (sets.every((set) => set) && new Set(values).size === values.length) return { key, values };
  }
  return undefined;
}

function reportMember(payload: Payload, context: ParseContext, { key, values }: ChoosingMember): Payload {
  const expected = oneOfValues(values);
  const params: IssueParams = { keyword: "enum", expected: values };
  const input = getOwn(payload.value as Record<string, unknown>, key); // the caller has looked
  const message = `Invalid input: ${input === undefined ? "required but missing, " : ""}expected ${expected}`;
  payload.issues.push(worded({ code: "custom", input, params, path: [key] }, message, context));
  return payload;
}

/** The members that a value lacks, where an option does no more than require members of any type. */
function missingMembers(option: Schema, value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const members = [...described(option).members];
  const isAnything = ({ schema }: DescribedMember) => !described(schema).types && !described(schema).values;
  if (!members.every(([, member]) => member.isRequired && isAnything(member))) return [];
  return members.flatMap(([key]) => (getOwn(value, key) === undefined ? [key] : []));
}

/** Alternatives that a sentence names. */
const MAX_ALTERNATIVES = 5;

function reportMissing(
  payload: Payload,
  context: ParseContext,
  expected: readonly (readonly string[])[],
): Payload {
  const inWords = new Set(expected.map((names) => names.map((name) => JSON.stringify(name)).join(" and ")));
  const named = [...inWords].slice(0, MAX_ALTERNATIVES).map(shortened);
  const others = inWords.size > named.length ? [`one of ${inWords.size - named.length} more`] : [];
  const alternatives = [...named, ...others].join(
    expected.some(({ length }) => length > 1) ? ", or " : " or ",
  );
  const message = `Invalid input: required but missing: ${alternatives}`;
  const params: IssueParams = { keyword: "required", expected };
  payload.issues.push(worded({ code: "custom", input: payload.value, params }, message, context));
  return payload;
}

/** The option with the fewest complaints of those that the value looks most alike. */
function reportClosest(
  payload: Payload,
  context: ParseContext,
  candidates: readonly Candidate[],
  refused: Refused,
): Payload {
  const [best] = candidates as [Candidate, ...Candidate[]]; // there is one
  const alike = candidates.filter((other) => byLikeness(best.likeness, other.likeness) === 0);
  const errors: z.core.$ZodIssue[][] = refused.options.map(() => []);
  let closest: { readonly index: number; readonly count: number } | undefined;
  let isClosestLoop = false;
  searches += 1;
  try {
    for (const { index } of searches > MAX_SEARCHES ? [best] : alike) {
      isLoop = false;
      const { issues } = refused.run(index);
      if (isLoop && closest) continue;
      errors[index] = issues
        .slice(0, MAX_ISSUES)
        .map((issue) => util.finalizeIssue(issue, context as z.core.ParseContextInternal, config()));
      if (!closest || isClosestLoop || issues.length < closest.count)
        closest = { index, count: issues.length };
      isClosestLoop = isLoop;
    }
  } finally {
    searches -= 1;
  }
  const { index, count } = closest as NonNullable<typeof closest>; // there is one
  const message = `Invalid input: no option matches, option ${index + 1} comes closest: ${sentences(errors[index] ?? [], count)}`;
  payload.issues.push(worded({ code: "invalid_union", errors, input: payload.value }, message, context));
  return payload;
}

/** Issues of one option that an issue holds. */
const MAX_ISSUES = 20;

/** Issues that a sentence reports. */
const MAX_SENTENCES = 3;

function sentences(issues: readonly z.core.$ZodIssue[], count: number): string {
  const reported = issues
    .slice(0, MAX_SENTENCES)
    .map(innermost)
    .map(({ path, message }) => shortened(path.length > 0 ? `${message} at ${path.join(".")}` : message));
  const left = count - reported.length;
  return [...reported, ...(left > 0 ? [`and ${left} more`] : [])].join("; ");
}

/** What a union within reports in the end: its own closest option is already reported here. */
function innermost(outer: z.core.$ZodIssue): Pick<z.core.$ZodIssue, "path" | "message"> {
  let issue = outer;
  const path = [...outer.path];
  while (issue.code === "invalid_union") {
    const [closest] = issue.errors.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
    const [inner] = closest ?? [];
    if (!inner) break;
    path.push(...inner.path);
    issue = inner;
  }
  return { path, message: issue.message };
}
