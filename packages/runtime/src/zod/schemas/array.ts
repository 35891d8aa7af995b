import * as z from "zod";
import { type ItemPlans, parseItems } from "../parse/parse-items.ts";
import { planOf } from "../parse/part-plan.ts";
import {
  type Check,
  defineClass,
  definitionOfCheck,
  describeBy,
  type Payload,
  parseContainerBy,
  rejectType,
  runCheck,
} from "../zod-internals.ts";
import { preservingMethods } from "./preserving-methods.ts";
import { unstated } from "./unconstrained.ts";

/** zod's array, except that it returns its input array, limits the depth, and reports any number of issues. */
const preservingArray = /* @__PURE__ */ defineClass<z.ZodArray>(
  "StructurePreservingArray",
  z.ZodArray,
  preservingMethods,
  (schema, { element, checks = [] }) => {
    describeBy(schema, (json, [{ target }], inherited) => {
      inherited();
      if (element === unstated && target !== "openapi-3.0") delete json.items; // OpenAPI 3.0 requires it
    });
    const plans: ItemPlans = { first: [], rest: planOf(element, "optional") };
    const limits = checks.filter((check) => definitionOfCheck(check).check === "max_length");
    parseContainerBy(schema, (payload, context) => {
      if (!Array.isArray(payload.value)) return rejectType(payload, "array", schema);
      return isTooLong(payload, limits) ? payload : parseItems(payload, context, plans);
    });
  },
);

/** Reports an array that is too long before its items are read. */
function isTooLong(payload: Payload, limits: readonly Check<never>[]): boolean {
  return limits.some((limit) => {
    const start = payload.issues.length;
    runCheck(limit, payload);
    const issue = payload.issues[start] as { continue?: boolean } | undefined; // in place, as zod does
    if (issue) issue.continue = false;
    return issue;
  });
}

/** An array whose items all match one schema. `.min()` and `.max()` bound its length. */
export function array<Item extends z.core.SomeType>(item: Item): z.ZodArray<Item> {
  const definition = { type: "array", element: item as unknown as z.ZodType } as const; // SomeType is its structural shadow
  return preservingArray(definition) as unknown as z.ZodArray<Item>; // the class knows no item
}
