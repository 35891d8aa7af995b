import type * as z from "zod";
import type { Part } from "../issues/place-issues.ts";
import type { Accepts, Issue, ParseContext } from "./accepts.ts";
import type { AcceptsMembers } from "./accepts-object.ts";
import type { Member } from "./members.ts";

/** Ways to say quickly whether a value is accepted, and to report what is wrong with one that is not. */
export interface Acceptance {
  /** Undefined where a schema converts, or a function of its user has a say. */
  acceptanceOf(schema: z.core.$ZodType): Accepts | undefined;
  ask(accepts: Accepts, value: unknown): boolean;
  acceptsMembers(members: readonly Member<Accepts>[]): AcceptsMembers;
  reportIssues(
    part: Part,
    value: unknown,
    issues: Issue[],
    start: number,
    context: ParseContext | undefined,
  ): void;
}

let provided: Acceptance | undefined;

/**
 * Makes the quick check available to all schemas. Schemas that hold one value to several others need it: each of those
 * might go through all of the value, and so might those further in. Bundles without such schemas leave it out, and objects
 * and lists hand their parts to zod.
 */
export function provideAcceptance(acceptance: Acceptance | undefined): void {
  provided = acceptance;
}

/** The quick check, once a schema has provided it. */
export function providedAcceptance(): Acceptance | undefined {
  return provided;
}

/** What is looked up about a schema: once, and again where the quick check has been provided since. */
export function lookedUp<Found>(look: (acceptance: Acceptance | undefined) => Found): () => Found {
  let last: { readonly found: Found; readonly by: Acceptance | undefined } | undefined;
  return () => {
    if (!last || last.by !== provided) last = { found: look(provided), by: provided };
    return last.found;
  };
}
