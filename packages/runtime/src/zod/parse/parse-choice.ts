import type * as z from "zod";
import { enter, leave } from "../accept/depth.ts";
import { acceptMode, isAccepted, placeholderIssue } from "../accept/is-accepted.ts";
import { onlyChecks } from "../accept/only-checks.ts";
import { reportChoice } from "../explain/report-choice.ts";
import { worded } from "../issues/wording.ts";
import { getOwn, isObject } from "../json/json-type.ts";
import { type Issue, type ParseContext, type Payload, runnerOf, type Schema } from "../zod-internals.ts";

/** The options of a union. */
export interface Choice {
  readonly options: readonly Schema[];
  readonly isExclusive: boolean;
}

/** Parses a value with one of several options. If all only accept or reject, they are tested, otherwise run. */
export function parseChoice(
  payload: Payload,
  context: ParseContext,
  choice: Choice,
): Payload | Promise<Payload> {
  if (choice.options.length === 1) return runnerOf(choice.options[0] as Schema).run(payload, context); // selected, or alone
  const savedDepth = enter();
  try {
    if (choice.options.every(onlyChecks)) return acceptOptions(payload, context, choice);
    return runOptions(payload, context, choice);
  } finally {
    leave(savedDepth, payload, context);
  }
}

function acceptOptions(payload: Payload, context: ParseContext, choice: Choice): Payload {
  const matches: number[] = [];
  for (const [index, option] of choice.options.entries()) {
    if (!isAccepted(option, payload.value)) continue;
    if (!choice.isExclusive) return payload;
    matches.push(index);
  }
  if (matches.length === 1) return payload;
  if (acceptMode()) {
    payload.issues.push(placeholderIssue(payload.value));
    return payload;
  }
  if (matches.length > 1) return rejectMatches(payload, context, matches);
  const { value } = payload;
  return reportChoice(payload, context, {
    ...choice,
    run: (index) => runnerOf(choice.options[index] as Schema).run({ value, issues: [] }, context) as Payload, // not async
  });
}

function runOptions(payload: Payload, context: ParseContext, choice: Choice): Payload | Promise<Payload> {
  const results: (Payload | Promise<Payload>)[] = [];
  for (const option of choice.options) {
    const result = runnerOf(option).run({ value: payload.value, issues: [] }, context);
    if (!(result instanceof Promise) && result.issues.length === 0 && !choice.isExclusive) return result;
    results.push(result);
  }
  if (results.some((result) => result instanceof Promise))
    return Promise.all(results).then((all) => settle(payload, context, choice, all));
  return settle(payload, context, choice, results as Payload[]);
}

function settle(
  payload: Payload,
  context: ParseContext,
  choice: Choice,
  results: readonly Payload[],
): Payload {
  const matches = results.flatMap(({ issues }, index) => (issues.length === 0 ? [index] : []));
  const [match] = matches;
  if (match === undefined)
    return reportChoice(payload, context, {
      ...choice,
      run: (index) => results[index] as Payload, // one per option
    });
  if (choice.isExclusive && matches.length > 1) return rejectMatches(payload, context, matches);
  payload.value = (results[match] as Payload).value;
  return payload;
}

function rejectMatches(payload: Payload, context: ParseContext, matches: number[]): Payload {
  const options = matches.map((index) => String(index + 1)).join(" and ");
  const message = `Invalid input: options ${options} match, expected exactly one`;
  const { value: input } = payload;
  const issue = { code: "invalid_union", errors: [], inclusive: false, matches, input } as Issue; // zod's, as of a xor
  payload.issues.push(worded(issue, message, context));
  return payload;
}

/** A union whose options each have known values of a property, in their order; other values may match any option. */
export interface OpenUnionDef extends z.core.$ZodUnionDef {
  readonly property?: string;
  readonly known?: readonly (readonly unknown[])[];
}

/** Returns the options that may accept a value: the one that a known value selects, or else all. */
export function optionsFor({ options, property, known }: OpenUnionDef, value: unknown): readonly Schema[] {
  if (property === undefined || !known || !isObject(value)) return options;
  const index = known.findIndex((values) => values.includes(getOwn(value, property)));
  return index < 0 ? options : options.slice(index, index + 1);
}
