import { acceptMode } from "../accept/accept-mode.ts";
import { descend, leave, rejectDepth } from "../accept/depth.ts";
import type { ParseContext, Payload } from "../zod-internals.ts";
import { type ParseState, parsePart } from "./parse-members.ts";
import { matchesPlain, type PartPlan } from "./part-plan.ts";

/** Plans for the first items of an array, and for all others. */
export interface ItemPlans {
  readonly first: readonly PartPlan[];
  readonly rest: PartPlan | undefined;
}

/**
 * Parses each item of an array with its schema, and returns the input array if no item is converted. Takes parameters
 * instead of an options object, for speed.
 */
export function parseItems(
  payload: Payload,
  context: ParseContext,
  { first, rest }: ItemPlans,
): Payload | Promise<Payload> {
  const savedDepth = descend();
  try {
    if (savedDepth < 0) return rejectDepth(payload, context);
    const input = payload.value as readonly unknown[]; // checked by the caller
    const length = Math.max(first.length, input.length);
    const state: ParseState = { payload, input, context, pending: undefined };
    for (let index = 0; index < length; index += 1) {
      const plan = index < first.length ? first[index] : rest;
      const value = input[index];
      if (!plan || (index >= input.length && plan.whenAbsent === "optional")) continue;
      if (matchesPlain(plan, value)) continue;
      parsePart(plan, index, value, state);
      if (payload.issues.length > 0 && acceptMode()) break;
    }
    return state.pending ? state.pending.then(() => payload) : payload;
  } finally {
    leave(savedDepth, payload, context);
  }
}
