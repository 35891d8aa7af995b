import type * as z from "zod";
import { config, util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { IssueParams } from "../checks/check.ts";
import type { UnmatchedTypes } from "../issues/place-issues.ts";
import { alternatives, oneOfValues, shortened } from "../issues/shortened.ts";
import { worded } from "../issues/wording.ts";
import { getOwn, isObject } from "../json/json-type.ts";
import type { Choice } from "../parse/parse-choice.ts";
import { definitionOf, type ParseContext, type Payload, type Schema } from "../zod-internals.ts";
import { type DescribedMember, described } from "./described.ts";
import { expectations } from "./expectation.ts";
import { byLikeness, type Likeness, likeness } from "./likeness.ts";

/** A union in which no option accepts the value, with a function that returns the issues of an option. */
interface Unmatched extends Choice {
  readonly run: (index: number) => Payload;
}

/** An option that the value may be intended for. */
interface Candidate {
  readonly index: number;
  readonly likeness: Likeness;
}

/** Nested unions in which all options are compared for the closest; deeper ones run only the most similar option. */
const MAX_SEARCHES = 2;

let searches = 0;

/** Unions that are being reported, the outermost first. */
const pending: { readonly options: readonly Schema[]; readonly value: unknown }[] = [];

/** Set if a nested union only leads back to a union in `pending`. The issue of any other option is then preferred. */
let isLoop = false;

/** Reports a value that no option accepts: with the issues of the intended option, if one stands out. */
export function reportChoice(payload: Payload, context: ParseContext, choice: Unmatched): Payload {
  pending.push({ options: choice.options, value: payload.value });
  try {
    return reportUnmatched(payload, context, choice);
  } finally {
    pending.pop();
  }
}

function reportUnmatched(payload: Payload, context: ParseContext, union: Unmatched): Payload {
  const { value } = payload;
  const all = union.options.map((option, index): Candidate => ({ index, likeness: likeness(option, value) }));
  const candidates = all
    .filter(({ index }) => !leadsBack(union.options[index] as Schema, value))
    .sort((a, b) => byLikeness(a.likeness, b.likeness));
  const ofType = candidates.filter((candidate) => candidate.likeness.isOfType);
  if (ofType.length === 0) {
    isLoop = candidates.length < all.length;
    return reportType(payload, context, union);
  }
  const member = choosingMember(ofType, union);
  if (member && isObject(value) && !member.values.includes(getOwn(value, member.key)))
    return reportMember(payload, context, member);
  const missing = ofType.map(({ index }) => missingMembers(union.options[index] as Schema, value));
  if (missing.length > 1 && missing.every((names) => names.length > 0))
    return reportMissing(payload, context, missing);
  const [first, ...others] = ofType as [Candidate, ...Candidate[]]; // there is one
  if (!others.every((other) => standsOut(first.likeness, other.likeness)))
    return reportClosest(payload, context, ofType, union);
  for (const issue of union.run(first.index).issues) payload.issues.push(issue);
  return payload;
}

/** True for a reference to a union that is already being reported for the same value. */
function leadsBack(option: Schema, value: unknown): boolean {
  let def = definitionOf(option);
  while (def.type === "lazy") def = definitionOf(def.getter());
  return pending.some((other) => "options" in def && other.options === def.options && other.value === value);
}

/** True if the first option is selected by a discriminating member, or all its members match and the other's do not. */
function standsOut(first: Likeness, other: Likeness): boolean {
  if (first.choosing > 0 && first.choosing > other.choosing) return true;
  return first.choosing >= other.choosing && first.misfits === 0 && other.misfits > 0;
}

function reportType(payload: Payload, context: ParseContext, { options }: Unmatched): Payload {
  const expected = expectations(options);
  const issue: UnmatchedTypes = { code: "invalid_union", errors: [], expected, input: payload.value };
  payload.issues.push(worded(issue, `Invalid input: expected ${expected}`, context));
  return payload;
}

/** The member whose values distinguish the options, with the values of all options. */
interface ChoosingMember {
  readonly key: string;
  readonly values: readonly unknown[];
}

function choosingMember(candidates: readonly Candidate[], { options }: Choice): ChoosingMember | undefined {
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
  const input = getOwn(payload.value as Record<string, unknown>, key); // checked by the caller
  const message = `Invalid input: ${input === undefined ? "required but missing, " : ""}expected ${expected}`;
  payload.issues.push(worded({ code: "custom", input, params, path: [key] }, message, context));
  return payload;
}

/** Returns the missing members of an option that only requires members of any type; otherwise none. */
function missingMembers(option: Schema, value: unknown): readonly string[] {
  if (!isObject(value)) return [];
  const members = [...described(option).members];
  const isAnything = ({ schema }: DescribedMember) => !described(schema).types && !described(schema).values;
  if (!members.every(([, member]) => member.isRequired && isAnything(member))) return [];
  return members.flatMap(([key]) => (getOwn(value, key) === undefined ? [key] : []));
}

/** Maximum number of alternatives in a message. */
const MAX_ALTERNATIVES = 5;

function reportMissing(
  payload: Payload,
  context: ParseContext,
  expected: readonly (readonly string[])[],
): Payload {
  const inWords = expected.map((names) => names.map((name) => JSON.stringify(name)).join(" and "));
  const separator = expected.some(({ length }) => length > 1) ? ", or " : " or ";
  const missing = alternatives(inWords, MAX_ALTERNATIVES, separator);
  const message = `Invalid input: required but missing: ${missing}`;
  const params: IssueParams = { keyword: "required", expected };
  payload.issues.push(worded({ code: "custom", input: payload.value, params }, message, context));
  return payload;
}

/** Reports the option with the fewest issues among those that the value is most similar to. */
function reportClosest(
  payload: Payload,
  context: ParseContext,
  candidates: readonly Candidate[],
  union: Unmatched,
): Payload {
  const [best] = candidates as [Candidate, ...Candidate[]]; // there is one
  const alike = candidates.filter((other) => byLikeness(best.likeness, other.likeness) === 0);
  const errors: z.core.$ZodIssue[][] = union.options.map(() => []);
  let closest: { readonly index: number; readonly count: number } | undefined;
  let isClosestLoop = false;
  searches += 1;
  try {
    for (const { index } of searches > MAX_SEARCHES ? [best] : alike) {
      isLoop = false;
      const { issues } = union.run(index);
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

/** Maximum number of issues of one option in an issue. */
const MAX_ISSUES = 20;

/** Maximum number of issues in a message. */
const MAX_SENTENCES = 3;

function sentences(issues: readonly z.core.$ZodIssue[], count: number): string {
  const reported = issues
    .slice(0, MAX_SENTENCES)
    .map(innermost)
    .map(({ path, message }) => shortened(path.length > 0 ? `${message} at ${path.join(".")}` : message));
  const left = count - reported.length;
  return [...reported, ...(left > 0 ? [`and ${left} more`] : [])].join("; ");
}

/** Follows nested unions to the issue of their closest option, which is reported in their place. */
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
