import * as z from "zod";
import { type ItemRules, parseItems } from "../parse/parse-items.ts";
import { ruleOf } from "../parse/rule.ts";
import {
  type Check,
  defineClass,
  definitionOfCheck,
  describeBy,
  type Payload,
  parseContainerBy,
  refuseType,
  runCheck,
} from "../zod-internals.ts";
import { handingThrough } from "./readonly.ts";
import { unstated } from "./unstated.ts";

/** zod's array, except that it returns the list that it was given, with a limit on the depth and none on the issues. */
const preservingArray = /* @__PURE__ */ defineClass<z.ZodArray>(
  "StructurePreservingArray",
  z.ZodArray,
  handingThrough,
  (schema, { element, checks = [] }) => {
    describeBy(schema, (json, [{ target }], inherited) => {
      inherited();
      if (element === unstated && target !== "openapi-3.0") delete json.items; // which asks for it
    });
    const rules: ItemRules = { first: [], rest: ruleOf(element, "optional") };
    const limits = checks.filter((check) => definitionOfCheck(check).check === "max_length");
    parseContainerBy(schema, (payload, context) => {
      if (!Array.isArray(payload.value)) return refuseType(payload, "array", schema);
      return isTooLong(payload, limits) ? payload : parseItems(payload, context, rules);
    });
  },
);

/** Reports a list that is too long without looking at its items. */
function isTooLong(payload: Payload, limits: readonly Check<never>[]): boolean {
  return limits.some((limit) => {
    const start = payload.issues.length;
    runCheck(limit, payload);
    const issue = payload.issues[start] as { continue?: boolean } | undefined; // in place, as zod does
    if (issue) issue.continue = false;
    return issue;
  });
}

/** A list whose items all meet one schema. `.min()` and `.max()` bound it. */
export function array<Item extends z.core.SomeType>(item: Item): z.ZodArray<Item> {
  const definition = { type: "array", element: item as unknown as z.ZodType } as const; // SomeType is its structural shadow
  return preservingArray(definition) as unknown as z.ZodArray<Item>; // the class knows no item
}
