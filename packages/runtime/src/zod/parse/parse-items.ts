import { acceptMode } from "../accept/accept-mode.ts";
import { descend, leave, rejectDepth } from "../accept/depth.ts";
import type { ParseContext, Payload } from "../zod-internals.ts";
import { type Parse, parsePart } from "./parse-members.ts";
import { matchesPlain, type Rule } from "./rule.ts";

/** The rules of an array: those of its first items, and that of all others. */
export interface ItemRules {
  readonly first: readonly Rule[];
  readonly rest: Rule | undefined;
}

/**
 * Parses each item of an array with its schema, and returns the input array if no item is converted. Positional for
 * speed: this runs once per array of a value.
 */
export function parseItems(
  payload: Payload,
  context: ParseContext,
  { first, rest }: ItemRules,
): Payload | Promise<Payload> {
  const place = descend();
  try {
    if (place < 0) return rejectDepth(payload, context);
    const input = payload.value as readonly unknown[]; // checked by the caller
    const length = Math.max(first.length, input.length);
    const parse: Parse = { payload, input, context, pending: undefined };
    for (let index = 0; index < length; index += 1) {
      const rule = index < first.length ? first[index] : rest;
      const value = input[index];
      if (!rule || (index >= input.length && rule.whenAbsent === "optional")) continue;
      if (matchesPlain(rule, value)) continue;
      parsePart(rule, index, value, parse);
      if (payload.issues.length > 0 && acceptMode()) break;
    }
    return parse.pending ? parse.pending.then(() => payload) : payload;
  } finally {
    leave(place, payload, context);
  }
}
