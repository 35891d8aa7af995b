import { currentAsk } from "../accept/asked.ts";
import { descend, enter, leave, refuseDepth } from "../accept/depth.ts";
import type { Part } from "../issues/place-issues.ts";
import type { ParseContext, Payload, Schema } from "../zod-internals.ts";
import { type Parse, parseOf, parsePart } from "./parse-members.ts";
import { isOfPlain, type Plain, plainOf } from "./plain.ts";

/** What an item is held to. */
export type ItemRule = Omit<Part, "key"> & { readonly plain: Plain | undefined };

/** The rules of a list: those of its first items, and that of all others. */
export interface ItemRules {
  readonly first: readonly ItemRule[];
  readonly rest: ItemRule | undefined;
}

/** Looks up how an item is parsed. */
export function itemRule(schema: Schema, whenAbsent: Part["whenAbsent"]): ItemRule {
  return { schema, whenAbsent, plain: plainOf(schema) };
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
  const place = enter();
  try {
    if (!descend()) return refuseDepth(payload, context);
    const input = payload.value as readonly unknown[]; // the caller has looked
    const { issues } = payload;
    const length = Math.max(first.length, input.length);
    let parse: Parse | undefined;
    for (let index = 0; index < length; index += 1) {
      const rule = index < first.length ? first[index] : rest;
      const value = input[index];
      const mayBeAbsent = rule?.whenAbsent === "optional";
      if (!rule || (index >= input.length && mayBeAbsent)) continue;
      if (rule.plain && isOfPlain(rule.plain, value)) continue;
      parse ??= parseOf(payload, input, context);
      parsePart(rule, index, value, parse);
      if (issues.length > 0 && currentAsk()) break;
    }
    return parse && parse.pending.length > 0 ? Promise.all(parse.pending).then(() => payload) : payload;
  } finally {
    leave(place, payload, context);
  }
}
