import { currentAsk } from "../accept/asked.ts";
import { descend, leave, refuseDepth } from "../accept/depth.ts";
import type { ParseContext, Payload } from "../zod-internals.ts";
import { type Parse, parsePart } from "./parse-members.ts";
import { isPlainly, type Rule } from "./rule.ts";

/** The rules of a list: those of its first items, and that of all others. */
export interface ItemRules {
  readonly first: readonly Rule[];
  readonly rest: Rule | undefined;
}

/**
 * Holds each item of a list to its schema, and hands the list through where none is converted. Positional for speed: this
 * runs once per list of a value.
 */
export function parseItems(
  payload: Payload,
  context: ParseContext,
  { first, rest }: ItemRules,
): Payload | Promise<Payload> {
  const place = descend();
  try {
    if (place < 0) return refuseDepth(payload, context);
    const input = payload.value as readonly unknown[]; // the caller has looked
    const length = Math.max(first.length, input.length);
    const parse: Parse = { payload, input, context, pending: undefined };
    for (let index = 0; index < length; index += 1) {
      const rule = index < first.length ? first[index] : rest;
      const value = input[index];
      if (!rule || (index >= input.length && rule.whenAbsent === "optional")) continue;
      if (isPlainly(rule, value)) continue;
      parsePart(rule, index, value, parse);
      if (payload.issues.length > 0 && currentAsk()) break;
    }
    return parse.pending ? parse.pending.then(() => payload) : payload;
  } finally {
    leave(place, payload, context);
  }
}
