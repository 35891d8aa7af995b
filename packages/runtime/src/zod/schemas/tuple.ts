import * as z from "zod";
import { $constructor } from "zod/v4/core";
import { describing } from "../checks/keywords.ts";
import { parseAs } from "../parse/parse-as.ts";
import { type ItemRules, itemRule, parseItems } from "../parse/parse-items.ts";
import { handingThrough } from "./readonly.ts";
import { unstated } from "./unstated.ts";

/** zod's tuple, except that it returns the list that it was given, with a limit on the depth and none on the issues. */
const StructurePreservingTuple: z.core.$constructor<z.ZodTuple> = /* @__PURE__ */ $constructor<z.ZodTuple>(
  "StructurePreservingTuple",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodTuple> = z.ZodTuple; // an assertion signature needs a typed name
    base.init(instance, definition);
    describing(instance, (json, { target }) => {
      if (definition.rest !== unstated || target === "openapi-3.0") return; // which has one schema for all items
      delete json[target === "draft-2020-12" ? "items" : "additionalItems"];
    });
    let rules: ItemRules | undefined; // an item may be defined later
    parseAs(instance, (payload, context) => {
      const input = payload.value;
      if (!Array.isArray(input)) {
        payload.issues.push({ code: "invalid_type", expected: "tuple", input, inst: instance });
        return payload;
      }
      rules ??= rulesOf(definition);
      const { first, rest } = rules;
      const { length } = first;
      if (!rest && input.length > length)
        payload.issues.push({ code: "too_big", maximum: length, inclusive: true, origin: "array", input });
      return parseItems(payload, context, { first, rest });
    });
  },
  handingThrough,
);

function rulesOf({ items, rest }: z.core.$ZodTupleDef): ItemRules {
  return {
    first: items.map((item) => itemRule(item, (item as z.core.$ZodType)._zod.optin)), // SomeType is its structural shadow
    rest: rest ? itemRule(rest, "optional") : undefined,
  };
}

/** A list whose first items meet a schema each, and all others one; without that, there may be no others. */
export function tuple<const Items extends readonly [z.core.SomeType, ...z.core.SomeType[]]>(
  items: Items,
): z.ZodTuple<Items, null>;
export function tuple<
  const Items extends readonly [z.core.SomeType, ...z.core.SomeType[]],
  Rest extends z.core.SomeType,
>(items: Items, rest: Rest): z.ZodTuple<Items, Rest>;
export function tuple(items: readonly z.core.SomeType[], rest: z.core.SomeType | null = null): unknown {
  const definition = { type: "tuple", items, rest } as unknown as z.core.$ZodTupleDef; // SomeType is its structural shadow
  return new StructurePreservingTuple(definition);
}
