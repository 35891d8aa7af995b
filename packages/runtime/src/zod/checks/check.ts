import * as z from "zod";
import { enter, leave } from "../accept/depth.ts";
import { needsContext, withContext, worded } from "../issues/wording.ts";
import {
  type Check,
  describeBy,
  type Issue,
  onAttach,
  type Payload,
  type Schema,
  withFacts,
  wrapRun,
} from "../zod-internals.ts";
import type { Applicator, Keywords } from "./facts.ts";
import { addKeywords, jsonOf } from "./keywords.ts";

export type { Check };

/** A check out of the keywords that it stands for, and a function that adds issues to its payload. */
export function check<Value>(keywords: Keywords, run: (payload: Payload<Value>) => void): Check<Value> {
  const made = z.check<Value>((payload) => {
    const place = enter();
    try {
      run(payload as Payload<Value>);
    } finally {
      leave(place, payload);
    }
  });
  onAttach(made, attach);
  return withFacts(made, { keywords });
}

let attached: Schema | undefined;

/** Keeps what a schema is called with for its checks, which are given the value alone, and lets them describe themselves. */
function attach(schema: Schema): void {
  if (schema === attached) return; // once, however many checks it has
  attached = schema;
  wrapRun(schema, (run) => {
    describeBy(schema, (json, place, inherited) => {
      inherited();
      addKeywords(schema, json, place);
    });
    return (payload, context) =>
      needsContext(context) ? withContext(context, () => run(payload, context)) : run(payload, context);
  });
}

/** A check that has schemas among its keywords, and says what it looks at where it looks at something. */
export function withSchemas<Value>(made: Check<Value>, applicator?: Applicator): Check<Value> {
  return withFacts(made, applicator ? { jsonOf, applicator } : { jsonOf });
}

/** The keyword that rejects, and what it expects: `issue.params`, for error maps and locales. */
export interface IssueParams extends Record<string, unknown> {
  readonly keyword: string;
  readonly expected: unknown;
}

/** Adds an issue with a sentence of its own; later checks run nevertheless. */
export function report(
  payload: Payload,
  message: string,
  params: IssueParams,
  path: readonly PropertyKey[] = [],
): void {
  const { value: input } = payload;
  payload.issues.push(worded({ code: "custom", input, params, path: [...path], continue: true }, message));
}

/** Adds issues found in a part of the value, with the way to that part. Checks of the whole run nevertheless. */
export function addIssues(
  payload: Payload,
  issues: readonly Issue[],
  path: readonly PropertyKey[] = [],
): void {
  const others = path.length > 0 ? { continue: true } : {};
  // In place, as zod does: an issue belongs to the one who was given it.
  for (const issue of issues)
    payload.issues.push(Object.assign(issue, { path: [...path, ...(issue.path ?? [])] }, others));
}
