import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { innerContext } from "../issues/wording.ts";
import { type Issue, type Payload, runnerOf, type Schema } from "../zod-internals.ts";
import { enter, leave } from "./depth.ts";

/** True when a schema accepts a value. */
export type Ask = (schema: Schema, value: unknown) => boolean;

let current: Ask | undefined;

/**
 * The function that parts of a value are asked with while only the verdict counts: schemas then stop at the first issue,
 * and do not explain it. It comes from the one who asks, so that bundles in which nobody does are smaller.
 */
export function currentAsk(): Ask | undefined {
  return current;
}

/** The issue of a value whose issues nobody reads. */
export function refused(input: unknown): Issue {
  return { code: "custom", input };
}

/** Issues of a value, with a function to ask its parts with. */
export function runWith(ask: Ask | undefined, schema: Schema, value: unknown): Issue[] {
  const payload: Payload = { value, issues: [] };
  const before = current;
  current = ask;
  const place = enter();
  try {
    // A context of its own: zod keeps results in it, which hold as long as nobody changes the value.
    const result = runnerOf(schema).run(payload, innerContext());
    if (result instanceof Promise) throw new $ZodAsyncError();
    return result.issues;
  } finally {
    current = before;
    leave(place, payload);
  }
}

/** Issues of a part of the value: as members and items are held to theirs. */
export function issuesOfPart(schema: Schema, value: unknown): Issue[] {
  if (!current) return runWith(undefined, schema, value);
  return current(schema, value) ? [] : [refused(value)];
}
