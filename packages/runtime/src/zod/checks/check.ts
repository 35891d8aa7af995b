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
import type { Keywords } from "./facts.ts";
import { addKeywords, jsonOf } from "./keywords.ts";

export type { Check };

/** Creates a check from the JSON Schema keywords that it implements and a function that adds issues to its payload. */
export function check<Value>(keywords: Keywords, run: (payload: Payload<Value>) => void): Check<Value> {
  const made = z.check<Value>((payload) => {
    const savedDepth = enter();
    try {
      run(payload as Payload<Value>);
    } finally {
      leave(savedDepth, payload);
    }
  });
  onAttach(made, attach);
  return withFacts(made, { keywords });
}

let attached: Schema | undefined;

/** Makes the context of a call available to checks, which only get the value, and adds their keywords to the JSON. */
function attach(schema: Schema): void {
  if (schema === attached) return; // once per schema: zod attaches all of its checks in a row
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

/** Marks a check that has schemas among its keywords. */
export function withSchemas<Value>(made: Check<Value>): Check<Value> {
  return withFacts(made, { jsonOf });
}

/** `issue.params` of a rejection, for error maps and locales: the keyword that failed and the value it expects. */
export interface IssueParams extends Record<string, unknown> {
  readonly keyword: string;
  readonly expected: unknown;
}

/** Adds an issue with a message; later checks still run. */
export function report(
  payload: Payload,
  message: string,
  params: IssueParams,
  path: readonly PropertyKey[] = [],
): void {
  const { value: input } = payload;
  payload.issues.push(worded({ code: "custom", input, params, path: [...path], continue: true }, message));
}

/** Adds the issues of a part of the value, with the path to that part. Later checks of the whole value still run. */
export function addIssues(
  payload: Payload,
  issues: readonly Issue[],
  path: readonly PropertyKey[] = [],
): void {
  const others = path.length > 0 ? { continue: true } : {};
  // In place, as zod does: the receiver of an issue owns it.
  for (const issue of issues)
    payload.issues.push(Object.assign(issue, { path: [...path, ...(issue.path ?? [])] }, others));
}
