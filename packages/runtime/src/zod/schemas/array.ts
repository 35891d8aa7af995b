import * as z from "zod";
import { type ItemRules, itemRule, parseItems } from "../parse/parse-items.ts";
import { defineClass, definitionOfCheck, type Payload, refuseType, runCheck } from "../zod-internals.ts";
import { handingThrough } from "./readonly.ts";
import { unstated } from "./unstated.ts";

/** zod's array, except that it returns the list that it was given, with a limit on the depth and none on the issues. */
const preservingArray = /* @__PURE__ */ defineClass<z.ZodArray>("StructurePreservingArray", z.ZodArray, {
  methods: handingThrough,
  describe({ element }, json, { target }, inherited) {
    inherited();
    if (element === unstated && target !== "openapi-3.0") delete json.items; // which asks for it
  },
  parser({ element, checks }, schema) {
    const rules: ItemRules = { first: [], rest: itemRule(element, "optional") };
    return (payload, context) => {
      if (!Array.isArray(payload.value)) return refuseType(payload, "array", schema);
      return isTooLong(payload, checks) ? payload : parseItems(payload, context, rules);
    };
  },
});

/** Reports a list that is too long without looking at its items. */
function isTooLong(payload: Payload, checks: z.core.$ZodArrayDef["checks"]): boolean {
  for (const check of checks ?? []) {
    const definition = definitionOfCheck(check);
    if (definition.check !== "max_length") continue;
    if ((payload.value as readonly unknown[]).length <= definition.maximum) continue; // the caller has looked
    runCheck(check, payload);
    const [issue] = payload.issues.slice(-1) as { continue?: boolean }[]; // in place, as zod does
    if (issue) issue.continue = false;
    return true;
  }
  return false;
}

/** A list whose items all meet one schema. `.min()` and `.max()` bound it. */
export function array<Item extends z.core.SomeType>(item: Item): z.ZodArray<Item> {
  const definition = { type: "array", element: item as unknown as z.ZodType } as const; // SomeType is its structural shadow
  return preservingArray(definition) as unknown as z.ZodArray<Item>; // the class knows no item
}
