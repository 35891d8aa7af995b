import * as z from "zod";
import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import type { Accepts, QuickCheck } from "../accept/accepts.ts";
import { providedAcceptance } from "../accept/provided-acceptance.ts";
import { innerContext, withContext, worded } from "../issues/wording.ts";
import type { Applicator } from "../unevaluated/applicator.ts";
import { addKeywords, describing, jsonOf, type Keywords } from "./keywords.ts";

/** What a check is given: the value as it was parsed, and the list that takes issues. */
export type Payload<Value = unknown> = z.core.ParsePayload<Value>;

/** A check that can follow any schema. */
export type Check<Value = unknown> = z.core.$ZodCheck<Value>;

/** The same, as it is made here. */
export type OwnCheck<Value = unknown> = Check<Value> & QuickCheck;

/**
 * A check out of the keywords that it stands for, a function that adds issues to its payload, and a quicker one that
 * says no more than yes or no.
 */
export function check<Value>(
  keywords: Keywords,
  run: (payload: Payload<Value>) => void,
  accepts: (value: Value) => boolean = (value) => addsNothing(run, value),
): OwnCheck<Value> {
  const made = withAcceptance(z.check<Value>(run as z.core.CheckFn<Value>), accepts); // the two differ only in what may be returned
  made._zod.keywords = keywords;
  return made;
}

/** A check that can be asked for a yes or no. */
function withAcceptance<Value>(made: Check<Value>, accepts: (value: Value) => boolean): OwnCheck<Value> {
  const own = made as OwnCheck<Value>;
  own._zod.accepts = accepts as Accepts; // called after the schema has checked the type
  own._zod.onattach.push(attach);
  return own;
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
    internals.run = (payload, context) => withContext(context, () => run(payload, context));
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

function addsNothing<Value>(run: (payload: Payload<Value>) => void, value: Value): boolean {
  const payload: Payload<Value> = { value, issues: [] };
  run(payload);
  return payload.issues.length === 0;
}

/** Adds an issue with a sentence of its own; later checks run nevertheless. */
export function report(payload: Payload, message: string, path: readonly PropertyKey[] = []): void {
  const { value: input } = payload;
  payload.issues.push(worded({ code: "custom", input, path: [...path], continue: true }, message));
}

/** What a schema has against a value; empty when it accepts it. */
export function issuesOf(schema: z.ZodType, value: unknown): z.core.$ZodRawIssue[] {
  // A context of its own: zod keeps results in it, which hold as long as nobody changes the value.
  const result = schema._zod.run({ value, issues: [] }, innerContext());
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result.issues;
}

/** True when a schema accepts a value. */
export function isAccepted(schema: z.ZodType, value: unknown): boolean {
  const acceptance = providedAcceptance();
  const accepts = acceptance?.acceptanceOf(schema);
  return acceptance && accepts ? acceptance.ask(accepts, value) : issuesOf(schema, value).length === 0;
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
