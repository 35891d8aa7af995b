import type * as z from "zod";
import { acceptanceOf } from "../accept/acceptance.ts";
import type { Accepts, ParseContext } from "../accept/accepts.ts";
import { currentDepth, descend, refuseDepth, returnTo } from "../accept/depth.ts";
import type { Part } from "../accept/report-issues.ts";
import type { Payload } from "../checks/check.ts";
import { type Parse, parsePart } from "./parse-members.ts";

/** What an item is held to. */
export type ItemRule = Omit<Part, "key"> & { readonly accepts: Accepts | undefined };

/** The rules of a list: those of its first items, and that of all others. */
export interface ItemRules {
  readonly first: readonly ItemRule[];
  readonly rest: ItemRule | undefined;
}

/** Looks up, once, how an item is parsed. */
export function itemRule(schema: z.core.SomeType, whenAbsent?: Part["whenAbsent"]): ItemRule {
  const item = schema as z.core.$ZodType; // SomeType is its structural shadow
  return { schema: item, whenAbsent, accepts: acceptanceOf(item) };
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
  const place = currentDepth();
  if (!descend()) return refuseDepth(payload, context);
  try {
    const input = payload.value as readonly unknown[]; // the caller has looked
    const parse: Parse = { payload, input, context, pending: [] };
    for (let index = 0; index < first.length; index += 1) {
      const rule = first[index] as ItemRule; // within the list
      if (index < input.length || rule.whenAbsent !== "optional") parsePart(rule, index, input[index], parse);
    }
    if (rest)
      for (let index = first.length; index < input.length; index += 1)
        parsePart(rest, index, input[index], parse);
    return parse.pending.length > 0 ? Promise.all(parse.pending).then(() => payload) : payload;
  } finally {
    returnTo(place);
  }
}
