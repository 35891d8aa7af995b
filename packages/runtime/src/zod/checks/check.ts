import * as z from "zod";
import type { QuickCheck } from "../accept/accepts.ts";
import { enter, leave } from "../accept/depth.ts";
import { needsContext, withContext, worded } from "../issues/wording.ts";
import type { Applicator } from "../unevaluated/applicator.ts";
import { addKeywords, describing, jsonOf, type Keywords } from "./keywords.ts";

/** What a check is given: the value as it was parsed, and the list that takes issues. */
export type Payload<Value = unknown> = z.core.ParsePayload<Value>;

/** A check that can follow any schema. */
export type Check<Value = unknown> = z.core.$ZodCheck<Value>;

/** The same, as it is made here. */
export type OwnCheck<Value = unknown> = Check<Value> & QuickCheck;

/** A check out of the keywords that it stands for, and a function that adds issues to its payload. */
export function check<Value>(keywords: Keywords, run: (payload: Payload<Value>) => void): OwnCheck<Value> {
  const made = z.check<Value>((payload) => {
    const place = enter();
    try {
      run(payload as Payload<Value>);
    } finally {
      leave(place, payload);
    }
  }) as OwnCheck<Value>;
  made._zod.keywords = keywords;
  made._zod.onattach.push(attach);
  return made;
}

let attached: z.core.$ZodType | undefined;

/** Keeps what a schema is called with for its checks, which are given the value alone, and lets them describe themselves. */
function attach(schema: z.core.$ZodType): void {
  if (schema === attached) return; // once, however many checks it has
  attached = schema;
  const internals = schema._zod;
  internals.deferred ??= [];
  internals.deferred.push(() => {
    const { run } = internals;
    internals.run = (payload, context) =>
      needsContext(context) ? withContext(context, () => run(payload, context)) : run(payload, context);
    describing(schema, (...place) => addKeywords(schema, ...place));
  });
}

/** A check that says what it looks at. */
export function withApplicator<Value>(made: OwnCheck<Value>, applicator: Applicator): OwnCheck<Value> {
  made._zod.applicator = applicator;
  return withSchemas(made);
}

/** A check that has schemas among its keywords. */
export function withSchemas<Value>(made: OwnCheck<Value>): OwnCheck<Value> {
  made._zod.jsonOf = jsonOf;
  return made;
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
  issues: readonly z.core.$ZodRawIssue[],
  path: readonly PropertyKey[] = [],
): void {
  for (const issue of issues) {
    place(issue as Parameters<typeof place>[0], path); // zod's type for readers of it
    payload.issues.push(issue);
  }
}

/** In place, as zod does: an issue belongs to the one who was given it. */
function place(
  issue: { path?: PropertyKey[] | undefined; continue?: boolean | undefined },
  path: readonly PropertyKey[],
): void {
  issue.path = issue.path ? [...path, ...issue.path] : [...path];
  if (path.length > 0) issue.continue = true;
}
