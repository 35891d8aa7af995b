import * as z from "zod";
import { $constructor } from "zod/v4/core";
import type { Payload } from "../checks/check.ts";
import { describing } from "../checks/keywords.ts";
import { parseAs } from "../parse/parse-as.ts";
import { type ItemRules, itemRule, parseItems } from "../parse/parse-items.ts";
import { handingThrough } from "./readonly.ts";
import { unstated } from "./unstated.ts";

/** zod's array, except that it returns the list that it was given, with a limit on the depth and none on the issues. */
const StructurePreservingArray: z.core.$constructor<z.ZodArray> = /* @__PURE__ */ $constructor<z.ZodArray>(
  "StructurePreservingArray",
  (instance, definition) => {
    const base: z.core.$constructor<z.ZodArray> = z.ZodArray; // an assertion signature needs a typed name
    base.init(instance, definition);
    describing(instance, (json, { target }) => {
      if (definition.element === unstated && target !== "openapi-3.0") delete json.items; // which asks for it
    });
    const rules: ItemRules = { first: [], rest: itemRule(definition.element, "optional") };
    parseAs(instance, (payload, context) => {
      const input = payload.value;
      if (!Array.isArray(input)) {
        payload.issues.push({ code: "invalid_type", expected: "array", input, inst: instance });
        return payload;
      }
      if (isTooLong(payload, definition.checks)) return payload;
      return parseItems(payload, context, rules);
    });
  },
  handingThrough,
);

/** Reports a list that is too long without looking at its items. */
function isTooLong(payload: Payload, checks: z.core.$ZodArrayDef["checks"]): boolean {
  for (const { _zod } of checks ?? []) {
    const { check, maximum } = _zod.def as Partial<z.core.$ZodCheckMaxLengthDef>;
    if (check !== "max_length" || maximum === undefined) continue;
    if ((payload.value as readonly unknown[]).length <= maximum) continue; // the caller has looked
    _zod.check(payload as never); // a check of lengths
    const [issue] = payload.issues.slice(-1) as { continue?: boolean }[]; // in place, as zod does
    if (issue) issue.continue = false;
    return true;
  }
  return false;
}

/** A list whose items all meet one schema. `.min()` and `.max()` bound it. */
export function array<Item extends z.core.SomeType>(item: Item): z.ZodArray<Item> {
  const definition = { type: "array", element: item as unknown as z.ZodType } as const; // SomeType is its structural shadow
  return new StructurePreservingArray(definition) as unknown as z.ZodArray<Item>; // the constructor knows no item
}
